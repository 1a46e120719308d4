/** What this browser remembers of puzzles: which were solved, and on which days the puzzle of the day was. */
import { keep, kept } from '../../lib/keeping';
import type { PuzzleState } from '../../lib/types';

const DAYS = 'puzzle-days';
const MOST_DAYS = 400;
const A_DAY = 86_400_000;

/** The first try counts for more. */
export type Solved = 'first' | 'later';

/** What somebody else was shown is not their own. */
export function remember({ game, puzzle, waits, shown, stars, day }: PuzzleState): void {
  if (waits !== 'over' || shown) return;
  const before = solvedOf(game);
  const now: Solved = before[puzzle.name] ?? (stars === 3 ? 'first' : 'later');
  keep(`puzzles-${game}`, JSON.stringify({ ...before, [puzzle.name]: now }));
  if (day) keep(DAYS, JSON.stringify([...new Set([...days(), day])].sort().slice(-MOST_DAYS)));
}

export function solvedOf(game: string): Record<string, Solved> {
  const found = read(`puzzles-${game}`);
  if (found === null || typeof found !== 'object' || Array.isArray(found)) return {};
  return Object.fromEntries(
    Object.entries(found).filter(([, solved]) => ['first', 'later'].includes(solved as string)),
  ) as Record<string, Solved>;
}

/** Days in a row up to today, or up to yesterday while today's is still open. All days are those of UTC, as for everybody. */
export function streak(today: string): number {
  const solved = new Set(days());
  let at = solved.has(today) ? today : before(today);
  let n = 0;
  while (solved.has(at)) {
    n += 1;
    at = before(at);
  }
  return n;
}

function days(): string[] {
  const found = read(DAYS);
  return Array.isArray(found) ? found.filter((day) => /^\d{4}-\d\d-\d\d$/.test(String(day))) : [];
}

const before = (day: string): string => new Date(Date.parse(`${day}T00:00Z`) - A_DAY).toISOString().slice(0, 10);

/** Whatever stands there: people and other versions may have written it. */
function read(name: string): unknown {
  try {
    return JSON.parse(kept(name) ?? 'null');
  } catch {
    return null;
  }
}
