/** What is in the box of Cry Havoc, drawn. */
import type { Drawings } from '../../reference';
import { facts } from './facts';
import Picture from './Picture.svelte';

export const drawings: Drawings = {
  Picture,
  about: 'web-cryhavoc-reference',
  layouts: { cards: 'card' },
  facts,
  byPlayers: {
    section: 'regions',
    tables: { 2: 'web-cryhavoc-reference-players-two', 4: 'web-cryhavoc-reference-players-more' },
  },
};
