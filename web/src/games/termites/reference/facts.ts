/** What is printed on a piece besides its text, in words. */
import { t } from '../../../lib/words.svelte';
import type { Fact, Piece } from '../../reference';

interface Printed {
  points?: number;
  strength?: number;
  enters?: Record<string, number>;
  values?: number[];
  players?: number;
}

export function facts({ data }: Piece): Fact[] {
  const { points, strength, enters, values, players } = data as Printed;
  const printed = { points, strength, enters: enters && entering(enters), values: values?.join(', '), players };
  return Object.entries(printed).flatMap(([name, value]) =>
    value ? { label: t(`web-termites-reference-fact-${name}`), value: String(value) } : [],
  );
}

/** T3: what each terrain costs; 0 is closed to the caste. */
function entering(costs: Record<string, number>): string {
  const cost = (points: number) => (points ? String(points) : t('web-termites-reference-closed'));
  return Object.entries(costs)
    .map(([terrain, points]) => `${t(`termites-terrain-${terrain}`)} ${cost(points)}`)
    .join(', ');
}
