/** What this browser remembers of a lesson that was left: how far it is. */
import { keep, keptData } from '../lib/keeping';
import { learnt } from '../lib/learnt.svelte';
import type { LessonState } from '../lib/types';

export const MOST_DEEDS = 200; // as the server takes them

interface Begun {
  /** Of the lesson as it was then: deeds fit no other. */
  digest: string;
  deeds: string[];
}

const nameOf = (game: string, lesson: string): string => `lesson-${game}-${lesson}`;

export function begun(game: string, lesson: string): Begun | null {
  const found = keptData(nameOf(game, lesson)) as Partial<Begun> | null;
  const { digest, deeds } = found ?? {};
  if (typeof digest !== 'string' || !Array.isArray(deeds) || deeds.length > MOST_DEEDS) return null;
  return deeds.every((deed) => typeof deed === 'string') ? { digest, deeds } : null;
}

/** A lesson that is over begins anew, and its stars stay if they are the most. */
export function remember({ game, lesson, deeds, waits, stars }: LessonState): void {
  const { name, digest } = lesson;
  const goesOn = waits !== 'over' && deeds.length > 0;
  keep(nameOf(game, name), goesOn ? JSON.stringify({ digest, deeds } satisfies Begun) : null);
  if (waits === 'over') learnt.lesson(game, name, stars);
}
