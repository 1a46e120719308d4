/** Checks that the seed a finished game reveals is the one committed to before it began. */
import { blake2b } from './blake2b';

export interface Checked {
  /** The fingerprint of the seed, shown before the first card. */
  promised: string;
  /** The source of all chance in the game. */
  seed: string;
  /** The fingerprint of that seed, computed here. */
  made: string;
  kept: boolean;
}

/** `promised`: the commitment known to this browser; the journal's first line contains the seed. */
export function checked(journal: string, promised: string): Checked {
  const header = JSON.parse(journal.slice(0, journal.indexOf('\n'))) as { seed: string; commitment: string };
  const made = commitmentOf(header.seed);
  return { promised, seed: header.seed, made, kept: made === promised && header.commitment === promised };
}

/** Computed like in the rules' kernel. */
export function commitmentOf(seed: string): string {
  const bytes = seed.match(/../g)?.map((two) => parseInt(two, 16)) ?? [];
  return blake2b(new Uint8Array(bytes), 'rulewright-seed');
}
