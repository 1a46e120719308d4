/** A replayed game, moment by moment, as the chosen seat saw it. Frames are loaded in portions on demand. */
import { get } from '../lib/http';
import type { Facts, Frame, Logged, Replay, Spoken, Update } from '../lib/types';
import type { GameModule } from '../games/module';
import { bigAfter, bigBefore, marksOf, momentAt, momentsOf, type PlacedMark } from './marks';
import { StillScene } from '../table/still-scene.svelte';

/** All hands open, what everybody may see, or the view of one seat. */
export type Sight = 'open' | 'watching' | number;

const PORTION = 50; // frames per request, the server's limit
const KEPT = 12; // portions kept in memory
const PACE = 1400; // milliseconds per moment

export class ReplayScene extends StillScene {
  /** The index of the current moment. */
  index = $state(0);
  sight = $state<Sight>('watching');
  /** The view of the frame being shown: the previous one until the next frame has arrived. */
  shown = $state<Sight>('watching');
  playing = $state(false);
  speed = $state(1);
  readonly moments: Logged[];
  readonly marks: PlacedMark[];
  /** With open hands: one scene for each hand. */
  readonly hands: StillScene[];
  /** All that happened, as far as this view may know; the log ends at the current moment. */
  #story: Logged[];
  #portions = new Map<number, Promise<Frame[]>>();
  #timer = 0;

  constructor(
    game: GameModule,
    pieces: unknown,
    /** The table as it is now, with the whole story. */
    readonly now: Update,
    private readonly failed: (fault: unknown) => void,
  ) {
    super(game, pieces);
    this.moments = momentsOf(now.log);
    this.marks = marksOf(now.log, game.marks);
    this.hands = now.table.seats.map(() => new StillScene(game, pieces));
    this.#story = now.log;
  }

  /** In any view: a player is "you" only in their own game. */
  override get reader(): number | null {
    const { seats, eyes } = this.now.you;
    return seats.length > 1 ? null : eyes;
  }

  get moment(): Logged {
    return this.moments[this.index]!;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  // ------------------------------------------------------------- moving through the game
  begin(sight: Sight, seq: number): Promise<void> {
    this.sight = sight;
    return this.#show(momentAt(this.moments, seq));
  }

  look(sight: Sight): void {
    if (sight === this.sight) return;
    this.sight = sight;
    this.#portions.clear();
    this.#story = this.now.log;
    void this.#show(this.index);
  }

  go(index: number): void {
    this.pause();
    void this.#show(index);
  }

  jump(seq: number): void {
    this.go(momentAt(this.moments, seq));
  }

  nextBig(): void {
    const mark = bigAfter(this.marks, this.moment.seq);
    if (mark) this.jump(mark.seq);
  }

  previousBig(): void {
    const mark = bigBefore(this.marks, this.moment.seq);
    if (mark) this.jump(mark.seq);
  }

  // ------------------------------------------------------------- playing
  toggle(): void {
    if (this.playing) this.pause();
    else this.#play();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #play(): void {
    this.playing = true;
    if (this.index === this.last) void this.#show(0);
    this.#wait();
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.#on(), PACE / this.speed);
  }

  async #on(): Promise<void> {
    await this.#show(this.index + 1);
    if (!this.playing) return;
    if (this.index === this.last) this.pause();
    else this.#wait();
  }

  // ------------------------------------------------------------- frames
  async #show(index: number): Promise<void> {
    const before = this.index;
    const { sight } = this;
    this.index = Math.min(Math.max(0, index), this.last);
    const { seq } = this.moment;
    try {
      const frame = (await this.#portion(seq)).find((frame) => frame.seq === seq);
      if (frame && this.moment.seq === seq && this.sight === sight) this.#place(frame, before);
      if (this.index < this.last) void this.#portion(Math.min(seq + PORTION / 2, this.now.seq));
    } catch (fault) {
      this.pause();
      this.failed(fault);
    }
  }

  #place(frame: Frame, before: number): void {
    const { seq, views, positions } = frame;
    const known = Object.values(views)[0]!;
    const { actor } = known.prompt;
    this.shown = this.sight;
    if (this.sight === 'watching') this.eyes = null;
    else if (this.sight !== 'open') this.eyes = this.sight;
    else if (actor !== null)
      this.eyes = actor; // with open hands, show the view of the seat that is to choose
    else this.eyes ??= 0;
    this.view = views[this.eyes ?? 'watching'] ?? known;
    this.position = positions[this.eyes ?? 'watching'] ?? [];
    this.facts = this.#facts(actor);
    this.log = this.#story.filter((entry) => entry.seq <= seq);
    const since = this.index === before + 1 ? this.moments[before]!.seq : seq;
    this.fresh = this.log.filter((entry) => entry.seq > since);
    if (this.sight === 'open') this.hands.forEach((hand, seat) => this.#open(hand, seat, frame));
  }

  #open(hand: StillScene, seat: number, { views, positions }: Frame): void {
    hand.eyes = seat;
    hand.view = views[seat]!;
    hand.own = ownLines(positions, seat);
    hand.facts = this.facts;
  }

  /** The table as it was then: nobody had won yet. */
  #facts(actor: number | null): Facts {
    const { table } = this.now;
    if (this.index === this.last) return table;
    const seats = table.seats.map((seat) => ({ ...seat, result: null, points: null }));
    return { ...table, seq: this.moment.seq, seats, status: 'playing', asked: actor };
  }

  #portion(seq: number): Promise<Frame[]> {
    const number = Math.floor((seq - 1) / PORTION);
    let portion = this.#portions.get(number);
    if (!portion) {
      portion = this.#fetch(number);
      portion.catch(() => this.#portions.delete(number));
      this.#portions.set(number, portion);
      if (this.#portions.size > KEPT) this.#portions.delete(this.#portions.keys().next().value!);
    }
    return portion;
  }

  async #fetch(number: number): Promise<Frame[]> {
    const { sight } = this;
    const query = `eyes=${sight}&first=${number * PORTION + 1}&count=${PORTION}`;
    const { frames } = await get<Replay>(`/tables/${this.now.table.id}/replay?${query}`);
    if (sight === this.sight) this.#tell(frames);
    return frames;
  }

  /** This view may know more, or less, than the one that the story was first loaded for. */
  #tell(frames: Frame[]): void {
    const told = new Map(frames.map((frame) => [frame.seq, frame.entry]));
    this.#story = this.#story.map((entry) => told.get(entry.seq) ?? entry);
  }
}

/** The lines of the position that only this seat reads. Two hands may read the same. */
function ownLines(positions: Frame['positions'], seat: number): Spoken[] {
  const open = new Set(positions.watching?.map(({ text }) => text));
  return (positions[seat] ?? []).filter(({ text }) => !open.has(text));
}
