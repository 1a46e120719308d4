/** What the action pointed at would do, in words for the prompt: what would be left or met. */
import { t } from '../../../lib/words.svelte';
import { argumentOf, type Scene } from '../../scene.svelte';
import { wouldHappen } from '../planet/told';
import type { CryHavocFacts } from '../types';

const WAYS = new Set(['move', 'recruit', 'build', 'study', 'enable', 'skill']);
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export function meaningOf(scene: Scene, action: string): string {
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
