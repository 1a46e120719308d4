/** What the coach says now: each thing once, one thing per turn, and nothing that the reader cannot see. */
import { canCoach, coachWithTexts, type Coach, type Noticed } from '../../games/coach';
import type { Scene } from '../../games/scene.svelte';
import { learnt } from '../../lib/learnt.svelte';
import { settings } from '../../lib/settings.svelte';

export interface Tip extends Noticed {
  id: string;
}

export class Coaching {
  tip = $state.raw<Tip | null>(null);
  #coach = $state.raw<Coach | null>(null);
  /** The threats, and the position that they belong to. */
  #known = $state.raw<{ seq: number; threats: readonly unknown[] }>({ seq: -1, threats: [] });
  #told: ReadonlySet<string> = new Set();
  /** The turn in which something was last said. */
  #turn = -1;
  #begun = false;
  /** The position whose threats were requested. */
  #asked = -1;

  constructor(
    readonly scene: Scene,
    private readonly find = coachWithTexts,
  ) {}

  get #game(): string {
    return this.scene.facts!.game;
  }

  /** For an effect of the page: call when the position, or what is known of it, has changed. */
  look(): void {
    const { scene } = this;
    if (!settings.coach || !canCoach(this.#game)) return this.#show(null);
    if (!this.#coach) return this.#begin();
    if (scene.happening || !scene.asked) return this.#leave();
    if (scene.busy || !scene.described.size || !this.#knows()) return; // look() runs again soon
    const noticed = (id: string): Tip | null => {
      const found = this.#coach!.occasions[id]!(scene, this.#known.threats);
      return found ? { id, ...found } : null;
    };
    const now = this.tip;
    if (now) return noticed(now.id) ? undefined : this.#leave();
    const turn = turnOf(scene);
    if (turn === this.#turn) return;
    const ids = Object.keys(this.#coach.occasions).filter((id) => !this.#told.has(id));
    const next = ids.reduce<Tip | null>((found, id) => found ?? noticed(id), null);
    if (next) this.#turn = turn;
    this.#show(next);
  }

  /** The reader has read it. */
  understood(): void {
    this.#leave();
  }

  /** Not now: it will be said on another occasion. */
  later(): void {
    this.#show(null);
  }

  #begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#told = new Set(learnt.told(this.#game));
    void this.find(this.#game).then((coach) => (this.#coach = coach));
  }

  #leave(): void {
    const { tip } = this;
    if (!tip) return;
    this.#told = new Set([...this.#told, tip.id]);
    learnt.tell(this.#game, this.#told);
    this.#show(null);
  }

  #show(tip: Tip | null): void {
    if (tip === this.tip) return;
    this.tip = tip;
    this.scene.pointed = new Set(tip?.places);
  }

  /** Whether the threats of this position are known, if they are needed. */
  #knows(): boolean {
    const { threatened } = this.#coach!;
    if (!threatened || (this.#told.has(threatened) && this.tip?.id !== threatened)) return true;
    const seq = this.scene.facts!.seq;
    if (this.#known.seq === seq) return true;
    if (this.#asked === seq) return false;
    this.#asked = seq;
    void this.scene.threats().then((threats) => {
      if (this.scene.facts?.seq === seq) this.#known = { seq, threats };
    });
    return false;
  }
}

/** A turn lasts until somebody else has done something. */
const turnOf = ({ log, eyes }: Scene): number =>
  log.findLast(({ kind, seat }) => kind === 'do' && seat !== eyes)?.seq ?? 0;
