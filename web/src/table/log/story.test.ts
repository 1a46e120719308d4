import { describe, expect, it } from 'vitest';

import type { Logged } from '../../lib/types';
import { firstHastes, sentencesOf } from './story';

const entry = (seq: number, haste?: string): Logged => ({ seq, at: 0, kind: 'do', ...(haste ? { haste } : {}) });

describe('bots in haste', () => {
  it('are told of once for each kind, not with every move', () => {
    const log = [entry(1), entry(2, 'less'), entry(3, 'less'), entry(4, 'any'), entry(5, 'any'), entry(6, 'less')];
    expect([...firstHastes(log).keys()]).toEqual([2, 4]);
  });

  it('are not told of while all have time', () => {
    expect(firstHastes([entry(1), entry(2)]).size).toBe(0);
  });
});

describe('the lines of an entry', () => {
  const told = (...texts: string[]): Logged => ({
    ...entry(7),
    events: texts.map((text) => ({ key: 'e', args: {}, text })),
  });
  const mark = (n: number, text: string) => ({ n, seq: 7, side: '', text, places: [] });

  it('have the numbers of the board where each thing begins', () => {
    const lines = sentencesOf(told('Pip attacks.', 'Six beats five.', 'Pip takes a mound.', 'Pip loses a Worker.'), [
      mark(2, 'Pip attacks. Six beats five.'),
      mark(3, 'Pip takes a mound. Pip loses a Worker.'),
      { ...mark(1, 'Pip attacks.'), seq: 6 },
    ]);
    expect(lines.map(({ n }) => n)).toEqual([2, undefined, 3, undefined]);
  });

  it('leave numbers to the part of the entry that they are about', () => {
    const marked = [mark(8, 'You score 4 VP.'), mark(9, 'Round 2 begins.')];
    expect(sentencesOf(told('You score 4 VP.'), marked).map(({ n }) => n)).toEqual([8]);
    expect(sentencesOf(told('Round 2 begins.', 'Event: Rain.'), marked).map(({ n }) => n)).toEqual([9, undefined]);
  });

  it('leave out what the game does not consider news, and know whose a number is', () => {
    const lines = sentencesOf(
      told('You score 4 VP.', 'You gain 4 VP.', 'Pip scores 2 VP.'),
      [{ ...mark(1, 'Pip scores 2 VP.'), side: 'red' }],
      ({ text }) => text === 'You gain 4 VP.',
    );
    expect(lines.map(({ text, side }) => [text, side])).toEqual([
      ['You score 4 VP.', undefined],
      ['Pip scores 2 VP.', 'red'],
    ]);
  });

  it('say once what happens again and again', () => {
    const lines = sentencesOf(told('Pip draws.', 'Pip draws.', 'Ann draws.', 'Pip draws.'), []);
    expect(lines.map(({ text, times }) => `${text} ${times}`)).toEqual([
      'Pip draws. 2',
      'Ann draws. 1',
      'Pip draws. 1',
    ]);
  });
});
