/** Where the numbers of marks stand: none lies on another. */
import type { Point } from './hexes';

export interface Mark {
  /** The middle of the hex where it ended. */
  at: Point;
  /** Its way, if it has one. */
  points: readonly Point[] | null;
}

const APART = 27; // two numbers, from middle to middle
const TRIES = [0, 1, -1, 2, -2, 3, -3]; // beside the first place
/** On a hex: its corners, then between them, where they may touch the value of a mound. */
const SPOTS: readonly Point[] = [
  [-30, -32],
  [30, -32],
  [-30, 32],
  [30, 32],
  [0, -32],
  [0, 32],
  [-57, -32],
];

/** At the tail of an arrow, else on the corner of the hex; where a number stands already, beside it. `grown`: how much larger the numbers are
 *  than usual, so that they can be read on a small board. */
export function numbersOf(marks: readonly Mark[], grown = 1): Point[] {
  const taken: Point[] = [];
  for (const mark of marks) {
    const places = placesFor(mark, grown);
    taken.push(places.find((place) => taken.every((other) => far(place, other) >= APART * grown)) ?? places[0]!);
  }
  return taken;
}

function placesFor({ at: [x, y], points }: Mark, grown: number): Point[] {
  if (!points)
    return [...SPOTS, ...SPOTS.map(([dx, dy]): Point => [2 * dx, 2 * dy])].map(([dx, dy]) => [x + dx, y + dy]);
  const [[fromX, fromY], [toX, toY]] = [points[0]!, points[1]!];
  const long = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [asideX, asideY] = [((fromY - toY) / long) * APART * grown, ((toX - fromX) / long) * APART * grown];
  return TRIES.map((n) => [fromX + n * asideX, fromY + n * asideY]);
}

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]) + 1e-6;
