/** Making tables. A person without a name gets one on the way. */
import { bots as offered } from '../lib/bots.svelte';
import { games } from '../lib/games.svelte';
import { post } from '../lib/http';
import { keep, kept } from '../lib/keeping';
import { person } from '../lib/me.svelte';
import { go, paths } from '../lib/routing.svelte';
import { t } from '../lib/words.svelte';
import { FRIEND, HERE, isBot, ME, plain, sitting, withOthers, type SeatWish, type Wish } from './new-table/wish';

/** Makes the table and goes there; the game begins at once if nobody else has to join first. */
export async function open(game: string, wish: Wish): Promise<void> {
  const me = await person.ready();
  const { table } = await post<{ table: string }>('/tables', asked(game, wish, me.name));
  go(paths.table(table));
}

/** By the default rules, regardless of what was last chosen elsewhere: the button must not start anything that it does not say. */
export const playNow = (game: string, players: number): Promise<void> => quick(game, players, offered.chosen);
export const invite = (game: string, players: number): Promise<void> => quick(game, players, FRIEND);
const quick = (game: string, players: number, who: string) => open(game, withOthers({ ...plain(game), players }, who));

/** The number of players by default: the same as last time. */
export function playersOf(game: string): number {
  const { least, most } = games.players(game);
  const last = Number(kept(`players-${game}`));
  return last >= least && last <= most ? last : least;
}

export const keepPlayers = (game: string, players: number): void => keep(`players-${game}`, String(players));

/** The request for a table: the reader's seats come first and bots last. */
function asked(game: string, wish: Wish, me: string): Record<string, unknown> {
  const seats = sitting(wish);
  const own = seats.filter(({ who }) => who === ME || who === HERE);
  const friends = seats.filter(({ who }) => who === FRIEND);
  const bots = seats.filter(({ who }) => isBot(who));
  const { players, options, open, watched, hints, patience, rated, pack } = wish;
  return {
    game,
    players,
    pack,
    options: { ...games.proposed(game), ...options },
    open,
    watched: open || watched,
    hints,
    patience,
    rated: rated && friends.length === players - 1,
    own_seats: own.length,
    names: own.length > 1 ? own.map((seat, number) => nameOf(seat, number, me)) : [],
    bots: bots.map(({ who }) => who),
    sides: [...own, ...friends, ...bots].map(({ who, side }) => (who === FRIEND ? '' : side)),
    start: friends.length === 0,
  };
}

const nameOf = ({ who, name }: SeatWish, number: number, me: string): string =>
  name.trim() || (who === ME ? me : t('web-lobby-player', { number: number + 1 }));
