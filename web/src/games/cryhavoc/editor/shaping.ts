/** Operations on the outlines of a planet. Each returns a new mesh, or null if the result would not be a valid map. */
import type { Point } from '../planet/types';
import { isSound } from './crossing';
import { far, isRim, junctions, newCorner, onRim, ownersOf, pairs, tenth, type Corner, type Mesh } from './mesh';

const ROUGH = 5; // how far a border may deviate from the straight line between two handles

// ------------------------------------------------------------- handles
/** The corners of a border that can be grabbed: its ends, and where it turns. York's borders have a corner every few steps. */
export function handlesOf(mesh: Mesh, corners: readonly Corner[]): Corner[] {
  const [first, last] = [corners[0]!, corners.at(-1)!];
  const [a, b] = [mesh.points.get(first)!, mesh.points.get(last)!];
  const length = far(a, b) || 1;
  let [worst, at] = [ROUGH, 0];
  for (let n = 1; n < corners.length - 1; n++) {
    const [x, y] = mesh.points.get(corners[n]!)!;
    const off =
      first === last ? far(a, [x, y]) : Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length;
    if (off > worst) [worst, at] = [off, n];
  }
  if (!at) return [first, last];
  return [...handlesOf(mesh, corners.slice(0, at + 1)).slice(0, -1), ...handlesOf(mesh, corners.slice(at))];
}

/** A corner and those that follow it, with their share: the corners up to the next handles move along less and less. */
export type Grip = ReadonlyMap<Corner, number>;

export function gripOf(mesh: Mesh, corner: Corner, handles: ReadonlySet<Corner>): Grip {
  const grip = new Map<Corner, number>([[corner, 1]]);
  for (const { corners } of mesh.outlines.values()) {
    const at = corners.indexOf(corner);
    if (at < 0) continue;
    for (const step of [1, -1]) {
      const way: Corner[] = [];
      for (let n = 1; n < corners.length; n++) {
        const next = corners[(at + n * step + n * corners.length) % corners.length]!;
        way.push(next);
        if (handles.has(next)) break;
      }
      way.forEach((each, n) => grip.set(each, Math.max(grip.get(each) ?? 0, 1 - (n + 1) / way.length)));
    }
  }
  return grip;
}

/** Move the grip by (dx, dy). A corner on the rim stays on it. */
export function moved(mesh: Mesh, grip: Grip, dx: number, dy: number): Mesh | null {
  const points = new Map(mesh.points);
  for (const [corner, part] of grip) {
    if (!part) continue;
    const [x, y] = mesh.points.get(corner)!;
    const to: Point = [x + dx * part, y + dy * part];
    const [nx, ny] = isRim(mesh, corner) ? onRim(mesh, to) : to;
    points.set(corner, [tenth(nx), tenth(ny)]);
  }
  const after = { ...mesh, points };
  return isSound(after, new Set(grip.keys())) ? after : null;
}

// ------------------------------------------------------------- corners
/** Add a corner in the middle of a straight piece of border, for all outlines that share it. */
export function withCorner(mesh: Mesh, a: Corner, b: Corner): { mesh: Mesh; corner: Corner } {
  const corner = newCorner(mesh);
  const [[x0, y0], [x1, y1]] = [mesh.points.get(a)!, mesh.points.get(b)!];
  const middle: Point = [(x0 + x1) / 2, (y0 + y1) / 2];
  const [x, y] = isRim(mesh, a) && isRim(mesh, b) ? onRim(mesh, middle) : middle;
  const between = (one: Corner, two: Corner) => (one === a && two === b) || (one === b && two === a);
  const outlines = [...mesh.outlines].map(([id, outline]) => {
    const corners = pairs(outline.corners).flatMap(([one, two]) => (between(one, two) ? [one, corner] : [one]));
    return [id, { ...outline, corners }] as const;
  });
  const points = new Map(mesh.points).set(corner, [tenth(x), tenth(y)]);
  return { mesh: { ...mesh, points, outlines: new Map(outlines) }, corner };
}

const without = (mesh: Mesh, gone: ReadonlySet<Corner>): Mesh => ({
  ...mesh,
  points: new Map([...mesh.points].filter(([corner]) => !gone.has(corner))),
  outlines: new Map(
    [...mesh.outlines].map(([id, each]) => [id, { ...each, corners: each.corners.filter((one) => !gone.has(one)) }]),
  ),
});

/** Straighten the border between the handles before and after. Corners where outlines meet stay, and the rim is round. */
export function straightened(mesh: Mesh, corner: Corner, handles: ReadonlySet<Corner>): Mesh | null {
  const gone = new Set(
    [...gripOf(mesh, corner, handles).keys()].filter((each) => !handles.has(each) || each === corner),
  );
  if (junctions(mesh).has(corner) || [...gone].some((each) => isRim(mesh, each))) return null;
  const kept = new Set([...mesh.points.keys()].filter((each) => !gone.has(each)));
  const after = without(mesh, gone);
  return isSound(after, kept) ? after : null;
}

/** Merge one corner into another: the border between them disappears, so the regions on its two sides are no longer neighbours. */
export function joined(mesh: Mesh, from: Corner, onto: Corner): Mesh | null {
  const ends = junctions(mesh);
  const gone = new Set<Corner>([from]);
  for (const { corners } of mesh.outlines.values()) {
    const [a, b] = [corners.indexOf(from), corners.indexOf(onto)];
    if (a < 0 || b < 0) continue;
    const ways = [1, -1].map((step) => {
      const way: Corner[] = [];
      for (let n = a + step; n !== b && way.length <= corners.length; n += step) {
        if (n < 0 || n >= corners.length) n -= step * corners.length;
        if (corners[n] === onto) break;
        way.push(corners[n]!);
      }
      return way;
    });
    const bare = ways.find((way) => way.every((each) => !ends.has(each)));
    if (!bare) return null;
    for (const each of bare) gone.add(each);
  }
  const outlines = [...mesh.outlines].map(([id, outline]) => {
    const named = outline.corners.map((each) => (each === from ? onto : each)).filter((each) => !gone.has(each));
    return [id, { ...outline, corners: named.filter((each, n) => each !== named[(n + 1) % named.length]) }] as const;
  });
  const points = new Map([...mesh.points].filter(([each]) => !gone.has(each)));
  const after = { ...mesh, points, outlines: new Map(outlines) };
  const kept = new Set(outlines.flatMap(([, { corners }]) => (corners.includes(onto) ? corners : [])));
  return isSound(after, kept) ? after : null;
}

const APART = 9; // how far apart the two halves of a split corner are moved

/** Where four meet, give the two that only touch a common border: the corner becomes two. */
export function parted(mesh: Mesh, corner: Corner, one: string, two: string): Mesh | null {
  const owners = ownersOf(mesh);
  const turns = new Map<string, [before: Corner, after: Corner]>();
  for (const [id, { corners }] of mesh.outlines) {
    const n = corners.indexOf(corner);
    if (n >= 0) turns.set(id, [corners.at(n - 1)!, corners[(n + 1) % corners.length]!]);
  }
  if (turns.size < 4 || !turns.has(one) || !turns.has(two)) return null;
  /** The outlines next to `one`, on the side of the border that appears or disappears, up to `two`. */
  const beside = (next: (id: string) => string | undefined): string[] => {
    const found: string[] = [];
    for (let id = next(one); id && id !== two && found.length < turns.size; id = next(id)) found.push(id);
    return found;
  };
  const before = beside((id) => owners.get(`${corner}>${turns.get(id)![0]}`));
  const after = beside((id) => owners.get(`${turns.get(id)![1]}>${corner}`));
  if (!before.length || !after.length || before.length + after.length + 2 !== turns.size) return null;
  const [first, second] = [newCorner(mesh), newCorner(mesh) + 1];
  const points = new Map(mesh.points);
  points.delete(corner);
  for (const [made, ids] of [
    [first, before],
    [second, after],
  ] as const)
    points.set(
      made,
      towards(
        mesh,
        corner,
        ids.flatMap((id) => turns.get(id)!),
      ),
    );
  const become = (id: string): Corner[] => {
    if (id === one) return [first, second];
    if (id === two) return [second, first];
    return [before.includes(id) ? first : second];
  };
  const outlines = [...mesh.outlines].map(([id, outline]) => {
    const corners = outline.corners.flatMap((each) => (each === corner ? become(id) : [each]));
    return [id, { ...outline, corners }] as const;
  });
  const made = { ...mesh, points, outlines: new Map(outlines) };
  return isSound(made, new Set([first, second])) ? made : null;
}

function towards({ points }: Mesh, corner: Corner, others: readonly Corner[]): Point {
  const [x, y] = points.get(corner)!;
  const steps = others
    .map((each) => points.get(each)!)
    .map(([ox, oy]) => {
      const length = far([x, y], [ox, oy]) || 1;
      return [(ox - x) / length, (oy - y) / length] as const;
    });
  const [dx, dy] = steps.reduce(([sx, sy], [ox, oy]) => [sx + ox, sy + oy], [0, 0] as readonly [number, number]);
  const length = Math.hypot(dx, dy) || 1;
  return [tenth(x + (dx * APART) / length), tenth(y + (dy * APART) / length)];
}

// ------------------------------------------------------------- regions
/** Cut straight across from corner to corner: the part behind the cut becomes another region. */
export function divided(mesh: Mesh, id: string, from: Corner, to: Corner, made: string): Mesh | null {
  const { land, corners } = mesh.outlines.get(id)!;
  const [a, b] = [corners.indexOf(from), corners.indexOf(to)];
  if (a < 0 || b < 0 || a === b) return null;
  const turned = [...corners.slice(a), ...corners.slice(0, a)];
  const cut = turned.indexOf(to);
  const [near, beyond] = [turned.slice(0, cut + 1), [...turned.slice(cut), from]];
  const outlines = new Map(mesh.outlines).set(id, { land, corners: near }).set(made, { land, corners: beyond });
  const after = { ...mesh, outlines };
  return isSound(after, new Set([from, to])) ? after : null;
}

/** Merge one region into the other, along the one border that they share. */
export function united(mesh: Mesh, kept: string, gone: string): Mesh | null {
  const owners = ownersOf(mesh);
  const [one, two] = [mesh.outlines.get(kept)!.corners, mesh.outlines.get(gone)!.corners];
  const shared = pairs(one).map(([a, b]) => owners.get(`${b}>${a}`) === gone);
  const start = shared.findIndex((is, n) => is && !shared.at(n - 1));
  const run = shared.filter(Boolean).length;
  if (start < 0) return null;
  if (!Array.from({ length: run }, (_, n) => shared[(start + n) % one.length]).every(Boolean)) return null; // a hole between them
  const [first, last] = [one[start]!, one[(start + run) % one.length]!];
  const rest = (corners: readonly Corner[], from: Corner, to: Corner): Corner[] => {
    const turned = [...corners.slice(corners.indexOf(from)), ...corners.slice(0, corners.indexOf(from))];
    return turned.slice(0, turned.indexOf(to));
  };
  const outlines = new Map(mesh.outlines);
  outlines.delete(gone);
  outlines.set(kept, { land: true, corners: [...rest(one, last, first), ...rest(two, first, last)] });
  const used = new Set([...outlines.values()].flatMap(({ corners }) => corners));
  const points = new Map([...mesh.points].filter(([corner]) => used.has(corner)));
  const after = { ...mesh, points, outlines };
  return isSound(after, new Set([first, last])) ? after : null;
}
