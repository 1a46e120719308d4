/** Games against bots: how many the reader won, and whom to try next. */
import type { PlayedGame } from '../../lib/types';

const [LAST, ENOUGH] = [3, 2]; // two wins in the last three games against a bot lead to the next one

export interface Results {
  bot: string;
  played: number;
  won: number;
}

/** The bots played against, in the order of `bots`, which starts with the weakest. */
export function resultsOf(games: readonly PlayedGame[], bots: readonly string[]): Results[] {
  const against = (bot: string) => games.filter((game) => game.bot === bot);
  return bots.flatMap((bot) => {
    const all = against(bot);
    return all.length ? [{ bot, played: all.length, won: all.filter(({ won }) => won).length }] : [];
  });
}

/** The bot after the strongest one beaten; the weakest if none was beaten, the strongest if all were. */
export function nextBot(games: readonly PlayedGame[], bots: readonly string[]): string | undefined {
  const beaten = (bot: string): boolean => {
    const last = games.filter((game) => game.bot === bot).sort((a, b) => b.at - a.at);
    return last.slice(0, LAST).filter(({ won }) => won).length >= ENOUGH;
  };
  return bots[bots.findLastIndex(beaten) + 1] ?? bots.at(-1);
}
