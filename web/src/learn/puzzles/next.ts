/** Which puzzles to show, and which comes next. */
import type { PuzzleBrief } from '../../lib/types';
import type { Solved } from './kept';

/** The first after this one that was not solved, else the first of all; none when all were. */
export function nextPuzzle(
  all: readonly PuzzleBrief[],
  now: string,
  solved: Readonly<Record<string, Solved>>,
): PuzzleBrief | undefined {
  const at = all.findIndex(({ name }) => name === now);
  const inOrder = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  return inOrder.find(({ name }) => name !== now && !solved[name]);
}

/** Those of a theme and a level; of all, if nothing is named. */
export const chosen = (all: readonly PuzzleBrief[], theme: string, level: string): PuzzleBrief[] =>
  all.filter((one) => (!theme || one.theme === theme) && (!level || one.level === level));
