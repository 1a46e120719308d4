/** Arrows of moves and trails. Each crosses only the border, where it covers no piece. All in pixels. */
import type { PlanetLayout } from './layout/planet-layout';
import { isNumbered } from './layout/items';
import { widthOf } from './layout/name';
import { plateAt } from './layout/spots';
import { NUMBER } from './layout/sizes';
import { CENTRE, inside, polar } from './geometry';
import type { MapRegion, Point } from './types';

export interface Arrow {
  /** Where the number stands. */
  tail: Point;
  tip: Point;
  /** The direction of the tip, in degrees. */
  turn: number;
}

/** A circle that arrows should not cover. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
}

const BEFORE = 30; // pixels on the near side of the border
const BEHIND = [22, 12]; // pixels on the far side: the shorter one where pieces stand near
const SAMPLES = 6;
const ASIDE = 4; // border points on either side that define its direction
const RIM = 425;
const BESIDE = [-26, -21, -17, -13, 13, 17, 21, 26]; // degrees by which an arrow may be turned aside
const COST = { covered: 1, far: 0.12, out: 40, short: 0.6 };
const CLEAR = 5; // pixels to keep clear around a piece

/** The pieces, their numbers and the names of these regions. */
export function discsOf({ sizes, regions }: PlanetLayout, ids: readonly string[]): Disc[] {
  const laid = ids.flatMap((id) => regions.get(id) ?? []);
  const pieces = laid.flatMap((one) => one.pieces);
  const plates = pieces.filter(({ piece }) => isNumbered(piece)).map((lying) => plateAt(lying, sizes));
  return [
    ...pieces.map(({ x, y, size }) => ({ x: x + 2, y: y + 1, radius: size / 2 + CLEAR })),
    ...plates.map(({ left, top, width, height }) => ({
      x: left + width / 2,
      y: top + height / 2,
      radius: width / 2 + 1,
    })),
    ...laid.flatMap(({ lines }) => lines.flatMap((line) => lettersAsDiscs(line, sizes.name))),
  ];
}

function lettersAsDiscs({ text, x, y }: { text: string; x: number; y: number }, size: number): Disc[] {
  const count = Math.ceil(widthOf(text, size) / size);
  return Array.from({ length: count }, (_, n) => ({
    x: x + (n - (count - 1) / 2) * size,
    y: y - size / 3,
    radius: size * 0.7,
  }));
}

/** An arrow from one region to another. Over the rim it leaves beside the printed arrow; to a distant region it runs straight. */
export function arrowBetween(from: MapRegion, to: MapRegion, scale: number, covered: readonly Disc[]): Arrow {
  const ways = from.wrap?.to === to.id ? overRim(from.wrap.angle, scale) : acrossBorder(from, to, scale);
  const [a, b] = [centreOf(from, scale), centreOf(to, scale)];
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const cost = (arrow: Arrow) => {
    const far = Math.hypot(
      (arrow.tail[0] + arrow.tip[0]) / 2 - middle[0],
      (arrow.tail[1] + arrow.tip[1]) / 2 - middle[1],
    );
    const out = inside(from.polygon, arrow.tail[0] / scale, arrow.tail[1] / scale) ? 0 : COST.out;
    const short = Math.max(...ways.map(long)) - long(arrow);
    return coveredBy(arrow, covered) * COST.covered + far * COST.far + short * COST.short + out;
  };
  const costs = ways.map(cost);
  return ways[costs.indexOf(Math.min(...costs))]!;
}

/** An arrow as circles, so that the next one avoids it. */
export const arrowAsDiscs = (arrow: Arrow): Disc[] => points(arrow).map(([x, y]) => ({ x, y, radius: 16 }));

const long = ({ tail, tip }: Arrow): number => Math.hypot(tip[0] - tail[0], tip[1] - tail[1]);

function points({ tail, tip }: Arrow): Point[] {
  return Array.from({ length: SAMPLES + 1 }, (_, n): Point => {
    const part = n / SAMPLES;
    return [tail[0] + (tip[0] - tail[0]) * part, tail[1] + (tip[1] - tail[1]) * part];
  });
}

function coveredBy(arrow: Arrow, discs: readonly Disc[]): number {
  const way = points(arrow);
  return discs.reduce((sum, { x, y, radius }) => {
    const deepest = Math.max(...way.map(([px, py], n) => radius + (n ? 0 : NUMBER) - Math.hypot(px - x, py - y)));
    return sum + Math.max(0, deepest);
  }, 0);
}

function through([x, y]: Point, [ux, uy]: Point): Arrow[] {
  return BEHIND.map((behind) => ({
    tail: [x - ux * BEFORE, y - uy * BEFORE],
    tip: [x + ux * behind, y + uy * behind],
    turn: (Math.atan2(uy, ux) * 180) / Math.PI,
  }));
}

/** Beside the printed arrow and its name, on either side. */
function overRim(angle: number, scale: number): Arrow[] {
  return BESIDE.flatMap((aside) => {
    const [x, y] = polar(angle + aside, RIM);
    return through([x * scale, y * scale], unit([x - CENTRE, y - CENTRE]));
  });
}

/** Everywhere along the border that two regions share, at right angles to it. */
function acrossBorder(from: MapRegion, to: MapRegion, scale: number): Arrow[] {
  const theirs = new Set(to.polygon.map(String));
  const size = from.polygon.length;
  const at = (n: number) => from.polygon[(n + size) % size]!;
  const shared = from.polygon.flatMap((point, n) => (theirs.has(String(point)) ? [n] : []));
  const made = shared.flatMap((n) => {
    const [before, after] = [at(n - ASIDE), at(n + ASIDE)];
    if (!theirs.has(String(before)) || !theirs.has(String(after))) return [];
    const across = unit([before[1] - after[1], after[0] - before[0]]);
    const [x, y] = at(n);
    const into = inside(to.polygon, x + across[0] * 12, y + across[1] * 12) ? 1 : -1;
    return through([x * scale, y * scale], [across[0] * into, across[1] * into]);
  });
  return made.length ? made : straight(from, to, scale);
}

function straight(from: MapRegion, to: MapRegion, scale: number): Arrow[] {
  const [[x0, y0], [x1, y1]] = [centreOf(from, 1), centreOf(to, 1)];
  const way = unit([x1 - x0, y1 - y0]);
  const far = Math.hypot(x1 - x0, y1 - y0);
  let gone = 0;
  while (gone < far && !inside(to.polygon, x0 + way[0] * gone, y0 + way[1] * gone)) gone += 2;
  return through([(x0 + way[0] * gone) * scale, (y0 + way[1] * gone) * scale], way);
}

function centreOf({ anchors: { stage } }: MapRegion, scale: number): Point {
  return [(stage[0] + stage[2] / 2) * scale, (stage[1] + stage[3] / 2) * scale];
}

function unit([x, y]: Point): Point {
  const long = Math.hypot(x, y) || 1;
  return [x / long, y / long];
}
