import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { hidden: false });
});

import { settings, type Speed } from '../../lib/settings.svelte';
import { BOT, ME, MOVE, REVEAL, Shown, at, update, event } from './shown.testing';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a game that has only just begun', () => {
  const EVENT = 3200;
  const opened = (speed: Speed) => {
    settings.setSpeed(speed);
    return new Shown(update(2, ME, ['a', 'event']));
  };

  it('shows its event, and then asks', () => {
    const scene = opened('normal');
    expect([scene.beat?.text, scene.told, scene.asked, scene.stage.mine]).toEqual([
      'event.',
      ['a', 'event'],
      false,
      true,
    ]);
    vi.advanceTimersByTime(EVENT);
    expect([scene.beat, scene.asked, scene.stage.recap.told.length]).toEqual([null, true, 2]);
  });

  it('waits with it as long as it is held', () => {
    const scene = opened('normal');
    scene.stage.hold();
    vi.advanceTimersByTime(2 * EVENT);
    expect(scene.beat?.text).toBe('event.');
    scene.stage.letGo();
    vi.advanceTimersByTime(EVENT);
    expect(scene.asked).toBe(true);
  });

  it('asks at once where nothing is to be watched', () => {
    expect(opened('off').asked).toBe(true);
  });
});

describe('what others do', () => {
  it('is shown one after the other, each for its time', () => {
    const scene = at('normal');
    scene.stage.push(update(2, BOT, ['a', 'b']));
    scene.stage.push(update(3, ME, ['c']));
    const seen = [];
    for (; scene.happening; vi.advanceTimersByTime(MOVE)) seen.push(scene.beat!.text);
    expect(seen).toEqual(['a.', 'b.', 'c.']);
    expect(scene.beat).toBeNull();
  });

  it('is not told by log, prompt or choices before it is shown', () => {
    const scene = at('normal');
    scene.stage.push(update(2, BOT, ['a', 'b']));
    scene.stage.push(update(3, ME, ['c']));
    expect([scene.told, scene.prompt, scene.actions.size, scene.asked]).toEqual([['a'], null, 0, false]);
    vi.advanceTimersByTime(MOVE);
    expect(scene.told).toEqual(['a', 'b']);
    vi.advanceTimersByTime(MOVE);
    expect([scene.told, scene.asked, scene.stage.mine]).toEqual([['a', 'b', 'c'], false, true]);
    vi.advanceTimersByTime(MOVE);
    expect([scene.asked, scene.actions.has('go'), scene.happening]).toEqual([true, true, false]);
  });

  it('changes the board with its first beat on the board', () => {
    const scene = at('normal');
    scene.stage.push(update(2, ME, ['cards', 'a']));
    expect(scene.at).toBe(1);
    vi.advanceTimersByTime(MOVE);
    expect(scene.at).toBe(2);
  });

  it('brings points with the beat that tells of them', () => {
    const scene = at('normal');
    scene.stage.push(update(10, ME, ['a', 'vp', 'vp']));
    const seen = [];
    for (; scene.happening; vi.advanceTimersByTime(MOVE)) seen.push(scene.vp);
    expect(seen).toEqual([8, 9, 10]);
  });

  it('is faster when much of it waits', () => {
    const scene = at('normal');
    const many = Array.from({ length: 40 }, () => 'a');
    scene.stage.push(update(2, ME, many));
    expect(scene.lasts).toBe(MOVE / 1.5);
  });

  it('is only read, not watched, after a long absence', () => {
    const scene = at('normal');
    const long = update(20, ME, []);
    long.log = Array.from({ length: 15 }, (_, n) => ({
      seq: n + 6,
      at: 0,
      kind: 'do',
      seat: BOT,
      events: [event(`e${n}`)],
    }));
    scene.stage.push(long);
    expect([scene.happening, scene.asked, scene.stage.recap.told.length]).toEqual([false, true, 15]);
  });
});

describe('what the reader does', () => {
  it('is shown at once, and all before it', () => {
    const scene = at('normal');
    scene.stage.push(update(2, ME, ['a', 'b']));
    scene.stage.push(update(3, ME, ['mine'], ME));
    expect([scene.told, scene.happening, scene.at]).toEqual([['a', 'b', 'mine'], false, 3]);
  });

  it('is followed by what concerns all, beat by beat', () => {
    const scene = at('normal');
    scene.stage.push(update(2, ME, ['mine', 'round', 'a'], ME));
    expect([scene.told, scene.at, scene.asked]).toEqual([['mine', 'round'], 2, false]);
    vi.advanceTimersByTime(2 * MOVE);
    expect([scene.told, scene.asked]).toEqual([['mine', 'round', 'a'], true]);
  });

  it('may lie over the board for a while, though the next choice is open', () => {
    const scene = at('normal');
    scene.stage.push(update(2, ME, ['found'], ME));
    expect([scene.beat?.text, scene.asked, scene.happening]).toEqual(['found.', true, false]);
    vi.advanceTimersByTime(REVEAL);
    expect(scene.beat).toBeNull();
  });

  it('catches up with everything first', () => {
    const scene = at('slow');
    scene.stage.push(update(2, BOT, ['a', 'b']));
    scene.stage.push(update(3, ME, ['c', 'vp']));
    scene.act();
    expect([scene.told, scene.asked, scene.vp]).toEqual([['a', 'b', 'c', 'vp'], true, 3]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the reader’s hand on the pace', () => {
  it('holds and goes on', () => {
    const scene = at('normal');
    scene.stage.push(update(2, ME, ['a', 'b']));
    scene.stage.toggle();
    vi.advanceTimersByTime(10 * MOVE);
    expect(scene.told).toEqual(['a']);
    scene.stage.toggle();
    expect(scene.told).toEqual(['a', 'b']);
  });

  it('waits for each step, if asked to', () => {
    const scene = at('step');
    scene.stage.push(update(2, ME, ['a', 'b']));
    vi.advanceTimersByTime(10 * MOVE);
    expect(scene.told).toEqual(['a']);
    scene.stage.toggle();
    scene.stage.toggle();
    expect(scene.asked).toBe(true);
  });

  it('never lets two timers run: what the page does while a beat appears may start one, too', () => {
    const scene = at('normal');
    scene.stage.push(update(2, ME, ['a', 'b', 'c']));
    vi.spyOn(scene, 'fresh', 'set').mockImplementation(() => scene.stage.paced());
    scene.stage.on();
    expect(vi.getTimerCount()).toBe(1);
  });

  it('can let nothing wait at all', () => {
    const scene = at('off');
    scene.stage.push(update(2, BOT, ['a', 'b']));
    scene.stage.push(update(3, ME, ['c']));
    expect([scene.told, scene.asked, vi.getTimerCount()]).toEqual([['a', 'b', 'c'], true, 0]);
    expect(scene.marked.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('goes a step back while held, and on again', () => {
    const scene = at('normal');
    scene.stage.push(update(2, BOT, ['a']));
    scene.stage.push(update(3, ME, ['b', 'c']));
    vi.advanceTimersByTime(MOVE);
    scene.stage.recap.back();
    expect([scene.beat?.text, scene.at, scene.stage.held]).toEqual(['a.', 2, true]);
    scene.stage.forth();
    scene.stage.forth();
    expect([scene.beat?.text, scene.at]).toEqual(['b.', 3]);
    scene.stage.toggle();
    expect(scene.beat?.text).toBe('c.');
    vi.advanceTimersByTime(MOVE);
    expect(scene.asked).toBe(true);
  });
});
