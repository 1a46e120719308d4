/** What a board shows: a position through one pair of eyes. Live tables and replays are both scenes. */
import type { Described, Facts, Logged, Spoken, View } from '../lib/types';
import { nameAt } from '../lib/names';
import type { GameModule } from '../games/module';

/** Why something cannot be done, and where on the page it was tried. */
export interface Refusal {
  reason: Spoken;
  at: { x: number; y: number } | null;
  place: string;
  facts: Record<string, unknown>;
}

export abstract class Scene {
  view = $state.raw<View | null>(null);
  facts = $state.raw<Facts | null>(null);
  /** The seat whose eyes these are; null for those who look on. */
  eyes = $state<number | null>(null);
  prompt = $state.raw<Spoken | null>(null);
  log = $state.raw<Logged[]>([]);
  /** What has happened with the last change, for animation; empty when there is nothing to show of it. */
  fresh = $state.raw<Logged[]>([]);
  /** Every legal action, and what each would do; described a moment after the actions are known. */
  actions = $state.raw<ReadonlySet<string>>(new Set());
  described = $state.raw<ReadonlyMap<string, Described>>(new Map());
  refusal = $state.raw<Refusal | null>(null);
  /** Places that somebody points at in the log, by the ids of hexes or regions. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** An action that is on its way. */
  busy = $state('');

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

  /** Whether the eyes of this scene are asked now. */
  get asked(): boolean {
    return this.eyes !== null && this.facts?.asked === this.eyes && this.facts.status === 'playing';
  }

  name(seat: number): string {
    return nameAt(this.facts?.seats ?? [], seat);
  }
}

export const verbOf = (action: string): string => action.split(':', 1)[0]!;
export const argumentOf = (action: string): string => action.slice(verbOf(action).length + 1);
