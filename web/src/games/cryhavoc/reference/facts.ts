/** What is printed on a piece besides its text, in words. */
import { t } from '../../../lib/words.svelte';
import type { Fact, Piece } from '../../reference';

const COUNTED = ['build', 'activate', 'tokens', 'units', 'crystals'];
const TRUE_OR_NOT = ['default', 'printed', 'in_battle'];

export const facts = (piece: Piece): Fact[] =>
  Object.entries(piece.data).flatMap(([name, value]) => factOf(name, value) ?? []);

function factOf(name: string, value: unknown): Fact | Fact[] | undefined {
  if (COUNTED.includes(name) && typeof value === 'number' && value)
    return { label: labelOf(name), value: String(value) };
  if (TRUE_OR_NOT.includes(name) && value) return { label: labelOf(name) };
  if (name === 'activate' && value === null) return { label: t('web-cryhavoc-reference-kind-passive') };
  if (name === 'kind') return { label: t(`web-cryhavoc-reference-kind-${String(value)}`) };
  if (name === 'terrain' && value !== 'none') return { label: t(`cryhavoc-terrain-${String(value)}`) };
  if (name === 'ring') return { label: t(`web-cryhavoc-reference-ring-${String(value)}`) };
  if (name === 'icons') return (value as string[]).map((icon) => ({ label: t(`web-cryhavoc-reference-icon-${icon}`) }));
  return undefined;
}

const labelOf = (name: string): string => t(`web-cryhavoc-reference-fact-${name}`);
