/** The parts of a pack by their ids. Copies of a card have different ids but share what is printed on them. */
import type { Piece } from '../reference';
import type { CardPiece, CryHavocPieces, EventPiece, RegionPiece, SkillPiece, StructurePiece } from './types';

export class Pack {
  readonly cards: ReadonlyMap<string, CardPiece>;
  readonly skills: ReadonlyMap<string, SkillPiece>;
  readonly structures: ReadonlyMap<string, StructurePiece>;
  readonly regions: ReadonlyMap<string, RegionPiece>;
  readonly events: ReadonlyMap<string, EventPiece>;
  /** VP of the space that ends the game. */
  readonly last: number;

  constructor(pieces: CryHavocPieces) {
    const section = <P extends Omit<Piece, 'data'>>(id: string): Map<string, P> => {
      const parts = (pieces.sections.find((one) => one.id === id)?.pieces ?? []) as unknown as P[];
      return new Map(parts.flatMap((part) => part.ids.map((copy) => [copy, part])));
    };
    this.cards = section('cards');
    this.skills = section('skills');
    this.structures = section('structures');
    this.regions = section('regions');
    this.events = section('events');
    this.last = pieces.board.track.final;
  }

  regionName(id: string): string {
    return this.regions.get(id)?.name ?? id;
  }

  /** The cards with these ids, each with its id. */
  drawn(ids: readonly string[]): { id: string; card: CardPiece }[] {
    return ids.flatMap((id) => {
      const card = this.cards.get(id);
      return card ? [{ id, card }] : [];
    });
  }
}

const read = new WeakMap<object, Pack>();

export function packOf(scene: { pieces: unknown }): Pack {
  const pieces = scene.pieces as CryHavocPieces;
  const pack = read.get(pieces) ?? new Pack(pieces);
  read.set(pieces, pack);
  return pack;
}
