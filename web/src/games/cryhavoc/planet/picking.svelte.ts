/** What a press, a drag or a key on a region does. One unit is moved in two steps that the server asks for: from where, then where to. */
import { LiveScene } from '../../../table/live-scene.svelte';
import { verbOf, type Scene } from '../../../table/scene.svelte';
import { originOf, regionActions, triedAction } from './regions';
import { viewOf } from './types';

export type Spot = { x: number; y: number } | null;

const BACK = 'take back';

export class Picking {
  /** The region in which several things can be done, while somebody chooses between them. */
  menu = $state('');
  /** What is to follow when the server has answered. */
  #then: string[] = [];

  constructor(readonly scene: Scene) {}

  press(region: string, at: Spot): void {
    const { scene } = this;
    if (scene.busy) return;
    const actions = regionActions(scene, region);
    this.menu = '';
    if (actions.length === 1) scene.act(actions[0]!);
    else if (actions.length) this.menu = region;
    else if (region === originOf(scene)) this.letGo();
    else if (this.#another(region)) this.#follow(BACK, `from:${region}`);
    else this.#ask(region, at);
  }

  /** Whether a unit can be picked up here. */
  canLift(region: string): boolean {
    const { scene } = this;
    return scene.actions.has(`from:${region}`) || originOf(scene) === region || this.#another(region);
  }

  lift(region: string): void {
    const { scene } = this;
    if (scene.actions.has(`from:${region}`)) this.#follow(`from:${region}`);
    else if (originOf(scene) !== region) this.#follow(BACK, `from:${region}`);
  }

  /** The unit that was lifted is put down: elsewhere, or back where it was. */
  put(from: string, to: string): void {
    this.#then.push(to && to !== from ? `to:${to}` : BACK);
    this.goOn();
  }

  /** The unit stays where it is. */
  letGo(): void {
    if (this.menu) this.menu = '';
    else if (originOf(this.scene) && this.#canTakeBack) this.#follow(BACK);
  }

  /** The next step, as soon as it can be made; a goal that cannot be reached gets its reason. */
  goOn(): void {
    const { scene } = this;
    const [next] = this.#then;
    if (scene.busy || next === undefined) return;
    if (next === BACK && this.#canTakeBack && originOf(scene)) {
      this.#then.shift();
      (scene as LiveScene).takeBack();
    } else if (scene.actions.has(next)) {
      this.#then.shift();
      scene.act(next);
    } else {
      this.#then = [];
      if (verbOf(next) === 'to' && scene.offer === 'goal') scene.why(next, next, null);
    }
  }

  #follow(...steps: string[]): void {
    this.#then = steps;
    this.goOn();
  }

  #ask(region: string, at: Spot): void {
    const tried = triedAction(this.scene, region);
    if (tried && this.scene.asked) this.scene.attempt(tried, region, at);
  }

  /** While it is asked where a unit goes, a region with other own units means: take one of those instead. */
  #another(region: string): boolean {
    const view = viewOf(this.scene);
    const own = view?.regions[region]?.units[view.you ?? ''] ?? 0;
    return this.scene.offer === 'goal' && this.#canTakeBack && own > 0 && region !== originOf(this.scene);
  }

  get #canTakeBack(): boolean {
    return this.scene instanceof LiveScene && this.scene.view?.undo === true;
  }
}
