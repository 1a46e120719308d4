import { describe, expect, it } from 'vitest';

import type { Point } from './hexes';
import { numbersOf, type Mark } from './numbers';

const there = (at: Point): Mark => ({ at, points: null });
const way = (...points: Point[]): Mark => ({ at: points.at(-1)!, points });

function nearest(marks: Mark[], grown = 1): number {
  const spots = numbersOf(marks, grown);
  return Math.min(...spots.flatMap((a, n) => spots.slice(n + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1]))));
}

describe('the numbers of marks', () => {
  it('stand at the tail of an arrow, else on the corner of the hex', () => {
    expect(numbersOf([way([10, 20], [50, 20]), there([200, 100])])).toEqual([
      [10, 20],
      [170, 68],
    ]);
  });

  it('do not lie on each other where one attacks and the other falls back', () => {
    expect(nearest([way([50, 0], [54, 0]), way([54, 0], [50, 0]), there([80, 32])])).toBeGreaterThan(26);
  });

  it('leave the value of a mound in sight where there is room', () => {
    const spots = numbersOf([there([0, 0]), way([-30, -32], [0, 0]), there([0, 0])]);
    for (const [x] of [spots[0]!, spots[2]!]) expect(Math.abs(x)).toBe(30);
  });

  it('keep apart on a small board too, where they are larger', () => {
    const marks = [there([0, 0]), way([40, 0], [0, 0]), there([0, 0]), there([0, 0])];
    expect(nearest(marks, 2)).toBeGreaterThan(53);
  });

  it('stand beside each other on one hex', () => {
    expect(nearest([there([0, 0]), there([0, 0]), there([0, 0]), way([-30, -32], [0, 0])])).toBeGreaterThan(26);
  });
});
