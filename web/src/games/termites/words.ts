/** Hexes and pieces in words, for screen readers and the inspector. */
import type { Scene } from '../scene.svelte';
import { t } from '../../lib/words.svelte';
import { turnNow } from './score';
import { strengthOf, turnsOf, viewOf, type Hex, type Token } from './types';

export const tokenName = (token: Token): string => t('termites-token-name', { ...token });

export function pieceName(scene: Scene, { owner, mound, caste, termites }: Hex): string {
  if (caste && termites !== undefined) {
    const player = scene.called(owner as number);
    return t('web-termites-unit', { caste, termites, player, strength: strengthOf(scene, { caste, termites }) });
  }
  if (mound === undefined) return '';
  const player = typeof owner === 'number' ? scene.called(owner) : '';
  const args = { piece: owner === 'neutral' ? 'neutral' : 'mound', value: mound, player, caste: '', termites: 0 };
  return `${t('termites-piece-name', args)}.`;
}

/** Name, ground, pieces, and what can be done there. */
export function hexName(scene: Scene, name: string, action: string): string {
  const hex = viewOf(scene).board[name]!;
  const can = scene.described.get(action)?.message.text;
  const place = t('web-termites-hex', { hex: name, terrain: hex.terrain });
  return [place, pieceName(scene, hex), can ? `${can}.` : ''].filter(Boolean).join(' ');
}

export function whereOf(scene: Scene): string {
  const view = viewOf(scene);
  const turn = turnNow(view, turnsOf(scene));
  if (turn) return t('web-termites-turn', { n: turn, all: turnsOf(scene) });
  const building = ['neutral-hex', 'tile', 'tile-hex'].includes(view.prompt.offer);
  return t(building ? 'web-termites-building' : 'web-termites-set-up');
}
