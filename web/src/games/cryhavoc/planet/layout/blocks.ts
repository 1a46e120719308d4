/** Blocks: what is placed as a unit. A single piece, or attacker, battle and defender in one of four arrangements. */
import { boxOf, type Box, type Piece } from './items';
import type { Sizes } from './sizes';

export interface Block extends Box {
  /** Each piece with its corner, relative to that of the block. */
  parts: { piece: Piece; x: number; y: number }[];
}

/** How the two sides of a battle are arranged, and the cost of each arrangement. */
export const FORMS = { row: 0, below: 6, beside: 10, column: 14 } as const;
export type Form = keyof typeof FORMS;

export function blocksOf(pieces: readonly Piece[], sizes: Sizes, gap: number, form: Form): Block[] {
  const burst = pieces.findIndex(({ kind }) => kind === 'battle');
  const [attacker, battle, defender] = pieces.slice(burst - 1);
  if (burst < 1 || !attacker || !battle || defender?.kind !== 'unit')
    return pieces.map((piece) => single(piece, sizes));
  return [
    ...pieces.slice(0, burst - 1).map((piece) => single(piece, sizes)),
    fight([attacker, battle, defender], sizes, gap, form),
    ...pieces.slice(burst + 2).map((piece) => single(piece, sizes)),
  ];
}

function single(piece: Piece, sizes: Sizes): Block {
  return { ...boxOf(piece, sizes), parts: [{ piece, x: 0, y: 0 }] };
}

function fight([one, battle, other]: [Piece, Piece, Piece], sizes: Sizes, gap: number, form: Form): Block {
  const [a, b, d] = [one, battle, other].map((piece) => boxOf(piece, sizes)) as [Box, Box, Box];
  const made = (width: number, height: number, ...at: [x: number, y: number][]): Block => ({
    width,
    height,
    parts: [one, battle, other].map((piece, n) => ({ piece, x: at[n]![0], y: at[n]![1] })),
  });
  const tallest = Math.max(a.height, d.height);
  const widest = Math.max(a.width, d.width);
  switch (form) {
    case 'row': {
      const x = a.width + gap;
      return made(
        x + b.width + gap + d.width,
        tallest,
        [0, 0],
        [x, (sizes.unit - b.height) / 2],
        [x + b.width + gap, 0],
      );
    }
    case 'below': {
      const [width, y] = [a.width + gap + d.width, b.height + gap];
      return made(width, y + tallest, [0, y], [(width - b.width) / 2, 0], [a.width + gap, y]);
    }
    case 'beside': {
      const [height, x] = [a.height + gap + d.height, widest + gap];
      return made(x + b.width, height, [0, 0], [x, (height - b.height) / 2], [0, a.height + gap]);
    }
    case 'column': {
      const y = a.height + gap;
      const height = y + b.height + gap + d.height;
      return made(widest, height, [0, 0], [(sizes.unit - b.width) / 2, y], [0, y + b.height + gap]);
    }
  }
}
