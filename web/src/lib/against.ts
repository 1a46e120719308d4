/** A game against bots of one kind, by the default rules, that begins at once. */
import { games } from './games.svelte';
import { post } from './http';
import { person } from './me.svelte';
import { go, paths } from './routing.svelte';

/** Makes the table and returns its name. `sides`: one for each seat; without it they are drawn at random. */
export async function against(
  game: string,
  bot: string,
  players: number,
  sides: readonly string[] = [],
): Promise<string> {
  await person.ready();
  const bots = Array.from({ length: players - 1 }, () => bot);
  const wish = { game, players, options: games.proposed(game), hints: true, bots, sides, start: true };
  const { table } = await post<{ table: string }>('/tables', wish);
  return table;
}

export async function playAgainst(game: string, bot: string, players: number): Promise<void> {
  go(paths.table(await against(game, bot, players)));
}
