/** What a newcomer reads about a game: its words, each with one line, on a page of their own and at the table wherever one of them stands. */
import { words } from '../lib/words.svelte';

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

/** Its texts, which only those who want to learn it load. */
export async function needTexts(game: string): Promise<void> {
  await words.need('learn');
  await words.need(`learn-${game}`);
}
