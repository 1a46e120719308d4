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
  const there = obstacles(shape, laid, sizes, beside);
  let [best, least]: [Point, number] = [[cx, cy], Infinity];
  for (let y = shape.top - OUT; y < shape.bottom + OUT; y += STEP) {
    for (let x = shape.left - OUT; x < shape.right + OUT; x += STEP) {
      const far = Math.hypot(x - cx, y - cy) * COST.far;
      if (far >= least) continue;
      const out = shape.contains(x, y) ? 0 : COST.out;
      if (out && !AROUND.some(([right, down]) => shape.contains(x + right * OUT, y + down * OUT))) continue;
      const cost = far + out + hidden(x, y, there, taken);
      if (cost < least) [best, least] = [[x, y], cost];
    }
  }
  return best;
}

/** What a number in the region could cover: measured once, since hundreds of spots are tried. */
interface Obstacles {
  pieces: { x: number; y: number; reach: number }[];
  plates: ReturnType<typeof plateAt>[];
  names: { x: number; y: number; across: number; down: number }[];
}

function obstacles(shape: Shape, own: Laid, sizes: Sizes, beside: readonly Laid[]): Obstacles {
  const far = 3 * OUT + NUMBER;
  const isNear = ({ x, y }: Laying) =>
    x > shape.left - far && x < shape.right + far && y > shape.top - far && y < shape.bottom + far;
  const lying = [...own.pieces, ...beside.flatMap(({ pieces }) => pieces.filter(isNear))];
  const down = sizes.name / 2 + NUMBER;
  return {
    pieces: lying.map(({ x, y, size }) => ({ x: x + 1, y: y + 1, reach: size / 2 + NUMBER + 2 })),
    plates: lying.filter(({ piece }) => isNumbered(piece)).map((one) => plateAt(one, sizes)),
    names: [own, ...beside]
      .flatMap(({ lines }) => lines.map((line) => ({ ...line, y: line.y - sizes.name / 3 })))
      .filter(({ y }) => y > shape.top - OUT - down && y < shape.bottom + OUT + down)
      .map(({ x, y, text }) => ({ x, y, across: widthOf(text, sizes.name) / 2 + NUMBER, down })),
  };
}

function hidden(x: number, y: number, { pieces, plates, names }: Obstacles, taken: readonly Point[]): number {
  const depth = (far: number, reach: number) => Math.max(0, reach - far);
  let cost = 0;
  for (const one of pieces) cost += depth(Math.max(Math.abs(one.x - x), Math.abs(one.y - y)), one.reach) * COST.piece;
  for (const plate of plates) cost += depth(fromPlate(x, y, plate), NUMBER + 1) * COST.count;
  for (const name of names)
    if (Math.abs(name.x - x) < name.across) cost += depth(Math.abs(name.y - y), name.down) * COST.name;
  for (const [tx, ty] of taken) cost += depth(Math.hypot(tx - x, ty - y), 2 * NUMBER + 3) * COST.other;
  return cost;
}

/** The number of a piece, over its lower right corner: see Plate.svelte. */
export function plateAt({ piece, x, y, size }: Laying, sizes: Sizes): Plate & { left: number; top: number } {
  const plate = plateOf(piece.n, sizes);
  const [right, foot] = [x + size / 2 + plate.right, y + size / 2 + plate.below];
  return { ...plate, left: right - plate.width, top: foot - plate.height };
}

function fromPlate(x: number, y: number, { left, top, width, height }: ReturnType<typeof plateAt>): number {
  return Math.hypot(Math.max(left - x, x - left - width, 0), Math.max(top - y, y - top - height, 0));
}
