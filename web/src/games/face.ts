/** How a game appears outside its tables: in lists, and on the lid of its box. Loaded on every page. */
import type { Component } from 'svelte';

export interface GameFace {
  /** The picture on the lid, or a low version as a page header; it fills its container. */
  Hero: Component<{ low?: boolean }>;
  /** Its name in its own lettering. */
  Title: Component<{ title: string }>;
  /** Its board is drawn for the dark, and opens so unless the reader chose otherwise. */
  dark?: true;
  /** The icon for lists: 40 pixels wide and high. */
  Sign: Component;
  /** The symbol of a side, and which sides have one. */
  SideSign?: Component<{ side: string; size: number }>;
  sides: readonly string[];
  /** The options that a table is chosen by; all others are readings of the rulebook. */
  chosenBy: readonly string[];
  /** Whether an option matters at a table of that size; `valueOf` gives the other options' values. */
  matters?(option: string, players: number, valueOf: (option: string) => string): boolean;
}

const FACES = import.meta.glob<GameFace>('./*/face/index.ts', { eager: true, import: 'face' });

/** A game that brings no face has a plain one. */
export const faceOf = (game: string): GameFace => FACES[`./${game}/face/index.ts`] ?? FACES['./plain/face/index.ts']!;
