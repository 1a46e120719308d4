import { beforeEach, describe, expect, it, vi } from 'vitest';

const store = vi.hoisted(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
    removeItem: (name: string) => store.delete(name),
  });
  return store;
});

import type { PuzzleState } from '../../lib/types';
import { learnt } from '../../lib/learnt.svelte';
import { remember, streak } from './kept';

const solve = (name: string, more: Partial<PuzzleState> = {}): void =>
  remember({
    game: 'termites',
    puzzle: { name },
    waits: 'over',
    shown: false,
    stars: 3,
    day: '',
    ...more,
  } as PuzzleState);

beforeEach(() => store.clear());

describe('what is remembered of puzzles', () => {
  it('is which were solved, and whether on the first try; that stays so', () => {
    solve('a');
    solve('b', { stars: 2 });
    solve('b');
    solve('c', { shown: true });
    solve('d', { waits: 'move' });
    expect(learnt.solved('termites')).toEqual({ a: 'first', b: 'later' });
    expect(learnt.solved('cryhavoc')).toEqual({});
  });

  it('is nothing where somebody wrote nonsense', () => {
    store.set('rulewright-puzzles-termites', '{"a": 3, "b": "first"');
    store.set('rulewright-puzzle-days', '"often"');
    expect(learnt.solved('termites')).toEqual({});
    expect(streak('2026-11-17')).toBe(0);
  });
});

describe('the streak', () => {
  it('goes on while today is still open, and ends with a day that was missed', () => {
    for (const day of ['2026-02-26', '2026-02-28', '2026-03-01', '2026-03-02']) solve(day, { day });
    expect(streak('2026-03-02')).toBe(3);
    expect(streak('2026-03-03')).toBe(3);
    expect(streak('2026-03-04')).toBe(0);
  });

  it('counts a day once, whatever is solved on it, and nothing but puzzles of the day', () => {
    solve('a', { day: '2026-03-02' });
    solve('b', { day: '2026-03-02' });
    solve('c');
    expect(streak('2026-03-02')).toBe(1);
  });
});
