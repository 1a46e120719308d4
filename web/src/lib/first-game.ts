/** A first game: two players, against the easiest bot, with a coach. */
import { bots } from './bots.svelte';
import { games } from './games.svelte';
import { post } from './http';
import { keep, kept } from './keeping';
import { person } from './me.svelte';
import { go, paths } from './routing.svelte';
import { settings } from './settings.svelte';

/** Nobody has played that game in this browser. */
export const neverPlayed = (game: string): boolean => kept(`played-${game}`) === null;

/** Makes the table and goes there. `sides`: what to play, and against what; without any they are drawn. */
export async function beginFirstGame(game: string, sides: readonly string[] = []): Promise<void> {
  await bots.learn(game);
  await person.ready();
  const { least } = games.players(game);
  const { table } = await post<{ table: string }>('/tables', {
    game,
    players: least,
    options: games.proposed(game),
    hints: true,
    bots: Array.from({ length: least - 1 }, () => bots.of(game)[0]),
    sides,
    start: true,
  });
  settings.setCoach(true);
  keep('guided', table);
  go(paths.table(table));
}

/** It was begun as somebody's first game in this browser. */
export const isGuided = (table: string): boolean => kept('guided') === table;
