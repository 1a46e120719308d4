import { describe, expect, it } from 'vitest';

import { beside, type Box } from './bubble';

const WINDOW = { width: 1366, height: 650 };
const BUBBLE = { width: 340, height: 60 };

const box = (left: number, top: number, width = 60, height = 60): Box => ({ left, top, width, height });
const meets = (spot: { left: number; top: number }, other: Box): boolean =>
  spot.left < other.left + other.width &&
  other.left < spot.left + BUBBLE.width &&
  spot.top < other.top + other.height &&
  other.top < spot.top + BUBBLE.height;

describe('a bubble', () => {
  it('is above its place', () => {
    expect(beside({ x: 400, y: 300 }, BUBBLE, WINDOW, [])).toEqual({ left: 340, top: 206 });
  });

  it('is below it if there is no room above', () => {
    expect(beside({ x: 400, y: 40 }, BUBBLE, WINDOW, [])).toEqual({ left: 340, top: 74 });
  });

  it.each([
    ['at the left edge', { x: 5, y: 300 }],
    ['at the right edge', { x: 1360, y: 300 }],
    ['at the bottom', { x: 400, y: 645 }],
  ])('stays in the window: %s', (_, at) => {
    const { left, top } = beside(at, BUBBLE, WINDOW, []);
    expect(left).toBeGreaterThanOrEqual(12);
    expect(left + BUBBLE.width).toBeLessThanOrEqual(WINDOW.width - 12);
    expect(top + BUBBLE.height).toBeLessThanOrEqual(WINDOW.height - 12);
  });

  it('covers neither its place nor what is marked around it', () => {
    const at = { x: 280, y: 50 };
    const marks = [box(195, 20), box(225, 75), box(160, 75)];
    const spot = beside(at, BUBBLE, WINDOW, marks);
    for (const one of [...marks, box(at.x - 17, at.y - 17, 34, 34)]) expect(meets(spot, one)).toBe(false);
  });

  it('covers as little as possible if it has to cover something', () => {
    const spot = beside({ x: 400, y: 300 }, BUBBLE, WINDOW, [box(0, 0, 1366, 400)]);
    expect(spot.top).toBeGreaterThan(400);
  });
});
