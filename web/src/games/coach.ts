/** What a coach says in a first game: each thing once, when it first matters. It has nothing to go on but what these eyes are shown. */
import { words } from '../lib/words.svelte';
import type { Scene } from './scene.svelte';

/** That it matters now: what its text speaks of, and the places to light. */
export interface Noticed {
  args?: Record<string, string | number>;
  places?: readonly string[];
}

/** `threats`: what others could do next to what these eyes have, if the coach asks for it. */
export type Occasion = (scene: Scene, threats: readonly unknown[]) => Noticed | false | undefined;

export interface Coach {
  /** The text of each is `web-coach-<game>-<occasion>`. Where several fit, the first one is told. */
  occasions: Readonly<Record<string, Occasion>>;
  /** The one that has to know the threats. */
  threatened?: string;
}

const COACHES = import.meta.glob<Coach>('./*/coach/index.ts', { import: 'coach' });

/** Whether the game brings one. */
export const canCoach = (game: string): boolean => `./${game}/coach/index.ts` in COACHES;

export const coachOf = (game: string): Promise<Coach> => COACHES[`./${game}/coach/index.ts`]!();

/** With its texts, which only those who play with it load. */
export async function coachWithTexts(game: string): Promise<Coach> {
  await words.need('coach');
  await words.need(`coach-${game}`);
  return coachOf(game);
}

/** Somebody is asked just this. */
export const isAsked = (scene: Scene, ...offers: readonly string[]): Noticed | false =>
  offers.includes(scene.offer) && {};
