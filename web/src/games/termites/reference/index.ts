/** What is in the box of Termites, drawn. */
import type { Drawings } from '../../reference';
import Sprite from '../art/Sprite.svelte';
import { facts } from './facts';
import Picture from './Picture.svelte';

export const drawings: Drawings = {
  Picture,
  Sprite,
  about: 'web-termites-reference',
  layouts: { castes: 'wide', terrains: 'wide', mounds: 'wide', swarms: 'large', scenarios: 'large' },
  facts,
};
