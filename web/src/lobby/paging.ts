/** A list that loads page by page: the server returns fifty tables at a time, starting after a known one. */
import { Fault } from '../lib/http';

export const PAGE = 50;
const GONE = 404; // the last table that we knew has been deleted meanwhile

export interface Pages<T> {
  tables: T[];
  more: boolean;
}

export async function pages<T extends { id: string }>(
  path: string,
  count: number,
  get: <A>(path: string) => Promise<A>,
): Promise<Pages<T>> {
  const tables: T[] = [];
  for (let page = 0; page < count; page += 1) {
    const last = tables.at(-1);
    const after = last ? `${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(last.id)}` : '';
    try {
      const found = await get<T[]>(path + after);
      tables.push(...found);
      if (found.length < PAGE) return { tables, more: false };
    } catch (error) {
      if (!last || !(error instanceof Fault) || error.status !== GONE) throw error;
      return { tables, more: true }; // the next refresh starts over
    }
  }
  return { tables, more: count > 0 };
}
