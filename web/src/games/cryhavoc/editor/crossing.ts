/** Whether outlines are still valid for a map: no line crosses another, and no outline is turned inside out. */
import type { Point } from '../planet/types';
import type { Corner, Mesh } from './mesh';

const side = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

const within = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean =>
  Math.min(ax, bx) <= cx && cx <= Math.max(ax, bx) && Math.min(ay, by) <= cy && cy <= Math.max(ay, by);

/** Lines that share an end do not cross; others must not even touch. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const [p, q, r, s] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (p !== q && r !== s) return true;
  return (!p && within(a, b, c)) || (!q && within(a, b, d)) || (!r && within(c, d, a)) || (!s && within(c, d, b));
}

export function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], n) => {
    const [nx, ny] = points[(n + 1) % points.length]!;
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

/** Checks only lines at the corners that were touched; the others were valid before. */
export function isSound(mesh: Mesh, touched: ReadonlySet<Corner>): boolean {
  const at = (corner: Corner) => mesh.points.get(corner)!;
  for (const { corners } of mesh.outlines.values()) {
    if (corners.length < 3 || new Set(corners).size < corners.length) return false;
    if (corners.some((corner) => touched.has(corner)) && area(corners.map(at)) <= 1) return false;
  }
  const all: Line[] = [];
  for (const { corners } of mesh.outlines.values())
    for (let n = 0; n < corners.length; n++) {
      const [a, b] = [corners[n]!, corners[(n + 1) % corners.length]!];
      all.push({ a, b, from: at(a), to: at(b) });
    }
  const moved = all.filter(({ a, b }) => touched.has(a) || touched.has(b));
  const ends = moved.flatMap(({ from, to }) => [from, to]);
  const [left, top] = [Math.min(...ends.map(([x]) => x)), Math.min(...ends.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...ends.map(([x]) => x)), Math.max(...ends.map(([, y]) => y))];
  const near = all.filter(({ from: [x0, y0], to: [x1, y1] }) => {
    if ((x0 < left && x1 < left) || (x0 > right && x1 > right)) return false;
    return !((y0 < top && y1 < top) || (y0 > bottom && y1 > bottom));
  });
  return !moved.some((line) => near.some((other) => crosses(line, other)));
}

interface Line {
  a: Corner;
  b: Corner;
  from: Point;
  to: Point;
}

/** Most lines are far apart, so check the bounding boxes first. */
function crosses({ a, b, from, to }: Line, other: Line): boolean {
  for (const axis of [0, 1] as const) {
    if (Math.max(from[axis], to[axis]) < Math.min(other.from[axis], other.to[axis])) return false;
    if (Math.min(from[axis], to[axis]) > Math.max(other.from[axis], other.to[axis])) return false;
  }
  if (a === other.a || a === other.b || b === other.a || b === other.b) return false;
  return cross(from, to, other.from, other.to);
}
