/** How a battle can end while units are still to be placed: the server's forecast of each objective, over all ways to place them. */
import { OBJECTIVES, type Battle, type Objective, type Outlook } from '../types';
import { lossesOf, pointsOf } from './outcome';

/** A side's units by objective. */
export type Placed = readonly number[];

export interface Range {
  least: number;
  most: number;
}

/** All ways to add `free` units to those already placed. */
export function placements(there: Placed, free: number): Placed[] {
  const ways: Placed[] = [];
  for (let first = 0; first <= free; first++) {
    for (let second = 0; second <= free - first; second++) {
      ways.push([there[0]! + first, there[1]! + second, there[2]! + free - first - second]);
    }
  }
  return ways;
}

/** How each objective would end with the units placed like this. */
export function foretell(battle: Battle, attacker: Placed, defender: Placed): Outlook[] {
  return battle.ahead.map(({ objective, winner, kills, vp }) => {
    const n = OBJECTIVES.indexOf(objective);
    const [first, second] = [attacker[n]!, defender[n]!];
    const won = winner[first]?.[second] ?? null;
    const killed: [number, number] = [kills[0][first] ?? 0, kills[1][second] ?? 0];
    const scored = (side: 0 | 1) =>
      vp[side] * (objective === 'attrition' ? killed[side] : Number(won === battle.sides[side].faction));
    return {
      objective,
      resolved: false,
      skipped: battle.skipped.includes(objective),
      strength: [first + battle.sides[0].bonus[n]!, second + battle.sides[1].bonus[n]!],
      winner: won,
      kills: killed,
      vp: [scored(0), scored(1)],
    };
  });
}

/** What a side gains and loses, and what the other side loses, each from worst to best. */
export interface Sum {
  vp: Range;
  lost: Range;
  theirs: Range;
}

/** Nobody loses more units than they have. */
export function sumOf(battle: Battle, all: [number, number], side: 0 | 1, ends: readonly (readonly Outlook[])[]): Sum {
  const factions: [string, string] = [battle.sides[0].faction, battle.sides[1].faction];
  const losses = ends.map((outlook) => lossesOf(outlook, factions));
  const lostBy = (one: 0 | 1) => rangeOf(losses.map((both) => Math.min(both[one], all[one])));
  return {
    vp: rangeOf(ends.map((outlook) => pointsOf(outlook)[side])),
    lost: lostBy(side),
    theirs: lostBy(side === 0 ? 1 : 0),
  };
}

export function rangeOf(numbers: readonly number[]): Range {
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** What the other side's units mean for an objective: won unless `n` of them come, or lost to `n` of them. */
export type Chance = { is: 'won' | 'lost' | 'nobody' } | { is: 'unless' | 'lost-to'; n: number; all: boolean };

/** For a side with `own` units there, against `least` to `most` units. */
export function chanceOf(battle: Battle, objective: Objective, side: 0 | 1, own: number, against: Range): Chance {
  const winner = battle.ahead.find((ahead) => ahead.objective === objective)?.winner ?? [];
  const mine = battle.sides[side].faction;
  const numbers = Array.from({ length: against.most - against.least + 1 }, (_, i) => against.least + i);
  const ends = numbers.map((n) => (side === 0 ? winner[own]?.[n] : winner[n]?.[own]) ?? null);
  const until = ends.findIndex((end) => end !== mine);
  const from = ends.findIndex((end) => end !== mine && end !== null);
  if (until < 0) return { is: 'won' };
  if (until > 0) return { is: 'unless', n: numbers[until]!, all: numbers[until] === against.most };
  if (from < 0) return { is: 'nobody' };
  return from === 0 ? { is: 'lost' } : { is: 'lost-to', n: numbers[from]!, all: numbers[from] === against.most };
}
