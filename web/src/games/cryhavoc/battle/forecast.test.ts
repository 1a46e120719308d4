import { describe, expect, it } from 'vitest';

import type { Ahead, Battle, Faction } from '../types';
import { chanceOf, foretell, placements, sumOf } from './forecast';

/** C5.6 to C5.8, for 3 Pilgrims that attack 2 native Trogs, as the server counts them. */
const by = (wins: (attack: number, defence: number) => Faction | null): Ahead['winner'] =>
  [0, 1, 2, 3].map((attack) => [0, 1, 2].map((defence) => wins(attack, defence)));
const none: Ahead['kills'] = [[], []];
const side = (faction: Faction) => ({ faction, placed: [0, 0, 0], bonus: [0, 0, 0] });
const battle = {
  sides: [side('pilgrims'), side('trogs')],
  skipped: [],
  ahead: [
    { objective: 'control', winner: by((a, d) => (a > d ? 'pilgrims' : 'trogs')), kills: none, vp: [2, 0] },
    {
      objective: 'prisoners',
      winner: by((a, d) => (a === d ? null : a > d ? 'pilgrims' : 'trogs')),
      kills: none,
      vp: [0, 0],
    },
    {
      objective: 'attrition',
      winner: [],
      kills: [
        [0, 1, 2, 2],
        [0, 1, 2],
      ],
      vp: [1, 0],
    },
  ],
} as unknown as Battle;
const all = { least: 0, most: 2 };

describe('while the other side has not placed its units', () => {
  it('knows all ways in which it can', () => {
    expect(placements([0, 0, 0], 1)).toEqual([
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 0],
    ]);
    expect(placements([1, 0, 0], 2)).toHaveLength(6);
    expect(placements([1, 2, 3], 0)).toEqual([[1, 2, 3]]);
  });

  it('says how many of them take the region away', () => {
    expect(chanceOf(battle, 'control', 0, 3, all)).toEqual({ is: 'won' });
    expect(chanceOf(battle, 'control', 0, 2, all)).toEqual({ is: 'unless', n: 2, all: true });
    expect(chanceOf(battle, 'control', 0, 1, all)).toEqual({ is: 'unless', n: 1, all: false });
    expect(chanceOf(battle, 'control', 0, 0, all)).toEqual({ is: 'lost' });
  });

  it('says to how many of them prisoners are lost', () => {
    expect(chanceOf(battle, 'prisoners', 0, 0, all)).toEqual({ is: 'lost-to', n: 1, all: false });
    expect(chanceOf(battle, 'prisoners', 0, 1, { least: 1, most: 1 })).toEqual({ is: 'nobody' });
  });

  it('sums up points and losses from worst to best', () => {
    const ways = placements([0, 0, 0], 2).map((trogs) => foretell(battle, [2, 0, 1], trogs));
    expect(sumOf(battle, [3, 2], 0, ways)).toEqual({
      vp: { least: 1, most: 3 },
      lost: { least: 0, most: 2 },
      theirs: { least: 1, most: 1 },
    });
    expect(sumOf(battle, [1, 2], 0, ways).lost).toEqual({ least: 0, most: 1 });
    const calm = { ...battle, skipped: ['attrition'] } as Battle;
    expect(sumOf(calm, [3, 2], 0, [foretell(calm, [2, 0, 1], [1, 0, 1])]).lost).toEqual({ least: 0, most: 0 });
  });
});
