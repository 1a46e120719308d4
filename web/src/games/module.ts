/** What a game brings to the table. The table itself knows prompts, logs, undo and people; everything else is here. */
import type { Component } from 'svelte';

import type { Spoken } from '../lib/types';
import type { Scene } from '../table/scene.svelte';

export interface GameModule {
  name: string;
  /** The middle of the page: the board, with whatever takes its place for a while. */
  Board: Component<{ scene: Scene }>;
  /** Below the board: what only these eyes hold in their hand. */
  Tray: Component<{ scene: Scene }>;
  /** What is chosen or under the pointer, in words and sums; also the choices that are no things on the board. */
  Inspector: Component<{ scene: Scene }>;
  /** In a player's panel, below the name. */
  SeatDetails: Component<{ scene: Scene; seat: number }>;
  /** A player's sign; before the game starts there may be none, then `side` is what they wish for. */
  Emblem: Component<{ side: string; size?: number }>;
  /** What everybody may count: turns, stacks, tracks. */
  TableFacts: Component<{ scene: Scene }>;
  /** The side a seat plays: "blue", "humans"; nothing before it is known. Colours follow from it by data-seat. */
  sideOf(scene: Scene, seat: number): string;
  scoreOf(scene: Scene, seat: number): number | null;
  /** Where we are: "Turn 9 of 18", "Round 2 of 5, Actions". */
  whereOf(scene: Scene): string;
  /** Whether a thing on the page stands for that action; all others are offered as buttons with their words. */
  isThing(scene: Scene, action: string): boolean;
  /** Keys of its own: what to press, and the text that says what for. */
  keys: readonly (readonly [press: string, says: string])[];
  /** The ids of the places that an event speaks of. */
  placesOf(event: Spoken): string[];
  /** The big drawing for the end of a game. */
  Hero: Component;
}

const LOADERS: Record<string, () => Promise<{ default: GameModule }>> = {
  termites: () => import('./termites'),
  cryhavoc: () => import('./cryhavoc'),
};

/** Fetched when somebody plays it: nobody loads the drawings of the other game. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = LOADERS[name];
  if (!load) throw new Error(`There are no pages for ${name}.`);
  return (await load()).default;
}
