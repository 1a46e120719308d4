/** The outlines of a planet as a mesh: a corner of several outlines is one corner, so shared borders stay shared through every change. */
import type { Point } from '../planet/types';

export type Corner = number;

export interface Shape {
  id: string;
  /** A region; otherwise a black area that nobody enters (C4.11). */
  land: boolean;
  points: readonly Point[];
}

export interface Rim {
  centre: Point;
  radius: number;
}

export interface Outline {
  land: boolean;
  /** Clockwise, not closed. */
  corners: readonly Corner[];
}

/** A mesh is never changed in place. */
export interface Mesh {
  rim: Rim;
  points: ReadonlyMap<Corner, Point>;
  outlines: ReadonlyMap<string, Outline>;
}

// Limits for a stranger's pack: far above any real board, and no more than a page can draw.
const MOST_SHAPES = 60;
const MOST_POINTS = 8000;
const FARTHEST = 5000;
const CLOSE = 0.6; // how far from the circle a corner on the rim may lie

export const tenth = (n: number): number => Math.round(n * 10) / 10;
const rounded = ([x, y]: Point): Point => [tenth(x), tenth(y)];
export const far = ([x0, y0]: Point, [x1, y1]: Point): number => Math.hypot(x1 - x0, y1 - y0);

/** Null if it cannot be drawn: too many shapes, too far away, or not numbers. */
export function meshOf(shapes: readonly Shape[], rim: Rim): Mesh | null {
  const count = shapes.reduce((sum, { points }) => sum + points.length, 0);
  const sound = ([x, y]: Point) => Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST; // false for NaN
  if (shapes.length > MOST_SHAPES || count > MOST_POINTS) return null;
  if (!(rim.radius > 0 && rim.radius <= FARTHEST && sound(rim.centre))) return null;
  if (!shapes.every(({ points }) => points.length >= 3 && points.every(sound))) return null;
  const known = new Map<string, Corner>();
  const points = new Map<Corner, Point>();
  const cornerAt = (point: Point): Corner => {
    const at = rounded(point);
    const corner = known.get(at.join()) ?? known.size;
    known.set(at.join(), corner);
    points.set(corner, at);
    return corner;
  };
  const outlines = shapes.map(({ id, land, points: all }) => [id, { land, corners: all.map(cornerAt) }] as const);
  return { rim, points, outlines: new Map(outlines) };
}

export const pointsOf = (mesh: Mesh, id: string): Point[] =>
  mesh.outlines.get(id)!.corners.map((corner) => mesh.points.get(corner)!);

/** A corner number that is not in use. */
export const newCorner = (mesh: Mesh): Corner => Math.max(-1, ...mesh.points.keys()) + 1;

export const isRim = ({ rim, points }: Mesh, corner: Corner): boolean =>
  Math.abs(far(points.get(corner)!, rim.centre) - rim.radius) <= CLOSE;

export function onRim({ rim: { centre, radius } }: Mesh, point: Point): Point {
  const away = far(point, centre) || 1;
  return [centre[0] + ((point[0] - centre[0]) * radius) / away, centre[1] + ((point[1] - centre[1]) * radius) / away];
}

export const pairs = (corners: readonly Corner[]): [Corner, Corner][] =>
  corners.map((corner, n) => [corner, corners[(n + 1) % corners.length]!]);

/** The outline that owns each piece of border, in the direction in which that outline runs. */
export function ownersOf({ outlines }: Mesh): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [id, { corners }] of outlines) for (const [a, b] of pairs(corners)) owners.set(`${a}>${b}`, id);
  return owners;
}

/** Pieces of border that are neither shared nor on the rim: nothing lies behind them. */
export function loose(mesh: Mesh): [Corner, Corner][] {
  const owners = ownersOf(mesh);
  const off = (corner: Corner) => !isRim(mesh, corner);
  return [...mesh.outlines.values()].flatMap(({ corners }) =>
    pairs(corners).filter(([a, b]) => !owners.has(`${b}>${a}`) && (off(a) || off(b))),
  );
}

/** The regions that share a border with this one, in order of their ids. */
export function bordering(mesh: Mesh, id: string, owners = ownersOf(mesh)): string[] {
  const near = new Set<string>();
  for (const [a, b] of pairs(mesh.outlines.get(id)!.corners)) {
    const other = owners.get(`${b}>${a}`);
    if (other && mesh.outlines.get(other)!.land) near.add(other);
  }
  return [...near].sort();
}

/** Corners where three outlines meet, or two and the rim. */
export function junctions({ outlines }: Mesh): Set<Corner> {
  const beside = new Map<Corner, Set<Corner>>();
  for (const { corners } of outlines.values())
    for (const [a, b] of pairs(corners)) {
      beside.set(a, (beside.get(a) ?? new Set()).add(b));
      beside.set(b, (beside.get(b) ?? new Set()).add(a));
    }
  return new Set([...beside].filter(([, others]) => others.size > 2).map(([corner]) => corner));
}

export interface Border {
  /** The outline on the other side; undefined at the rim and where there is none. */
  other: string | undefined;
  /** From one junction to the next, including both. */
  corners: readonly Corner[];
}

/** The outline of a shape, split into borders. */
export function bordersOf(mesh: Mesh, id: string, ends = junctions(mesh), owners = ownersOf(mesh)): Border[] {
  const { corners } = mesh.outlines.get(id)!;
  const first = corners.findIndex((corner) => ends.has(corner));
  const turned = first < 0 ? corners : [...corners.slice(first), ...corners.slice(0, first)];
  const borders: { other: string | undefined; corners: Corner[] }[] = [];
  for (const [a, b] of pairs(turned)) {
    const other = owners.get(`${b}>${a}`);
    const last = borders.at(-1);
    if (last && !ends.has(a) && last.other === other) last.corners.push(b);
    else borders.push({ other, corners: [a, b] });
  }
  return borders;
}
