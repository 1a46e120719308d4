/** What a game shows of itself where nobody plays it: in lists, and on the lid of its box. Every page has it at hand. */
import type { Component } from 'svelte';

export interface GameFace {
  /** The picture on the lid, or a low one over a page; it fills whatever it stands in. */
  Hero: Component<{ low?: boolean }>;
  /** Its name in letters of its own. */
  Title: Component<{ title: string }>;
  /** Its board is drawn for the dark, and opens so unless the reader chose otherwise. */
  dark?: true;
  /** In a list: 40 pixels wide and high. */
  Sign: Component;
  /** The sign of a side, and the sides that have one. */
  SideSign?: Component<{ side: string; size: number }>;
  sides: readonly string[];
  /** The options that a game is chosen by; all others are readings of its rulebook. */
  chosenBy: readonly string[];
  /** Whether an option changes anything at a table of that size, where `valueOf` says what else is chosen. */
  matters?(option: string, players: number, valueOf: (option: string) => string): boolean;
}

const FACES = import.meta.glob<GameFace>('./*/face/index.ts', { eager: true, import: 'face' });

/** A game that brings no face has a plain one. */
export const faceOf = (game: string): GameFace => FACES[`./${game}/face/index.ts`] ?? FACES['./plain/face/index.ts']!;
