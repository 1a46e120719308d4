/** How long ago something was, in words; updates by itself. */
import { t, words } from './words.svelte';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

class Ago {
  now = $state(Date.now());

  constructor() {
    setInterval(() => (this.now = Date.now()), 15_000);
  }

  /** "5 minutes ago", "yesterday", "just now". */
  of(time: number): string {
    const passed = Math.max(0, this.now - time);
    const found = UNITS.find(([, length]) => passed >= length);
    if (!found) return t('web-just-now');
    const [unit, length] = found;
    return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
  }
}

export const ago = new Ago();
