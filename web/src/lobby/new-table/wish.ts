/** The table that the reader wants to make. This browser remembers the last one of each game. */
import { bots } from '../../lib/bots.svelte';
import { games } from '../../lib/games.svelte';
import { keep, kept } from '../../lib/keeping';

/** Who will sit in a seat: the reader, somebody at the same screen, somebody who gets the link, or a bot by its name. */
export const ME = 'me';
export const HERE = 'here';
export const FRIEND = 'friend';

export interface SeatWish {
  who: string;
  /** The name of somebody at the same screen. */
  name: string;
  /** '': to be drawn at random. */
  side: string;
}

export interface Wish {
  players: number;
  /** Only options that the reader chose; all others are suggested for the language, or the game's defaults. */
  options: Record<string, string>;
  /** As many as the largest table has, so that nothing is forgotten while fewer players are selected. */
  seats: SeatWish[];
  open: boolean;
  watched: boolean;
  hints: boolean;
  patience: number;
  rated: boolean;
  /** '': the game's own. */
  pack: string;
}

export const MINUTE = 60;
export const DAY = 86_400;
export const PATIENCE = [3 * MINUTE, 10 * MINUTE, 60 * MINUTE, DAY, 3 * DAY, 7 * DAY];

export function plain(game: string): Wish {
  const { least, most } = games.players(game);
  const seats = Array.from({ length: most }, (_, seat) => ({ who: seat ? bots.chosen : ME, name: '', side: '' }));
  const terms = { open: false, watched: false, hints: true, patience: PATIENCE[0]!, rated: false, pack: '' };
  return { players: least, options: {}, seats, ...terms };
}

/** The last wish; one stored by an older version of this page may have a different shape, and is then ignored. */
export function lastWish(game: string): Wish {
  const wish = plain(game);
  try {
    const old = JSON.parse(kept(`wish-${game}`) ?? '{}') as Partial<Wish>;
    return old.seats?.length === wish.seats.length ? { ...wish, ...old } : wish;
  } catch {
    return wish;
  }
}

/** Adds what the address asks for: a number of players, and options. Options that the game lacks are removed later. */
export function withAsked(wish: Wish, search: string): Wish {
  const { players, ...options } = Object.fromEntries(new URLSearchParams(search));
  const number = Number(players);
  const known = number >= 2 && number <= wish.seats.length;
  return { ...wish, players: known ? number : wish.players, options: { ...wish.options, ...options } };
}

/** Replaces bots that are no longer offered by the last chosen one. */
export function withOffered(seats: SeatWish[], offered: readonly string[]): SeatWish[] {
  return seats.map((seat) => (isBot(seat.who) && !offered.includes(seat.who) ? { ...seat, who: bots.chosen } : seat));
}

export function keepWish(game: string, wish: Wish): void {
  keep(`wish-${game}`, JSON.stringify(wish));
}

export const sitting = (wish: Wish): SeatWish[] => wish.seats.slice(0, wish.players);
export const isBot = (who: string): boolean => who !== ME && who !== HERE && who !== FRIEND;

/** Puts somebody else in that seat: players choose their own sides, and no two may have the same. */
export const given = (seat: SeatWish, who: string): SeatWish => (who === seat.who ? seat : { ...seat, who, side: '' });

/** Does the same for all other seats of that kind. A bot that replaces a bot keeps the side. */
export function withOthers(wish: Wish, who: string): Wish {
  const other = (seat: SeatWish) => (isBot(who) && isBot(seat.who) ? { ...seat, who } : given(seat, who));
  const seats = wish.seats.map((seat, number) => (number ? other(seat) : seat));
  return { ...wish, seats, rated: wish.rated && who === FRIEND };
}
