import { describe, expect, it } from 'vitest';

import { checked, commitmentOf } from './shuffles';

// the header of the example in docs/journal.md
const SEED = '101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f';
const COMMITMENT = '43700069de1fb27c5610c03fb6beb32a2aa37b50b99cac610423d81114d92918';
const journal = (seed: string, commitment: string) => `${JSON.stringify({ commitment, seed })}\n{"seq":0}\n`;

describe('the check of the shuffles', () => {
  it('makes the same fingerprint of a seed as the server', () => {
    expect(commitmentOf(SEED)).toBe(COMMITMENT);
  });

  it('finds a kept promise', () => {
    expect(checked(journal(SEED, COMMITMENT), COMMITMENT).kept).toBe(true);
  });

  it('finds another seed than the promised one', () => {
    const other = `11${SEED.slice(2)}`;
    expect(checked(journal(other, COMMITMENT), COMMITMENT).kept).toBe(false);
  });

  it('finds another promise than the one that was seen before the end', () => {
    const other = `11${SEED.slice(2)}`;
    expect(checked(journal(other, commitmentOf(other)), COMMITMENT).kept).toBe(false);
  });
});
