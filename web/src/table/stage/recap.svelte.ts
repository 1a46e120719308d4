/** What has been shown since the reader's last move: it stays marked, and can be replayed. */
import { standing, type Beat, type Marked } from '../../games/beats';
import type { Scene } from '../../games/scene.svelte';
import { settings } from '../../lib/settings.svelte';
import type { View } from '../../lib/types';
import { lengthOf } from './times';

/** How many are marked on the board and numbered in the strip. */
export const MARKED = 9;

export interface Told {
  n: number;
  beat: Beat;
  /** How many equal beats it stands for: three units that moved the same way. */
  times: number;
  /** The board at that time, if it was watched. */
  view: View | null;
}

/** The owner of the board, who lends it for a replay. */
export interface Lender {
  /** Whether beats are still being shown, so a replay has to wait. */
  readonly busy: boolean;
  /** Until the board is returned, nobody is asked. */
  lend(): void;
  putBack(): void;
}

export class Recap {
  told = $state.raw<readonly Told[]>([]);
  /** The number of the step being replayed; 0 for none. */
  again = $state(0);
  #until = 0;
  #timer = 0;

  constructor(
    private readonly scene: Scene,
    private readonly lender: Lender,
  ) {}

  // ------------------------------------------------------------- what it holds
  note(beats: readonly Beat[], view: View | null): void {
    const told = [...this.told];
    for (const beat of beats.filter(({ kind }) => kind !== 'small')) {
      const last = told.at(-1);
      if (last && alike(last.beat, beat)) told[told.length - 1] = { ...last, beat, times: last.times + 1 };
      else told.push({ n: (last?.n ?? 0) + 1, beat, times: 1, view });
    }
    this.#keep(this.scene.eyes === null ? told.slice(-MARKED) : told);
  }

  forget(): void {
    this.#keep([]);
  }

  /** After an undo: nothing of what was undone remains. */
  takeBack(): void {
    const kept = new Set(standing(this.scene.log).map(({ seq }) => seq));
    this.#keep(this.told.filter(({ beat }) => kept.has(beat.seq)));
  }

  #keep(told: readonly Told[]): void {
    this.told = told;
    this.#mark();
  }

  #mark(): void {
    const shown = this.again ? this.told.filter(({ n }) => n === this.again) : this.told.slice(-MARKED);
    this.scene.marked = shown.map((one) => this.#marked(one));
  }

  #marked({ n, beat }: Told): Marked {
    const side = beat.seat === null ? '' : this.scene.game.sideOf(this.scene, beat.seat);
    const { seq, text, places, way, strikes } = beat;
    return { n, seq, side, text, places, ...(way && { way }), ...(strikes && { strikes }) };
  }

  // ------------------------------------------------------------- once more
  /** Replay everything that is marked, from the first. */
  replay(): void {
    const first = this.told.at(-MARKED) ?? this.told[0];
    if (first) this.show(first.n, Infinity);
  }

  /** Replay one step; or all steps up to `until`. */
  show(n: number, until = n): void {
    const told = this.told.find((one) => one.n === n);
    if (!told) return;
    clearTimeout(this.#timer);
    this.lender.lend();
    this.again = n;
    this.#until = until;
    const { scene } = this;
    if (told.view) scene.view = told.view;
    scene.fresh = [{ seq: told.beat.seq, at: 0, kind: 'do', events: [...told.beat.events] }];
    scene.beat = told.beat;
    scene.lasts = lengthOf(told.beat, settings.speed === 'off' ? 'normal' : settings.speed);
    this.#mark();
    const goesOn = settings.speed !== 'step' && !this.lender.busy;
    if (goesOn) this.#timer = setTimeout(() => this.on(), scene.lasts);
  }

  /** Show the next of the steps being replayed, else restore the board. */
  on(): void {
    const next = this.told.find(({ n }) => n > this.again);
    if (next && next.n <= this.#until) this.show(next.n, this.#until);
    else this.end();
  }

  back(): void {
    const last = this.told.at(-1)?.n ?? 0;
    this.show((this.again || last + (this.lender.busy ? 0 : 1)) - 1);
  }

  forth(): void {
    if (this.told.some(({ n }) => n === this.again + 1)) this.show(this.again + 1);
    else this.end();
  }

  end(): void {
    if (!this.again) return;
    clearTimeout(this.#timer);
    this.again = 0;
    this.#mark();
    this.lender.putBack();
  }
}

const LONG = 36; // characters

/** As much of a text as fits a small sign: its first sentence, or the beginning of it. */
export function brief(text: string): string {
  const first = /^.*?[.!?](?=\s)/.exec(text)?.[0] ?? text;
  if (first.length <= LONG) return first === text ? text : `${first.replace(/[.!?]$/, '')} …`;
  return `${first.slice(0, first.lastIndexOf(' ', LONG))} …`;
}

/** Units that go the same way one after the other, and what the log says once with a number. */
const alike = (a: Beat, b: Beat): boolean => goesOn(a, b) || (a.seq === b.seq && a.text === b.text);

const goesOn = (a: Beat, b: Beat): boolean =>
  [a, b].every(({ kind, way }) => kind === 'move' && way) && a.seat === b.seat && a.way!.join() === b.way!.join();
