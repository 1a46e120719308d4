/** What this browser was shown before each game: so the check afterwards need not believe the server. */
import { keep, kept } from '../../lib/keeping';
import type { Facts } from '../../lib/types';

const MOST = 60; // tables that are remembered
type Promises = Record<string, string>;

/** Of a table whose game is not over: afterwards a promise is worth nothing. */
export function rememberPromise({ id, status, commitment }: Facts): void {
  const known = promises();
  if (status === 'over' || known[id]) return;
  const all = [...Object.entries(known), [id, commitment]].slice(-MOST);
  keep('promises', JSON.stringify(Object.fromEntries(all)));
}

export const promiseOf = (table: string): string | null => promises()[table] ?? null;

function promises(): Promises {
  try {
    return JSON.parse(kept('promises') ?? '{}') as Promises;
  } catch {
    return {};
  }
}
