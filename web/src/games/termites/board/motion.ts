/** Turns events into animations, one after another. The position itself has already changed. */
import type { Spoken } from '../../../lib/types';
import type { Token } from '../types';

export interface Moment {
  /** place: from the hand; walk: along a path; fall, sink: a removed piece; rise: a mound is built. */
  kind: 'place' | 'walk' | 'fall' | 'sink' | 'rise';
  hex: string;
  way?: readonly string[];
  /** A removed piece must be drawn once more. */
  gone?: { owner: number | 'neutral'; token?: Token; mound?: number };
  start: number;
  lasts: number;
}

export interface Attack {
  from: string;
  to: string;
}

const PLACE = 220;
const STEP = 160;
const LONGEST_WALK = 480;
const HIT = 200; // milliseconds of wind-up and blow
const BEATEN = 120;
const SINK = 600;

interface Args extends Token {
  seat: number;
  other: number;
  hex: string;
  from: string;
  to: string;
  value: number;
}

/** `attack`: the one declared earlier, if only its end comes now. `way`: the path of the last move, if known. */
export function momentsOf(
  events: readonly Spoken[],
  attack: Attack | null,
  way: readonly string[],
): { moments: Moment[]; attack: Attack | null } {
  const moments: Moment[] = [];
  let start = 0;
  const add = (moment: Omit<Moment, 'start'>, after = moment.lasts): void => {
    moments.push({ ...moment, start });
    start += after;
  };
  const walk = (from: string, to: string, lasts?: number): void => {
    const known = way[0] === from && way.at(-1) === to ? way : [from, to];
    const long = Math.min(LONGEST_WALK, STEP * (known.length - 1));
    add({ kind: 'walk', hex: to, way: known, lasts: lasts ?? long });
  };
  for (const event of events) {
    const args = event.args as unknown as Args;
    const token = { caste: args.caste, termites: args.termites };
    switch (event.key.replace('termites-event-', '')) {
      case 'placed':
        add({ kind: 'place', hex: args.hex, lasts: PLACE });
        break;
      case 'built':
      case 'neutral':
        add({ kind: 'rise', hex: args.hex, lasts: PLACE });
        break;
      case 'moved':
        walk(args.from, args.to);
        break;
      case 'attacked':
        attack = { from: args.from, to: args.to };
        break;
      case 'retreated':
        if (attack) walk(attack.from, attack.to, HIT);
        add({ kind: 'walk', hex: args.to, way: [args.from, args.to], lasts: BEATEN });
        attack = null;
        break;
      case 'destroyed':
        if (attack?.to === args.hex) walk(attack.from, attack.to, HIT);
        add({ kind: 'fall', hex: args.hex, gone: { owner: args.seat, token }, lasts: BEATEN });
        break;
      case 'taken':
      case 'taken-neutral': {
        const owner = event.key.endsWith('neutral') ? 'neutral' : args.other;
        if (attack) add({ kind: 'sink', hex: attack.to, gone: { owner, mound: args.value }, lasts: SINK });
        attack = null;
        break;
      }
    }
  }
  return { moments, attack };
}

/** The hexes of the last move or attack: its trail stays until something else happens. */
export function trailOf(events: readonly Spoken[], way: readonly string[]): readonly string[] | null {
  const last = events.findLast((event) => /-(moved|attacked)$/.test(event.key));
  if (!last) return null;
  const { from, to } = last.args as unknown as Args;
  return way[0] === from && way.at(-1) === to ? way : [from, to];
}
