/** Percentages formatted in the reader's language. */
import { words } from '../../lib/words.svelte';

const formatted = (value: number, more: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: 1, ...more }).format(value);

export const percent = (share: number): string => formatted(share, { style: 'percent' });

/** Half of the interval, in percentage points. */
export const points = (share: number): string => formatted(100 * share, { minimumFractionDigits: 1 });

export const signed = (value: number): string => formatted(value, { signDisplay: 'exceptZero' });

export const plain = (value: number): string => formatted(value, {});
