/** Whether the seed that a finished game shows is the one that was promised before it began. */
import { blake2b } from './blake2b';

export interface Checked {
  /** The fingerprint of the seed that was shown before the first card. */
  promised: string;
  /** What all chance came from. */
  seed: string;
  /** The fingerprint of that seed, made here. */
  made: string;
  kept: boolean;
}

/** `promised` as this browser knows it; the journal's first line has the seed. */
export function checked(journal: string, promised: string): Checked {
  const header = JSON.parse(journal.slice(0, journal.indexOf('\n'))) as { seed: string; commitment: string };
  const made = commitmentOf(header.seed);
  return { promised, seed: header.seed, made, kept: made === promised && header.commitment === promised };
}

/** As the rules' kernel makes it. */
export function commitmentOf(seed: string): string {
  const bytes = seed.match(/../g)?.map((two) => parseInt(two, 16)) ?? [];
  return blake2b(new Uint8Array(bytes), 'rulewright-seed');
}
