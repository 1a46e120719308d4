/** What is in the box of a game, as the server sends it, and how a game draws it. */
import type { Component } from 'svelte';
import type { Piece, Pieces } from '../lib/types';

export type { Known, Piece, Pieces, PieceSection } from '../lib/types';

/** A piece of a kind whose printed data has a declared type. */
export type PieceOf<Data> = Omit<Piece, 'data'> & { data: Data };
/** The box of a game whose board has a declared type. */
export type PiecesOf<Board> = Omit<Pieces, 'board'> & { board: Board };

/** Something printed on a piece besides its text, in words. */
export interface Fact {
  label: string;
  value?: string;
}

/** wide: few pieces with long texts; large: pictures take all the room; card: the picture says everything. */
export type Layout = 'wide' | 'large' | 'card';

export interface Drawings {
  Picture: Component<{ piece: Piece; section: string; board: Pieces['board'] }>;
  /** Definitions that the pictures refer to. */
  Sprite?: Component;
  /** The key of the text that says what is known of the printed game. */
  about: string;
  /** The layouts of sections that are not simply a small picture and a text. */
  layouts: Record<string, Layout>;
  facts(piece: Piece): Fact[];
  /** The section that depends on the number of players, and the keys of the tables to choose from. */
  byPlayers?: { section: string; tables: Record<number, string> };
}

const DRAWINGS = import.meta.glob<Drawings>('./*/reference/index.ts', { import: 'drawings' });

/** A game without drawings says all in words. */
export const drawingsOf = async (game: string): Promise<Drawings | null> =>
  (await DRAWINGS[`./${game}/reference/index.ts`]?.()) ?? null;
