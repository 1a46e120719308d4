/** Entries of a table's story that are worth a line. */
import type { Logged, Spoken } from '../lib/types';
import { t } from '../lib/words.svelte';

const PEOPLE = new Set(['sit', 'stand', 'bot', 'away', 'back', 'undo', 'ask', 'agree', 'decline', 'rematch']);

/** Small steps of one move say nothing; what they come to does. */
export function happened(entry: Logged): boolean {
  return Boolean(entry.events?.length) || PEOPLE.has(entry.kind);
}

/** What everybody else is told without the piece: a card or token that only its owner sees. */
const OWN = /-event-(drew|looked|kept|returned|stored|dropped)$/;
export const isOwn = (event: Spoken): boolean => OWN.test(event.key);

/** An entry in words. */
export function textOf(entry: Logged): string {
  const told = (entry.events ?? []).map((event) => event.text).join(' ');
  const { name = '', bot = '', lines = 0 } = entry;
  return told || (PEOPLE.has(entry.kind) ? t(`web-log-${entry.kind}`, { name, bot, lines }) : '');
}
