/** What others could do to this seat's mounds with one placement and one move; asked for on demand. */
import type { TermitesThreat } from '../../generated/termites';
import type { Scene } from '../scene.svelte';

export class Threats {
  /** Show all mounds at once, while the key is held. */
  all = $state(false);
  #known = $state.raw<{ seq: number; threats: readonly TermitesThreat[] }>({ seq: -1, threats: [] });
  #asked = -1;

  constructor(readonly scene: Scene) {}

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
}
