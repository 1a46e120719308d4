/** Places the name and the pieces of a region, in pixels: pure functions. */
import { blocksOf, FORMS, type Block, type Form } from './blocks';
import { folded, sizeOf, type Piece } from './items';
import { LINE, writings, type Name } from './name';
import { packed } from './pack';
import { rowsFrom, within, type Fit, type Row } from './rows';
import type { Shape } from './shape';
import { isLeast, type Sizes } from './sizes';

/** What a layout depends on; the key of the cache. */
export interface Ground {
  name: string;
  /** Whether the name has a terrain symbol, and may have a pennant. */
  sign: boolean;
  pennant: boolean;
}

export interface Laid {
  lines: { text: string; x: number; y: number }[];
  /** The centre of each piece. */
  pieces: { piece: Piece; x: number; y: number; size: number }[];
  /** How tight the layout is: 0 if everything has enough room. */
  tight: number;
  /** Whether pieces cross the border so far that they could overlap a neighbour's. */
  crosses: boolean;
}

interface Try extends Fit {
  /** Pixels by which the name may cross the border at the sides; null: no name, and pieces in any order as a last resort. */
  over: number | null;
  /** And above it. */
  above?: number;
  fold?: boolean;
}

const STEP = 2; // pixels between attempts
const COST = { over: 2.2, off: 0.55, second: 2 };
const BELOW_NAME = 2;
const BASELINE = 0.86;

/** From roomy to full. All attempts after the first are only for pieces of the smallest size. */
function tries(sizes: Sizes): Try[] {
  const nameless = { over: null, margin: -2, gap: 1 };
  const full = { over: null, margin: -2, gap: -0.16 * sizes.token };
  const bare: Try[] = [nameless, full, { ...full, fold: true }];
  if (!sizes.named) return bare;
  const named: Try[] = [
    { over: 14, margin: 1, gap: 2 },
    { over: 26, margin: -2, gap: 1 },
    { over: 44, margin: -2, gap: 1 },
    { over: 44, margin: -5, gap: 1, above: 4 },
  ];
  return [...named, ...bare, { ...full, fold: true, margin: -5 }, { ...full, fold: true, margin: -9 }];
}

/**
 * Always gives a layout: where nothing else helps, what matters least is left out.
 * `least`: how tight it has to be at least, for the sake of a neighbour.
 */
export function layRegion(shape: Shape, ground: Ground, pieces: readonly Piece[], sizes: Sizes, least = 0): Laid {
  const all = tries(sizes);
  for (const [tight, one] of all.entries()) {
    if (tight < least) continue;
    const laid = attempt(shape, ground, pieces, sizes, one);
    if (laid) return { ...laid, tight, crosses: one.margin < -2 };
    if (tight === 0 && !isLeast(sizes)) return { lines: [], pieces: [], tight: all.length, crosses: false };
  }
  return { ...layRegion(shape, ground, fewer(folded(pieces)), sizes), tight: all.length };
}

/** Drop the last token or structure; then the battle, which its two sides show anyway; then the last unit. */
function fewer(pieces: readonly Piece[]): Piece[] {
  const lying = pieces.findLastIndex(({ kind }) => kind !== 'unit' && kind !== 'battle');
  const battle = pieces.findIndex(({ kind }) => kind === 'battle');
  const [out = pieces.length - 1] = [lying, battle].filter((n) => n >= 0);
  return pieces.filter((_, n) => n !== out);
}

type Placed = Pick<Laid, 'lines' | 'pieces'>;

function attempt(shape: Shape, ground: Ground, pieces: readonly Piece[], sizes: Sizes, one: Try): Placed | null {
  const shown = one.fold ? folded(pieces) : pieces;
  const fights = shown.some(({ kind }) => kind === 'battle');
  const forms = (fights ? Object.keys(FORMS) : ['row']) as Form[];
  const ways = forms.map((form) => ({ form, blocks: blocksOf(shown, sizes, Math.max(0, one.gap), form) }));
  const best = ways.reduce<Best | null>(
    (found, { form, blocks }) => cheaper(found, placed(shape, ground, blocks, sizes, one), FORMS[form]),
    null,
  );
  if (best) return { lines: linesOf(best, sizes), pieces: best.rows.flatMap((row) => inRow(row, sizes, one.gap)) };
  if (one.over !== null) return null;
  for (const { blocks } of ways) {
    const all = packed(shape, blocks, one);
    if (all) return { lines: [], pieces: all.flatMap(({ block, x, y }) => inBlock(block, x, y, sizes)) };
  }
  return null;
}

// ------------------------------------------------------------- the best place for a name and its rows
interface Best {
  name: Name | null;
  /** The middle of the name's letters, and its upper edge. */
  x: number;
  y: number;
  rows: Row[];
  cost: number;
}

function cheaper(best: Best | null, other: Best | null, extra = 0): Best | null {
  if (!other || (best && best.cost <= other.cost + extra)) return best;
  return { ...other, cost: other.cost + extra };
}

function placed(shape: Shape, ground: Ground, blocks: Block[], sizes: Sizes, one: Try): Best | null {
  const names: (Name | null)[] =
    one.over === null ? [null] : writings(ground.name, sizes.name, ground.sign, ground.pennant);
  let best: Best | null = null;
  for (const name of names) {
    for (let y = Math.ceil(shape.top) - (one.above ?? 0); y < shape.bottom - (name?.height ?? 0); y += STEP) {
      for (const spot of spotsAt(shape, name, y, one)) {
        best = cheaper(best, under(shape, name, spot, y, blocks, one, best?.cost ?? Infinity));
      }
    }
  }
  return best;
}

interface Spot {
  x: number;
  over: number;
}

/** Where a name fits at this height, or nearly fits. */
function spotsAt(shape: Shape, name: Name | null, y: number, { over: most, above = 0 }: Try): Spot[] {
  if (!name) return [{ x: shape.centre[0], over: 0 }];
  const width = name.left + name.right;
  return shape
    .room(y + 2 + above, Math.round(name.height) - 3 - above, 2)
    .map((span) => ({
      x: within(shape.centre[0] + (name.right - name.left) / 2, span, width) + (name.left - name.right) / 2,
      over: Math.max(0, width - (span[1] - span[0])),
    }))
    .filter(({ over }) => over <= (most ?? 0));
}

function under(
  shape: Shape,
  name: Name | null,
  { x, over }: Spot,
  y: number,
  blocks: Block[],
  fit: Fit,
  dearest: number,
): Best | null {
  const before = over * COST.over + (name && name.lines.length > 1 ? COST.second : 0);
  const from = name ? y + name.height + BELOW_NAME : y;
  const made = rowsFrom(shape, blocks, from, x, fit, dearest - before);
  if (!made) return null;
  const off = Math.abs((y + made.end) / 2 - shape.centre[1]);
  return { name, x, y, rows: made.rows, cost: made.cost + before + off * COST.off };
}

// ------------------------------------------------------------- what is drawn of it
function linesOf({ name, x, y }: Best, sizes: Sizes): Laid['lines'] {
  const lines = name?.lines ?? [];
  return lines.map((text, n) => ({ text, x, y: y + (BASELINE + n * LINE) * sizes.name }));
}

function inRow(row: Row, sizes: Sizes, gap: number): Laid['pieces'] {
  let left = row.x;
  return row.blocks.flatMap((block) => {
    const [x, down] = [left, block.parts.length > 1 ? 0 : (row.height - block.height) / 2];
    left += block.width + gap;
    return inBlock(block, x, row.y + down, sizes);
  });
}

function inBlock(block: Block, left: number, top: number, sizes: Sizes): Laid['pieces'] {
  return block.parts.map(({ piece, x, y }) => {
    const size = sizeOf(piece, sizes);
    return { piece, x: left + x + size / 2, y: top + y + size / 2, size };
  });
}
