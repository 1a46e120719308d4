import { expect, it } from 'vitest';

import { choicesIn, inLines } from './choices';

it('a text that offers a choice is its beginning and the choices, any other is whole', () => {
  const choices = ['Draw 2 cards.', 'Gain 1 VP.'];
  expect(choicesIn('Choose one – • Draw 2 cards. • Gain 1 VP.')).toEqual({ first: 'Choose one:', choices });
  expect(choicesIn('Escolha uma opção — • Draw 2 cards. • Gain 1 VP.').first).toBe('Escolha uma opção:');
  expect(choicesIn('Draw 2 cards – at once.')).toEqual({ first: 'Draw 2 cards – at once.', choices: [] });
  expect(inLines('Choose one – • Draw 2 cards. • Gain 1 VP.')).toBe('Choose one –\n• Draw 2 cards.\n• Gain 1 VP.');
});
