/** What this browser remembers of lessons: how far each one is, and the best that was reached. */
import { keep, kept } from '../lib/keeping';
import type { LessonState } from '../lib/types';

export const MOST_DEEDS = 200; // as the server takes them

interface Begun {
  /** Of the lesson as it was then: deeds fit no other. */
  digest: string;
  deeds: string[];
}

const nameOf = (game: string, lesson: string): string => `lesson-${game}-${lesson}`;

export function begun(game: string, lesson: string): Begun | null {
  const found = read(nameOf(game, lesson)) as Partial<Begun> | null;
  const { digest, deeds } = found ?? {};
  if (typeof digest !== 'string' || !Array.isArray(deeds) || deeds.length > MOST_DEEDS) return null;
  return deeds.every((deed) => typeof deed === 'string') ? { digest, deeds } : null;
}

/** A lesson that is over begins anew, and its stars stay if they are the most. */
export function remember({ game, lesson, deeds, waits, stars }: LessonState): void {
  const { name, digest } = lesson;
  const goesOn = waits !== 'over' && deeds.length > 0;
  keep(nameOf(game, name), goesOn ? JSON.stringify({ digest, deeds } satisfies Begun) : null);
  if (waits !== 'over') return;
  const best = starsOf(game);
  keep(`lessons-${game}`, JSON.stringify({ ...best, [name]: Math.max(stars, best[name] ?? 0) }));
}

/** The most stars of each lesson that was taken to its end. */
export function starsOf(game: string): Record<string, number> {
  const found = read(`lessons-${game}`);
  if (found === null || typeof found !== 'object' || Array.isArray(found)) return {};
  return Object.fromEntries(Object.entries(found).filter(([, stars]) => [1, 2, 3].includes(stars as number))) as Record<
    string,
    number
  >;
}

/** Whatever stands there: people and other versions may have written it. */
function read(name: string): unknown {
  try {
    return JSON.parse(kept(name) ?? 'null');
  } catch {
    return null;
  }
}
