/** The last resort when space is short: blocks wherever they fit, the largest first, in no order. All in pixels. */
import type { Block } from './blocks';
import { cornerOf, type Fit } from './rows';
import type { Shape, Span } from './shape';

export interface Standing {
  block: Block;
  /** Its upper left corner. */
  x: number;
  y: number;
}

const STEP = 2;
const LARGE_STEP = 6; // pixels between the places tried for the largest block
const STARTS = [0, 6, 12, 18]; // pixels below the top at which filling may start

/** Null if they do not fit. */
export function packed(shape: Shape, blocks: readonly Block[], fit: Fit): Standing[] | null {
  const rest = [...blocks].sort((a, b) => b.width * b.height - a.width * a.height);
  const large = rest[0] && rest[0].parts.length > 1 ? rest.shift()! : null;
  for (const first of large ? placesOf(shape, large, fit) : [null]) {
    for (const start of STARTS) {
      const all = filled(shape, rest, first ? [first] : [], Math.ceil(shape.top) + start, fit);
      if (all) return all;
    }
  }
  return null;
}

/** Where a block can stand, the middle of the region first. */
function placesOf(shape: Shape, block: Block, fit: Fit): Standing[] {
  const [cx, cy] = shape.centre;
  const places: Standing[] = [];
  for (let y = Math.ceil(shape.top); y + block.height < shape.bottom - fit.margin; y += LARGE_STEP) {
    for (const [left, right] of roomAt(shape, block, y, fit)) {
      const most = right - block.width;
      if (most >= left) for (const x of new Set([left, (left + most) / 2, most])) places.push({ block, x, y });
    }
  }
  const off = ({ x, y }: Standing) => Math.hypot(x + block.width / 2 - cx, y + block.height / 2 - cy);
  return places.sort((a, b) => off(a) - off(b));
}

function filled(shape: Shape, rest: readonly Block[], first: Standing[], from: number, fit: Fit): Standing[] | null {
  const all = [...first];
  for (const block of rest) {
    const place = highest(shape, block, all, from, fit);
    if (!place) return null;
    all.push(place);
  }
  return all;
}

/** The highest free place, and the leftmost of those. */
function highest(shape: Shape, block: Block, others: readonly Standing[], from: number, fit: Fit): Standing | null {
  for (let y = from; y + block.height < shape.bottom - fit.margin; y += STEP) {
    const beside = others.filter((one) => one.y < y + block.height + fit.gap && y < one.y + one.block.height + fit.gap);
    for (const [left, right] of roomAt(shape, block, y, fit)) {
      const x = leftmost(left, beside, block.width, fit.gap);
      if (x + block.width <= right) return { block, x, y };
    }
  }
  return null;
}

function leftmost(from: number, beside: readonly Standing[], width: number, gap: number): number {
  let x = from;
  for (let moved = true; moved;) {
    const hit = beside.find((one) => one.x < x + width + gap && x < one.x + one.block.width + gap);
    moved = hit !== undefined;
    if (hit) x = hit.x + hit.block.width + gap;
  }
  return x;
}

function roomAt(shape: Shape, { height }: Block, y: number, fit: Fit): Span[] {
  const corner = cornerOf(fit);
  return shape.room(y + corner, Math.round(height) - 2 * corner, fit.margin);
}
