/** A view as words and numbers, for a game that provides nothing better. */
import type { View } from '../../lib/types';

/** What the table shows elsewhere. */
const SHOWN = new Set(['prompt', 'actions', 'undo']);

export function fieldsOf(view: View): [name: string, says: string][] {
  return Object.entries(view)
    .filter(([name]) => !SHOWN.has(name))
    .map(([name, value]) => [readable(name), says(value)]);
}

const readable = (name: string): string => name.replaceAll('_', ' ');

function says(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (value === true) return '✓';
  if (value === false) return '✗';
  if (typeof value !== 'object') return String(value as string | number);
  const parts = Array.isArray(value)
    ? value.map(says)
    : Object.entries(value).map(([name, part]) => `${readable(name)} ${says(part)}`);
  return parts.length ? parts.join(', ') : '–';
}
