import { describe, expect, test } from 'vitest';

import type { Logged } from '../../../lib/types';
import type { Scene } from '../../scene.svelte';
import { flightsOf } from './flights';
import { arrowBetween } from './arrows';
import { besideDisc } from './corners/beside';
import { inside, neighbourTowards } from './geometry';
import { standing } from '../../beats';
import { movesUnderWay } from './moves';
import { notePlace } from './region/note';
import { isRegionAction, litRegions, originOf, regionActions, regionOf, triedAction } from './regions';
import { bandsOf } from './since/since';
import { pushedApart, writtenNumbers } from './track/ring';
import { placesOf, type MapRegion, type PlanetMap } from './types';
import type { SeenRegion } from '../types';

/** A square of 200 with this centre. */
function region(id: string, x: number, y: number, neighbours: string[], more: Partial<MapRegion> = {}): MapRegion {
  return {
    id,
    name: id,
    terrain: 'none',
    ring: 'outer',
    kind: 'a',
    sector: 0,
    crystals: 0,
    icons: [],
    neighbours,
    wrap: null,
    anchors: { stage: [x - 60, y - 50, 120, 100] } as MapRegion['anchors'],
    polygon: [
      [x - 100, y - 100],
      [x + 100, y - 100],
      [x + 100, y + 100],
      [x - 100, y + 100],
    ],
    ...more,
  };
}

/** 200 wide and 100 high, with points every 10 along its sides. */
function bordering(id: string, y: number): MapRegion {
  const along = Array.from({ length: 21 }, (_, n) => n * 10);
  const polygon: [number, number][] = [
    ...along.map((x): [number, number] => [x, y]),
    ...along.reverse().map((x): [number, number] => [x, y + 100]),
  ];
  return region(id, 100, y + 50, [], { polygon });
}

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

describe('the score track', () => {
  const track = { length: 49, spots: [5, 12], final: 39 };

  test('pushes markers apart along the ring, in their order', () => {
    expect(pushedApart([10, 100], 8)).toEqual([10, 100]);
    expect(pushedApart([50, 50], 8)).toEqual([46, 54]);
    const three = pushedApart([50, 50, 52], 8).sort((a, b) => a - b);
    expect(three[1]! - three[0]!).toBeGreaterThan(7.9);
    expect(three[2]! - three[1]!).toBeGreaterThan(7.9);
  });
  test('also where it begins again', () => {
    const [first, last] = pushedApart([1, 359], 8);
    expect(first).toBeCloseTo(4);
    expect(last).toBeCloseTo(356);
  });
  test('writes every fifth number where nothing stands', () => {
    expect(writtenNumbers(track, [10, 65, 41])).toEqual([0, 20, 25, 30, 35, 40, 45]);
  });
});

describe('since the last move', () => {
  const marked = { n: 1, seq: 1, side: 'humans', text: '', places: ['north', 'centre'] };

  test('a region has the colour of who was there last', () => {
    const others = { ...marked, n: 2, side: 'trogs', places: ['centre'] };
    expect([...bandsOf([marked, others])]).toEqual([
      ['north', 'humans'],
      ['centre', 'trogs'],
    ]);
  });
  test('a region that was won stays its winner’s, no matter who kills there afterwards', () => {
    const won = { ...marked, places: ['centre'] };
    const killed = { ...won, n: 2, side: 'trogs', strikes: true as const };
    expect([...bandsOf([won, killed])]).toEqual([['centre', 'humans']]);
    expect([...bandsOf([killed])]).toEqual([['centre', 'trogs']]);
  });
  test('a move marks where it led', () => {
    expect([...bandsOf([{ ...marked, way: ['north', 'centre'] }]).keys()]).toEqual(['centre']);
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
  test('an arrow crosses the border from one region into another, and hides no piece', () => {
    const [top, below] = [bordering('top', 0), bordering('below', 100)];
    const [left, right] = [150, 250].map((x) => ({ x, y: 230, radius: 26 }));
    const { tail, tip, turn } = arrowBetween(top, below, 2, [left!, right!]);
    expect([inside(top.polygon, tail[0] / 2, tail[1] / 2), inside(below.polygon, tip[0] / 2, tip[1] / 2)]).toEqual([
      true,
      true,
    ]);
    expect(Math.hypot(tip[0] - tail[0], tip[1] - tail[1])).toBeCloseTo(52);
    expect(turn).toBeCloseTo(90);
    for (const { x, y } of [left!, right!]) expect(Math.hypot(tip[0] - x, tip[1] - y)).toBeGreaterThan(26);
  });
  test('an arrow over the rim leaves beside the printed one', () => {
    const { tail, tip } = arrowBetween(north, south, 1, []);
    const far = ([x, y]: readonly [number, number]) => Math.hypot(x - 500, y - 500);
    expect([far(tail), far(tip)].map(Math.round)).toEqual([395, 447]);
    expect(inside(north.polygon, ...tail)).toBe(true);
  });
  test('the corners of a square pane are as wide as the disc leaves them', () => {
    expect(besideDisc(600, 600, 0)).toBe(300);
    expect(besideDisc(600, 600, 300)).toBe(0);
    expect(besideDisc(600, 900, 100)).toBe(300);
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
