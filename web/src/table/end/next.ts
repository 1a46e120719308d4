/** Whom to play next, after a game against bots alone. */
import type { Facts } from '../../lib/types';

export interface Suggested {
  bot: string;
  /** Than the strongest that was at the table. */
  how: 'stronger' | 'weaker';
}

/** One step up for whoever has won, one down for whoever has not; nothing where there is no such step, or where others played. `bots`: the
 * weakest first. */
export function nextOpponent(
  facts: Facts,
  own: readonly number[],
  won: boolean,
  bots: readonly string[],
): Suggested | null {
  const others = facts.seats.filter((_, seat) => !own.includes(seat));
  if (own.length !== 1 || others.some(({ person }) => person)) return null;
  const strongest = Math.max(...others.map(({ bot }) => bots.indexOf(bot)));
  const bot = strongest < 0 ? undefined : bots[strongest + (won ? 1 : -1)];
  return bot === undefined ? null : { bot, how: won ? 'stronger' : 'weaker' };
}
