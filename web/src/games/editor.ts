/** How a game lets people draw its boards in the workshop: the page has bar, tools, checks and ways to play; the game has the rest. */
import type { Component } from 'svelte';

import type { FieldProblem, FormKind, OwnPack, Part } from '../lib/types';
import type { IconName } from '../ui/icons';

/** What is to stand in a part's fields, by their names; undefined takes one away. */
export interface Stroke {
  part: Part;
  values: Record<string, unknown>;
}

/** A pack on the bench, for those who draw on it. */
export interface Desk {
  readonly pack: OwnPack;
  readonly parts: readonly Part[];
  /** Of each kind of part: what its drawing stands on, such as the centre of a map. */
  readonly frames: Record<string, Record<string, unknown>>;
  /** What is wrong, as far as it was checked. */
  readonly problems: readonly FieldProblem[];
  nameOf(part: Part): string;
  kindOf(part: Part): FormKind;
  /** All of it is one step, which Undo takes back. */
  draw(strokes: readonly Stroke[]): void;
  /** Besides: parts that come and go. */
  exchange(added: readonly Part[], gone: readonly Part[], strokes: readonly Stroke[]): void;
}

export interface Tool {
  id: string;
  icon: IconName;
  /** The key that chooses it. */
  key: string;
  /** The key of its name. */
  says: string;
}

/** One drawing, while somebody works on it. */
export interface Pen {
  readonly tools: readonly Tool[];
  tool: string;
  /** What is shown beside the tools: how it is used now. */
  readonly how: string;
  /** Whether that is wrong with this drawing. */
  concerns(problem: FieldProblem): boolean;
  /** Whether it speaks of a place in the drawing; `show` leads there. */
  leads(problem: FieldProblem): boolean;
  show(problem: FieldProblem): void;
  /** Whether that key meant something. */
  press(event: KeyboardEvent): boolean;
  /** What a table needs to be played on it: the number of players, and options. */
  readonly table: Record<string, string>;
  /** As a file by itself, where a game has such files. */
  readonly file?: { name: string; text: string } | undefined;
}

/** Its canvas, and what is said and set beside it. */
export interface Editor<P extends Pen = Pen> {
  /** The kinds of parts that it draws. */
  kinds: readonly string[];
  /** It has all that a form would have. */
  whole?: true;
  /** `part` is the one that the address names, at any time; `choose` names another. */
  open(desk: Desk, part: () => Part, choose: (part: Part) => void): P;
  Canvas: Component<{ pen: P }>;
  Inspector: Component<{ pen: P }>;
}

const EDITORS = import.meta.glob<Editor>('./*/editor/index.ts', { import: 'editor' });

/** A game without an editor has forms for all. */
export const editorOf = async (game: string): Promise<Editor | null> =>
  (await EDITORS[`./${game}/editor/index.ts`]?.()) ?? null;
