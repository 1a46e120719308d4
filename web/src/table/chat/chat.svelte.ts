/** The chat of a table as this reader sees it: people muted in this browser are left out. */
import { Attempt } from '../../lib/attempt.svelte';
import { keep, kept } from '../../lib/keeping';
import type { Chat as Heard, Phrase, Remark, Room, Say } from '../../lib/types';

export const LONGEST = 300; // characters
export const PHRASES: readonly Phrase[] = [
  'hello',
  'luck',
  'nice',
  'thinking',
  'moment',
  'back',
  'thanks',
  'sorry',
  'good-game',
  'again',
];
const TABLES = 50; // tables whose reading position this browser remembers
const MUTED = 'chat-muted';
const READ = 'chat-read';

export class Chat {
  room = $state<Room | null>(null);
  remarks = $state.raw<readonly Remark[]>([]);
  readonly saying = new Attempt();
  /** Muted people, by their ids. */
  #muted = $state.raw<ReadonlySet<string>>(new Set(keptAs<string[]>(MUTED, [])));
  /** The last remark seen here. */
  #read = $state(0);

  constructor(
    private readonly table: string,
    private readonly send: (words: Say) => Promise<Remark>,
  ) {}

  /** Another room starts empty. */
  enter(room: Room | null): void {
    if (room === this.room) return;
    this.room = room;
    this.remarks = [];
    this.#read = keptAs<Record<string, number>>(READ, {})[this.#place] ?? 0;
  }

  hear({ room, remarks }: Heard): void {
    this.enter(room);
    this.#add(remarks);
  }

  async say(words: Say): Promise<void> {
    await this.saying.make(async () => this.#add([await this.send(words)]));
  }

  /** Remarks may arrive again; if a nameless author has since got a name, the remark gets it too. */
  #add(news: readonly Remark[]): void {
    const known = new Map(this.remarks.map((remark) => [remark.number, remark]));
    for (const remark of news)
      known.set(remark.number, known.get(remark.number)?.own ? { ...remark, own: true } : remark);
    this.remarks = [...known.values()].sort((one, other) => one.number - other.number);
  }

  // ------------------------------------------------------------- reading
  get shown(): readonly Remark[] {
    return this.remarks.filter((remark) => !this.isMuted(remark));
  }

  get unread(): number {
    return this.shown.filter(({ number, own }) => !own && number > this.#read).length;
  }

  /** Marks everything as seen. */
  read(): void {
    const last = this.remarks.at(-1)?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    const others = Object.entries(keptAs<Record<string, number>>(READ, {})).filter(([place]) => place !== this.#place);
    const newest = [...others, [this.#place, last] as const].slice(-TABLES);
    keep(READ, JSON.stringify(Object.fromEntries(newest)));
  }

  get #place(): string {
    return `${this.table} ${this.room}`;
  }

  // ------------------------------------------------------------- muting
  isMuted({ by, own }: Remark): boolean {
    return !own && this.#muted.has(by);
  }

  /** One remark of each person muted here. */
  get muted(): readonly Remark[] {
    const found = new Map(this.remarks.filter((remark) => this.isMuted(remark)).map((remark) => [remark.by, remark]));
    return [...found.values()];
  }

  mute({ by }: Remark): void {
    this.#keep(new Set([...this.#muted, by]));
  }

  unmute({ by }: Remark): void {
    this.#keep(new Set([...this.#muted].filter((one) => one !== by)));
  }

  #keep(muted: ReadonlySet<string>): void {
    this.#muted = muted;
    keep(MUTED, muted.size ? JSON.stringify([...muted]) : null);
  }
}

function keptAs<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(kept(name) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
