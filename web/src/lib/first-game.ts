/** A first game: two players, against the easiest bot, with a coach. */
import { against } from './against';
import { bots } from './bots.svelte';
import { games } from './games.svelte';
import { keep, kept } from './keeping';
import { go, paths } from './routing.svelte';
import { settings } from './settings.svelte';

/** Whether this game was never played in this browser. */
export const neverPlayed = (game: string): boolean => kept(`played-${game}`) === null;

/** Makes the table and goes there. `sides`: the reader's and the bot's; without it they are drawn at random. */
export async function beginFirstGame(game: string, sides: readonly string[] = []): Promise<void> {
  await bots.learn(game);
  const table = await against(game, bots.of(game)[0]!, games.players(game).least, sides);
  settings.setCoach(true);
  keep('guided', table);
  go(paths.table(table));
}

/** Whether this table began as a first game in this browser. */
export const isGuided = (table: string): boolean => kept('guided') === table;
