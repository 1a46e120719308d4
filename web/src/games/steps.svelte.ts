/** What a person has decided at once, sent step by step: each when the server has answered the one before. */
import type { Scene } from './scene.svelte';

/** The last step is taken back. */
export const BACK = 'undo';

/** An action that must be offered by then, `BACK`, or whatever the caller does instead. */
export type Step = string | (() => void);

export class Steps {
  #left = $state.raw<readonly Step[]>([]);

  constructor(private readonly scene: Scene) {}

  get waiting(): boolean {
    return this.#left.length > 0;
  }

  /** The first one now. While the server has not answered, nothing begins, as with a single action. */
  begin(...steps: Step[]): void {
    if (this.scene.busy) return;
    this.#left = steps;
    this.#next();
  }

  /** After what is under way, if anything is. */
  then(...steps: Step[]): void {
    if (this.scene.busy) this.#left = [...this.#left, ...steps];
    else this.begin(...steps);
  }

  /** The server has answered. What it refuses ends the rest, and so does another player's turn. */
  answered(refused = this.scene.refusal !== null): void {
    if (refused || !this.scene.asked) this.#left = [];
    this.#next();
  }

  /** A step that sends nothing has become impossible, and ends the rest. */
  #next(): void {
    const [now, ...rest] = this.#left;
    if (now === undefined) return;
    this.#left = rest;
    this.#do(now);
    if (!this.scene.busy) this.#left = [];
  }

  #do(step: Step): void {
    const { scene } = this;
    if (typeof step === 'function') step();
    else if (step === BACK && scene.mayTakeBack) scene.takeBack();
    else if (scene.actions.has(step)) scene.act(step);
  }
}
