/** Presses, drags and keys on regions. The server asks for a move in two steps: from where, then where to. */
import type { Scene } from '../../scene.svelte';
import { originOf, regionActions, triedAction } from './regions';
import { viewOf } from './types';

export type Spot = { x: number; y: number } | null;

export class Picking {
  /** The region whose menu is open because several things can be done there. */
  menu = $state('');

  constructor(readonly scene: Scene) {}

  press(region: string, at: Spot): void {
    const { scene } = this;
    if (scene.busy) return;
    const actions = regionActions(scene, region);
    this.menu = '';
    if (actions.length === 1) scene.act(actions[0]!);
    else if (actions.length) this.menu = region;
    else if (region === originOf(scene)) this.letGo();
    else if (this.#another(region)) this.#instead(region);
    else this.#ask(region, at);
  }

  /** Whether a unit can be picked up here. */
  canLift(region: string): boolean {
    const { scene } = this;
    return scene.actions.has(`from:${region}`) || originOf(scene) === region || this.#another(region);
  }

  lift(region: string): void {
    const { scene } = this;
    if (scene.actions.has(`from:${region}`)) scene.steps.then(`from:${region}`);
    else if (originOf(scene) !== region) this.#instead(region);
  }

  /** Put the lifted unit down: elsewhere, or back where it was. */
  put(from: string, to: string): void {
    this.scene.steps.then(() => (to && to !== from ? this.#go(to) : this.#putBack()));
  }

  /** Leave the unit where it is. */
  letGo(): void {
    if (this.menu) this.menu = '';
    else this.#putBack();
  }

  /** Go there, or show why that goal cannot be reached. */
  #go(to: string): void {
    const { scene } = this;
    const action = `to:${to}`;
    if (scene.actions.has(action)) scene.act(action);
    else if (scene.offer === 'goal') scene.why(action, action, null);
  }

  #putBack(): void {
    const { scene } = this;
    if (originOf(scene) && scene.mayTakeBack) scene.takeBack();
  }

  /** Put one unit back and take another up. */
  #instead(region: string): void {
    this.scene.steps.then(() => this.#putBack(), `from:${region}`);
  }

  #ask(region: string, at: Spot): void {
    const tried = triedAction(this.scene, region);
    if (tried && this.scene.asked) this.scene.attempt(tried, region, at);
  }

  /** While a destination is asked for, pressing a region with other units of yours means: take one of those instead. */
  #another(region: string): boolean {
    const view = viewOf(this.scene);
    const own = (view?.you && view.regions[region]?.units[view.you]) ?? 0;
    return this.scene.offer === 'goal' && this.scene.mayTakeBack && own > 0 && region !== originOf(this.scene);
  }
}
