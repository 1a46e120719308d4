/** How people and bots are called, and which names are allowed. */
import type { Facts, Sitting } from './types';
import { t, words } from './words.svelte';

export const LONGEST = 30; // characters, as the server counts them

export function nameOf(seat: Pick<Sitting, 'name' | 'person' | 'bot'>): string {
  if (seat.person) return seat.name || t('web-player-left');
  return seat.bot ? botName(seat.bot) : seat.name;
}

export const botName = (bot: string): string => (words.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** How a bot plays; for one that is not ours, only where it comes from. */
export const botAbout = (bot: string): string =>
  t(words.has(`bot-${bot}-about`) ? `bot-${bot}-about` : 'bot-foreign-about');

/** The name of a seat, with a number if several bots share it. */
export function nameAt(seats: Sitting[], number: number): string {
  const seat = seats[number];
  if (!seat) return '';
  const same = seats.slice(0, number).filter((other) => !other.person && other.bot === seat.bot).length;
  return seat.bot && !seat.person && same ? `${nameOf(seat)} ${same + 1}` : nameOf(seat);
}

/** The names of everybody who sits there. */
export const namesOf = ({ seats }: Facts): string =>
  seats
    .map((_, number) => nameAt(seats, number))
    .filter(Boolean)
    .join(', ');

/** What is wrong with a name, in words; '' if it is fine. */
export function nameTrouble(name: string): string {
  const length = [...name.trim()].length;
  if (length > LONGEST) return t('web-lobby-name-long', { length, longest: LONGEST });
  return '';
}
