/** A board that a game brings along: a plain module of JavaScript, fetched from the server. docs/pages.md has the contract. */
import { games } from '../../lib/games.svelte';
import type { View } from '../../lib/types';
import { words } from '../../lib/words.svelte';
import type { Scene } from '../scene.svelte';

/** What a drawing is given: all that these eyes may see. */
export interface Shown {
  game: string;
  language: string;
  /** The seat whose eyes these are; null for those who look on. */
  seat: number | null;
  players: string[];
  view: View;
  /** What can be done now. */
  actions: string[];
  /** The same in words, by action; a moment later than the actions. */
  words: Record<string, string>;
  /** The action that a hint suggests, or nothing. */
  hint: string;
  /** Does it if it can be done, else the page says why not. */
  attempt: (action: string) => void;
}

export interface Drawn {
  update(shown: Shown): void;
  destroy?(): void;
}

export type Mount = (element: HTMLElement, shown: Shown) => Drawn;

/** Nothing if the game has none. */
export async function fetchMount(game: string): Promise<Mount | null> {
  const web = games.web(game);
  if (!web) return null;
  const module = (await import(/* @vite-ignore */ web)) as { default?: unknown };
  if (typeof module.default !== 'function') throw new Error(`${web} exports no function as its default.`);
  return module.default as Mount;
}

export function shownOf(scene: Scene): Shown {
  return {
    game: scene.facts!.game,
    language: words.language,
    seat: scene.eyes,
    players: scene.facts!.seats.map((_, seat) => scene.name(seat)),
    view: scene.view!,
    actions: [...scene.actions],
    words: Object.fromEntries([...scene.described].map(([action, { message }]) => [action, message.text ?? action])),
    hint: scene.suggested[0] ?? '',
    attempt: (action) => scene.attempt(action, action),
  };
}
