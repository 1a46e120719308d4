import { describe, expect, test } from 'vitest';

import type { Logged } from '../../../lib/types';
import type { Scene } from '../../../table/scene.svelte';
import { flightsOf } from './flights';
import { arrowBetween, inside, neighbourTowards } from './geometry';
import { movesUnderWay, standing } from './moves';
import { notePlace } from './note';
import { isRegionAction, litRegions, originOf, regionActions, regionOf, triedAction } from './regions';
import { crystalPieces, itemsOf, layout, nameLines, squads } from './stage';
import { placesOf, type MapRegion, type PlanetMap, type RegionView } from './types';

/** A square of 200 with its middle there. */
function region(id: string, x: number, y: number, neighbours: string[], more: Partial<MapRegion> = {}): MapRegion {
  return {
    id,
    name: id,
    terrain: 'none',
    ring: 'outer',
    icons: [],
    neighbours,
    wrap: null,
    anchors: { stage: [x - 60, y - 50, 120, 100] },
    polygon: [
      [x - 100, y - 100],
      [x + 100, y - 100],
      [x + 100, y + 100],
      [x - 100, y + 100],
    ],
    ...more,
  };
}

const EMPTY: RegionView = {
  control: null,
  crystals: 0,
  units: {},
  structures: [],
  tokens: [],
  war_parties: 0,
  nests: 0,
  exploration: 0,
};

const north = region('north', 500, 200, ['centre', 'south'], { wrap: { to: 'south', angle: 0 } });
const centre = region('centre', 500, 400, ['north', 'south', 'east'], { ring: 'centre' });
const south = region('south', 500, 600, ['centre', 'north'], { wrap: { to: 'north', angle: 180 } });
const east = region('east', 700, 400, ['centre']);
const map: PlanetMap = {
  box: [0, 0, 1000, 1000],
  centre: [500, 500],
  radius: 425,
  score_track: { inner: 460, outer: 497, start_angle: 0 },
  regions: [north, centre, south, east],
  blocked: [],
};

function scene(actions: string[], offer: string, more: object = {}): Scene {
  const structures = [
    { id: 'humans_dear', name: '', group: 'humans', data: { build: 4 } },
    { id: 'humans_cheap', name: '', group: 'humans', data: { build: 2 } },
  ];
  return {
    actions: new Set(actions),
    offer,
    asked: true,
    prompt: null,
    view: { you: 'humans', regions: { east: { ...EMPTY, structures: ['humans_dear'] } } },
    pieces: { board: { map }, sections: [{ id: 'structures', pieces: structures }] },
    ...more,
  } as unknown as Scene;
}

describe('the keyboard goes', () => {
  test('to the neighbour in that direction', () => {
    expect(neighbourTowards(map, 'centre', 'ArrowUp')).toBe('north');
    expect(neighbourTowards(map, 'centre', 'ArrowRight')).toBe('east');
    expect(neighbourTowards(map, 'east', 'ArrowLeft')).toBe('centre');
  });
  test('nowhere where there is none', () => {
    expect(neighbourTowards(map, 'centre', 'ArrowLeft')).toBeNull();
    expect(neighbourTowards(map, 'centre', 'Enter')).toBeNull();
  });
  test('over the rim along the printed arrow', () => {
    expect(neighbourTowards(map, 'north', 'ArrowUp')).toBe('south');
    expect(neighbourTowards(map, 'south', 'ArrowDown')).toBe('north');
  });
});

describe('a region stands for', () => {
  const built = ['construct:humans_cheap@east', 'construct:humans_dear@east', 'activate:humans_dear@north', 'done'];
  test('every legal action that names it', () => {
    expect(regionActions(scene(built, 'structure'), 'east')).toEqual(built.slice(0, 2));
    expect([...litRegions(scene(built, 'structure'))]).toEqual(['east', 'north']);
    expect(regionOf('from:north')).toBe('north');
  });
  test('no action that names something else', () => {
    expect(['done', 'pick:humans_outflank', 'deck:ocean', 'skill:humans_scouting'].some(isRegionAction)).toBe(false);
  });
  test('what would be tried there', () => {
    expect(triedAction(scene([], 'unit'), 'north')).toBe('from:north');
    expect(triedAction(scene([], 'goal'), 'north')).toBe('to:north');
    expect(triedAction(scene([], 'structure'), 'north')).toBe('construct:humans_cheap@north');
    expect(triedAction(scene([], 'effect-site'), 'east')).toBe('site:humans_dear@east');
    expect(triedAction(scene([], 'effect-site'), 'north')).toBe('');
    expect(triedAction(scene([], 'cards'), 'north')).toBe('');
  });
  test('where a unit comes from, while it is asked where it goes', () => {
    const prompt = { key: 'cryhavoc-prompt-goal', args: { region: { name: 'north' } } };
    expect(originOf(scene([], 'goal', { prompt }))).toBe('north');
    expect(originOf(scene([], 'goal', { prompt, asked: false }))).toBe('');
    expect(originOf(scene([], 'station', { prompt: { ...prompt, key: 'cryhavoc-prompt-station' } }))).toBe('');
  });
});

describe('pieces', () => {
  test('crystals are the fewest of 5, 3 and 1', () => {
    expect(crystalPieces(0)).toEqual([]);
    expect(crystalPieces(4)).toEqual([3, 1]);
    expect(crystalPieces(14)).toEqual([5, 5, 3, 1]);
  });
  test('three units stand side by side, four are one and a number', () => {
    const [[three]] = squads({ humans: 3 }, 0, 200, 33);
    expect(three).toMatchObject({ n: 3, badge: null });
    expect(three!.xs).toHaveLength(3);
    const [[four]] = squads({ humans: 4 }, 0, 200, 33);
    expect(four!.xs).toHaveLength(1);
    expect(four!.badge).not.toBeNull();
  });
  test('two factions share the room', () => {
    const [[humans, trogs], size] = squads({ humans: 2, trogs: 2 }, 0, 60, 33);
    expect(size).toBeLessThan(33);
    expect(humans!.xs[1]).toBeLessThan(trogs!.xs[0]!);
  });
  test('an HQ shows no flag', () => {
    const held = { ...EMPTY, control: 'humans' };
    expect(itemsOf(north, held)).toEqual([{ kind: 'flag', faction: 'humans' }]);
    expect(itemsOf({ ...north, icons: ['hq'] }, held)).toEqual([]);
  });
  test('the attacker stands on the left', () => {
    const fought = { ...EMPTY, units: { humans: 1, trogs: 2 }, battle: { number: 1, attacker: 'trogs' } };
    const [humans, trogs] = layout(centre, 'Centre', fought, 1).squads;
    expect(trogs!.xs[0]).toBeLessThan(humans!.xs[0]!);
  });
  test('many pieces stand in two rows', () => {
    const full = { ...EMPTY, control: 'humans', structures: ['a', 'b', 'c', 'd', 'e', 'f'], crystals: 3 };
    expect(new Set(layout(centre, 'Centre', full, 1).row.map(({ y }) => y)).size).toBe(2);
  });
  test('a long name has two even lines', () => {
    expect(nameLines('The Brooding Pool', 11)).toEqual(['The Brooding', 'Pool']);
    expect(nameLines('Scorch', 11)).toEqual(['Scorch']);
  });
});

describe('the log', () => {
  const moved = (seq: number, from: string, to: string): Logged => ({
    seq,
    at: 0,
    kind: 'do',
    do: `to:${to}`,
    events: [{ key: 'cryhavoc-event-moved', args: { faction: 'humans', from: { name: from }, to: { name: to } } }],
  });
  const began: Logged = { seq: 1, at: 0, kind: 'do', do: 'move' };

  test('tells the regions of an event', () => {
    expect(placesOf(moved(1, 'north', 'centre').events![0]!)).toEqual(['north', 'centre']);
    expect(placesOf({ key: '', args: { n: 3, region: { name: 'east' } } })).toEqual(['east']);
  });
  test('counts the units that went the same way in this action', () => {
    const log = [moved(0, 'east', 'centre'), began, moved(2, 'north', 'centre'), moved(3, 'north', 'centre')];
    expect(movesUnderWay(log, 'unit')).toEqual([{ faction: 'humans', from: 'north', to: 'centre', n: 2 }]);
    expect(movesUnderWay(log, 'action')).toEqual([]);
  });
  test('forgets what was taken back', () => {
    const log: Logged[] = [began, moved(2, 'north', 'centre'), { seq: 3, at: 0, kind: 'undo', lines: 1 }];
    expect(standing(log)).toEqual([began]);
    expect(movesUnderWay(log, 'unit')).toEqual([]);
  });
  test('moves what has moved, and nothing when something is taken back', () => {
    expect(flightsOf([moved(1, 'north', 'centre')], map.regions, null)).toMatchObject([
      { kind: 'go', faction: 'humans' },
    ]);
    expect(flightsOf([{ seq: 2, at: 0, kind: 'undo' }], map.regions, null)).toEqual([]);
  });
});

describe('on the page', () => {
  test('an arrow ends inside the region that it leads to', () => {
    const { head } = arrowBetween(north, centre, 30);
    const [x, y] = head.match(/-?[\d.]+/g)!.map(Number) as [number, number];
    expect(inside(centre.polygon, x, y)).toBe(true);
  });
  test('a note hides neither its region nor more of the others than it must', () => {
    const board = { left: 0, top: 0, width: 600, height: 400 };
    const here = { left: 400, top: 150, width: 150, height: 100 };
    const other = { left: 140, top: 150, width: 240, height: 100 };
    const { left, top } = notePlace({ width: 200, height: 120 }, board, here, [other]);
    expect(top + 120 <= 150 || top >= 250).toBe(true);
    expect(left).toBeGreaterThan(200);
  });
});
