/** How a game lets people draw its boards in the workshop. The page provides bar, tools, checks and ways to play; the game the rest. */
import type { Component } from 'svelte';

import type { FieldProblem, FormKind, OwnPack, Part } from '../lib/types';
import type { IconName } from '../ui/icons';

/** New values of a part's fields, by name; undefined removes a field. */
export interface Stroke {
  part: Part;
  values: Record<string, unknown>;
}

/** The draft of a pack, as its drawing editor sees it. */
export interface Desk {
  readonly pack: OwnPack;
  readonly parts: readonly Part[];
  /** For each kind of part, what its drawing is based on, such as the centre of a map. */
  readonly frames: Record<string, Record<string, unknown>>;
  /** The problems found by the last check. */
  readonly problems: readonly FieldProblem[];
  nameOf(part: Part): string;
  kindOf(part: Part): FormKind;
  /** Apply the strokes as one step, which Undo reverts. */
  draw(strokes: readonly Stroke[]): void;
  /** The same, and also add and remove parts. */
  exchange(added: readonly Part[], gone: readonly Part[], strokes: readonly Stroke[]): void;
}

export interface Tool {
  id: string;
  icon: IconName;
  /** The key that selects it. */
  key: string;
  /** The key of its name's text. */
  says: string;
}

/** The state of one drawing being edited. */
export interface Pen {
  readonly tools: readonly Tool[];
  tool: string;
  /** Instructions for the current tool, shown beside the tools. */
  readonly how: string;
  /** Whether the problem is about this drawing. */
  concerns(problem: FieldProblem): boolean;
  /** Whether the problem names a place in the drawing; `show` goes there. */
  leads(problem: FieldProblem): boolean;
  show(problem: FieldProblem): void;
  /** Handle a key; true if it did something. */
  press(event: KeyboardEvent): boolean;
  /** What a table must have to play on this drawing: the number of players, and options. */
  readonly table: Record<string, string>;
  /** The drawing as a file, for games that have such files. */
  readonly file?: { name: string; text: string } | undefined;
}

/** A game's editor: its canvas, and the controls beside it. */
export interface Editor<P extends Pen = Pen> {
  /** The kinds of parts that it draws. */
  kinds: readonly string[];
  /** It offers everything that a form would. */
  whole?: true;
  /** `part` returns the part in the address; `choose` goes to another. */
  open(desk: Desk, part: () => Part, choose: (part: Part) => void): P;
  Canvas: Component<{ pen: P }>;
  Inspector: Component<{ pen: P }>;
}

const EDITORS = import.meta.glob<Editor>('./*/editor/index.ts', { import: 'editor' });

/** A game without an editor has forms for all. */
export const editorOf = async (game: string): Promise<Editor | null> =>
  (await EDITORS[`./${game}/editor/index.ts`]?.()) ?? null;
