/** What a coach says in a first game: each thing once, when it first matters. It knows only what this seat sees. */
import { words } from '../lib/words.svelte';
import type { Scene } from './scene.svelte';

/** A coach's remark that matters now: the arguments of its text, and the places to light. */
export interface Noticed {
  args?: Record<string, string | number>;
  places?: readonly string[];
}

/** `threats`: what others could do next to this seat's pieces, if the coach asks for them. */
export type Occasion = (scene: Scene, threats: readonly unknown[]) => Noticed | false | undefined;

export interface Coach {
  /** The text of each is `web-coach-<game>-<occasion>`. If several apply, the first one is used. */
  occasions: Readonly<Record<string, Occasion>>;
  /** The occasion that needs the threats. */
  threatened?: string;
}

const COACHES = import.meta.glob<Coach>('./*/coach/index.ts', { import: 'coach' });

/** Whether the game brings one. */
export const canCoach = (game: string): boolean => `./${game}/coach/index.ts` in COACHES;

export const coachOf = (game: string): Promise<Coach> => COACHES[`./${game}/coach/index.ts`]!();

/** Load the coach with its texts, which only those who play with a coach need. */
export async function coachWithTexts(game: string): Promise<Coach> {
  await words.need('coach');
  await words.need(`coach-${game}`);
  return coachOf(game);
}

/** This seat is asked one of these questions. */
export const isAsked = (scene: Scene, ...offers: readonly string[]): Noticed | false =>
  offers.includes(scene.offer) && {};
