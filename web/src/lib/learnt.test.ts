import { beforeEach, describe, expect, it, vi } from 'vitest';

const { store, server } = vi.hoisted(() => {
  const store = new Map<string, string>();
  /** Stored names are own properties, as in browsers. */
  const stub = new Proxy(
    {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, value: string) => store.set(name, value),
      removeItem: (name: string) => store.delete(name),
    },
    {
      ownKeys: () => [...store.keys()],
      getOwnPropertyDescriptor: (target, name) =>
        Reflect.getOwnPropertyDescriptor(target, name) ?? { enumerable: true, configurable: true },
    },
  );
  vi.stubGlobal('localStorage', stub);
  const server: { told: unknown[]; answers: ((told: unknown) => Promise<unknown>) | null } = {
    told: [],
    answers: null,
  };
  return { store, server };
});
vi.mock('./http', () => ({
  Fault: class extends Error {},
  post: (_: string, told: unknown) => {
    server.told.push(told);
    return server.answers!(told);
  },
}));

import { Fault } from './http';
import { learnt } from './learnt.svelte';
import type { Me, Progress } from './types';

const ANNA: Me = { id: 'anna', name: 'Anna', account: true };
const BEN: Me = { id: 'ben', name: 'Ben', account: true };
const GUEST: Me = { id: 'guest', name: 'Guest', account: false };
const settled = async (): Promise<void> => {
  for (let n = 0; n < 10; n++) await Promise.resolve();
};
const lessons = (game: Record<string, number>): Progress => ({ games: { termites: { lessons: game } }, days: [] });

beforeEach(() => {
  learnt.forget();
  store.clear();
  server.told = [];
  server.answers = (told) => Promise.resolve(told);
});

describe('what was learnt', () => {
  it('stays in the browser without an account', async () => {
    learnt.follow(GUEST);
    learnt.lesson('termites', '01', 2);
    await settled();
    expect([server.told, learnt.stars('termites')]).toEqual([[], { '01': 2 }]);
  });

  it('is told to the server when somebody logs in, and comes back with what other devices told', async () => {
    learnt.lesson('termites', '01', 2);
    server.answers = () => Promise.resolve(lessons({ '01': 3, '02': 1 }));
    learnt.follow(ANNA);
    await settled();
    expect(server.told).toMatchObject([lessons({ '01': 2 })]);
    expect(learnt.stars('termites')).toEqual({ '01': 3, '02': 1 });
  });

  it('is told once more if it grows meanwhile, and nothing of it is lost', async () => {
    let answer = (): void => undefined;
    server.answers = (told) => new Promise((resolve) => (answer = () => resolve(told)));
    learnt.follow(ANNA);
    learnt.puzzle('termites', 'a', 'first', '2026-03-02');
    answer();
    await settled();
    answer();
    await settled();
    expect(server.told).toHaveLength(2);
    expect([learnt.solved('termites'), learnt.days]).toEqual([{ a: 'first' }, ['2026-03-02']]);
  });

  it('waits for the next change where the server does not answer', async () => {
    server.answers = () => Promise.reject(new Fault(0, { key: '', args: {} }));
    learnt.follow(ANNA);
    await settled();
    server.answers = (told) => Promise.resolve(told);
    learnt.tell('termites', ['token', 'mound']);
    await settled();
    expect(server.told.at(-1)).toMatchObject({ games: { termites: { coach: ['token', 'mound'] } } });
  });

  it('leaves the browser with its account, but not what the server does not know', async () => {
    learnt.follow(ANNA);
    learnt.lesson('termites', '01', 2);
    await settled();
    learnt.leave();
    expect([...store.keys()]).toEqual([]);
    server.answers = () => Promise.reject(new Fault(0, { key: '', args: {} }));
    learnt.follow(ANNA);
    learnt.lesson('termites', '01', 2);
    await settled();
    learnt.leave();
    expect(learnt.stars('termites')).toEqual({ '01': 2 });
  });

  it('of one account is not told as that of another', async () => {
    learnt.follow(ANNA);
    learnt.lesson('termites', '01', 2);
    await settled();
    learnt.follow(null); // the session has ended elsewhere
    learnt.follow(BEN);
    await settled();
    expect(server.told.at(-1)).toEqual({ games: {}, days: [] });
  });

  it('keeps the last games alone, each as it was told first', () => {
    for (let at = 0; at < 105; at++) learnt.game('termites', `t${at}`, { at, bot: 'pip', won: true });
    learnt.game('termites', 't104', { at: 104, bot: 'pip', won: false });
    const played = learnt.played('termites');
    expect([Object.keys(played).length, played.t4, played.t104?.won]).toEqual([100, undefined, true]);
  });

  it('is nothing where somebody wrote nonsense', () => {
    store.set('rulewright-results-termites', '{"t": {"at": "now"}, "u": 3}');
    store.set('rulewright-lessons-termites', '[1, 2]');
    expect([learnt.played('termites'), learnt.stars('termites')]).toEqual([{}, {}]);
  });
});
