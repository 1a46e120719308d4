/** C5.3 Where a side's units will go, before it is confirmed. All units are placed; the rest go on Attrition. */
import type { Scene } from '../../scene.svelte';
import { OBJECTIVES, type Objective } from '../types';

/** Not on any objective yet. */
export const POOL = 'pool';
export type Spot = Objective | typeof POOL;

export type Spread = Record<Spot, number>;

/** Move one unit from one spot to another, if there is one. */
export function moved(spread: Spread, from: Spot, to: Spot): Spread {
  if (from === to || spread[from] < 1) return spread;
  return { ...spread, [from]: spread[from] - 1, [to]: spread[to] + 1 };
}

/** The answers to send, objective by objective; the last takes the rest. With no unit left, nothing more is asked. */
export function answers(spread: Spread, first: Objective): string[] {
  let left = Object.values(spread).reduce((sum, n) => sum + n, 0);
  return OBJECTIVES.slice(OBJECTIVES.indexOf(first), -1).flatMap((objective) => {
    if (left === 0) return [];
    left -= spread[objective];
    return [`station:${spread[objective]}`];
  });
}

export class Plan {
  spread = $state.raw<Spread>({ control: 0, prisoners: 0, attrition: 0, pool: 0 });
  /** The first objective still asked for; those before it are settled. */
  first = $state<Objective>('control');

  begin(units: number, first: Objective): void {
    this.spread = { control: 0, prisoners: 0, attrition: 0, pool: units };
    this.first = first;
  }

  open(objective: Objective): boolean {
    return OBJECTIVES.indexOf(objective) >= OBJECTIVES.indexOf(this.first);
  }

  move(from: Spot, to: Spot): void {
    if (to === POOL || this.open(to)) this.spread = moved(this.spread, from, to);
  }

  /** Add a unit from the pool, or else from the objective that has most. */
  add(to: Objective): void {
    const others = OBJECTIVES.filter((objective) => objective !== to && this.open(objective));
    const most = others.reduce((best, one) => (this.spread[one] > this.spread[best] ? one : best), others[0]!);
    this.move(this.spread.pool > 0 ? POOL : most, to);
  }

  say(scene: Scene): void {
    const said = answers(this.spread, this.first);
    scene.steps.begin(...(scene.stepwise ? said.slice(0, 1) : said));
  }
}
