/** C7: where the points of a scoring come from, while they are counted. */
import type { Beat, Marked } from '../../../beats';
import type { CryHavocView } from '../../types';

const SCORED = 'cryhavoc-event-scored-';

export interface Scored {
  side: string;
  /** The points of each region. */
  regions: readonly { id: string; n: number }[];
}

/** Null if the planet alone does not explain the points. */
export function scoredOf(beat: Beat | null, view: CryHavocView | null): Scored | null {
  const event = beat?.events.find(({ key }) => key.startsWith(SCORED));
  if (!event || !view) return null;
  const side = String(event.args.faction);
  const crystals = event.key === `${SCORED}crystals`;
  const held = Object.entries(view.regions).filter(([, { control }]) => control === side);
  const regions = held.map(([id, seen]) => ({ id, n: crystals ? seen.crystals : 1 })).filter(({ n }) => n > 0);
  const sum = regions.reduce((all, { n }) => all + n, 0);
  return sum === event.args.n && sum > 0 ? { side, regions } : null;
}

/** The scored regions as marks, to draw bands around them. */
export const asMarked = ({ side, regions }: Scored): Marked[] => [
  { n: 0, seq: 0, side, text: '', places: regions.map(({ id }) => id) },
];
