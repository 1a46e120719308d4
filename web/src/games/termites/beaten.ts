/** What happens to a beaten unit or mound, in words. */
import { t, words } from '../../lib/words.svelte';
import type { TermitesFacts } from './types';

export function outcomeOf({ entries, retreats, deadly, destroyed, taken }: TermitesFacts): string {
  if (taken) return t('web-termites-outcome-taken');
  if (destroyed) return t('web-termites-outcome-destroyed');
  if (entries?.length) return t('web-termites-outcome-entry', { n: entries.length });
  const ways = [...(retreats ?? []), ...(deadly ?? [])];
  return ways.length ? t('web-termites-outcome-retreat', { hexes: listed(ways) }) : '';
}

const listed = (names: string[]): string => new Intl.ListFormat(words.language, { type: 'disjunction' }).format(names);
