/** What a board shows: a position through one pair of eyes. Live tables, replays and lessons are scenes. */
import type { Described, Facts, Logged, Prompted, Spoken, View } from '../lib/types';
import { nameAt } from '../lib/names';
import { t } from '../lib/words.svelte';
import type { Beat, Marked } from './beats';
import { Steps } from './steps.svelte';
import type { GameModule } from './module';

/** Why something cannot be done, and where on the page it was tried. */
export interface Refusal {
  reason: Spoken;
  at: { x: number; y: number } | null;
  place: string;
  facts: Record<string, unknown>;
  /** It is allowed, but a lesson has something to say to it. */
  mild?: true;
}

export abstract class Scene {
  view = $state.raw<View | null>(null);
  facts = $state.raw<Facts | null>(null);
  /** The seat whose eyes these are; null for those who look on. */
  eyes = $state<number | null>(null);
  prompt = $state.raw<Prompted | null>(null);
  /** The view in words, if the game tells it so; and of that, where all hands lie open, what only these eyes read. */
  position = $state.raw<readonly Spoken[]>([]);
  own = $state.raw<readonly Spoken[]>([]);
  log = $state.raw<Logged[]>([]);
  /** What has happened with the last change, for animation; empty when there is nothing to show of it. */
  fresh = $state.raw<Logged[]>([]);
  /** What is being shown just now, and for how many milliseconds. */
  beat = $state.raw<Beat | null>(null);
  lasts = $state.raw(0);
  /** Whether more has happened than is shown: until all is, nothing can be chosen. */
  happening = $state(false);
  /** What others have done since the reader's last move. */
  marked = $state.raw<readonly Marked[]>([]);
  /** Every legal action, and what each would do; described a moment after the actions are known. */
  actions = $state.raw<ReadonlySet<string>>(new Set());
  described = $state.raw<ReadonlyMap<string, Described>>(new Map());
  refusal = $state.raw<Refusal | null>(null);
  /** Places that somebody points at in the log, by the ids of hexes or regions. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** What a lesson points at, as it names it: `region:hollow_sea`. */
  get taught(): readonly string[] {
    return [];
  }

  /** An action that somebody points at. */
  considered = $state('');
  /** An action that is on its way; and the only one, about to be taken for the reader. */
  busy = $state('');
  forced = $state('');
  /** What was decided at once, and is done one after the other. */
  readonly steps = new Steps(this);

  constructor(
    readonly game: GameModule,
    /** The content of the pack: maps, cards and so on; see the game's own types. */
    readonly pieces: unknown,
  ) {}

  /** The line of play that a hint suggests from here: the next step first. */
  get suggested(): readonly string[] {
    return [];
  }

  /** Whether a hint suggests just this now. */
  suggests(action: string): true | undefined {
    return this.suggested[0] === action || undefined;
  }

  /** Do what the server has offered. */
  abstract act(action: string): void;
  /** Ask why something cannot be done; the answer becomes the refusal. */
  abstract why(action: string, place: string, at: { x: number; y: number } | null): void;

  /** Whether the last step can be taken back without asking anybody. */
  get mayTakeBack(): boolean {
    return false;
  }

  takeBack(): void {
    // only at a table that is being played
  }

  /** Whether the server cannot be reached; until it can, nothing is chosen. */
  get away(): boolean {
    return false;
  }

  /** Whether it can only be looked at. */
  get still(): boolean {
    return false;
  }

  /** Do it if it is legal, else say why not. */
  attempt(action: string, place: string, at: { x: number; y: number } | null = null): void {
    if (this.actions.has(action)) this.act(action);
    else this.why(action, place, at);
  }

  /** The arguments of the legal actions with that verb. */
  choices(verb: string): string[] {
    return [...this.actions].filter((action) => verbOf(action) === verb).map(argumentOf);
  }

  get offer(): string {
    return this.view?.prompt.offer ?? 'nothing';
  }

  /** The seat of whoever reads: "you" to the page. */
  get reader(): number | null {
    return this.eyes;
  }

  /** Whether the eyes of this scene are asked now. */
  get asked(): boolean {
    return this.eyes !== null && this.facts?.asked === this.eyes && this.facts.status === 'playing';
  }

  /** Whose step is being shown, else who is asked. */
  get acting(): number | null {
    return this.happening ? (this.beat?.seat ?? null) : (this.facts?.asked ?? null);
  }

  /** What others could do next to what these eyes have, if the game says so. */
  threats(): Promise<unknown[]> {
    return Promise.resolve([]);
  }

  /** Shows at once whatever has happened. */
  catchUp(): void {
    // only where beats wait
  }

  name(seat: number): string {
    return nameAt(this.facts?.seats ?? [], seat);
  }

  /** The same as it is said to the reader. */
  called(seat: number): string {
    return seat === this.reader ? t('web-log-you') : this.name(seat);
  }
}

export const verbOf = (action: string): string => action.split(':', 1)[0]!;
export const argumentOf = (action: string): string => action.slice(verbOf(action).length + 1);
