/** Where the pieces of a region stand: around the point farthest from its borders. */
import type { Point } from '../planet/types';
import { inside } from '../planet/geometry';
import { tenth } from './mesh';

const STEPS = 28; // steps of the search, across and down
const NARROW = 0.62; // share of the free circle that all pieces fit into

export interface Anchors {
  stage: [x: number, y: number, width: number, height: number];
  label: [number, number];
  tokens: [number, number];
  crystals: [number, number];
  units: [number, number];
  structures: [number, number];
  battle: [number, number];
}

function toLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const part = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay));
}

/** The centre of the largest free circle, and its radius. */
export function roomiest(polygon: readonly Point[]): { at: Point; room: number } {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let best: { at: Point; room: number } = { at: polygon[0]!, room: 0 };
  for (let i = 1; i < STEPS; i++)
    for (let j = 1; j < STEPS; j++) {
      const at: Point = [left + (wide * i) / STEPS, top + (high * j) / STEPS];
      if (!inside(polygon, ...at)) continue;
      const room = Math.min(...polygon.map((point, n) => toLine(at, point, polygon[(n + 1) % polygon.length]!)));
      if (room > best.room) best = { at, room };
    }
  return best;
}

export function anchorsOf(polygon: readonly Point[]): Anchors {
  const {
    at: [x, y],
    room,
  } = roomiest(polygon);
  const step = room * NARROW;
  const spot = (dx: number, dy: number): [number, number] => [tenth(x + dx * step), tenth(y + dy * step)];
  return {
    stage: [tenth(x - step), tenth(y - step), tenth(2 * step), tenth(2 * step)],
    label: spot(0, -0.8),
    tokens: spot(-0.7, 0),
    crystals: spot(0.7, 0),
    units: spot(0, 0.8),
    structures: spot(0, 0),
    battle: spot(0, 0.1),
  };
}

/** Keep the known anchors if all of them still lie in the region. */
export function keptOr(known: unknown, polygon: readonly Point[]): Anchors {
  const { stage, ...spots } = (known ?? {}) as Partial<Anchors>;
  const at = Array.isArray(stage) && stage.length === 4 ? stage : null;
  const ends: Point[] = at ? [0, 1, 2, 3].map((n) => [at[0] + (n % 2) * at[2], at[1] + Math.floor(n / 2) * at[3]]) : [];
  const every = [...ends, ...(Object.values(spots) as Point[])];
  return at && every.every(([x, y]) => inside(polygon, x, y)) ? (known as Anchors) : anchorsOf(polygon);
}
