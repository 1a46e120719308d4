/** The curve of chances: one line for each seat over the entries of the game, from an even chance to the result. */
import type { SeatReview } from '../../lib/types';

export interface Point {
  /** The entry. */
  seq: number;
  /** A chance to win, of 1. */
  value: number;
}

/** From the start of the game to its end. While it is being judged, the line ends where it is known no further. */
export function lineOf(seat: SeatReview, start: number, end: number, done: boolean): Point[] {
  const line = [{ seq: start, value: seat.start }, ...seat.curve];
  return done ? [...line, { seq: end, value: seat.result }] : line;
}

/** What a line says at an entry: what was last known of it. */
export function valueAt(line: readonly Point[], seq: number): number {
  return (line.findLast((point) => point.seq <= seq) ?? line[0]!).value;
}

/** So many entries, spread over the game: the rows of the table that says the same as the drawing. */
export function rowsOf(start: number, end: number, most: number): number[] {
  const steps = Math.max(1, Math.min(most, end - start));
  const places = Array.from({ length: steps + 1 }, (_, n) => Math.round(start + ((end - start) * n) / steps));
  return [...new Set(places)];
}

export const percent = (share: number): number => Math.round(100 * share);

/** With its sign, as people write it. */
export function signed(share: number): string {
  const points = percent(share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
