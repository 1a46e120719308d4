/** Actions that were possible before, with their words: a reader who misses one can ask why it is gone. */
import type { Described } from '../../lib/types';
import type { Scene } from '../scene.svelte';

const MOST = 60;

export class Known {
  /** The words of each action, the latest last. */
  #words = $state.raw<ReadonlyMap<string, string>>(new Map());

  learn(described: ReadonlyMap<string, Described>): void {
    const now = [...described.values()].map(({ action, message }) => [action, message.text ?? action] as const);
    const before = [...this.#words].filter(([action]) => !described.has(action));
    this.#words = new Map([...before, ...now].slice(-MOST));
  }

  /** Actions that are not possible now, the latest first. */
  gone(scene: Scene): [action: string, text: string][] {
    return [...this.#words].filter(([action]) => !scene.actions.has(action)).reverse();
  }
}
