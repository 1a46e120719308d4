/** One scene of a lesson: a table at which the learner sits alone. The server keeps no state; everything is sent each time. */
import type { GameModule } from '../games/module';
import { Scene } from '../games/scene.svelte';
import { Fault } from '../lib/http';
import type { Logged, LessonState, Spoken, Update } from '../lib/types';
import { NARROW } from '../table/panels';
import { Stage, type Host } from '../table/stage/stage.svelte';

type Point = { x: number; y: number } | null;

/** The lesson after those actions and one more. */
export type Ask = (deeds: readonly string[], deed: string) => Promise<LessonState>;

export class LessonScene extends Scene implements Host {
  /** The step being shown; `now` may be further on while something is still being animated. */
  told = $state.raw<LessonState>() as LessonState;
  now = $state.raw<LessonState>() as LessonState;
  /** What the lesson says about the last action. */
  reply = $state.raw<{ result: 'right' | 'wrong' | 'hint'; message: Spoken } | null>(null);
  /** What comes next, once the end of this scene has been seen. */
  next = $state.raw<LessonState | null>(null);
  readonly stage = new Stage(this);
  #shown = $state('');
  #update: Update;
  /** Where on the page something was tried. */
  #tried: { place: string; at: Point } = { place: '', at: null };

  constructor(
    game: GameModule,
    pieces: unknown,
    first: LessonState,
    private readonly ask: Ask,
    /** Called after each action that counts. */
    private readonly done: (state: LessonState) => void,
    override readonly stepwise = false,
  ) {
    super(game, pieces);
    this.now = first;
    this.#update = first.table;
    this.eyes = first.table.you.eyes;
    this.stage.begin(first.table);
  }

  // ------------------------------------------------------------- what a person does
  override attempt(action: string, place: string, at: Point = null): void {
    this.#tried = { place, at };
    super.attempt(action, place, at);
  }

  override act(action: string): void {
    const { place, at } = this.#tried;
    this.#tried = { place: '', at: null };
    void this.send(action, place, at);
  }

  /** The same request: an illegal action changes nothing. */
  override why(action: string, place: string, at: Point): void {
    void this.send(action, place, at);
  }

  override get mayTakeBack(): boolean {
    return this.view?.undo === true;
  }

  override takeBack(): void {
    void this.send('/back');
  }

  override get taught(): readonly string[] {
    return this.happening || this.next ? [] : this.told.marks;
  }

  override get suggested(): readonly string[] {
    return this.#shown ? [this.#shown] : [];
  }

  async send(deed: string, place = '', at: Point = null): Promise<void> {
    if (this.busy || this.next) return;
    this.catchUp();
    this.refusal = null;
    this.busy = deed;
    try {
      this.#answered(await this.ask(this.now.deeds, deed), place, at);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      this.refusal = { reason: fault.spoken, at: null, place, facts: {} };
    } finally {
      this.busy = '';
    }
    if (this.steps.waiting) this.catchUp();
    this.steps.answered(this.refusal !== null || this.reply?.result === 'wrong');
  }

  override catchUp(): void {
    this.stage.catchUp();
  }

  close(): void {
    this.stage.close();
  }

  // ------------------------------------------------------------- what came of it
  #answered(state: LessonState, place: string, at: Point): void {
    const { result, message, facts, shown, left } = state.reply!;
    if (result === 'illegal') {
      this.refusal = { reason: message!, at, place, facts };
      return;
    }
    const before = this.now;
    this.now = counted(before, state);
    this.done(this.now);
    this.#shown = shown;
    this.reply = message && result !== 'back' ? { result, message } : null;
    if (left) this.next = this.now;
    this.#show(left ?? state.table);
    if (result === 'wrong' && message && at && isOnBoard(at))
      this.refusal = { reason: message, at, place, facts: {}, mild: true };
  }

  /** New events are shown step by step; undone ones disappear at once. */
  #show(update: Update): void {
    const { seq } = this.#update;
    if (update.seq < seq) this.stage.begin(update);
    else this.stage.push({ ...update, log: update.log.filter((entry) => entry.seq > seq) });
    this.#update = update;
  }

  // ------------------------------------------------------------- for the stage
  settle(update: Update, log: Logged[]): void {
    this.log = log;
    this.#update = update;
    if (!this.next) this.told = this.now;
    this.restore();
  }

  restore(): void {
    const update = this.#update;
    this.facts = update.table;
    this.view = update.view;
    this.position = update.position;
    this.prompt = update.prompt;
    this.actions = new Set(update.view?.actions);
    this.described = new Map(this.next ? [] : this.now.actions.map((one) => [one.action, one]));
  }

  hide(): void {
    this.facts = this.facts && { ...this.facts, asked: null };
    this.prompt = null;
    this.actions = new Set();
    this.described = new Map();
  }
}

/** On the board a bubble says it too. Beside the board it would cover the other choices, and on a phone the card itself. */
function isOnBoard({ x, y }: { x: number; y: number }): boolean {
  const board = document.querySelector('[data-board]')?.getBoundingClientRect();
  if (!board || matchMedia(`(${NARROW})`).matches) return false;
  return x >= board.left && x <= board.right && y >= board.top && y <= board.bottom;
}

/** With a single star left nothing more can be lost: then wrong attempts need not be recorded. */
function counted(before: LessonState, state: LessonState): LessonState {
  const nothing =
    state.reply!.result === 'wrong' && state.table.seq === before.table.seq && state.scene === before.scene;
  return nothing && before.stars === 1 ? { ...state, deeds: before.deeds } : state;
}
