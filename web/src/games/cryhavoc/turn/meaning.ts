/** What the action pointed at would do, in words for the prompt: what would be left or met. */
import { t } from '../../../lib/words.svelte';
import { argumentOf, type Scene } from '../../scene.svelte';
import { wouldHappen } from '../planet/told';
import { ROWS, type CryHavocFacts, type Row } from '../types';

const WAYS = new Set(['move', 'recruit', 'build', 'study', 'enable', 'skill']);
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** An action that can be taken; while cards are being chosen, another one that they can be for. */
const isOpen = (scene: Scene, way: string): boolean =>
  scene.offer === 'cards' ? ROWS.includes(way as Row) : scene.choices(way).length > 0;

export function meaningOf(scene: Scene, action: string): string {
  if (WAYS.has(action) && !isOpen(scene, action)) return '';
  if (WAYS.has(action)) return `${t(`web-cryhavoc-action-${action}`)}: ${t(`web-cryhavoc-does-${action}`)}`;
  const told = scene.described.get(action);
  if (!told) return '';
  const { total, left } = told.facts as CryHavocFacts;
  const more = [
    ...(total ? [t('web-cryhavoc-points-total', { n: total.points })] : []),
    ...(left === undefined ? [] : [t('web-cryhavoc-points-left', { n: left })]),
    ...wouldHappen(scene, argumentOf(action)),
  ];
  return [sentence(told.message.text ?? ''), ...more].join(' ');
}
