/** A table as it is played: what the server tells becomes the scene, and what a person chooses goes up. */
import type { GameModule } from '../games/module';
import { Fault, get } from '../lib/http';
import { Live } from '../lib/live.svelte';
import type { Described, Facts, Hint, Update, You } from '../lib/types';
import { t } from '../lib/words.svelte';
import { Hints } from './hints.svelte';
import { Scene } from './scene.svelte';

const AWAY = 'web-unreachable';

export class LiveScene extends Scene {
  you = $state.raw<You>({ eyes: null, seats: [], host: false, invitation: null });
  undo = $state.raw<Update['undo']>(null);
  sources = $state.raw<Update['sources']>([]);
  live: Live;
  /** The table cannot be looked at (any more). */
  gone = $state.raw<Fault | null>(null);
  readonly hints = new Hints(
    (signal) => get<Hint>(`/tables/${this.table}/hint`, signal),
    (fault) => this.#refuse(fault, ''),
  );
  #seq = 0;

  constructor(
    game: GameModule,
    pieces: unknown,
    readonly table: string,
    readonly language: string,
    wished: number | null,
  ) {
    super(game, pieces);
    this.live = new Live(table, wished, language, {
      updated: (update) => this.#updated(update),
      here: (seats) => this.#here(seats),
      refused: (fault) => (this.gone = fault),
    });
  }

  // ------------------------------------------------------------- up
  override act(action: string): void {
    if (this.busy || this.#isAway(action)) return;
    this.refusal = null;
    this.busy = action;
    void this.#wait(this.live.do(this.#seq, action), action);
  }

  takeBack(): void {
    if (this.busy || this.#isAway('undo')) return;
    this.refusal = null;
    this.busy = 'undo';
    void this.#wait(this.live.undo(this.#seq), 'undo');
  }

  /** Only whoever sits there is told what could be done, and only while asked. */
  get mayHint(): boolean {
    return this.asked && this.facts!.hints && !this.facts!.seats[this.eyes!]!.bot;
  }

  hint(): void {
    if (!this.mayHint || this.#isAway('')) return;
    this.refusal = null;
    void this.hints.think(this.#seq, this.eyes!);
  }

  override get suggested(): readonly string[] {
    return this.hints.line;
  }

  override why(action: string, place: string, at: { x: number; y: number } | null): void {
    if (this.eyes === null || this.facts?.status !== 'playing' || this.#isAway(place)) return;
    this.live.why(action).then(
      ({ legal, reason, facts }) => {
        if (!legal && reason) this.refusal = { reason, at, place, facts: facts ?? {} };
      },
      (fault: unknown) => this.#refuse(fault, place),
    );
  }

  close(): void {
    this.hints.putAway();
    this.live.close();
  }

  /** Without the server nothing is begun, and whoever tries is told. */
  #isAway(place: string): boolean {
    if (this.live.connection === 'live') return false;
    this.#refuse(new Fault(0, { key: AWAY, args: {}, text: t(AWAY) }), place);
    return true;
  }

  async #wait(done: Promise<unknown>, place: string): Promise<void> {
    try {
      await done;
    } catch (fault) {
      this.#refuse(fault, place);
    } finally {
      this.busy = '';
    }
  }

  #refuse(fault: unknown, place: string): void {
    if (!(fault instanceof Fault)) throw fault;
    this.refusal = { reason: fault.spoken, at: null, place, facts: {} };
  }

  // ------------------------------------------------------------- down
  #updated(update: Update): void {
    const first = this.#seq === 0;
    const changed = this.#seq !== update.seq;
    this.#seq = update.seq;
    this.facts = update.table;
    this.you = update.you;
    this.eyes = update.you.eyes;
    this.view = update.view;
    this.prompt = update.prompt;
    this.undo = update.undo;
    this.sources = update.sources;
    this.log = this.log.concat(update.log);
    this.fresh = first ? [] : update.log;
    if (changed || this.refusal?.reason.key === AWAY) this.refusal = null;
    this.actions = new Set(update.table.status === 'playing' ? update.view?.actions : []);
    this.hints.went(update.log, update.you.eyes, this.actions);
    this.described = new Map();
    if (this.actions.size) void this.#describe(update.seq);
  }

  async #describe(seq: number): Promise<void> {
    const known: Described[] = await this.live.describe().catch(() => []);
    if (seq === this.#seq) this.described = new Map(known.map((one) => [one.action, one]));
  }

  #here(seats: number[]): void {
    if (!this.facts) return;
    const sitting = this.facts.seats.map((seat, number) => ({ ...seat, here: seats.includes(number) }));
    this.facts = { ...this.facts, seats: sitting } satisfies Facts;
  }
}
