/** Places blocks in rows, one below another, each row inside the region. All in pixels. */
import type { Block } from './blocks';
import type { Shape, Span } from './shape';

export interface Fit {
  /** Between pieces; negative if they may overlap. */
  gap: number;
  /** From the border; negative if they may cross it. */
  margin: number;
}

export interface Row {
  blocks: Block[];
  /** Its left end, upper edge and size. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Empty pixels at a box's corners, since pieces are round; what may cross the border at the sides may do so above and below. */
export const cornerOf = ({ margin }: Fit): number => Math.max(2, 1 - margin);

const DOWN = 4; // pixels between attempts
const COST = { row: 3, down: 5, aside: 0.35 };
const ALIKE = 1.5; // blocks in a row differ in height by at most this factor
const ROW_GAP = 0.6; // share of the gap between pieces

export interface Rows {
  rows: Row[];
  /** The lower edge of the last row. */
  end: number;
  cost: number;
}

/** Rows from this height downwards, as close to the axis as the region allows; null if they do not fit, or cost too much. */
export function rowsFrom(
  shape: Shape,
  blocks: readonly Block[],
  from: number,
  axis: number,
  fit: Fit,
  dearest: number,
): Rows | null {
  const rows: Row[] = [];
  const corner = cornerOf(fit);
  let [y, cost] = [Math.round(from), 0];
  for (let rest = blocks; rest.length;) {
    const run = alike(rest);
    const height = Math.max(...run.map((block) => block.height));
    if (cost >= dearest || y + height > shape.bottom + corner) return null;
    const room = shape.room(y + corner, Math.round(height) - 2 * corner, fit.margin);
    const best = widest(room, run, axis, fit.gap);
    if (!best) {
      y += DOWN;
      cost += COST.down;
      continue;
    }
    const taken = run.slice(0, withoutOrphan(best.n, run.length));
    const width = widthOf(taken, fit.gap);
    const middle = within(axis, best.span, width);
    rows.push({ blocks: taken, x: middle - width / 2, y, width, height });
    cost += COST.row + COST.aside * Math.abs(middle - axis);
    y += Math.ceil(height + fit.gap * (fit.gap > 0 ? ROW_GAP : 1));
    rest = rest.slice(taken.length);
  }
  return { rows, end: y, cost };
}

function alike(blocks: readonly Block[]): readonly Block[] {
  const { height } = blocks[0]!;
  const end = blocks.findIndex((one) => one.height > height * ALIKE || one.height < height / ALIKE);
  return end < 0 ? blocks : blocks.slice(0, end);
}

function widthOf(blocks: readonly Block[], gap: number): number {
  return blocks.reduce((sum, block) => sum + block.width, gap * (blocks.length - 1));
}

/** Avoid a single last block after a row of three. */
const withoutOrphan = (n: number, all: number): number => (all - n === 1 && n > 2 ? n - 1 : n);

export function within(wish: number, [left, right]: Span, width: number): number {
  return right - left < width ? (left + right) / 2 : Math.min(Math.max(wish, left + width / 2), right - width / 2);
}

/** The span with room for the most blocks; if equal, the one nearest to the axis. */
function widest(room: readonly Span[], run: readonly Block[], axis: number, gap: number): Place | null {
  let [best, most] = [null as Place | null, 0];
  for (const span of room) {
    const n = fitting(run, span[1] - span[0], gap);
    const worth = n * 100 - Math.abs((span[0] + span[1]) / 2 - axis) / 2;
    if (n && (!best || worth > most)) [best, most] = [{ span, n }, worth];
  }
  return best;
}

interface Place {
  span: Span;
  /** How many blocks fit there. */
  n: number;
}

function fitting(run: readonly Block[], room: number, gap: number): number {
  let width = -gap;
  const beyond = run.findIndex((block) => (width += block.width + gap) > room);
  return beyond < 0 ? run.length : beyond;
}
