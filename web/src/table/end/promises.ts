/** The commitments this browser was shown before each game, so that the check afterwards need not trust the server. */
import { keep, kept } from '../../lib/keeping';
import type { Facts } from '../../lib/types';

const MOST = 60; // tables that are remembered
type Promises = Record<string, string>;

/** Only while the game is not over: afterwards a commitment proves nothing. */
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
