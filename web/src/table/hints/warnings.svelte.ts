/** What the reader had better not do: found out while they think, said before they do it, and never in their way. */
import type { Blunder, Warned } from '../../lib/types';

export class Warnings {
  /** What was about to be done, until the reader has thought about it. */
  about = $state.raw<Blunder | null>(null);
  #known: Warned | null = null;
  #asking: AbortController | null = null;

  constructor(private readonly get: (signal: AbortSignal) => Promise<Warned>) {}

  /** A new position of the reader's. Nobody waits for the answer; without one nobody is warned. */
  async look(): Promise<void> {
    this.putAway();
    const asking = (this.#asking = new AbortController());
    const found = await this.get(asking.signal).catch(() => null);
    if (asking === this.#asking) this.#known = found;
  }

  /** Whether the reader is to think again before that action. */
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
