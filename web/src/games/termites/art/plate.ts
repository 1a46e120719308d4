/** Where the sums of an attack stand. */
import type { Point } from '../board/hexes';

const [WIDE, HIGH] = [58, 31]; // from the middle of the plate to that of a number beside it
const [ABOVE, BELOW, ASIDE] = [-48, 46, 92];

/** Below the target, or above it if the attack comes from below; beside it if numbers stand there. */
export function plateAt([x, y]: Point, from: Point, numbers: readonly Point[]): Point {
  const first: Point[] = [
    [x + 2, y + BELOW],
    [x + 2, y + ABOVE],
  ];
  const places: Point[] = [...(from[1] > y ? first.reverse() : first), [x + ASIDE, y], [x - ASIDE, y]];
  const covers = (place: Point) =>
    numbers.some((at) => Math.abs(at[0] - place[0]) < WIDE && Math.abs(at[1] - place[1]) < HIGH);
  return places.find((place) => !covers(place)) ?? places[0]!;
}
