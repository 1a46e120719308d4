import { describe, expect, it } from 'vitest';

import type { Part } from '../../../lib/types';
import type { Point } from '../planet/types';
import { meshOfParts, strokesOf } from './planet-parts';
import { joined } from './shaping';

const on = (degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(500 + 425 * Math.cos(angle)), Math.round(500 + 425 * Math.sin(angle))];
};
/** Four regions: north and south share the border from the west to the east. */
const [west, east]: [Point, Point] = [
  [450, 500],
  [550, 500],
];
const SHAPES: Record<string, Point[]> = {
  north: [west, on(250), on(290), east],
  south: [east, on(70), on(110), west],
  left: [on(110), on(180), on(250), west],
  right: [on(290), on(0), on(70), east],
};
const NEAR: Record<string, string[]> = {
  north: ['left', 'right', 'south'],
  south: ['left', 'north', 'right'],
  left: ['north', 'south'],
  right: ['north', 'south'],
};

function planet(near: Record<string, string[]> = {}): Part[] {
  return Object.entries(SHAPES).map(([id, polygon]) => ({
    place: `map-2/region/${id}`,
    kind: 'map-2',
    values: { id, polygon, ring: 'outer', neighbours: near[id] ?? NEAR[id] },
    piece: null,
  }));
}

/** The regions whose neighbours change, with their new neighbours, when the border between north and south shrinks to a point. */
function afterJoining(parts: Part[]): Record<string, unknown> {
  const mesh = meshOfParts(parts, undefined)!;
  const corner = ([x, y]: Point) => [...mesh.points].find(([, at]) => at[0] === x && at[1] === y)![0];
  const strokes = strokesOf(mesh, joined(mesh, corner(west), corner(east))!, parts);
  return Object.fromEntries(
    strokes.filter(({ values }) => values.neighbours).map(({ part, values }) => [part.values.id, values.neighbours]),
  );
}

describe('neighbours', () => {
  it('follow from borders', () => {
    expect(afterJoining(planet())).toEqual({ north: ['left', 'right'], south: ['left', 'right'] });
  });

  it('named by hand stay, whatever is drawn', () => {
    const parts = planet({ left: ['north', 'right', 'south'], right: ['left', 'north', 'south'] });
    const mesh = meshOfParts(parts, undefined)!;
    expect(strokesOf(mesh, mesh, parts)).toEqual([]);
    expect(afterJoining(parts)).toEqual({ north: ['left', 'right'], south: ['left', 'right'] });
  });

  it('struck out by hand do not come back', () => {
    const parts = planet({ north: ['right', 'south'], left: ['south'] });
    const mesh = meshOfParts(parts, undefined)!;
    expect(strokesOf(mesh, mesh, parts)).toEqual([]);
    expect(afterJoining(parts)).toEqual({ north: ['right'], south: ['left', 'right'] });
  });
});
