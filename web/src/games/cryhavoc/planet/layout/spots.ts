/** Where a number can stand in a region without hiding anything. All in pixels. */
import type { Point } from '../types';
import type { Laid } from './lay';
import { widthOf } from './name';
import type { Shape } from './shape';
import { NUMBER, type Sizes } from './sizes';

const STEP = 5;
const COST = { piece: 4, name: 2, other: 6, far: 0.12 };

/** `taken`: where others stand. */
export function freeSpot(shape: Shape, laid: Laid, sizes: Sizes, taken: readonly Point[]): Point {
  const [cx, cy] = shape.centre;
  let [best, least]: [Point, number] = [[cx, cy], Infinity];
  for (let y = shape.top + NUMBER; y < shape.bottom; y += STEP) {
    for (let x = shape.left + NUMBER; x < shape.right; x += STEP) {
      if (!shape.contains(x, y)) continue;
      const cost = hidden(x, y, laid, sizes, taken) + Math.hypot(x - cx, y - cy) * COST.far;
      if (cost < least) [best, least] = [[x, y], cost];
    }
  }
  return best;
}

function hidden(x: number, y: number, laid: Laid, sizes: Sizes, taken: readonly Point[]): number {
  const within = (far: number, reach: number) => Math.max(0, reach - far);
  const pieces = laid.pieces.reduce(
    (sum, one) => sum + within(Math.max(Math.abs(one.x + 1 - x), Math.abs(one.y + 1 - y)), one.size / 2 + NUMBER + 2),
    0,
  );
  const names = laid.lines.reduce((sum, line) => {
    const beside = within(Math.abs(line.x - x), widthOf(line.text, sizes.name) / 2 + NUMBER);
    return beside ? sum + within(Math.abs(line.y - sizes.name / 3 - y), sizes.name / 2 + NUMBER) : sum;
  }, 0);
  const others = taken.reduce((sum, one) => sum + within(Math.hypot(one[0] - x, one[1] - y), 2 * NUMBER + 3), 0);
  return pieces * COST.piece + names * COST.name + others * COST.other;
}
