/** What the players of a table agreed on, in words. */
import type { Facts, Invited } from '../../lib/types';
import { t } from '../../lib/words.svelte';
import { DAY, MINUTE } from './wish';

export function patienceWords(seconds: number): string {
  if (seconds >= DAY) return t('web-lobby-days', { n: Math.round(seconds / DAY) });
  const hour = 60 * MINUTE;
  if (seconds >= hour && seconds % hour === 0) return t('web-lobby-hours', { n: seconds / hour });
  return t('web-lobby-minutes', { n: Math.max(1, Math.round(seconds / MINUTE)) });
}

export function termsOf({ open, watched, rated, hints, patience }: Facts | Invited): string[] {
  return [
    open ? t('web-lobby-is-open') : t('web-lobby-is-closed'),
    watched ? t('web-lobby-is-watched') : t('web-lobby-is-private'),
    hints ? t('web-lobby-is-hinted') : t('web-lobby-is-unhinted'),
    ...(rated ? [t('web-lobby-is-rated')] : []),
    t('web-lobby-is-patient', { time: patienceWords(patience) }),
  ];
}
