/** What is in the box of a game: every piece with what it does, and how sure we are of it. */
import { get } from '../../lib/http';
import { says } from '../finding';

export interface Known {
  confidence: 'certain' | 'likely' | 'inferred' | 'ours';
  ours: boolean;
  text: string;
}

export interface Piece {
  id: string;
  name: string;
  text: string;
  count: number;
  /** A faction or a terrain, or nothing. */
  group: string;
  data: Record<string, unknown>;
  /** Of all that `fields` does not name. */
  known: Known;
  fields: { field: string; title: string; known: Known }[];
}

export interface Section {
  id: string;
  title: string;
  groups: { id: string; title: string }[];
  pieces: Piece[];
}

export interface Box {
  sections: Section[];
  board: Record<string, unknown>;
}

export const boxOf = (game: string, players: number): Promise<Box> =>
  get<Box>(`/games/${encodeURIComponent(game)}/pieces?players=${players}`);

// ------------------------------------------------------------- choosing
/** Whether a piece is as printed, wholly our own, or something of both. */
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

/** The pieces that fit all that is chosen; sections without any are left out. */
export function choose(sections: Section[], { wanted, group, standing }: Choice): Section[] {
  const fits = (piece: Piece): boolean =>
    (!group || piece.group === group || piece.data.terrain === group) &&
    (!standing || standingOf(piece) === standing) &&
    says(`${piece.name} ${piece.text}`, wanted);
  return sections
    .map((section) => ({ ...section, pieces: section.pieces.filter(fits) }))
    .filter(({ pieces }) => pieces.length);
}

/** The factions and terrains that any section tells apart, each once. */
export const groupsOf = (sections: Section[]): Section['groups'] => [
  ...new Map(sections.flatMap(({ groups }) => groups.map((group) => [group.id, group]))).values(),
];
