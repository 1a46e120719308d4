import { describe, expect, it } from 'vitest';

import { Fault } from '../lib/http';
import { PAGE, pages } from './paging';

const all = Array.from({ length: 120 }, (_, n) => ({ id: `t${n}` }));

/** Pages as the server does. */
const get = <A>(path: string): Promise<A> => {
  const after = new URL(path, 'http://server').searchParams.get('after');
  const first = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  return Promise.resolve(all.slice(first, first + PAGE) as A);
};

describe('a list in pages', () => {
  it('has as many pages as are asked for, and knows whether there are more', async () => {
    expect(await pages('/tables', 0, get)).toEqual({ tables: [], more: false });
    expect(await pages('/tables', 1, get)).toEqual({ tables: all.slice(0, 50), more: true });
    expect(await pages('/tables?playing=true', 2, get)).toEqual({ tables: all.slice(0, 100), more: true });
    expect(await pages('/tables', 3, get)).toEqual({ tables: all, more: false });
    expect(await pages('/tables', 9, get)).toEqual({ tables: all, more: false });
  });

  it('keeps what it has when the last table that it knows is deleted', async () => {
    const gone = <A>(path: string): Promise<A> =>
      path.includes('after') ? Promise.reject(new Fault(404, { key: 'server-table-unknown', args: {} })) : get<A>(path);
    expect(await pages('/tables', 2, gone)).toEqual({ tables: all.slice(0, 50), more: true });
  });

  it('lets every other fault through', async () => {
    const away = <A>(): Promise<A> => Promise.reject(new Fault(0, { key: 'web-unreachable', args: {} }));
    await expect(pages('/tables', 1, away)).rejects.toBeInstanceOf(Fault);
  });
});
