import { describe, expect, it } from 'vitest';

import { average, compared, lengths, needed, share, type Game } from './figures';

const game = (won: number[], decisions = 100): Game => ({ sides: [0, 1], won, decisions });
const many = (n: number, ...games: Game[]): Game[] => Array.from({ length: n }, () => games).flat();

describe('figures of games between bots', () => {
  it('gives the shares and intervals that the laboratory gives', () => {
    const { mean, low, high } = share(many(100, game([0]), game([1]), game([1]), game([1])), 0);
    expect(mean).toBe(0.25);
    expect([low, high].map((each) => each.toFixed(4))).toEqual(['0.2101', '0.2947']);
  });

  it('counts a shared victory as its part, and only games in which the side played', () => {
    expect(share([game([0, 1]), { sides: [2, 3], won: [2], decisions: 1 }], 0)).toMatchObject({ n: 1, mean: 0.5 });
    expect(share([], 0)).toEqual({ n: 0, mean: 0, low: 0, high: 1 });
  });

  it('compares game with game of the same seed', () => {
    const before = many(50, game([0]), game([1]));
    expect(compared(before, before, 0).says).toBe('same');
    expect(compared(many(100, game([0])), before, 0)).toMatchObject({
      says: 'more',
      difference: { n: 100, mean: 0.5 },
    });
    expect(compared(many(100, game([1])), before, 0).says).toBe('less');
    expect(compared([game([0])], [], 0)).toMatchObject({ says: 'same', difference: { n: 0 } });
  });

  it('says of the length whether it differs', () => {
    const short = many(10, game([0], 90), game([0], 110));
    expect(lengths(many(20, game([0], 150)), short)).toMatchObject({ says: 'more', own: { mean: 150 } });
    expect(lengths(short, short).says).toBe('same');
    expect(average([1, 2, 3])).toMatchObject({ n: 3, mean: 2 });
  });

  it('says how many games it takes to tell three points apart', () => {
    const own = many(100, game([0]), game([1]), game([0]), game([1]));
    const other = many(100, game([0]), game([0]), game([1]), game([1]));
    expect(needed(own, other, [0, 1])).toBe(2200); // half of the games differ, by 1
    expect(needed(own, own, [0, 1])).toBe(0);
  });
});
