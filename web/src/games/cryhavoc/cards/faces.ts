/** How a card looks, and its name. */
import { t } from '../../../lib/words.svelte';
import type { Sign } from '../art/signs';
import { ROWS, TERRAINS, type CardPiece, type Terrain } from '../types';

export const isTerrain = (group: string): boolean => TERRAINS.includes(group as Terrain);

/** The icon below the rows: an effect in battle, or another use. */
export const USE: Record<CardPiece['data']['kind'], Sign> = {
  battle: 'battle',
  scoring: 'scoring',
  initiative: 'initiative',
};

export function rowInWords(card: CardPiece, row: (typeof ROWS)[number]): string {
  const { n, bonus } = card.data.rows[row];
  return [t('cryhavoc-n-points', { row, n }), ...bonus.map((one) => t(`web-cryhavoc-bonus-${one}`))].join(' + ');
}

/** The whole card in words, for screen readers. */
export function inWords(card: CardPiece): string {
  const rows = ROWS.map((row) => rowInWords(card, row)).join(', ');
  return `${card.name}: ${rows}. ${t(`web-cryhavoc-use-${card.data.kind}`)}: ${card.text}`;
}
