/** What this browser remembers of an unfinished lesson: how far it is. */
import { keep, keptData } from '../lib/keeping';
import { learnt } from '../lib/learnt.svelte';
import type { LessonState } from '../lib/types';

export const MOST_DEEDS = 200; // the server's limit

interface Begun {
  /** The digest of the lesson at that time: the recorded actions fit no other version. */
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

/** A finished lesson starts over next time, and its best stars are kept. */
export function remember({ game, lesson, deeds, waits, stars }: LessonState): void {
  const { name, digest } = lesson;
  const goesOn = waits !== 'over' && deeds.length > 0;
  keep(nameOf(game, name), goesOn ? JSON.stringify({ digest, deeds } satisfies Begun) : null);
  if (waits === 'over') learnt.lesson(game, name, stars);
}
