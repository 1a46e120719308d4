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
});
