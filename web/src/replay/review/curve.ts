/** The chart of chances: a line for each seat over the entries of the game, from an even chance to the result. */
import type { SeatReview } from '../../lib/types';

export interface Point {
  /** The journal entry. */
  seq: number;
  /** The chance to win, from 0 to 1. */
  value: number;
}

/** From the start of the game to its end. While the review is running, the line ends at the last known entry. */
export function lineOf(seat: SeatReview, start: number, end: number, done: boolean): Point[] {
  const line = [{ seq: start, value: seat.start }, ...seat.curve];
  return done ? [...line, { seq: end, value: seat.result }] : line;
}

/** The value of a line at an entry: the last one known by then. */
export function valueAt(line: readonly Point[], seq: number): number {
  return (line.findLast((point) => point.seq <= seq) ?? line[0]!).value;
}

/** Up to `most` entries, spread over the game: the rows of the table that repeats the chart. */
export function rowsOf(start: number, end: number, most: number): number[] {
  const steps = Math.max(1, Math.min(most, end - start));
  const places = Array.from({ length: steps + 1 }, (_, n) => Math.round(start + ((end - start) * n) / steps));
  return [...new Set(places)];
}

export const percent = (share: number): number => Math.round(100 * share);

/** A percentage with its sign, formatted for readers. */
export function signed(share: number): string {
  const points = percent(share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
