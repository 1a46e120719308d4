/** How the points grew: what each seat had at the end of every round or turn, according to the events. */
import { standing, type Beat } from '../../games/beats';
import type { Mark } from '../../games/module';
import type { Logged, Spoken } from '../../lib/types';

export interface Curve {
  by: 'round' | 'turn';
  /** For each seat: at the start, then after each round or turn. */
  lines: number[][];
}

/** Counted back from the final points, so that those are right whatever a seat started with. Null if nobody gained anything. */
export function curveOf(
  log: readonly Logged[],
  beatsOf: (entry: Logged) => readonly Beat[],
  markOf: (event: Spoken) => Mark | undefined,
  points: readonly number[],
): Curve | null {
  const beats = standing(log).flatMap(beatsOf);
  const begins = (kind: Mark['kind']) => (beat: Beat) => beat.events.some((event) => markOf(event)?.kind === kind);
  const by = beats.some(begins('round')) ? 'round' : 'turn';
  const isBorder = begins(by);
  const gained = points.map(() => 0);
  const columns: number[][] = [];
  for (const beat of beats) {
    if (isBorder(beat)) columns.push([...gained]);
    for (const { seat, points } of beat.gains ?? []) gained[seat]! += points;
  }
  columns.push([...gained]);
  if (columns.length < 3 || columns.every((column) => column.every((number) => number === 0))) return null;
  return { by, lines: points.map((all, seat) => columns.map((column) => all - gained[seat]! + column[seat]!)) };
}

/** Which columns are labelled, and with which number: one turn of every player is one turn of the game; the last stays readable. */
export function numbered(columns: number, together: number, most = 12): Map<number, number> {
  const last = Math.floor((columns - 1) / together);
  const every = Math.ceil((last + 1) / most);
  const shown = Array.from({ length: last + 1 }, (_, n) => n).filter(
    (n) => n === last || (n % every === 0 && last - n >= every * 0.75),
  );
  return new Map(shown.map((n) => [n * together, n]));
}

/** The heights of grid lines: about that many, at round numbers. */
export function stepsUpTo(most: number, about = 5): number[] {
  const rough = Math.max(1, most / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough)!;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, n) => n * step);
}

/** Labels at those heights, moved apart so that none covers another. */
export function apart(heights: readonly number[], room: number): number[] {
  const order = [...heights.keys()].sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  order.forEach((one, n) => {
    const above = order[n - 1];
    if (above !== undefined) placed[one] = Math.max(placed[one]!, placed[above]! + room);
  });
  return placed;
}
