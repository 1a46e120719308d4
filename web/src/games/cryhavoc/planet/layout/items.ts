/** The pieces drawn in a region: one for each kind and owner, with its number. */
import type { SeenRegion } from '../../types';
import type { Sizes } from './sizes';

export type Piece =
  | { kind: 'crystals'; n: number }
  | { kind: 'token'; id: string; n: number }
  /** `all`: several kinds in one tile, where there is no room for each. */
  | { kind: 'structure'; id: string; n: number; all: readonly string[] }
  | { kind: 'unit'; faction: string; n: number }
  | { kind: 'battle'; n: number; attacker: string };

export type PieceKind = Piece['kind'];

/** A key that identifies a piece within its region, even when its number changes. */
export function keyOf(piece: Piece): string {
  if (piece.kind === 'unit') return piece.faction;
  return piece.kind === 'token' || piece.kind === 'structure' ? `${piece.kind} ${piece.id}` : piece.kind;
}

/** In drawing order: tokens and structures, then units, the attacker's first. */
export function piecesIn(seen: SeenRegion): Piece[] {
  const faceDown: [string, number][] = [
    ['war_party', seen.war_parties],
    ['exploration', seen.exploration],
    ['nest', seen.nests],
  ];
  return [
    ...(seen.crystals ? [{ kind: 'crystals' as const, n: seen.crystals }] : []),
    ...[...faceDown, ...counted(seen.tokens)]
      .filter(([, n]) => n > 0)
      .map(([id, n]) => ({ kind: 'token' as const, id, n })),
    ...counted(seen.structures).map(([id, n]) => ({ kind: 'structure' as const, id, n, all: [id] })),
    ...troops(seen),
  ];
}

function troops({ units, battle }: SeenRegion): Piece[] {
  const made: Piece[] = Object.entries(units)
    .filter(([, n]) => n > 0)
    .map(([faction, n]) => ({ kind: 'unit', faction, n }));
  if (!battle) return made;
  const { number: n, attacker } = battle;
  const leads = (piece: Piece): number => (piece.kind === 'unit' && piece.faction === attacker ? 0 : 1);
  made.sort((a, b) => leads(a) - leads(b));
  made.splice(1, 0, { kind: 'battle', n, attacker });
  return made;
}

function counted(ids: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found];
}

/** The pieces with all structures folded into one tile. */
export function folded(pieces: readonly Piece[]): Piece[] {
  const tiles = pieces.filter((piece) => piece.kind === 'structure');
  if (tiles.length < 2) return [...pieces];
  const n = tiles.reduce((sum, tile) => sum + tile.n, 0);
  const tile: Piece = { ...tiles[0]!, n, all: tiles.map(({ id }) => id) };
  return pieces
    .filter((piece) => piece.kind !== 'structure' || piece === tiles[0])
    .map((piece) => (piece === tiles[0] ? tile : piece));
}

export const isNumbered = ({ kind, n }: Piece): boolean => kind !== 'battle' && (n > 1 || kind === 'crystals');

// ------------------------------------------------------------- how much room one takes
export interface Plate {
  width: number;
  height: number;
  /** How far its right and lower edges reach beyond those of the piece. */
  right: number;
  below: number;
}

export function plateOf(n: number, { count }: Sizes): Plate {
  const figures = String(n).length;
  return {
    width: count * (0.58 * figures + 0.62),
    height: count + 2,
    right: figures > 1 ? 6 : 3,
    below: 2,
  };
}

export interface Box {
  width: number;
  height: number;
}

export const sizeOf = (piece: Piece, sizes: Sizes): number => (piece.kind === 'unit' ? sizes.unit : sizes.token);

/** The box of a piece with its number. */
export function boxOf(piece: Piece, sizes: Sizes): Box {
  const size = sizeOf(piece, sizes);
  if (!isNumbered(piece)) return { width: size, height: size };
  const { right, below } = plateOf(piece.n, sizes);
  return { width: size + right, height: size + below };
}
