/** Entries of a table's story that are worth a line. */
import type { Logged } from '../lib/types';

const PEOPLE = new Set(['sit', 'stand', 'bot', 'away', 'back', 'undo', 'ask', 'agree', 'decline', 'rematch']);

/** Small steps of one move say nothing; what they come to does. */
export function happened(entry: Logged): boolean {
  return Boolean(entry.events?.length) || PEOPLE.has(entry.kind);
}
