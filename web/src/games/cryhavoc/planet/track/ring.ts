/** Where markers and numbers stand on the score track: pure functions. Angles in degrees. */
import { polar } from '../geometry';
import type { Point, Track } from '../types';

/** The middle of the track's width, in map units. */
export const RING = 477;

const ROUNDS = 12;

/** The position of a number on the track. */
export const onTrack = (n: number, track: Track): Point => polar((n * 360) / (track.length + 1), RING);

/** Markers that would overlap are pushed apart along the ring, equally in both directions; their order stays. */
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

/** The numbers to write: every fifth, except where an event waits or a marker stands. */
export function writtenNumbers(track: Track, points: readonly number[]): number[] {
  const cells = track.length + 1;
  const taken = [...track.spots, track.final];
  return Array.from({ length: cells }, (_, n) => n).filter(
    (n) => n % 5 === 0 && !taken.includes(n) && points.every((vp) => vp % cells !== n),
  );
}
