import { describe, expect, it } from 'vitest';

import type { SeatReview } from '../../lib/types';
import { lineOf, rowsOf, signed, valueAt } from './curve';

const seat = {
  start: 0.5,
  result: 1,
  curve: [
    { seq: 10, value: 0.6 },
    { seq: 20, value: 0.3 },
  ],
} as SeatReview;

describe('the line of a seat', () => {
  it('goes from an even chance to the result', () => {
    expect(lineOf(seat, 2, 30, true).map(({ value }) => value)).toEqual([0.5, 0.6, 0.3, 1]);
  });

  it('does not tell the end before all decisions are judged', () => {
    expect(lineOf(seat, 2, 30, false).at(-1)).toEqual({ seq: 20, value: 0.3 });
  });

  it('says what was last known', () => {
    const line = lineOf(seat, 2, 30, true);
    expect([0, 2, 9, 10, 25, 30].map((seq) => valueAt(line, seq))).toEqual([0.5, 0.5, 0.5, 0.6, 0.3, 1]);
  });
});

describe('the table of the curve', () => {
  it('has rows from the first entry to the last, however short the game', () => {
    expect(rowsOf(2, 42, 4)).toEqual([2, 12, 22, 32, 42]);
    expect(rowsOf(2, 4, 10)).toEqual([2, 3, 4]);
    expect(rowsOf(2, 2, 10)).toEqual([2]);
  });
});

it('writes changes with their sign', () => {
  expect([0.14, -0.14, 0.001, -0.001].map(signed)).toEqual(['+14', '−14', '0', '0']);
});
