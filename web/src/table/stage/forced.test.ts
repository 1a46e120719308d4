import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { hidden: false });
});

import { settings } from '../../lib/settings.svelte';
import { SAID, takeForced } from './forced';
import type { LiveScene } from '../live-scene.svelte';

const act = vi.fn();

function scene(changes: Record<string, unknown> = {}): LiveScene {
  const free = {
    asked: true,
    happening: false,
    busy: '',
    away: false,
    steps: { waiting: false },
    tookBack: false,
    forced: '',
  };
  return { ...free, actions: new Set(['to:mistlands']), act, ...changes } as unknown as LiveScene;
}

describe('a step without a choice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.forced = true;
  });
  afterEach(() => {
    act.mockReset();
    vi.useRealTimers();
  });

  it('is said, and then taken', () => {
    const table = scene();
    takeForced(table);
    expect(table.forced).toBe('to:mistlands');
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(SAID);
    expect(act).toHaveBeenCalledExactlyOnceWith('to:mistlands');
  });

  it.each([
    ['there is a choice', { actions: new Set(['to:mistlands', 'to:ashlands']) }],
    ['it would end something', { actions: new Set(['done']) }],
    ['it was just taken back', { tookBack: true }],
    ['another is asked', { asked: false }],
    ['something is still shown', { happening: true }],
    ['the server is away', { away: true }],
    ['more was decided already', { steps: { waiting: true } }],
  ])('is left to the reader if %s', (_, changes) => {
    const table = scene(changes);
    takeForced(table);
    vi.advanceTimersByTime(SAID);
    expect([table.forced, act.mock.calls]).toEqual(['', []]);
  });

  it('is left to those who have not asked for it', () => {
    settings.forced = false;
    takeForced(scene());
    vi.advanceTimersByTime(SAID);
    expect(act).not.toHaveBeenCalled();
  });

  it('is not taken once the page has gone on', () => {
    takeForced(scene())?.();
    vi.advanceTimersByTime(SAID);
    expect(act).not.toHaveBeenCalled();
  });
});
