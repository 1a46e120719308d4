/** What a newcomer reads about a game: its terms with a line each, on their own page and as tips at the table. */
import { t, words } from '../lib/words.svelte';

export interface TermGroup {
  id: string;
  /** Each with the paragraph that explains it in full. Its texts are `web-learn-<game>-<term>` and `…-is`. */
  terms: readonly (readonly [term: string, rule: string])[];
}

export interface Learning {
  /** The prefix of the text keys for the sides' names. */
  sideNames: string;
  groups: readonly TermGroup[];
  /** In a first game: the reader's side, then the bot's. */
  first?: readonly string[];
}

const LEARNING = import.meta.glob<Learning>('./*/learning/index.ts', { import: 'learning' });

/** Whether the game brings any. */
export const canLearn = (game: string): boolean => `./${game}/learning/index.ts` in LEARNING;

export const learningOf = (game: string): Promise<Learning> => LEARNING[`./${game}/learning/index.ts`]!();

const SIDE = 'side-';

/** Explain an icon of the game: its term, one line, and the paragraph; a side gets its plan. */
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

/** Load its texts, which only learners need. */
export async function needTexts(game: string): Promise<void> {
  await words.need('learn');
  await words.need(`learn-${game}`);
}
