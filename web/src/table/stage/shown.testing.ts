/** A scene of one small game for the tests of the stage: what is on the screen at each moment. */
import type { Beat } from '../../games/beats';
import type { GameModule } from '../../games/module';
import { Scene } from '../../games/scene.svelte';
import { settings, type Speed } from '../../lib/settings.svelte';
import type { Facts, Logged, Spoken, Update, View } from '../../lib/types';
import { Stage, type Host } from './stage.svelte';

export const ME = 0;
export const BOT = 1;
export const MOVE = 600; // milliseconds at normal speed
export const REVEAL = 1100;

export const event = (key: string, args: Record<string, unknown> = {}): Spoken => ({ key, args, text: `${key}.` });

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

export class Shown extends Scene implements Host {
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
export function update(seq: number, asked: number, keys: string[], seat = BOT, kind = 'do'): Update {
  const view = { seq, vp: seq, actions: asked === ME ? ['go'] : [], prompt: { offer: 'x' } };
  const table = { asked, status: 'playing' } as Facts;
  const log = seq === 1 ? [] : [{ seq, at: 0, kind, seat, events: keys.map((key) => event(key)) }];
  const prompt = asked === ME ? { key: 'go', args: {} } : null;
  return { seq, you: { eyes: ME }, table, prompt, view, position: [], log } as unknown as Update;
}

export function at(speed: Speed): Shown {
  settings.setSpeed(speed);
  return new Shown();
}
