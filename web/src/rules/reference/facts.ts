/** What is printed on a piece besides its text, in words. */
import { t } from '../../lib/words.svelte';
import type { Piece } from './pieces';

export interface Fact {
  label: string;
  value?: string;
}

const COUNTED = ['points', 'strength', 'build', 'activate', 'tokens', 'units', 'crystals', 'players'];
const TRUE_OR_NOT = ['default', 'printed', 'in_battle'];

export const factsOf = (piece: Piece): Fact[] =>
  Object.entries(piece.data).flatMap(([name, value]) => told(name, value) ?? []);

function told(name: string, value: unknown): Fact | Fact[] | undefined {
  if (COUNTED.includes(name) && typeof value === 'number' && value)
    return { label: t(`web-rules-fact-${name}`), value: String(value) };
  if (TRUE_OR_NOT.includes(name) && value) return { label: t(`web-rules-fact-${name}`) };
  if (name === 'activate' && value === null) return { label: t('web-rules-kind-passive') };
  if (name === 'kind') return { label: t(`web-rules-kind-${String(value)}`) };
  if (name === 'values') return { label: t('web-rules-fact-values'), value: (value as number[]).join(', ') };
  if (name === 'terrain' && value !== 'none') return { label: t(`cryhavoc-terrain-${String(value)}`) };
  if (name === 'ring') return { label: t(`web-rules-ring-${String(value)}`) };
  if (name === 'icons') return (value as string[]).map((icon) => ({ label: t(`web-rules-icon-${icon}`) }));
  if (name === 'enters') return { label: t('web-rules-fact-enters'), value: entering(value as Record<string, number>) };
  return undefined;
}

/** T3: what each terrain costs; 0 is closed to the caste. */
function entering(costs: Record<string, number>): string {
  const cost = (points: number) => (points ? String(points) : t('web-rules-closed'));
  return Object.entries(costs)
    .map(([terrain, points]) => `${t(`termites-terrain-${terrain}`)} ${cost(points)}`)
    .join(', ');
}
