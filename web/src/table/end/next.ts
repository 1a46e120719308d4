/** Whom to play next, after a game against bots alone. */
import type { Facts } from '../../lib/types';

export interface Suggested {
  bot: string;
  /** Than the strongest that was at the table. */
  how: 'stronger' | 'weaker';
}

/** Of those that were played against; nothing where others played, too. `bots`: the weakest first. */
export function strongestBot(facts: Facts, own: readonly number[], bots: readonly string[]): string {
  const others = facts.seats.filter((_, seat) => !own.includes(seat));
  if (own.length !== 1 || others.some(({ person }) => person)) return '';
  const [strongest] = others.map(({ bot }) => bot).sort((a, b) => bots.indexOf(b) - bots.indexOf(a));
  return strongest ?? '';
}

/** One step up for whoever has won, one down for whoever has not; nothing where there is no such step, or where others played. */
export function nextOpponent(
  facts: Facts,
  own: readonly number[],
  won: boolean,
  bots: readonly string[],
): Suggested | null {
  const strongest = bots.indexOf(strongestBot(facts, own, bots));
  const bot = strongest < 0 ? undefined : bots[strongest + (won ? 1 : -1)];
  return bot === undefined ? null : { bot, how: won ? 'stronger' : 'weaker' };
}
