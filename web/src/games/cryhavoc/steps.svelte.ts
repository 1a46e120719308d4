/** Several things that a person has decided at once, sent one after the other: each when the one before is done. */
import { LiveScene } from '../../table/live-scene.svelte';
import type { Scene } from '../../table/scene.svelte';

export const BACK = 'undo';

class Steps {
  #left = $state.raw<string[]>([]);

  get waiting(): boolean {
    return this.#left.length > 0;
  }

  take(scene: Scene, steps: string[]): void {
    this.#left = steps;
    this.next(scene);
  }

  /** To be called whenever the scene has changed. What has become impossible ends it. */
  next(scene: Scene): void {
    const [step, ...rest] = this.#left;
    if (step === undefined || scene.busy) return;
    this.#left = rest;
    if (scene.refusal) this.#left = [];
    else if (step === BACK && scene instanceof LiveScene && scene.view?.undo) scene.takeBack();
    else if (scene.actions.has(step)) scene.act(step);
    else this.#left = [];
  }
}

export const steps = new Steps();

/** To choose another action: the cards chosen so far go back to the hand, then the action itself. */
export function otherAction(picked: number, action: string): string[] {
  return [...Array.from({ length: picked + 1 }, () => BACK), action];
}

/** To put one chosen card back: as undo goes, all of them, then the others again. */
export function unpick(picked: readonly string[], card: string): string[] {
  return [...picked.map(() => BACK), ...picked.filter((id) => id !== card).map((id) => `pick:${id}`)];
}
