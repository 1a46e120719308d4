/** Where a number can stand in a region without hiding anything. All in pixels. */
import type { Point } from '../types';
import { isNumbered, plateOf, type Plate } from './items';
import type { Laid } from './lay';
import { widthOf } from './name';
import type { Shape } from './shape';
import { NUMBER, type Sizes } from './sizes';

const STEP = 5;
const OUT = 12; // so far it may stand on the border, where the region is full
const COST = { count: 40, piece: 4, name: 2, other: 6, out: 10, far: 0.12 };
const AROUND = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [Math.cos((n * Math.PI) / 4), Math.sin((n * Math.PI) / 4)] as const);

type Laying = Laid['pieces'][number];

/** `taken`: where others stand. `beside`: what stands in other regions. */
export function freeSpot(
  shape: Shape,
  laid: Laid,
  sizes: Sizes,
  taken: readonly Point[],
  beside: readonly Laid[] = [],
): Point {
  const [cx, cy] = shape.centre;
  const near = [laid, ...beside.map((other) => within(shape, other))];
  let [best, least]: [Point, number] = [[cx, cy], Infinity];
  for (let y = shape.top - OUT; y < shape.bottom + OUT; y += STEP) {
    for (let x = shape.left - OUT; x < shape.right + OUT; x += STEP) {
      const out = shape.contains(x, y) ? 0 : COST.out;
      if (out && !AROUND.some(([right, down]) => shape.contains(x + right * OUT, y + down * OUT))) continue;
      const cost = hidden(x, y, near, sizes, taken) + out + Math.hypot(x - cx, y - cy) * COST.far;
      if (cost < least) [best, least] = [[x, y], cost];
    }
  }
  return best;
}

/** What of another region lies so near that a number could cover it. */
function within({ left, right, top, bottom }: Shape, laid: Laid): Pick<Laid, 'lines' | 'pieces'> {
  const far = 3 * OUT + NUMBER;
  const isNear = ({ x, y }: Laying) => x > left - far && x < right + far && y > top - far && y < bottom + far;
  return { lines: laid.lines, pieces: laid.pieces.filter(isNear) };
}

function hidden(
  x: number,
  y: number,
  near: readonly Pick<Laid, 'lines' | 'pieces'>[],
  sizes: Sizes,
  taken: readonly Point[],
): number {
  const depth = (far: number, reach: number) => Math.max(0, reach - far);
  const sum = <T>(all: readonly T[], cost: (one: T) => number) => all.reduce((total, one) => total + cost(one), 0);
  const piece = (one: Laying) =>
    depth(Math.max(Math.abs(one.x + 1 - x), Math.abs(one.y + 1 - y)), one.size / 2 + NUMBER + 2);
  const count = (one: Laying) => (isNumbered(one.piece) ? depth(fromPlate(x, y, one, sizes), NUMBER + 1) : 0);
  const name = (line: Laid['lines'][number]) => {
    const beside = depth(Math.abs(line.x - x), widthOf(line.text, sizes.name) / 2 + NUMBER);
    return beside ? depth(Math.abs(line.y - sizes.name / 3 - y), sizes.name / 2 + NUMBER) : 0;
  };
  const other = (one: Point) => depth(Math.hypot(one[0] - x, one[1] - y), 2 * NUMBER + 3);
  const lying = sum(near, ({ pieces }) => sum(pieces, (one) => piece(one) * COST.piece + count(one) * COST.count));
  return lying + sum(near, ({ lines }) => sum(lines, name)) * COST.name + sum(taken, other) * COST.other;
}

/** The number of a piece, over its lower right corner: see Plate.svelte. */
export function plateAt({ piece, x, y, size }: Laying, sizes: Sizes): Plate & { left: number; top: number } {
  const plate = plateOf(piece.n, sizes);
  const [right, foot] = [x + size / 2 + plate.right, y + size / 2 + plate.below];
  return { ...plate, left: right - plate.width, top: foot - plate.height };
}

function fromPlate(x: number, y: number, lying: Laying, sizes: Sizes): number {
  const { left, top, width, height } = plateAt(lying, sizes);
  return Math.hypot(Math.max(left - x, x - left - width, 0), Math.max(top - y, y - top - height, 0));
}
