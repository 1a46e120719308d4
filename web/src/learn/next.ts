/** What to learn next. */
import type { LessonBrief } from '../lib/types';

/** The first after this one that was not taken yet, else the first of all; none when all were. */
export function nextLesson(
  all: readonly LessonBrief[],
  now: string,
  stars: Readonly<Record<string, number>>,
): LessonBrief | undefined {
  const at = all.findIndex(({ name }) => name === now);
  const inOrder = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  return inOrder.find(({ name }) => name !== now && !stars[name]);
}
