/** What a page needs before it can show a table: the game, the pieces for that many players, and the words for both. */
import { get } from '../lib/http';
import type { Facts } from '../lib/types';
import { words } from '../lib/words.svelte';
import { loadGame, type GameModule } from './module';

export async function layOut(table: Facts): Promise<[GameModule, unknown]> {
  const query = `players=${table.players}&pack=${table.pack}&language=${words.language}`;
  const [game, pieces] = await Promise.all([
    loadGame(table),
    get(`/games/${table.key}/pieces?${query}`),
    words.need(table.game),
    words.need('looking'),
  ]);
  return [game, pieces];
}
