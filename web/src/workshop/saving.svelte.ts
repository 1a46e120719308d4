/** Saves what somebody types: sent together after a short delay; while there is no connection, stored in this browser. */
import { ask, Fault } from '../lib/http';
import { keep, kept } from '../lib/keeping';
import type { Changed } from '../lib/types';
import { same, type Value } from './places';

const MOMENT = 350; // milliseconds without another key press
const AGAIN = 3000;

export interface Waiting {
  /** The server's value when it was changed; null for none. */
  was: Value;
  value: Value;
}
export interface Clash {
  place: string;
  mine: Value;
  theirs: Value;
}

export class Saving {
  state = $state<'saved' | 'saving' | 'offline' | 'refused'>('saved');
  fault = $state.raw<Fault | null>(null);
  at = $state(0);
  number = $state(0);
  clashes = $state.raw<Clash[]>([]);
  #waiting = new Map<string, Waiting>();
  #timer = 0;
  #sending: Promise<void> | null = null;

  constructor(
    readonly pack: string,
    /** Called when everything is on the server; `others`: another window has changed the draft too. */
    readonly done: (others: boolean) => void,
  ) {}

  /** What a window without a connection left behind. */
  left(): [string, Waiting][] {
    try {
      return Object.entries(JSON.parse(kept(`workshop-${this.pack}`) ?? '{}') as Record<string, Waiting>);
    } catch {
      return [];
    }
  }

  get places(): Map<string, Waiting> {
    return this.#waiting;
  }

  add(place: string, was: Value, value: Value): void {
    const before = this.#waiting.get(place);
    this.#waiting.set(place, { was: before ? before.was : (was ?? null), value: value ?? null });
    this.#keep();
    this.state = 'saving';
    this.#soon(MOMENT);
  }

  /** For a field changed in two windows: send this window's version again, or drop it. */
  settle(clash: Clash, mine: boolean): void {
    this.clashes = this.clashes.filter((each) => each !== clash);
    if (mine) this.add(clash.place, clash.theirs, clash.mine);
  }

  #keep(): void {
    keep(`workshop-${this.pack}`, this.#waiting.size ? JSON.stringify(Object.fromEntries(this.#waiting)) : null);
  }

  #soon(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.send(), pause);
  }

  stop(): void {
    clearTimeout(this.#timer);
    void this.send();
  }

  /** One request at a time: of several callers waiting, the first sends everything, and the others find it done. */
  async send(): Promise<void> {
    while (this.#sending) await this.#sending;
    if (!this.#waiting.size) return;
    this.#sending = this.#send();
    await this.#sending;
    this.#sending = null;
  }

  async #send(): Promise<void> {
    const sent = [...this.#waiting];
    try {
      const changes = sent.map(([place, { was, value }]) => ({ place, was, value }));
      const answer = await ask<Changed>('PATCH', `/packs/${this.pack}/draft`, { changes });
      for (const [place, { value }] of sent) {
        const now = this.#waiting.get(place)!;
        if (same(now.value, value)) this.#waiting.delete(place);
        else this.#waiting.set(place, { was: value, value: now.value }); // changed again meanwhile
      }
      const clashing = answer.conflicts.map(({ place, value }) => {
        const mine = this.#waiting.get(place)?.value ?? new Map(sent).get(place)!.value;
        this.#waiting.delete(place);
        return { place, mine, theirs: value };
      });
      if (clashing.length) this.clashes = [...this.clashes, ...clashing];
      this.#keep();
      const others = answer.number > this.number + 1 || clashing.length > 0;
      [this.number, this.at, this.fault] = [answer.number, answer.at, null];
      this.state = this.#waiting.size ? 'saving' : 'saved';
      if (this.#waiting.size) this.#soon(MOMENT);
      else this.done(others);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const away = error.status === 0 || error.status >= 500 || error.status === 429;
      this.state = away ? 'offline' : 'refused';
      this.fault = error;
      if (away) this.#soon(AGAIN);
    }
  }
}
