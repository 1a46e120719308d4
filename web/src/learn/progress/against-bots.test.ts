import { describe, expect, it } from 'vitest';

import type { PlayedGame } from '../../lib/types';
import { nextBot, resultsOf } from './against-bots';

const BOTS = ['pip', 'juno', 'marlow'];
/** Games in order: + for a win, - for a loss. */
const games = (bot: string, outcomes: string): PlayedGame[] =>
  [...outcomes].map((outcome, at) => ({ at, bot, won: outcome === '+' }));

describe('the bot to try next', () => {
  it.each([
    ['nobody has played', [], 'pip'],
    ['one game is won', games('pip', '+'), 'pip'],
    ['two of the last three are won', games('pip', '+-+'), 'juno'],
    ['two were won long ago', games('pip', '++--'), 'pip'],
    ['a stronger one is beaten, too', [...games('juno', '++'), ...games('pip', '--')], 'marlow'],
    ['all are beaten', games('marlow', '++'), 'marlow'],
    ['only people were played against', games('', '+++'), 'pip'],
  ])('when %s', (_, played, next) => expect(nextBot(played, BOTS)).toBe(next));

  it('is nobody where there are no bots', () => expect(nextBot(games('pip', '++'), [])).toBeUndefined());
});

describe('results', () => {
  it('are counted for each bot that was played against, the weakest first', () => {
    const played = [...games('juno', '-+'), ...games('pip', '+++-'), ...games('', '+')];
    expect(resultsOf(played, BOTS)).toEqual([
      { bot: 'pip', played: 4, won: 3 },
      { bot: 'juno', played: 2, won: 1 },
    ]);
  });
});
