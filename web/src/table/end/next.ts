/** Whom to play next, after a game against bots alone. */
import type { Facts } from '../../lib/types';

export interface Suggested {
  bot: string;
  /** Compared with the strongest bot at the table. */
  how: 'stronger' | 'weaker';
}

/** The strongest bot played against; '' if people played too. `bots`: the weakest first. */
export function strongestBot(facts: Facts, own: readonly number[], bots: readonly string[]): string {
  const others = facts.seats.filter((_, seat) => !own.includes(seat));
  if (own.length !== 1 || others.some(({ person }) => person)) return '';
  const [strongest] = others.map(({ bot }) => bot).sort((a, b) => bots.indexOf(b) - bots.indexOf(a));
  return strongest ?? '';
}

/** One step up after a win, one down otherwise; null if there is no such step, or if people played too. */
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
