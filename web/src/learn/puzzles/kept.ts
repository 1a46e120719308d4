/** Which puzzles count as solved, and the streak of days. */
import { learnt } from '../../lib/learnt.svelte';
import type { PuzzleState } from '../../lib/types';

const A_DAY = 86_400_000;

/** A puzzle whose answer was shown does not count as solved. */
export function remember({ game, puzzle, waits, shown, stars, day }: PuzzleState): void {
  if (waits !== 'over' || shown) return;
  learnt.puzzle(game, puzzle.name, stars === 3 ? 'first' : 'later', day);
}

/** Days in a row up to today, or up to yesterday while today's puzzle is unsolved. All days are UTC, the same for everybody. */
export function streak(today: string): number {
  const solved = new Set(learnt.days);
  let at = solved.has(today) ? today : before(today);
  let n = 0;
  while (solved.has(at)) {
    n += 1;
    at = before(at);
  }
  return n;
}

const before = (day: string): string => new Date(Date.parse(`${day}T00:00Z`) - A_DAY).toISOString().slice(0, 10);
