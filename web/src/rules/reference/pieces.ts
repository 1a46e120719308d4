/** What is in the box of a game: every piece with what it does, and how certain that is. */
import type { Piece, Pieces, PieceSection } from '../../games/reference';
import { get } from '../../lib/http';
import { says } from '../finding';

/** For that number of players; by default for the smallest table. */
export const boxOf = (game: string, players?: number): Promise<Pieces> =>
  get<Pieces>(`/games/${encodeURIComponent(game)}/pieces${players ? `?players=${players}` : ''}`);

// ------------------------------------------------------------- choosing
/** Whether a piece is as printed, partly our own, or wholly our own. */
export const STANDINGS = ['known', 'partly', 'ours'] as const;
export type Standing = (typeof STANDINGS)[number];

export function standingOf({ known, fields }: Pick<Piece, 'known' | 'fields'>): Standing {
  const ours = [known, ...fields.map((field) => field.known)].map((known) => known.ours);
  if (ours.every(Boolean)) return 'ours';
  return ours.some(Boolean) ? 'partly' : 'known';
}

export interface Choice {
  wanted: string[];
  group: string;
  standing: string;
}

/** The pieces that match all criteria; sections without any are left out. */
export function choose(sections: PieceSection[], { wanted, group, standing }: Choice): PieceSection[] {
  const fits = (piece: Piece): boolean =>
    (!group || piece.group === group || piece.data.terrain === group) &&
    (!standing || standingOf(piece) === standing) &&
    says(`${piece.name} ${piece.text}`, wanted);
  return sections
    .map((section) => ({ ...section, pieces: section.pieces.filter(fits) }))
    .filter(({ pieces }) => pieces.length);
}

/** The groups of all sections, without duplicates. */
export const groupsOf = (sections: PieceSection[]): PieceSection['groups'] => [
  ...new Map(sections.flatMap(({ groups }) => groups.map((group) => [group.id, group]))).values(),
];
