import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { OwnFacts, Sitting } from '../types';

vi.stubGlobal('location', { pathname: '/', search: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { notices } = await import('./notice.svelte');
const { routing } = await import('../routing.svelte');

const seat = (name: string, bot = ''): Sitting =>
  ({
    name,
    person: name !== '' && !bot,
    bot,
    side: '',
    here: true,
    gone: false,
    result: null,
    points: null,
  }) as Sitting;
const table = (id: string, more: Partial<OwnFacts>): OwnFacts =>
  ({
    id,
    game: 'checkers',
    status: 'playing',
    asked: 1,
    yours: [0],
    seats: [seat('Ada'), seat('Ben')],
    ...more,
  }) as OwnFacts;

describe('what waits elsewhere', () => {
  beforeEach(() => {
    routing.path = '/';
    notices.list.forEach((notice) => notices.dismiss(notice));
    notices.learn([]);
  });

  it('is told once, when the turn comes, and is gone when it has passed', () => {
    notices.learn([table('a', {})]);
    expect([notices.waiting, notices.list.length]).toEqual([0, 0]);
    notices.learn([table('a', { asked: 0 })]);
    notices.learn([table('a', { asked: 0 })]);
    expect([notices.waiting, notices.list.map(({ table }) => table)]).toEqual([1, ['a']]);
    notices.learn([table('a', {})]);
    expect([notices.waiting, notices.list.length]).toEqual([0, 0]);
  });

  it('is not for a turn that a bot takes for us', () => {
    notices.learn([table('a', { asked: 0, seats: [seat('Ada', 'juno'), seat('Ben')] })]);
    expect(notices.waiting).toBe(0);
  });

  it('is somebody who has sat down at a table that gathers', () => {
    notices.learn([table('a', { status: 'gathering', asked: null, seats: [seat('Ada'), seat('')] })]);
    notices.learn([table('a', { status: 'gathering', asked: null })]);
    expect(notices.list.map(({ joined }) => joined)).toEqual(['Ben']);
  });

  it('is not for the table that the reader has open, but its turn still counts', () => {
    notices.learn([table('a', {})]);
    routing.path = '/table/a';
    notices.open('a', true);
    notices.learn([table('a', { asked: 0 })]);
    expect([notices.waiting, notices.list.length]).toEqual([1, 0]);
    notices.open('a', false);
    expect(notices.waiting).toBe(0);
  });
});
