/** How long ago something was, in words; updates by itself. */
import { words } from './words.svelte';

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

  /** "5 minutes ago", "yesterday", "now". */
  of(time: number): string {
    const passed = Math.max(0, this.now - time);
    const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
    const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ['second', Infinity];
    return format.format(-Math.floor(passed / length) || 0, unit);
  }
}

export const ago = new Ago();
