/** Several steps that the reader decided at once; each is sent when the server has answered the one before. */
import type { Scene } from './scene.svelte';

/** Undoes the last step. */
export const BACK = 'undo';

/** An action that must be offered by then, `BACK`, or a function that the caller wants to run instead. */
export type Step = string | (() => void);

export class Steps {
  #left = $state.raw<readonly Step[]>([]);

  constructor(private readonly scene: Scene) {}

  get waiting(): boolean {
    return this.#left.length > 0;
  }

  /** Take the first step now. While the server has not answered, nothing begins, just as with a single action. */
  begin(...steps: Step[]): void {
    if (this.scene.busy) return;
    this.#left = steps;
    this.#next();
  }

  /** Add steps after those under way, if any. */
  then(...steps: Step[]): void {
    if (this.scene.busy) this.#left = [...this.#left, ...steps];
    else this.begin(...steps);
  }

  /** The server has answered. A refusal cancels the rest, and so does another player's turn. */
  answered(refused = this.scene.refusal !== null): void {
    if (refused || !this.scene.asked) this.#left = [];
    this.#next();
  }

  /** Take the next step. A step that sends nothing is no longer possible, and cancels the rest. */
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
