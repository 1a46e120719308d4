import { describe, expect, it } from 'vitest';

import type { Facts, Sitting } from '../../lib/types';
import { nextOpponent, strongestBot } from './next';

const BOTS = ['pip', 'juno', 'marlow'];
const seat = (bot: string): Sitting => ({
  name: bot,
  person: !bot,
  bot,
  side: '',
  here: true,
  gone: false,
  result: null,
  points: null,
});
const facts = (...bots: string[]) => ({ seats: [seat(''), ...bots.map(seat)] }) as unknown as Facts;

describe('the strongest opponent', () => {
  it('is the strongest bot, and nobody where people played, too', () => {
    expect(strongestBot(facts('pip', 'marlow', 'juno'), [0], BOTS)).toBe('marlow');
    expect(strongestBot(facts('a-bot-of-mine'), [0], BOTS)).toBe('a-bot-of-mine');
    expect(strongestBot(facts('pip', ''), [0], BOTS)).toBe('');
  });
});

describe('the next opponent', () => {
  it('is a step stronger for a winner, and a step weaker for everyone else', () => {
    expect(nextOpponent(facts('juno', 'pip'), [0], true, BOTS)).toEqual({ bot: 'marlow', how: 'stronger' });
    expect(nextOpponent(facts('juno'), [0], false, BOTS)).toEqual({ bot: 'pip', how: 'weaker' });
  });

  it('is nobody beyond the strongest and the weakest, among people, and for those who looked on', () => {
    expect(nextOpponent(facts('marlow'), [0], true, BOTS)).toBeNull();
    expect(nextOpponent(facts('pip'), [0], false, BOTS)).toBeNull();
    expect(nextOpponent(facts(''), [0], true, BOTS)).toBeNull();
    expect(nextOpponent(facts('juno'), [], true, BOTS)).toBeNull();
  });
});
