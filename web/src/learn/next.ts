/** Which lesson or puzzle comes next. */
import type { LessonBrief } from '../lib/types';

type Done = Readonly<Record<string, unknown>>;

/** The first after this one that is not done yet, else the first such of all; undefined if all are done. */
export function nextOpen<T extends { name: string }>(all: readonly T[], now: string, done: Done): T | undefined {
  const at = all.findIndex(({ name }) => name === now);
  const inOrder = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  return inOrder.find(({ name }) => name !== now && !done[name]);
}

/** Of lessons: first those that are enough for a game, then all others. */
export const nextLesson = (all: readonly LessonBrief[], now: string, done: Done): LessonBrief | undefined =>
  nextOpen(coreOf(all), now, done) ?? nextOpen(all, now, done);

export const coreOf = (all: readonly LessonBrief[]): LessonBrief[] => all.filter(({ core }) => core);

/** Whether the lessons required for a game are done; if none are named, all are required. */
export function isReady(all: readonly LessonBrief[], done: Done): boolean {
  const core = coreOf(all);
  return (core.length ? core : all).every(({ name }) => done[name]);
}

export const minutesOf = (all: readonly LessonBrief[]): number => all.reduce((sum, { minutes }) => sum + minutes, 0);
