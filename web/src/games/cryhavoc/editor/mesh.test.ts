import { describe, expect, it } from 'vitest';

import { shippedMap } from '../planet/layout/shipped';
import type { Point } from '../planet/types';
import { anchorsOf } from './anchors';
import { area } from './crossing';
import { bordering, bordersOf, isRim, junctions, loose, meshOf, pointsOf, type Mesh, type Shape } from './mesh';
import { divided, gripOf, handlesOf, joined, moved, parted, straightened, united, withCorner } from './shaping';

const RIM = { centre: [500, 500] as Point, radius: 425 };
const on = (angle: number): Point => [500 + 425 * Math.cos(angle), 500 + 425 * Math.sin(angle)];
/** Five regions: one in the middle, four around it. */
const ring = [0, 1, 2, 3].map((n) => on((n * Math.PI) / 2));
const inner: Point[] = [
  [600, 500],
  [500, 600],
  [400, 500],
  [500, 400],
];
const FIVE: Shape[] = [
  { id: 'middle', land: true, points: inner },
  ...['a', 'b', 'c', 'd'].map((id, n) => ({
    id,
    land: true,
    points: [ring[n]!, on((n * Math.PI) / 2 + 0.8), ring[(n + 1) % 4]!, inner[(n + 1) % 4]!, inner[n]!],
  })),
];
const five = meshOf(FIVE, RIM)!;
const at = (mesh: Mesh, point: Point) =>
  [...mesh.points].find(([, [x, y]]) => Math.hypot(x - point[0], y - point[1]) < 1)![0];
const every = (mesh: Mesh) => [...mesh.outlines.keys()].reduce((sum, id) => sum + area(pointsOf(mesh, id)), 0);
const drag = (mesh: Mesh, corner: number, dx: number, dy: number) =>
  moved(mesh, gripOf(mesh, corner, new Set(mesh.points.keys())), dx, dy);

describe('a net of outlines', () => {
  it('has one corner where several outlines have one', () => {
    expect(five.points.size).toBe(12);
    expect(bordering(five, 'middle')).toEqual(['a', 'b', 'c', 'd']);
    expect(bordering(five, 'a')).toEqual(['b', 'd', 'middle']);
    expect(loose(five)).toEqual([]);
  });

  it.each<[string, Shape[]]>([
    ['no number', [{ ...FIVE[0]!, points: [...inner, [NaN, 0]] }]],
    ['a place beyond all bounds', [{ ...FIVE[0]!, points: [...inner, [1e6, 0]] }]],
    ['a million corners', [{ ...FIVE[0]!, points: Array.from({ length: 1_000_000 }, (_, n): Point => [n % 900, 1]) }]],
    ['a line', [{ ...FIVE[0]!, points: inner.slice(0, 2) }]],
  ])('is refused with %s', (_, shapes) => expect(meshOf(shapes, RIM)).toBeNull());

  it('finds a border that belongs to nobody', () => {
    const gap = meshOf([...FIVE.slice(1), { ...FIVE[0]!, points: [[590, 500], ...inner.slice(1)] }], RIM)!;
    expect(loose(gap).length).toBe(4);
  });
});

describe('dragging', () => {
  it('moves a corner for all that have it', () => {
    const after = drag(five, at(five, [600, 500]), 30, 10)!;
    for (const id of ['middle', 'a', 'd']) expect(pointsOf(after, id)).toContainEqual([630, 510]);
    expect(loose(after)).toEqual([]);
    expect(every(after)).toBeCloseTo(every(five), 3);
  });

  it('keeps the rim round', () => {
    const after = drag(five, at(five, ring[0]!), -80, 60)!;
    const corner = at(five, ring[0]!);
    expect(isRim(after, corner)).toBe(true);
    expect(loose(after)).toEqual([]);
  });

  it('refuses what would cross another border', () => expect(drag(five, at(five, [600, 500]), -250, 0)).toBeNull());

  it('shrinks a border to nothing on the next corner, and its two sides are neighbours no longer', () => {
    const after = joined(five, at(five, [600, 500]), at(five, [500, 600]))!;
    expect(bordering(after, 'middle')).toEqual(['b', 'c', 'd']);
    expect(bordering(after, 'a')).toEqual(['b', 'd']);
    expect(loose(after)).toEqual([]);
    const back = parted(after, at(after, [500, 600]), 'a', 'middle')!;
    expect(bordering(back, 'middle')).toEqual(['a', 'b', 'c', 'd']);
    const other = parted(after, at(after, [500, 600]), 'b', 'd')!;
    expect(bordering(other, 'b')).toContain('d');
    expect([...loose(back), ...loose(other)]).toEqual([]);
  });

  it('makes a corner in the middle of a border, and takes it out again', () => {
    const { mesh, corner } = withCorner(five, at(five, [600, 500]), at(five, [500, 600]));
    const bent = drag(mesh, corner, 20, 20)!;
    expect(pointsOf(bent, 'middle')).toContainEqual([570, 570]);
    expect(pointsOf(bent, 'a')).toContainEqual([570, 570]);
    expect(pointsOf(straightened(bent, corner, new Set(bent.points.keys()))!, 'middle')).toHaveLength(4);
    expect(straightened(five, at(five, [600, 500]), new Set(five.points.keys()))).toBeNull();
  });
});

describe('regions', () => {
  it('are divided by a line, and made one again', () => {
    const two = divided(five, 'middle', at(five, [600, 500]), at(five, [400, 500]), 'new')!;
    expect(bordering(two, 'new')).toEqual(['c', 'd', 'middle']);
    expect(every(two)).toBeCloseTo(every(five), 3);
    const one = united(two, 'middle', 'new')!;
    expect(bordering(one, 'middle')).toEqual(['a', 'b', 'c', 'd']);
    expect(loose(one)).toEqual([]);
  });

  it('are not divided along their own border, nor made one across another', () => {
    expect(divided(five, 'a', at(five, [600, 500]), at(five, [500, 600]), 'new')).toBeNull();
    expect(united(five, 'a', 'c')).toBeNull();
  });

  it('have room for what stands on them', () => {
    const { stage, ...spots } = anchorsOf(pointsOf(five, 'a'));
    expect(stage[2]).toBeGreaterThan(40);
    for (const [x, y] of Object.values(spots)) expect(Math.hypot(x - 500, y - 500)).toBeLessThan(425);
  });
});

describe('the planet of york', () => {
  const { regions, blocked } = shippedMap('map-3-4');
  const shapes = [
    ...regions.map(({ id, polygon }) => ({ id, land: true, points: polygon })),
    ...blocked.map((points, n) => ({ id: `blocked ${n}`, land: false, points })),
  ];
  const york = meshOf(shapes, RIM)!;

  it('says by its outlines what its lists of neighbours say', () => {
    for (const { id, neighbours, wrap } of regions) {
      const near = new Set([...bordering(york, id), ...(wrap ? [wrap.to] : [])]);
      expect(near).toEqual(new Set(neighbours));
    }
    expect(loose(york)).toEqual([]);
  });

  it('is still whole after 500 drags here and there', () => {
    const handles = new Set<number>();
    for (const id of york.outlines.keys())
      for (const border of bordersOf(york, id))
        for (const corner of handlesOf(york, border.corners)) handles.add(corner);
    for (const corner of junctions(york)) expect(handles.has(corner)).toBe(true);
    const all = [...handles];
    let [mesh, seed, done] = [york, 1, 0];
    const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    for (let n = 0; n < 500; n++) {
      const grip = gripOf(mesh, all[Math.floor(chance() * all.length)]!, handles);
      const after = moved(mesh, grip, chance() * 60 - 30, chance() * 60 - 30);
      if (after) [mesh, done] = [after, done + 1];
    }
    expect(done).toBeGreaterThan(100);
    expect(loose(mesh)).toEqual([]);
    for (const id of mesh.outlines.keys()) expect(area(pointsOf(mesh, id))).toBeGreaterThan(0);
  });
});
