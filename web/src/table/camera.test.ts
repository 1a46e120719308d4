import { describe, expect, it } from 'vitest';

import { Camera } from './camera.svelte';

describe('a part of a board in view', () => {
  it('sees what lies in it, and nothing that is covered', () => {
    const camera = new Camera([0, 0, 1000, 1000]);
    expect(camera.sees({ x: 990, y: 990 })).toBe(true);
    camera.zoom(2);
    expect(camera.sees({ x: 500, y: 500 })).toBe(true);
    expect(camera.sees({ x: 100, y: 500 })).toBe(false);
    camera.covered = 0.6;
    expect(camera.sees({ x: 500, y: 500 })).toBe(false);
  });

  it('goes where something happens, as close as before and no further than the edge', () => {
    const camera = new Camera([0, 0, 1000, 1000]);
    camera.zoom(2);
    camera.centre({ x: 950, y: 500 });
    expect(camera.scale).toBe(2);
    expect(camera.viewBox).toBe('500 250 500 500');
    expect(camera.sees({ x: 950, y: 500 })).toBe(true);
  });

  it('takes in several places, only as far away as it has to be', () => {
    const camera = new Camera([0, 0, 1000, 1000]);
    camera.zoom(4);
    camera.include([{ x: 500, y: 500 }], 50);
    expect(camera.viewBox).toBe('375 375 250 250'); // it was in view
    camera.include([{ x: 800, y: 500 }], 50);
    expect(camera.scale).toBe(4);
    expect(camera.sees({ x: 800, y: 500 })).toBe(true);
    camera.include(
      [
        { x: 300, y: 500 },
        { x: 700, y: 500 },
      ],
      50,
    );
    expect(camera.viewBox).toBe('250 250 500 500');
  });

  it('has all of the board in what is not covered, and as before when nothing covers it any more', () => {
    const camera = new Camera([0, 0, 1000, 1000]);
    camera.covered = 0.4;
    camera.centre({ x: 500, y: 990 });
    expect(camera.sees({ x: 500, y: 10 })).toBe(false);
    camera.fitAll();
    expect(camera.whole).toBe(true);
    for (const [x, y] of [
      [500, 10],
      [500, 990],
      [10, 500],
      [990, 500],
    ] as const)
      expect(camera.sees({ x, y })).toBe(true);
    camera.covered = 0;
    camera.pan(0, 0);
    expect(camera.viewBox).toBe('0 0 1000 1000');
  });
});
