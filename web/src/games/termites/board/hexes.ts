/** Where the hexes of a board lie. Pointy tops, radius 50; rows are named A, B … from the top, hexes 1, 2 … from the left. */
import type { Box } from '../../../table/camera.svelte';

export const RADIUS = 50;
/** The size of a unit on its hex. */
export const UNIT = 69;
const HALF = (RADIUS * Math.sqrt(3)) / 2; // half a hex, the unit of columns
const ROW = RADIUS * 1.5;

/** Distance from the left in half-hexes, and the row. */
export type Places = Record<string, readonly [half: number, row: number]>;
export type Point = readonly [x: number, y: number];

export interface Spot {
  name: string;
  half: number;
  row: number;
  x: number;
  y: number;
}

/** Clockwise from the upper left, arranged like the keys on the keyboard. */
export const STEPS = { q: [-1, -1], w: [1, -1], e: [2, 0], d: [1, 1], s: [-1, 1], a: [-2, 0] } as const;
export type StepKey = keyof typeof STEPS;

export class Field {
  readonly rows: Spot[][];
  readonly spots: ReadonlyMap<string, Spot>;
  readonly box: Box;
  readonly #at: ReadonlyMap<string, string>;

  constructor(places: Places) {
    const all = Object.entries(places).map(([name, [half, row]]) => ({
      name,
      half,
      row,
      x: half * HALF,
      y: row * ROW,
    }));
    all.sort((a, b) => a.row - b.row || a.half - b.half);
    this.spots = new Map(all.map((spot) => [spot.name, spot]));
    this.#at = new Map(all.map((spot) => [`${spot.half},${spot.row}`, spot.name]));
    this.rows = [...new Set(all.map((spot) => spot.row))].map((row) => all.filter((spot) => spot.row === row));
    this.box = around(all, { left: 38, right: 20, top: 8, bottom: 22 });
  }

  at(name: string): Spot {
    return this.spots.get(name)!;
  }

  point(name: string): Point {
    const { x, y } = this.at(name);
    return [x, y];
  }

  /** The hex one step away in that direction, if the board has one there. */
  step(from: string, key: StepKey): string | undefined {
    const { half, row } = this.at(from);
    return this.#at.get(`${half + STEPS[key][0]},${row + STEPS[key][1]}`);
  }

  neighbours(name: string): string[] {
    return (Object.keys(STEPS) as StepKey[]).map((key) => this.step(name, key)).filter((hex) => hex !== undefined);
  }

  /** The nearest hex in the row above (-1) or below (1). */
  beyond(from: string, rows: 1 | -1): string | undefined {
    const { half, row } = this.at(from);
    const there = [...this.spots.values()].filter((spot) => spot.row === row + rows);
    return there.sort((a, b) => Math.abs(a.half - half) - Math.abs(b.half - half))[0]?.name;
  }

  /** T6.9: plain hex distance. */
  distance(a: string, b: string): number {
    const rows = Math.abs(this.at(a).row - this.at(b).row);
    return Math.max(rows, (rows + Math.abs(this.at(a).half - this.at(b).half)) / 2);
  }

  /** The part of the board that these hexes occupy, with a margin of one hex. */
  part(names: Iterable<string>): Box {
    const margin = RADIUS * 1.2;
    const spots = [...names].map((name) => this.at(name));
    return around(spots, { left: margin, right: margin, top: margin, bottom: margin });
  }
}

interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function around(spots: Spot[], { left, right, top, bottom }: Margins): Box {
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const x = Math.min(...xs) - HALF - left;
  const y = Math.min(...ys) - RADIUS - top;
  return [x, y, Math.max(...xs) + HALF + right - x, Math.max(...ys) + RADIUS + bottom - y];
}

/** The places of a board: those of the pack if it is the pack's board, else rows centred on the widest. */
export function placesOf(names: readonly string[], known: Places): Places {
  if (names.length === Object.keys(known).length && names.every((name) => name in known)) return known;
  const rows = new Map<string, string[]>();
  for (const name of names) rows.set(name[0]!, [...(rows.get(name[0]!) ?? []), name]);
  const widest = Math.max(...[...rows.values()].map((row) => row.length));
  return Object.fromEntries(
    [...rows.values()].flatMap((row, number) => {
      const first = widest - row.length;
      const left = first + ((first + number) % 2); // rows are alternately shifted by a half-hex
      return row.map((name, i) => [name, [left + 2 * i, number]] as const);
    }),
  );
}

// ------------------------------------------------------------- shapes
/** The fill of a hex; open hexes vary, so that neighbours need not look alike. */
export const groundOf = (terrain: string, { half, row }: Pick<Spot, 'half' | 'row'>): string =>
  terrain === 'open' ? `ground-open-${Math.abs(half * 7 + row * 3 + half * row) % 3}` : `ground-${terrain}`;

/** A corner of a hex of that radius, counted from the top. */
export function corner(i: number, radius: number): Point {
  const angle = (Math.PI / 180) * (60 * i - 90);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

export const hexagon = (radius: number): string =>
  [0, 1, 2, 3, 4, 5].map((i) => corner(i, radius).map(short).join(',')).join(' ');

/** Six separate corner brackets. */
export const brackets = (radius: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const tip = corner(i, radius);
      const ends = [along(tip, corner(i + 5, radius), 0.27), along(tip, corner(i + 1, radius), 0.27)] as const;
      return `M${pair(ends[0])} L${pair(tip)} L${pair(ends[1])}`;
    })
    .join(' ');

/** The point this far along the way from one point to another. */
export const along = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];

export const pair = (point: Point): string => `${short(point[0])} ${short(point[1])}`;
const short = (n: number): number => Math.round(n * 10) / 10;

/** A path through the centres of hexes that starts and ends clear of the pieces; both in shares of one step, however far it goes. */
export function clear(points: readonly Point[], start = 0.46, end = 0.48): Point[] {
  const way = [...points];
  way[0] = towards(points[0]!, points[1]!, start);
  way[way.length - 1] = towards(points.at(-1)!, points.at(-2)!, end);
  return way;
}

const STEP = 2 * RADIUS;

function towards(from: Point, to: Point, share: number): Point {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return along(from, to, share * Math.min(1, STEP / far));
}
