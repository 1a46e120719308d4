import { describe, expect, it } from 'vitest';

import { neutralMounds, turnNow } from './score';
import type { SeenSeat, TermitesView } from './types';

const seat = (changes: Partial<SeenSeat>): SeenSeat => ({
  swarm: 'blue',
  points: 0,
  hand: 3,
  stack: 15,
  unseen: [],
  reserve: [],
  trophies: [],
  ...changes,
});

const view = (changes: Partial<TermitesView>): TermitesView => ({
  players: 2,
  first: 0,
  prompt: { offer: 'unit', rule: 'T6.1', actor: 0 },
  actions: [],
  undo: false,
  board: {},
  seats: [seat({}), seat({ swarm: 'red' })],
  held: {},
  neutral_left: 0,
  tiles: {},
  hand: [],
  chosen: null,
  ...changes,
});

describe('neutral mounds', () => {
  it('are those that stand on the board', () => {
    const board: TermitesView['board'] = {
      D4: { terrain: 'stones', owner: 1, mound: 9 },
      F6: { terrain: 'open', owner: 'neutral', mound: 7 },
    };
    expect(neutralMounds(view({ board }))).toEqual([7]);
  });
});

describe('the turn', () => {
  it('is none before tokens are placed', () => {
    expect(turnNow(view({ prompt: { offer: 'mound', rule: 'T4.4', actor: 0 } }), 18)).toBe(0);
    const building = view({ prompt: { offer: 'tile', rule: 'T9.2', actor: 0 }, seats: [seat({ hand: 0, stack: 0 })] });
    expect(turnNow(building, 18)).toBe(0);
  });

  it('begins when the first player chooses a token', () => {
    expect(turnNow(view({ prompt: { offer: 'token', rule: 'T5.1', actor: 0 } }), 18)).toBe(1);
  });

  it('stays the same until all have placed theirs', () => {
    const seats = [seat({ stack: 10 }), seat({ stack: 11 })];
    expect(turnNow(view({ seats }), 18)).toBe(5);
    expect(turnNow(view({ seats, prompt: { offer: 'token-hex', rule: 'T5.1', actor: 1 } }), 18)).toBe(5);
    expect(turnNow(view({ seats, prompt: { offer: 'token', rule: 'T5.1', actor: 0 } }), 18)).toBe(6);
  });

  it('ends with the last token', () => {
    const seats = [seat({ hand: 0, stack: 0 }), seat({ hand: 0, stack: 0 })];
    expect(turnNow(view({ seats }), 18)).toBe(18);
  });
});
