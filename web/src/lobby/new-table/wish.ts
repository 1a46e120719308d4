/** The table that somebody wishes for. This browser keeps the last one of each game. */
import { bots } from '../../lib/bots.svelte';
import { games } from '../../lib/games.svelte';
import { keep, kept } from '../../lib/keeping';

/** Who is to sit somewhere: oneself, somebody at the same screen, somebody who gets the link, or a bot by its name. */
export const ME = 'me';
export const HERE = 'here';
export const FRIEND = 'friend';

export interface SeatWish {
  who: string;
  /** Of somebody at the same screen. */
  name: string;
  /** Nothing: let it be drawn. */
  side: string;
}

export interface Wish {
  players: number;
  /** Only those that somebody chose; all others are proposed in the reader's language, or the game's own. */
  options: Record<string, string>;
  /** Of the largest table, so that nothing is forgotten when there are fewer players for a while. */
  seats: SeatWish[];
  open: boolean;
  watched: boolean;
  hints: boolean;
  patience: number;
  rated: boolean;
  /** Nothing: the game's own. */
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

/** The last one; what an older version of this page has kept may have another shape, and is then forgotten. */
export function lastWish(game: string): Wish {
  const wish = plain(game);
  try {
    const old = JSON.parse(kept(`wish-${game}`) ?? '{}') as Partial<Wish>;
    return old.seats?.length === wish.seats.length ? { ...wish, ...old } : wish;
  } catch {
    return wish;
  }
}

/** What an address asks for: a number of players, and options. What the game does not have is left out later. */
export function withAsked(wish: Wish, search: string): Wish {
  const { players, ...options } = Object.fromEntries(new URLSearchParams(search));
  const number = Number(players);
  const known = number >= 2 && number <= wish.seats.length;
  return { ...wish, players: known ? number : wish.players, options: { ...wish.options, ...options } };
}

/** Bots that are offered no more give their seats to the one that was chosen last. */
export function withOffered(seats: SeatWish[], offered: readonly string[]): SeatWish[] {
  return seats.map((seat) => (isBot(seat.who) && !offered.includes(seat.who) ? { ...seat, who: bots.chosen } : seat));
}

export function keepWish(game: string, wish: Wish): void {
  keep(`wish-${game}`, JSON.stringify(wish));
}

export const sitting = (wish: Wish): SeatWish[] => wish.seats.slice(0, wish.players);
export const isBot = (who: string): boolean => who !== ME && who !== HERE && who !== FRIEND;

/** Somebody else in that seat: sides are chosen by those who play them, and two must not have the same. */
export const given = (seat: SeatWish, who: string): SeatWish => (who === seat.who ? seat : { ...seat, who, side: '' });

/** The same with all others of that kind. One bot for another keeps the side. */
export function withOthers(wish: Wish, who: string): Wish {
  const other = (seat: SeatWish) => (isBot(who) && isBot(seat.who) ? { ...seat, who } : given(seat, who));
  const seats = wish.seats.map((seat, number) => (number ? other(seat) : seat));
  return { ...wish, seats, rated: wish.rated && who === FRIEND };
}
