/** What a click on a card means. */
import type { Scene } from '../../scene.svelte';

/** Where one of the reader's own cards lies. */
export type Pile = 'hand' | 'picked' | 'looked_at' | 'stored';

const OF_OFFER: Record<string, { verb: string; piles: Pile[] }> = {
  cards: { verb: 'pick', piles: ['hand'] },
  tactic: { verb: 'tactic', piles: ['hand', 'stored'] },
  discard: { verb: 'discard', piles: ['hand', 'looked_at'] },
  keep: { verb: 'keep', piles: ['looked_at'] },
  drop: { verb: 'drop', piles: ['stored'] },
  'effect-card': { verb: 'card', piles: ['hand'] },
};

export const CARD_VERBS = new Set(Object.values(OF_OFFER).map(({ verb }) => verb));

/** The action that names a card of that pile now, legal or not; '' if no card is asked for. */
export function actionOf(offer: string, pile: Pile, card: string): string {
  const asked = OF_OFFER[offer];
  return asked?.piles.includes(pile) ? `${asked.verb}:${card}` : '';
}

/** Whether a card of that pile is asked for now. */
export function wanted(scene: Scene, pile: Pile): boolean {
  return scene.asked && Boolean(OF_OFFER[scene.offer]?.piles.includes(pile));
}
