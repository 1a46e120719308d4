/** Where markers and numbers stand on the score track: pure functions. Angles in degrees. */
import { polar } from '../geometry';
import type { Point, Track } from '../types';

/** The middle of the track, in units of the map. */
export const RING = 477;

const ROUNDS = 12;

/** Where a number of the track stands. */
export const onTrack = (n: number, track: Track): Point => polar((n * 360) / (track.length + 1), RING);

/** Markers that would lie on each other are pushed apart along the ring, equally to both sides; each keeps its place in the row. */
export function pushedApart(angles: readonly number[], apart: number): number[] {
  const order = angles.map((angle, n) => ({ angle, n })).sort((a, b) => a.angle - b.angle || a.n - b.n);
  for (let round = 0; round < ROUNDS && order.length > 1; round += 1) {
    order.forEach((one, k) => {
      const next = order[(k + 1) % order.length]!;
      const turn = k + 1 === order.length ? 360 : 0;
      const missing = apart - (next.angle + turn - one.angle);
      if (missing <= 0) return;
      one.angle -= missing / 2;
      next.angle += missing / 2;
    });
  }
  const placed: number[] = [];
  for (const { angle, n } of order) placed[n] = angle;
  return placed;
}

/** The numbers that are written: every fifth, where no event waits and no marker stands. */
export function writtenNumbers(track: Track, points: readonly number[]): number[] {
  const cells = track.length + 1;
  const taken = [...track.spots, track.final];
  return Array.from({ length: cells }, (_, n) => n).filter(
    (n) => n % 5 === 0 && !taken.includes(n) && points.every((vp) => vp % cells !== n),
  );
}
