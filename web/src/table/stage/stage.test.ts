import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { hidden: false });
});

import type { Beat } from '../../games/beats';
import type { GameModule } from '../../games/module';
import { Scene } from '../../games/scene.svelte';
import { settings, type Speed } from '../../lib/settings.svelte';
import type { Facts, Logged, Spoken, Update, View } from '../../lib/types';
import { Stage, type Host } from './stage.svelte';

const ME = 0;
const BOT = 1;
const MOVE = 600; // milliseconds at normal speed
const REVEAL = 1100;

const event = (key: string, args: Record<string, unknown> = {}): Spoken => ({ key, args, text: `${key}.` });

/** Each event is a beat: `cards` changes nothing on the board, `round` concerns everybody, `vp` is a point. */
function beatsOf(entry: Logged): Beat[] {
  return (entry.events ?? []).map((one) => ({
    kind: ({ small: 'small', found: 'reveal', event: 'event' } as const)[one.key] ?? 'move',
    seq: entry.seq,
    seat: entry.seat ?? null,
    text: one.text!,
    events: [one],
    places: [one.key],
    ...(one.key === 'cards' && { aside: true as const }),
    ...(one.key === 'round' && { common: true as const }),
    ...(one.key === 'event' && { stage: { look: 'card' as const, title: 'Event' } }),
    ...(one.key === 'found' && { stage: { look: 'banner' as const, title: 'Found' } }),
    ...(one.key === 'vp' && { gains: [{ seat: BOT, points: 1 }] }),
  }));
}

function before(view: View, left: readonly Beat[]): View {
  const { vp } = view as unknown as { vp: number };
  return { ...view, vp: vp - left.filter((beat) => beat.gains).length } as View;
}

class Shown extends Scene implements Host {
  readonly stage = new Stage(this);
  #last: Update | null = null;

  constructor(first = update(1, BOT, [])) {
    super(
      { beats: { of: beatsOf, before }, sideOf: (scene: Scene) => (scene.facts ? 'red' : '') } as unknown as GameModule,
      null,
    );
    this.eyes = ME;
    this.stage.begin(first);
  }

  override act(): void {
    this.catchUp();
  }

  override why(): void {
    // nobody asks
  }

  override catchUp(): void {
    this.stage.catchUp();
  }

  settle(update: Update, log: Logged[]): void {
    this.#last = update;
    this.log = log;
    this.restore();
  }

  restore(): void {
    this.facts = this.#last!.table;
    this.view = this.#last!.view;
    this.prompt = this.#last!.prompt;
    this.actions = new Set(this.#last!.view!.actions);
  }

  hide(): void {
    this.facts = { ...this.facts!, asked: null };
    this.prompt = null;
    this.actions = new Set();
  }

  get told(): string[] {
    return this.log.flatMap((entry) => (entry.events ?? []).map(({ key }) => key));
  }

  get vp(): number {
    return (this.view as unknown as { vp: number }).vp;
  }

  get at(): number {
    return (this.view as unknown as { seq: number }).seq;
  }
}

/** The update with one entry, after which `asked` is asked. */
function update(seq: number, asked: number, keys: string[], seat = BOT, kind = 'do'): Update {
  const view = { seq, vp: seq, actions: asked === ME ? ['go'] : [], prompt: { offer: 'x' } };
  const table = { asked, status: 'playing' } as Facts;
  const log = seq === 1 ? [] : [{ seq, at: 0, kind, seat, events: keys.map((key) => event(key)) }];
  const prompt = asked === ME ? { key: 'go', args: {} } : null;
  return { seq, you: { eyes: ME }, table, prompt, view, position: [], log } as unknown as Update;
}

function at(speed: Speed): Shown {
  settings.setSpeed(speed);
  return new Shown();
}

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

  it('all is marked in its colours for whoever comes back, also in the middle of a turn', () => {
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
