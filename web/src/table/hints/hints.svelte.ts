/** A hint at the table: requested, awaited, shown, and followed or dismissed. */
import type { Hinted, Logged, HintedMove } from '../../lib/types';
import { followed } from './following';

/** Entries that change the position; people who come and go do not. */
const MOVES = new Set(['do', 'undo']);

export class Hints {
  /** The best first; after one of their steps, the remainders of those that began with it. */
  moves = $state.raw<readonly HintedMove[]>([]);
  /** The suggestion whose pieces are lit. */
  looked = $state(0);
  #asking = $state.raw<AbortController | null>(null);

  constructor(
    private readonly get: (signal: AbortSignal) => Promise<Hinted>,
    private readonly refused: (fault: unknown) => void,
  ) {}

  get thinking(): boolean {
    return this.#asking !== null;
  }

  get line(): readonly string[] {
    return this.moves[this.looked]?.line ?? [];
  }

  /** A hint that arrives late, or is for another position or seat, is not shown. */
  async think(seq: number, seat: number): Promise<void> {
    this.putAway();
    const asking = (this.#asking = new AbortController());
    try {
      const hint = await this.get(asking.signal);
      if (asking === this.#asking && hint.seq === seq && hint.seat === seat) this.moves = hint.moves;
    } catch (fault) {
      if (asking === this.#asking) this.refused(fault);
    } finally {
      if (asking === this.#asking) this.#asking = null;
    }
  }

  putAway(): void {
    this.#asking?.abort();
    this.#asking = null;
    this.moves = [];
    this.looked = 0;
  }

  /** Something has happened: a step of the hint leaves the rest of it, anything else ends it. */
  went(log: readonly Logged[], eyes: number | null, actions: ReadonlySet<string>): void {
    const steps = log.filter(({ kind }) => MOVES.has(kind));
    if (!steps.length) return;
    const rest = steps.reduce<readonly HintedMove[]>(
      (moves, step) => (step.kind === 'do' && step.seat === eyes ? followed(moves, step.do ?? '') : []),
      this.moves,
    );
    this.putAway();
    this.moves = rest.filter((move) => actions.has(move.do));
  }
}
