/** Several actions one after another, each when the server has answered the one before. */
import type { Scene } from '../../table/scene.svelte';
import type { Point } from './play.svelte';

export interface Step {
  /** Nothing: what was chosen is let go. */
  action: string;
  place: string;
  at: Point | null;
  /** Left out if it is not offered. */
  optional?: boolean;
}

export const step = (action: string, place = '', at: Point | null = null): Step => ({ action, place, at });
export const LET_GO = step('');

export class Steps {
  #waiting: Step[] = [];
  /** The position that the step before was done in. */
  #since = -1;

  constructor(
    private readonly scene: Scene,
    private readonly take: (step: Step) => void,
  ) {}

  begin(...steps: Step[]): void {
    this.#waiting = steps;
    this.#since = -1;
    this.scene.refusal = null;
    this.next();
  }

  /** After what is under way, if anything is. */
  then(...steps: Step[]): void {
    if (!this.scene.busy) return this.begin(...steps);
    if (!this.#waiting.length) this.#since = this.scene.facts?.seq ?? -1;
    this.#waiting.push(...steps);
  }

  /** Whenever something has changed. What is refused ends it, and what never went up. */
  next(): void {
    const { scene } = this;
    if (!this.#waiting.length || scene.busy || !scene.facts) return;
    const now = this.#waiting.shift()!;
    const failed = scene.facts.seq === this.#since || scene.refusal || !scene.asked;
    this.#since = scene.facts.seq;
    if (!failed && (!now.optional || scene.actions.has(now.action))) this.take(now);
    if (!scene.busy) this.#waiting = [];
  }
}
