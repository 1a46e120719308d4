/** Games against bots: how often one won, and whom to try next. */
import type { PlayedGame } from '../../lib/types';

const [LAST, ENOUGH] = [3, 2]; // of the last three games against a bot, two won: the next one

export interface Results {
  bot: string;
  played: number;
  won: number;
}

/** Those that were played against, in the order of `bots`, which has the weakest first. */
export function resultsOf(games: readonly PlayedGame[], bots: readonly string[]): Results[] {
  const against = (bot: string) => games.filter((game) => game.bot === bot);
  return bots.flatMap((bot) => {
    const all = against(bot);
    return all.length ? [{ bot, played: all.length, won: all.filter(({ won }) => won).length }] : [];
  });
}

/** One stronger than the strongest that is beaten; the weakest for whoever has beaten none, and the strongest when all are. */
export function nextBot(games: readonly PlayedGame[], bots: readonly string[]): string | undefined {
  const beaten = (bot: string): boolean => {
    const last = games.filter((game) => game.bot === bot).sort((a, b) => b.at - a.at);
    return last.slice(0, LAST).filter(({ won }) => won).length >= ENOUGH;
  };
  return bots[bots.findLastIndex(beaten) + 1] ?? bots.at(-1);
}
