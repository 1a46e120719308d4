/** Warnings about bad moves: computed while the reader thinks, shown before the move, and never blocking it. */
import type { Blunder, Warned } from '../../lib/types';

export class Warnings {
  /** The move about to be made, until the reader has decided. */
  about = $state.raw<Blunder | null>(null);
  #known: Warned | null = null;
  #asking: AbortController | null = null;

  constructor(private readonly get: (signal: AbortSignal) => Promise<Warned>) {}

  /** Call for a new position of the reader's. Nobody waits for the answer; without one there is no warning. */
  async look(): Promise<void> {
    this.putAway();
    const asking = (this.#asking = new AbortController());
    const found = await this.get(asking.signal).catch(() => null);
    if (asking === this.#asking) this.#known = found;
  }

  /** Whether the reader should think again before that action. */
  stops(seq: number, seat: number, action: string): boolean {
    const known = this.#known?.seq === seq && this.#known.seat === seat ? this.#known.blunders : [];
    this.about = known.find((one) => one.do === action) ?? null;
    return this.about !== null;
  }

  putAway(): void {
    this.#asking?.abort();
    this.#asking = this.#known = this.about = null;
  }
}
