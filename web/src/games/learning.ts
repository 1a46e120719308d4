/** What a newcomer reads about a game: its words, each with one line, on a page of their own and at the table wherever one of them stands. */
import { t, words } from '../lib/words.svelte';

export interface TermGroup {
  id: string;
  /** Each with the paragraph that has all of it. Its texts are `web-learn-<game>-<term>` and `…-is`. */
  terms: readonly (readonly [term: string, rule: string])[];
}

export interface Learning {
  /** What the keys of the sides' names begin with. */
  sideNames: string;
  groups: readonly TermGroup[];
  /** In a first game: one's own side, then that of the bot. */
  first?: readonly string[];
}

const LEARNING = import.meta.glob<Learning>('./*/learning/index.ts', { import: 'learning' });

/** Whether the game brings any. */
export const canLearn = (game: string): boolean => `./${game}/learning/index.ts` in LEARNING;

export const learningOf = (game: string): Promise<Learning> => LEARNING[`./${game}/learning/index.ts`]!();

const SIDE = 'side-';

/** What a sign of the game stands for: its word, one line, and the paragraph; the sides have their own plan. */
export async function explain(
  game: string,
  term: string,
): Promise<{ name: string; line: string; rule: string } | null> {
  await needTexts(game);
  const { groups, sideNames } = await learningOf(game);
  const key = `web-learn-${game}-${term}`;
  if (!words.has(key)) return null;
  if (term.startsWith(SIDE)) return { name: t(sideNames + term.slice(SIDE.length)), line: t(key), rule: '' };
  const rule = groups.flatMap(({ terms }) => terms).find(([one]) => one === term)?.[1] ?? '';
  return { name: t(key), line: t(`${key}-is`), rule };
}

/** Its texts, which only those who want to learn it load. */
export async function needTexts(game: string): Promise<void> {
  await words.need('learn');
  await words.need(`learn-${game}`);
}
