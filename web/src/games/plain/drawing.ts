/** A board that a game provides: a plain JavaScript module, fetched from the server. docs/pages.md has the contract. */
import { games } from '../../lib/games.svelte';
import type { View } from '../../lib/types';
import { words } from '../../lib/words.svelte';
import type { Scene } from '../scene.svelte';

/** What a drawing receives: everything that this seat may see. */
export interface Shown {
  game: string;
  language: string;
  /** The reader's seat; null for spectators. */
  seat: number | null;
  players: string[];
  view: View;
  /** The actions possible now. */
  actions: string[];
  /** Their words, by action; these arrive a moment after the actions. */
  words: Record<string, string>;
  /** The action that a hint suggests, or ''. */
  hint: string;
  /** Takes the action if it is possible, else the page says why not. */
  attempt: (action: string) => void;
}

export interface Drawn {
  update(shown: Shown): void;
  destroy?(): void;
}

export type Mount = (element: HTMLElement, shown: Shown) => Drawn;

/** Null if the game has none. */
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
