/** Where the pieces of a region stand on its stage: pure functions of the region and of what is there. */
import { inside, room } from './geometry';
import type { MapRegion, RegionView } from './types';

export type Item =
  | { kind: 'flag'; faction: string }
  | { kind: 'token'; token: string; n: number }
  | { kind: 'structure'; id: string }
  | { kind: 'crystals'; n: number };

export interface Squad {
  faction: string;
  n: number;
  /** The middles of the pieces drawn; fewer than n if a number says the rest. */
  xs: number[];
  /** Where the number stands, if there is one. */
  badge: number | null;
}

export interface Layout {
  lines: { text: string; x: number; y: number }[];
  /** Where the sign of the terrain stands. */
  sign: { x: number; y: number };
  row: { item: Item; x: number; y: number }[];
  /** Of the pieces in the row: smaller where there are many. */
  small: number;
  /** How much larger than usual pieces are. */
  grow: number;
  squads: Squad[];
  squadY: number;
  unit: number;
  battleX: number;
}

const UNIT = 33;
const STEP = 33;
const PIECES_GROW = 0.6; // names need it more
const LEAST_GAP = 25; // between the rows
const BATTLE_GAP = 30; // the battle token hides nothing
const CROWDED = 24; // for each piece of a row

/** The total as the fewest pieces of 5, 3 and 1. */
export function crystalPieces(total: number): number[] {
  const pieces: number[] = [];
  let rest = total;
  for (const value of [5, 3, 1]) {
    while (rest >= value) {
      pieces.push(value);
      rest -= value;
    }
  }
  return pieces;
}

/** A long name in two lines, as even as its words allow. */
export function nameLines(name: string, most: number): string[] {
  const words = name.split(' ');
  if (name.length <= most || words.length === 1) return [name];
  const halves = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')]);
  const widest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return halves.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best));
}

/** What stands in the middle row, from the left. */
export function itemsOf(region: MapRegion, seen: RegionView): Item[] {
  const faceDown: [string, number][] = [
    ['war_party', seen.war_parties],
    ['exploration', seen.exploration],
    ['nest', seen.nests],
  ];
  const flag = seen.control && !region.icons.includes('hq') ? [{ kind: 'flag' as const, faction: seen.control }] : [];
  return [
    ...flag,
    ...faceDown.filter(([, n]) => n > 0).map(([token, n]) => ({ kind: 'token' as const, token, n })),
    ...seen.tokens.map((token) => ({ kind: 'token' as const, token, n: 1 })),
    ...seen.structures.map((id) => ({ kind: 'structure' as const, id })),
    ...(seen.crystals ? [{ kind: 'crystals' as const, n: seen.crystals }] : []),
  ];
}

/** Up to three pieces of a faction side by side, then one and a number; with two factions up to two. */
export function squads(units: Record<string, number>, x: number, width: number, size: number): [Squad[], number] {
  const there = Object.entries(units).filter(([, n]) => n > 0);
  const most = there.length === 1 ? 3 : 2;
  const plan = there.map(([faction, n]) => ({ faction, n, shown: n <= most ? n : 1 }));
  const widths = (unit: number) =>
    plan.map(({ n, shown }) => unit + (shown - 1) * unit * 0.64 + (n > shown ? unit * 0.27 : 0));
  const sum = (unit: number) => widths(unit).reduce((a, b) => a + b, 0) + 7 * (plan.length - 1);
  const unit = sum(size) > width ? (size * width) / sum(size) : size;
  let at = x - sum(unit) / 2;
  const made = plan.map(({ faction, n, shown }, k) => {
    const xs = Array.from({ length: shown }, (_, i) => at + unit / 2 + i * unit * 0.64);
    const badge = n > shown ? at + unit + (shown - 1) * unit * 0.64 + 1 : null;
    at += widths(unit)[k]! + 7;
    return { faction, n, xs, badge };
  });
  return [made, unit];
}

/** Attacker left, defender right, the battle token between them. */
function opposed(seen: RegionView, x: number, size: number): [Squad[], number] {
  const apart = size * 1.36;
  const made = Object.entries(seen.units).flatMap(([faction, n]) => {
    const side = faction === seen.battle!.attacker ? -apart : apart;
    return n ? [{ faction, n, xs: [x + side], badge: n > 1 ? x + side + size / 2 + 1 : null }] : [];
  });
  return [made, size];
}

/** In one row, or in two where they would lie on top of each other. */
function rowsOf(items: Item[], width: number, grow: number): Item[][] {
  const crowded = items.length > 4 && width / items.length < CROWDED * grow;
  const half = Math.ceil(items.length / 2);
  return crowded ? [items.slice(0, half), items.slice(half)] : [items];
}

/** Everything in its place. `larger`: how much larger names are than usual, where the planet is small on the page. */
export function layout(region: MapRegion, name: string, seen: RegionView, larger: number): Layout {
  const grow = 1 + (larger - 1) * PIECES_GROW;
  const [left, top, width] = region.anchors.stage;
  const x = left + width / 2;
  const lines = nameLines(name, width < 122 ? 11 : 14);
  const shift = region.ring === 'inner' ? 9 * larger : 0;
  const letters = Math.max(lines[0]!.length, Math.max(...lines.map((line) => line.length)) - 2);
  const y = top + 12 * larger;
  const last = y + (lines.length - 1) * 14 * larger;
  const items = itemsOf(region, seen);
  const peopled = Object.values(seen.units).some((n) => n > 0);

  const rowY = last + 23 * grow + (peopled ? 0 : 9);
  const wide = Math.max(width + 14, Math.min(room(region.polygon, x, rowY, 24), width + 60));
  const rows = rowsOf(items, wide, grow);
  const step = Math.min(STEP * grow, wide / Math.max(1, rows[0]!.length));
  const small = rows.length > 1 ? 0.8 * grow : Math.max(0.8 * grow, Math.min(grow, (step / STEP) * 1.15));
  const firstY = rowY - (rows.length - 1) * 4;
  const lastY = firstY + (rows.length - 1) * STEP * small * 0.94;
  const gap = seen.battle ? BATTLE_GAP * grow : LEAST_GAP * grow;
  const squadY = items.length ? lowest(region, x, lastY, small, gap, grow) : rowY + 12;
  const across = Math.max(width, room(region.polygon, x, squadY, 22));
  const [troops, unit] = seen.battle ? opposed(seen, x, UNIT * grow) : squads(seen.units, x, across, UNIT * grow);
  return {
    lines: lines.map((text, n) => ({ text, x: x + shift, y: y + n * 14 * larger })),
    sign: { x: x + shift - letters * 14.5 * larger * 0.286 - 12 * larger, y: y - 4.5 * larger },
    row: rows.flatMap((row, n) =>
      row.map((item, k) => ({
        item,
        x: x + Math.min(step, STEP * small * 1.1) * (k - (row.length - 1) / 2),
        y: n ? lastY : firstY,
      })),
    ),
    small,
    grow,
    squads: troops,
    squadY,
    unit,
    battleX: x,
  };
}

/** The row of units, below the others but inside the region. */
function lowest(region: MapRegion, x: number, above: number, small: number, gap: number, grow: number): number {
  let y = above + 17 * small + 17 * grow;
  const fits = () => [-18, 0, 18].every((dx) => inside(region.polygon, x + dx, y + 14));
  while (y > above + gap && !fits()) y -= 1;
  return y;
}
