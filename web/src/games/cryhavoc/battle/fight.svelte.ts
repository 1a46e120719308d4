/** The battle being fought or shown, shared by all rows of the rail. One for each scene. */
import type { Spoken } from '../../../lib/types';
import { Drag } from '../../../table/drag.svelte';
import type { Scene } from '../../scene.svelte';
import { askedWord, viewOf } from '../reading';
import { OBJECTIVES, type Battle, type CryHavocFacts, type Objective, type Outlook, type Side } from '../types';
import { fatesOf, type Fate } from './fates';
import { placements, type Placed } from './forecast';
import { differs } from './outcome';
import { Plan, POOL, type Spot } from './plan.svelte';
import { eventsOfBattle } from './story';
import { Theatre } from './theatre.svelte';

export type Which = 0 | 1;

export class Fight {
  readonly plan = new Plan();
  readonly drag = new Drag();
  readonly theatre: Theatre;

  constructor(readonly scene: Scene) {
    this.theatre = new Theatre(scene);
  }

  get battle(): Battle | null {
    return this.theatre.battle ?? viewOf(this.scene)?.battle ?? null;
  }

  /** Whether its end is being shown. */
  get telling(): boolean {
    return this.theatre.playing;
  }

  get events(): readonly Spoken[] {
    return this.telling ? this.theatre.events : eventsOfBattle(this.scene.log);
  }

  /** What has happened to units so far, while the end is shown. */
  get fates(): readonly Fate[] {
    return this.telling && this.battle ? fatesOf(this.battle, this.events) : [];
  }

  /** The side that this seat decides for. */
  get own(): Which | undefined {
    return this.#side(({ seat }) => seat === this.scene.eyes);
  }

  /** The side whose units are being placed here. */
  get placing(): Which | undefined {
    const { scene } = this;
    const asked = scene.asked && scene.offer === 'station' && !scene.happening && !scene.steps.waiting;
    return asked ? this.#side(({ faction }) => faction === askedWord(scene, 'faction')) : undefined;
  }

  /** How the objectives would end with the card or choice pointed at, if that changes anything. */
  get tried(): readonly Outlook[] | undefined {
    const { scene, battle } = this;
    const { then } = (scene.described.get(scene.considered)?.facts ?? {}) as CryHavocFacts;
    return then?.some((one, n) => differs(one, battle?.outlook[n])) ? then : undefined;
  }

  /** Units still in the region: those not yet placed. */
  left(side: Which): number {
    const { battle } = this;
    if (!battle || battle.step > 'B' || this.telling) return 0;
    return viewOf(this.scene)?.regions[battle.region]?.units[battle.sides[side].faction] ?? 0;
  }

  /** Whether all units of a side are placed, or about to be. */
  knows(side: Which): boolean {
    return this.placing === side || this.left(side) === 0;
  }

  /** A side's units by objective; while they are being placed, as planned. The rest go on Attrition. */
  units(side: Which): Placed {
    const placed = this.battle?.sides[side].placed ?? [];
    if (this.placing !== side) return placed;
    const { spread } = this.plan;
    const more = { ...spread, attrition: spread.attrition + spread[POOL] };
    return OBJECTIVES.map((objective, n) => placed[n]! + more[objective]);
  }

  /** All units of both sides, wherever they are. */
  get all(): [number, number] {
    const sum = (side: Which) => this.ways(side)[0]!.reduce((all, n) => all + n, 0);
    return [sum(0), sum(1)];
  }

  /** All ways in which a side's units can end up placed. */
  ways(side: Which): Placed[] {
    return this.knows(side) ? [this.units(side)] : placements(this.units(side), this.left(side));
  }

  /** Pick up a unit there, to put it on an objective or back. */
  pick(event: PointerEvent, from: Spot): void {
    this.drag.begin(
      event,
      from,
      () => undefined,
      (place) => {
        if (place === POOL || OBJECTIVES.includes(place as Objective)) this.plan.move(from, place as Spot);
      },
    );
  }

  #side(is: (side: Side) => boolean): Which | undefined {
    const n = this.battle?.sides.findIndex(is);
    return n === 0 || n === 1 ? n : undefined;
  }
}

const fights = new WeakMap<Scene, Fight>();

export function fightOf(scene: Scene): Fight {
  const fight = fights.get(scene) ?? new Fight(scene);
  fights.set(scene, fight);
  return fight;
}
