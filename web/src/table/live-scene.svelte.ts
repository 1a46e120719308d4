/** A live table: updates from the server become the scene, and the reader's choices are sent. */
import type { GameModule } from '../games/module';
import { isGuided } from '../lib/first-game';
import { Fault, get, post } from '../lib/http';
import { Live } from '../lib/live.svelte';
import type { Described, Facts, Hinted, Logged, Remark, Update, Warned, You } from '../lib/types';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import { person } from '../lib/me.svelte';
import { Chat } from './chat/chat.svelte';
import { Hints } from './hints/hints.svelte';
import { Warnings } from './hints/warnings.svelte';
import { Scene } from '../games/scene.svelte';
import { Stage, type Host } from './stage/stage.svelte';

const AWAY = 'web-unreachable';

export class LiveScene extends Scene implements Host {
  you = $state.raw<You>({ eyes: null, seats: [], host: false, invitation: null, chat: null });
  undo = $state.raw<Update['undo']>(null);
  sources = $state.raw<Update['sources']>([]);
  live: Live;
  /** Why the table cannot be seen, or no longer. */
  gone = $state.raw<Fault | null>(null);
  readonly hints = new Hints(
    (signal) => get<Hinted>(`/tables/${this.table}/hint`, signal),
    (fault) => this.#refuse(fault, ''),
  );
  readonly warnings = new Warnings((signal) => get<Warned>(`/tables/${this.table}/warnings`, signal));
  readonly chat: Chat;
  /** Shows what has happened, holding back updates until earlier ones have been shown. */
  readonly stage = new Stage(this);
  /** The reader's last step was an undo. */
  tookBack = $state(false);
  /** The number of the last entry that the server has sent. */
  #seq = 0;
  /** The last update that has been shown completely. */
  #shown: Update | null = null;
  /** The descriptions of the actions possible after that entry. */
  #described: { seq: number; known: ReadonlyMap<string, Described> } = { seq: 0, known: new Map() };

  constructor(
    game: GameModule,
    pieces: unknown,
    readonly table: string,
    readonly language: string,
    wished: number | null,
  ) {
    super(game, pieces);
    this.chat = new Chat(table, async (words) => {
      await person.ready(); // a spectator may not have a name yet
      return post<Remark>(`/tables/${table}/chat`, words);
    });
    this.live = new Live(table, wished, language, {
      updated: (update) => this.#updated(update),
      here: (seats) => this.#here(seats),
      talked: (chat) => this.chat.hear(chat),
      refused: (fault) => (this.gone = fault),
    });
  }

  /** Several players at one screen are named instead of being called "you". */
  override get reader(): number | null {
    return this.you.seats.length > 1 ? null : this.eyes;
  }

  // ------------------------------------------------------------- up
  override act(action: string): void {
    this.catchUp();
    if (this.busy || this.#isAway(action)) return;
    this.refusal = null;
    this.tookBack = false;
    this.busy = action;
    if (!this.warns || !this.warnings.stops(this.#seq, this.eyes!, action)) this.#send(action);
  }

  /** Whether costly moves are announced first: by choice, and in a first game. */
  get warns(): boolean {
    return settings.warns ?? isGuided(this.table);
  }

  /** After a warning: make the move. */
  actAnyway(): void {
    const action = this.warnings.about?.do;
    this.warnings.putAway();
    if (action) this.#send(action);
  }

  /** After a warning: do not make the move, nor the steps that were to follow. */
  thinkAgain(): void {
    if (!this.warnings.about) return;
    this.warnings.about = null;
    this.busy = '';
    this.steps.answered(true);
  }

  #send(action: string): void {
    void this.#wait(this.live.do(this.#seq, action), action);
  }

  override get mayTakeBack(): boolean {
    return this.view?.undo === true;
  }

  override takeBack(): void {
    this.catchUp();
    if (this.busy || this.#isAway('undo')) return;
    this.refusal = null;
    this.tookBack = true;
    this.busy = 'undo';
    void this.#wait(this.live.undo(this.#seq), 'undo');
  }

  /** Only the seat that is asked gets hints. */
  get mayHint(): boolean {
    return this.asked && this.facts!.hints && !this.facts!.seats[this.eyes!]!.bot;
  }

  hint(): void {
    this.catchUp();
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

  override threats(): Promise<unknown[]> {
    return this.eyes === null ? super.threats() : this.live.threats().catch(() => []);
  }

  override catchUp(): void {
    this.stage.catchUp();
  }

  close(): void {
    this.stage.close();
    this.hints.putAway();
    this.warnings.putAway();
    this.live.close();
  }

  /** A server that is merely slow still gets choices; they are sent again if the connection breaks. */
  override get away(): boolean {
    return this.live.connection !== 'live' && this.live.connection !== 'silent';
  }

  /** Without the server nothing can be started, and the reader is told so. */
  #isAway(place: string): boolean {
    if (!this.away) return false;
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
    if (this.steps.waiting) this.catchUp();
    this.steps.answered();
  }

  #refuse(fault: unknown, place: string): void {
    if (!(fault instanceof Fault)) throw fault;
    this.refusal = { reason: fault.spoken, at: null, place, facts: {} };
  }

  // ------------------------------------------------------------- down
  #updated(update: Update): void {
    const first = this.#seq === 0;
    if (this.#seq !== update.seq || this.refusal?.reason.key === AWAY) this.refusal = null;
    if (this.#seq !== update.seq) this.thinkAgain();
    this.#seq = update.seq;
    this.you = update.you;
    this.chat.enter(update.you.chat);
    this.eyes = update.you.eyes;
    if (first) this.stage.begin(update);
    else this.stage.push(update);
  }

  settle(update: Update, log: Logged[]): void {
    const before = this.#shown?.seq ?? 0;
    this.#shown = update;
    this.log = log;
    this.restore();
    if (update.table.status === 'playing') settings.plays(this.table);
    this.hints.went(
      update.log.filter(({ seq }) => seq > before),
      update.you.eyes,
      this.actions,
    );
    if (this.actions.size && update.seq === this.#seq) void this.#describe(update.seq);
    if (this.warns && this.mayHint && this.actions.size > 1 && before !== update.seq) void this.warnings.look();
  }

  restore(): void {
    const update = this.#shown!;
    this.facts = update.table;
    this.view = update.view;
    this.position = update.position;
    this.prompt = update.prompt;
    this.undo = update.undo;
    this.sources = update.sources;
    this.actions = new Set(update.table.status === 'playing' ? update.view?.actions : []);
    this.described = this.#described.seq === update.seq ? this.#described.known : new Map();
  }

  hide(): void {
    this.facts = this.facts && { ...this.facts, asked: null };
    this.prompt = null;
    this.undo = null;
    this.actions = new Set();
    this.described = new Map();
  }

  async #describe(seq: number): Promise<void> {
    const known: Described[] = await this.live.describe().catch(() => []);
    if (seq !== this.#seq) return;
    this.#described = { seq, known: new Map(known.map((one) => [one.action, one])) };
    if (!this.happening) this.described = this.#described.known;
  }

  #here(seats: number[]): void {
    if (!this.facts) return;
    const sitting = this.facts.seats.map((seat, number) => ({ ...seat, here: seats.includes(number) }));
    this.facts = { ...this.facts, seats: sitting } satisfies Facts;
  }
}
