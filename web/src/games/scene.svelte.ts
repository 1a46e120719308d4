/** A scene: a position as one seat sees it, with all that a board needs to show it. Live tables, replays and lessons are scenes. */
import type { Described, Facts, Logged, Prompted, Spoken, View } from '../lib/types';
import { nameAt } from '../lib/names';
import { t } from '../lib/words.svelte';
import type { Beat, Marked } from './beats';
import { Steps } from './steps.svelte';
import type { GameModule } from './module';

/** Why something is not possible, and where on the page it was tried. */
export interface Refusal {
  reason: Spoken;
  at: { x: number; y: number } | null;
  place: string;
  facts: Record<string, unknown>;
  /** It is allowed, but a lesson comments on it. */
  mild?: true;
}

export abstract class Scene {
  view = $state.raw<View | null>(null);
  facts = $state.raw<Facts | null>(null);
  /** The seat whose view this is; null for spectators. */
  eyes = $state<number | null>(null);
  prompt = $state.raw<Prompted | null>(null);
  /** The view in words, if the game provides them; where all hands are open, also the part that only this seat reads. */
  position = $state.raw<readonly Spoken[]>([]);
  own = $state.raw<readonly Spoken[]>([]);
  log = $state.raw<Logged[]>([]);
  /** What happened with the last change, to be animated; empty if there is nothing to show. */
  fresh = $state.raw<Logged[]>([]);
  /** The beat being shown, and for how many milliseconds. */
  beat = $state.raw<Beat | null>(null);
  lasts = $state.raw(0);
  /** Whether some beats are still to be shown: until all have been, nothing can be chosen. */
  happening = $state(false);
  /** What others did since the reader's last move. */
  marked = $state.raw<readonly Marked[]>([]);
  /** All legal actions, and what each would do; the descriptions arrive a moment after the actions. */
  actions = $state.raw<ReadonlySet<string>>(new Set());
  described = $state.raw<ReadonlyMap<string, Described>>(new Map());
  refusal = $state.raw<Refusal | null>(null);
  /** Places pointed at in the log, by the ids of hexes or regions. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** What a lesson points at, in its own notation: `region:hollow_sea`. */
  get taught(): readonly string[] {
    return [];
  }

  /** The action being pointed at. */
  considered = $state('');
  /** An action that has been sent; and the only possible one, about to be taken automatically. */
  busy = $state('');
  forced = $state('');
  /** Whether each question is read before it is answered, as in a lesson; else several can be answered at once. */
  readonly stepwise: boolean = false;
  /** Several steps decided at once, and sent one after the other. */
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

  /** Whether a hint suggests this action now. */
  suggests(action: string): true | undefined {
    return this.suggested[0] === action || undefined;
  }

  /** Take an action that the server has offered. */
  abstract act(action: string): void;
  /** Ask why something is not possible; the answer becomes the refusal. */
  abstract why(action: string, place: string, at: { x: number; y: number } | null): void;

  /** Whether the last step can be undone without asking anybody. */
  get mayTakeBack(): boolean {
    return false;
  }

  takeBack(): void {
    // only at a live table
  }

  /** Whether the server cannot be reached: until it can, nothing can be chosen. */
  get away(): boolean {
    return false;
  }

  /** Whether the scene can only be looked at. */
  get still(): boolean {
    return false;
  }

  /** Take the action if it is legal, else say why it is not. */
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

  /** The reader's seat: the page calls it "you". */
  get reader(): number | null {
    return this.eyes;
  }

  /** Whether this scene's seat is asked now. */
  get asked(): boolean {
    return this.eyes !== null && this.facts?.asked === this.eyes && this.facts.status === 'playing';
  }

  /** The seat whose step is being shown, else the one that is asked. */
  get acting(): number | null {
    return this.happening ? (this.beat?.seat ?? null) : (this.facts?.asked ?? null);
  }

  /** What others could do next to this seat's pieces, if the game computes it. */
  threats(): Promise<unknown[]> {
    return Promise.resolve([]);
  }

  /** Show everything that has happened at once. */
  catchUp(): void {
    // only where beats wait
  }

  name(seat: number): string {
    return nameAt(this.facts?.seats ?? [], seat);
  }

  /** The name of a seat, as the reader is addressed. */
  called(seat: number): string {
    return seat === this.reader ? t('web-log-you') : this.name(seat);
  }
}

export const verbOf = (action: string): string => action.split(':', 1)[0]!;
export const argumentOf = (action: string): string => action.slice(verbOf(action).length + 1);
