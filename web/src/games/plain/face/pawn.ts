/** A pawn, in a box of 100: any game may have one. */
export const PAWN = 'M12 96 C18 62 38 56 40 47 a22 22 0 1 1 20 0 C62 56 82 62 88 96 Z';
