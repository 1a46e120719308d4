/** What is painted on one side of a board is painted on the other: the symmetries that packs name, around the middle of the board. */
import { keyOf, spotOf, type Key } from './drawn';

/** What becomes of the steps (q, r) from the middle to a hex: q' = a q + b r, r' = c q + d r. */
const TURNS = {
  'mirror-left-right': [-1, -1, 0, 1],
  'mirror-top-bottom': [1, 1, 0, -1],
  'rotate-180': [-1, 0, 0, -1],
  'rotate-120': [-1, -1, 1, 0],
} as const;
export type Symmetry = keyof typeof TURNS;
export const SYMMETRIES = Object.keys(TURNS) as Symmetry[];
/** Turned by 60°: by half and by a third. */
export const SIXTH: readonly Symmetry[] = ['rotate-180', 'rotate-120'];

export const isSymmetry = (word: unknown): word is Symmetry => typeof word === 'string' && word in TURNS;

/** Where a hex lands; nowhere if the middle of the board lies so that it would be between hexes. */
export function partnerOf(board: Iterable<Key>, key: Key, symmetry: Symmetry): Key | undefined {
  const spots = [...board].map(spotOf);
  const n = spots.length;
  const odd = Math.abs((spots[0]?.[0] ?? 0) + (spots[0]?.[1] ?? 0)) % 2;
  const axial = ([half, row]: readonly [number, number]) => [(half - row - odd) / 2, row] as const;
  const [middleQ, middleR] = spots.map(axial).reduce(([q, r], [dq, dr]) => [q + dq, r + dr], [0, 0]);
  const [a, b, c, d] = TURNS[symmetry];
  const [q, r] = axial(spotOf(key));
  const [dq, dr] = [n * q - middleQ, n * r - middleR];
  const [newQ, newR] = [(a * dq + b * dr + middleQ) / n, (c * dq + d * dr + middleR) / n];
  return Number.isInteger(newQ) && Number.isInteger(newR) ? keyOf(2 * newQ + newR + odd, newR) : undefined;
}

/** A hex with all that belong to it by these symmetries, one after the other. */
export function orbitOf(board: Iterable<Key>, key: Key, symmetries: readonly Symmetry[]): Key[] {
  const known = [...board];
  const orbit = [key];
  for (const each of orbit)
    for (const symmetry of symmetries) {
      const partner = partnerOf(known, each, symmetry);
      if (partner !== undefined && !orbit.includes(partner)) orbit.push(partner);
    }
  return orbit;
}
