import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { hidden: false });
});

import { settings } from '../../lib/settings.svelte';
import { BOT, ME, MOVE, Shown, at, update } from './shown.testing';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('since the reader’s last move', () => {
  it('all is marked with its number, the last nine of it', () => {
    const scene = at('off');
    scene.stage.push(update(2, ME, [...'abcdefghijkl', 'small']));
    expect(scene.marked.map(({ n }) => n)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('nothing is marked any more once the reader has moved', () => {
    const scene = at('off');
    scene.stage.push(update(2, ME, ['a']));
    scene.stage.push(update(3, BOT, ['mine'], ME));
    expect(scene.marked).toEqual([]);
  });

  it('all stays marked while the reader’s turn goes on', () => {
    const scene = at('off');
    scene.stage.push(update(2, ME, ['a']));
    scene.stage.push(update(3, ME, ['mine'], ME));
    expect(scene.marked.map(({ seq }) => seq)).toEqual([2]);
    scene.stage.push(update(4, BOT, ['mine'], ME));
    expect(scene.marked).toEqual([]);
  });

  it('what concerns all begins anew, though the reader is asked again', () => {
    const scene = at('off');
    scene.stage.push(update(2, ME, ['a']));
    scene.stage.push(update(3, ME, ['mine', 'round'], ME));
    expect(scene.marked.map(({ seq }) => seq)).toEqual([3]);
  });

  it('what is the same again and again has one number, as in the log', () => {
    const scene = at('off');
    scene.stage.push(update(2, ME, ['a', 'a', 'b']));
    expect(scene.stage.recap.told.map(({ n, times }) => [n, times])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('everything is marked in its colours for a player who comes back, even in the middle of a turn', () => {
    settings.setSpeed('off');
    const back = update(4, ME, ['mine'], ME);
    back.log = [...update(2, BOT, ['mine'], ME).log, ...update(3, ME, ['a']).log, ...back.log];
    expect(new Shown(back).marked.map(({ seq, side }) => [seq, side])).toEqual([[3, 'red']]);
  });

  it('what was taken back is no longer marked', () => {
    const scene = at('off');
    scene.stage.push(update(2, BOT, ['a']));
    scene.stage.push(update(3, BOT, ['b']));
    const undo = update(4, BOT, [], BOT, 'undo');
    undo.log[0]!.lines = 1;
    scene.stage.push(undo);
    expect(scene.marked.map(({ places }) => places[0])).toEqual(['a']);
  });

  it('all can be seen again, and then it is as it was', () => {
    const scene = at('normal');
    scene.stage.push(update(2, BOT, ['a']));
    scene.stage.push(update(3, ME, ['b']));
    vi.advanceTimersByTime(2 * MOVE);
    expect(scene.asked).toBe(true);
    scene.stage.recap.replay();
    expect([scene.at, scene.beat?.text, scene.asked, scene.marked.length]).toEqual([2, 'a.', false, 1]);
    vi.advanceTimersByTime(MOVE);
    expect([scene.at, scene.beat?.text]).toEqual([3, 'b.']);
    vi.advanceTimersByTime(MOVE);
    expect([scene.beat, scene.asked, scene.marked.length]).toEqual([null, true, 2]);
  });
});
