/** The reader's own cards, as they lie on the table. */
import type { Pack } from '../pack';
import type { CardPiece, CryHavocView } from '../types';
import type { Pile } from './verbs';

export interface Held {
  id: string;
  card: CardPiece;
  pile: Pile;
}

/** Hand and chosen cards in one row, in the order of the pack: a chosen card stays in its place. */
export function inHand(view: CryHavocView, pack: Pack): Held[] {
  const picked = new Set(view.picked);
  const held = new Set([...view.hand, ...picked]);
  return pack
    .drawn([...pack.cards.keys()].filter((id) => held.has(id)))
    .map(({ id, card }) => ({ id, card, pile: picked.has(id) ? 'picked' : 'hand' }));
}

export function lying(view: CryHavocView, pack: Pack, pile: 'looked_at' | 'stored'): Held[] {
  return pack.drawn(view[pile] ?? []).map(({ id, card }) => ({ id, card, pile }));
}

/** What all cards in the hand would give together for an action. */
export function inAll(cards: readonly Held[], row: 'move' | 'recruit' | 'build'): number {
  return cards.reduce((sum, { card }) => sum + card.data.rows[row].n, 0);
}
