/** The terrain marks scattered over a region, always the same for the same region, and the stars around the planet. */
import { inside, polar } from '../geometry';
import type { MapRegion, Point } from '../types';

export interface Marks {
  /** Marks near the border. */
  strong: string;
  shade: string;
  /** Marks on the stage, where names and pieces stand. */
  faint: string;
}

const STEPS: Record<string, Point> = { mountain: [23, 17], desert: [27, 15], jungle: [21, 18], ocean: [30, 13] };

/** Random numbers seeded by a text (mulberry32 over an FNV hash). */
function dice(seed: string): (least: number, most: number) => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0;
    let n = Math.imul(state ^ (state >>> 15), 1 | state);
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n;
    return least + (((n ^ (n >>> 14)) >>> 0) / 4294967296) * (most - least);
  };
}

export function marks(region: MapRegion): Marks {
  const [dx, dy] = STEPS[region.terrain] ?? [1000, 1000];
  const roll = dice(region.id);
  const [sx, sy, width, height] = region.anchors.stage;
  const onStage = (x: number, y: number) => x > sx + 2 && x < sx + width - 2 && y > sy + 2 && y < sy + height - 2;
  const [left, right, top, bottom] = bounds(region.polygon);
  const made: Marks = { strong: '', shade: '', faint: '' };
  for (let row = 0, y = top; y < bottom; row += 1, y += dy) {
    for (let x = left + (row % 2 ? dx / 2 : 0); x < right; x += dx) {
      const [gx, gy, size] = [x + roll(-4, 4), y + roll(-3, 3), roll(0.72, 1.12)];
      if (!clear(region.polygon, gx, gy, 11.5 * size)) continue;
      const [line, shade] = mark(region.terrain, gx, gy, size, roll(-1.5, 1.5));
      if (onStage(gx, gy)) made.faint += line;
      else {
        made.strong += line;
        made.shade += shade;
      }
    }
  }
  return made;
}

export function bounds(polygon: readonly Point[]): [left: number, right: number, top: number, bottom: number] {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

const clear = (polygon: Point[], x: number, y: number, reach: number): boolean =>
  [0, 0.8, 1.6, 2.4, 3.2, 4, 4.8, 5.6].every((turn) =>
    inside(polygon, x + reach * Math.cos(turn), y + reach * Math.sin(turn)),
  );

/** One mark: its lines, and its shaded side. */
function mark(terrain: string, x: number, y: number, size: number, j: number): [line: string, shade: string] {
  const p = (...points: Point[]) =>
    points.map(([a, b]) => `${(x + a * size).toFixed(1)} ${(y + b * size).toFixed(1)}`).join(' ');
  if (terrain === 'mountain') {
    const ridge = p([-2 + j, -9], [1.5, -4], [4, -6.5 - j], [11, 6]);
    return [`M${p([-10, 6])}L${ridge}`, `M${ridge} ${p([1, 6], [-0.5, -1])}Z`];
  }
  if (terrain === 'desert') {
    return [
      `M${p([-11, 3])}Q${p([-5, -6 + j], [1, 1])}Q${p([5, -3], [11, 3])}`,
      `M${p([-5 + j, -2.5])}Q${p([-1, 1], [1, 1])}Q${p([-4, 3], [-9, 3])}Z`,
    ];
  }
  if (terrain === 'jungle') {
    const root = `M${p([0, 7])}C`;
    return [
      root +
        p([-1, 1], [-5, -2], [-9, -1 + j]) +
        root +
        p([-1, 0], [-2, -5], [j, -9]) +
        root +
        p([1, 1], [5, -2], [9, -1 - j]),
      `M${p([0, 5])}C${p([-3, -1], [-6, -3], [-9, -1 + j])}C${p([-6, 2], [-3, 4], [0, 5])}Z` +
        `M${p([0, 5])}C${p([3, -1], [6, -3], [9, -1 - j])}C${p([6, 2], [3, 4], [0, 5])}Z` +
        `M${p([0, 3])}C${p([-3, -2], [-2, -6], [j, -9])}C${p([2, -6], [3, -2], [0, 3])}Z`,
    ];
  }
  const wave = [2.75, -4.5, 5.5].map((n) => (n * size).toFixed(1));
  return [`M${p([-11, 1])}q${wave.join(' ')} 0${`t${wave[2]} 0`.repeat(3)}`, ''];
}

export function stars(): string {
  const roll = dice('stars');
  return Array.from({ length: 90 }, () => {
    const [x, y] = polar(roll(0, 360), roll(426, 460));
    return `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
  }).join('');
}
