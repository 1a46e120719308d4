/** Several things that a person has decided at once, sent one after the other: each when the one before is done. */
import type { Logged } from '../../lib/types';
import { LiveScene } from '../../table/live-scene.svelte';
import type { Scene } from '../../table/scene.svelte';
import { standing } from './battle/story';

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

/** To put one chosen card back, of those in the order in which they were chosen: as undo goes, it and all after it, then those again. */
export function unpick(order: readonly string[], card: string): string[] {
  const last = order.slice(order.indexOf(card));
  return [...last.map(() => BACK), ...last.slice(1).map((id) => `pick:${id}`)];
}

/** The cards chosen for this action, as the log has them. */
export function pickOrder(log: readonly Logged[]): string[] {
  const entries = standing(log);
  const before = entries.findLastIndex((entry) => !entry.do?.startsWith('pick:'));
  return entries.slice(before + 1).map((entry) => entry.do!.slice('pick:'.length));
}
