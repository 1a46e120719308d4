/** What others could do to this seat's mounds with one placement and one move. */
import type { TermitesThreat } from '../../generated/termites';
import type { Scene } from '../scene.svelte';

/** The questions of a turn, except those that end an attack. */
export const TURN: ReadonlySet<string> = new Set(['token', 'token-hex', 'unit', 'goal']);

/** It falls to the units already there, perhaps with one more token. */
export const falls = ({ strikes: [strike] }: TermitesThreat): boolean =>
  strike !== undefined && strike.holds_by < 0 && strike.lines.some(({ hex }) => hex !== strike.ghost?.hex);

export class Threats {
  /** Show all mounds at once, while the key is held. */
  all = $state(false);
  #known = $state.raw<{ seq: number; threats: readonly TermitesThreat[] }>({ seq: -1, threats: [] });
  #asked = -1;

  constructor(readonly scene: Scene) {}

  /** The reader is having a turn, so it matters what is in danger. */
  get matter(): boolean {
    return this.scene.asked && TURN.has(this.scene.offer);
  }

  /** The mounds that would fall now; during a turn, as they were until the server has answered again. */
  get dangers(): readonly TermitesThreat[] {
    return this.matter ? this.#known.threats.filter(falls) : [];
  }

  /** The threats to the mound being looked at; empty until the server has answered. */
  of(hex: string): readonly TermitesThreat[] {
    const seq = this.scene.facts?.seq ?? -1;
    return this.#known.seq === seq ? this.#known.threats.filter((threat) => this.all || threat.hex === hex) : [];
  }

  /** Asks once for each position. */
  async ask(): Promise<void> {
    const seq = this.scene.facts?.seq ?? -1;
    if (this.scene.happening || this.#asked === seq) return;
    this.#asked = seq;
    const threats = (await this.scene.threats()) as TermitesThreat[];
    if (seq === this.scene.facts?.seq) this.#known = { seq, threats };
  }

  /** Another has a turn: what was in danger may no longer be. */
  forget(): void {
    this.#asked = -1;
    this.#known = { seq: -1, threats: [] };
  }
}
