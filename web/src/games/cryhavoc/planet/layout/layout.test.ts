import { describe, expect, test } from 'vitest';

import type { SeenRegion } from '../../types';
import { folded, isNumbered, piecesIn, plateOf, type Piece } from './items';
import { Layouts, type PlanetLayout } from './planet-layout';
import { spotIn } from '../since/since';
import type { Point } from '../types';
import { Shape } from './shape';
import { MAPS } from './shipped';
import { LEAST, levelOf, NUMBER, opensAt } from './sizes';

const EMPTY: SeenRegion = {
  control: null,
  crystals: 0,
  units: {},
  structures: [],
  tokens: [],
  war_parties: 0,
  nests: 0,
  exploration: 0,
  battle: null,
};
const FACTIONS = ['humans', 'pilgrims', 'machines', 'trogs'] as const;
const STRUCTURES = ['humans_airfield', 'machines_matrix', 'machines_bulwark', 'pilgrims_temple', 'trogs_traps'];
const [, HOME] = MAPS.find(([name]) => name.startsWith('map-3-4') && name.endsWith('en'))!;

/** More than can come together in one region: four factions, a battle, tokens, crystals, structures. */
const CROWDED: SeenRegion = {
  ...EMPTY,
  control: 'humans',
  crystals: 14,
  units: { humans: 12, trogs: 16, machines: 2, pilgrims: 1 },
  structures: STRUCTURES.slice(0, 3),
  war_parties: 1,
  nests: 1,
  exploration: 2,
  battle: { number: 3, attacker: 'trogs' },
};

/** Seeded random numbers, so the same on every run (mulberry32). */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let n = Math.imul(state ^ (state >>> 15), 1 | state);
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n;
    return Math.floor((((n ^ (n >>> 14)) >>> 0) / 4294967296) * most);
  };
}

/** Two sides fight, and any token may be there: as full as games become. */
function contents(roll: (most: number) => number): SeenRegion {
  const first = roll(4);
  const [one, other] = [FACTIONS[first]!, FACTIONS[(first + 1 + roll(3)) % 4]!];
  const sides = roll(3);
  return {
    ...EMPTY,
    control: one,
    crystals: roll(16),
    units: sides ? { [one]: 1 + roll(16), ...(sides > 1 ? { [other]: 1 + roll(16) } : {}) } : {},
    structures: STRUCTURES.filter(() => roll(4) === 0),
    tokens: roll(6) ? [] : ['artillery'],
    war_parties: roll(2),
    nests: roll(4) ? 0 : 1,
    exploration: roll(3) ? 0 : 1,
    battle: sides > 1 ? { number: 1 + roll(6), attacker: one } : null,
  };
}

interface Box {
  what: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Every piece with its number, as drawn. */
function boxes({ sizes, regions }: PlanetLayout): Box[] {
  return [...regions].flatMap(([id, { pieces }]) =>
    pieces.map(({ piece, x, y, size }) => {
      const { right, below } = isNumbered(piece) ? plateOf(piece.n, sizes) : { right: 0, below: 0 };
      const half = size / 2;
      return {
        what: `${piece.kind} in ${id}`,
        left: x - half,
        top: y - half,
        right: x + half + right,
        bottom: y + half + below,
      };
    }),
  );
}

const area = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);

function covered(a: Box, b: Box): number {
  const both = {
    what: '',
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return both.right <= both.left || both.bottom <= both.top ? 0 : area(both) / Math.min(area(a), area(b));
}

/** The promises of the layout that are broken, in words. */
function faults(layout: PlanetLayout, layouts: Layouts): string[] {
  const found: string[] = [];
  const all = boxes(layout);
  all.forEach((a, n) => {
    for (const b of all.slice(n + 1)) {
      const part = covered(a, b);
      const most = [a, b].some(({ what }) => what.startsWith('battle')) ? 0.18 : 0.2;
      if (part > most) found.push(`${a.what} lies on ${b.what}: ${Math.round(part * 100)} %`);
    }
  });
  for (const region of layouts.regions) {
    const shape = layouts.shape(region, layout.sizes.scale);
    for (const { piece, x, y, size } of layout.regions.get(region.id)!.pieces) {
      if (size < LEAST) found.push(`${piece.kind} in ${region.id} has ${size} px`);
      if (!shape.contains(x, y)) found.push(`${piece.kind} stands outside ${region.id}`);
    }
  }
  return found;
}

const kinds = (pieces: readonly Piece[]) => pieces.map(({ kind }) => kind);
const shownIn = (layout: PlanetLayout, id: string) => layout.regions.get(id)!.pieces.map(({ piece }) => piece);

describe('one piece for each kind and owner', () => {
  test('in the order in which they stand', () => {
    const seen: SeenRegion = {
      ...EMPTY,
      crystals: 3,
      war_parties: 2,
      structures: ['a', 'a', 'b'],
      units: { humans: 5 },
    };
    expect(piecesIn(seen)).toEqual([
      { kind: 'crystals', n: 3 },
      { kind: 'token', id: 'war_party', n: 2 },
      { kind: 'structure', id: 'a', n: 2, all: ['a'] },
      { kind: 'structure', id: 'b', n: 1, all: ['b'] },
      { kind: 'unit', faction: 'humans', n: 5 },
    ]);
  });
  test('in a battle: attacker, burst, defender', () => {
    const units = { humans: 1, trogs: 2 };
    const pieces = piecesIn({ ...EMPTY, units, battle: { number: 4, attacker: 'trogs' } });
    expect(pieces).toEqual([
      { kind: 'unit', faction: 'trogs', n: 2 },
      { kind: 'battle', n: 4, attacker: 'trogs' },
      { kind: 'unit', faction: 'humans', n: 1 },
    ]);
  });
  test('control is not a piece', () => {
    expect(piecesIn({ ...EMPTY, control: 'humans' })).toEqual([]);
  });
  test('structures fold into one tile with the sum', () => {
    const pieces = piecesIn({ ...EMPTY, crystals: 1, structures: ['a', 'b', 'b'], units: { humans: 1 } });
    expect(kinds(folded(pieces))).toEqual(['crystals', 'structure', 'unit']);
    expect(folded(pieces)[1]).toMatchObject({ n: 3, all: ['a', 'b'] });
  });
});

/** Pixels per map unit: the smallest planet on a desktop, a phone as it opens, and larger ones. */
const SCALES = [0.62, 0.69, 0.879, 1.055];

describe.each(MAPS)('on %s', (_, regions) => {
  test.each(SCALES)('at %f pixels a unit pieces keep size, place and distance, whatever lies there', (scale) => {
    const roll = dice(Math.round(scale * 1000));
    for (let game = 0; game < 2; game += 1) {
      const layouts = new Layouts(regions);
      const seen = Object.fromEntries(regions.map(({ id }) => [id, contents(roll)]));
      expect(faults(layouts.at(scale, seen), layouts)).toEqual([]);
    }
  });
});

describe.each(MAPS.filter(([name]) => name.endsWith('en')))('on %s', (_, regions) => {
  test.each(SCALES)('at %f pixels a unit each region holds the fullest that can be', (scale) => {
    for (const { id } of regions) {
      const layouts = new Layouts(regions);
      const layout = layouts.at(scale, { [id]: CROWDED });
      expect(faults(layout, layouts)).toEqual([]);
      const all = piecesIn(CROWDED);
      expect([all, folded(all)].map((pieces) => pieces.length)).toContain(shownIn(layout, id).length);
    }
  });
});

describe('the planet stands still', () => {
  const start = Object.fromEntries(HOME.map(({ id }) => [id, { ...EMPTY, crystals: 2, units: { humans: 1 } }]));

  test('where nothing has changed', () => {
    const layouts = new Layouts(HOME);
    const before = layouts.at(0.634, start);
    const after = layouts.at(0.634, { ...start, scorch: CROWDED });
    for (const { id } of HOME.filter((region) => region.id !== 'scorch')) {
      expect(after.regions.get(id)).toBe(before.regions.get(id));
    }
  });
  test('and has one size for all pieces of a kind, which does not grow again', () => {
    const layouts = new Layouts(HOME);
    const roomy = layouts.at(1.055, start).sizes.unit;
    const full = layouts.at(1.055, { ...start, scorch: CROWDED }).sizes.unit;
    expect(full).toBeLessThan(roomy);
    expect(layouts.at(1.055, start).sizes.unit).toBe(full);
  });
  test('when somebody looks a little closer', () => {
    expect(levelOf(0.634, 1.2)).toBe(0.634);
    expect(levelOf(0.634, 1.3)).toBeCloseTo(0.7925);
    expect(levelOf(0.634, 5)).toBe(1.2);
  });
  test('even while the page has no room for it', () => {
    expect(levelOf(0, 1)).toBe(1);
  });
  test('on a phone as it opens', () => {
    expect(0.374 * opensAt(0.374)).toBeCloseTo(0.69);
    expect(levelOf(0.374, opensAt(0.374))).toBeCloseTo(0.69);
    expect(levelOf(0.374, 1)).toBe(0.374);
    expect(opensAt(0.634)).toBe(1);
  });
});

test('where the whole planet is as small as on a phone, units are left, and nothing lies on anything', () => {
  const layouts = new Layouts(HOME);
  const battle = { number: 1, attacker: 'humans' } as const;
  const seen: SeenRegion = { ...EMPTY, crystals: 2, structures: ['a', 'b'], units: { humans: 3, trogs: 12 }, battle };
  const layout = layouts.at(0.374, Object.fromEntries(HOME.map(({ id }) => [id, seen])));
  expect(faults(layout, layouts)).toEqual([]);
  for (const { id } of HOME) expect(kinds(shownIn(layout, id)).filter((kind) => kind === 'unit')).toHaveLength(2);
});

test('a name is written wherever a usual position leaves room', () => {
  const usual: SeenRegion = {
    ...EMPTY,
    control: 'humans',
    crystals: 3,
    structures: ['humans_airfield'],
    units: { humans: 4 },
  };
  const layout = new Layouts(HOME).at(0.634, Object.fromEntries(HOME.map(({ id }) => [id, usual])));
  expect([...layout.regions].filter(([, { lines }]) => !lines.length).map(([id]) => id)).toEqual([]);
});

/** By how many pixels a number at that place lies on the number of a piece. */
function coversCount([x, y]: Point, layout: PlanetLayout): number {
  const counts = [...layout.regions.values()].flatMap(({ pieces }) => pieces.filter(({ piece }) => isNumbered(piece)));
  const depths = counts.map(({ piece, x: at, y: down, size }) => {
    const { width, height, right, below } = plateOf(piece.n, layout.sizes);
    const [edge, foot] = [at + size / 2 + right, down + size / 2 + below];
    const aside = Math.max(edge - width - x, x - edge, 0);
    return NUMBER - Math.hypot(aside, Math.max(foot - height - y, y - foot, 0));
  });
  return Math.max(0, ...depths);
}

test.each(MAPS)('on %s the number of a step covers no number of a piece, however much lies there', (_, regions) => {
  const roll = dice(7);
  const layouts = new Layouts(regions);
  const layout = layouts.at(0.634, Object.fromEntries(regions.map(({ id }) => [id, contents(roll)])));
  const covered = regions.flatMap((region) => {
    const taken: Point[] = [];
    for (let n = 0; n < 2; n += 1) taken.push(spotIn(region, layouts, layout, taken));
    return taken.filter((spot) => coversCount(spot, layout) > 2).map(() => region.id);
  });
  expect(covered).toEqual([]);
});

test('a strip finds room between the borders of a region', () => {
  const ell = [
    [0, 0],
    [100, 0],
    [100, 50],
    [50, 50],
    [50, 100],
    [0, 100],
  ] as const;
  const shape = new Shape(ell, 2);
  expect(shape.room(10, 50, 5)).toEqual([[5, 195]]);
  expect(shape.room(80, 40, 0)).toEqual([[0, 100]]);
  expect([shape.contains(30, 150), shape.contains(150, 150)]).toEqual([true, false]);
});
