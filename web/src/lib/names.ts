/** What people and bots are called, and what a name may be. */
import type { Facts, Sitting } from './types';
import { t, words } from './words.svelte';

export const LONGEST = 30; // characters, as the server counts them

export function nameOf(seat: Sitting): string {
  if (seat.person || !seat.bot) return seat.name;
  return botName(seat.bot);
}

export const botName = (bot: string): string => (words.has(`web-lobby-bot-${bot}`) ? t(`web-lobby-bot-${bot}`) : bot);

/** All who sit there. */
export const namesOf = ({ seats }: Facts): string => seats.map(nameOf).filter(Boolean).join(', ');

/** What is wrong with a name, in words; nothing if it will do. */
export function nameTrouble(name: string): string {
  const length = [...name.trim()].length;
  if (length > LONGEST) return t('web-lobby-name-long', { length, longest: LONGEST });
  return '';
}
