import { describe, expect, it } from 'vitest';

import type { Logged } from '../../lib/types';
import { firstHastes } from './story';

const entry = (seq: number, haste?: string): Logged => ({ seq, at: 0, kind: 'do', ...(haste ? { haste } : {}) });

describe('bots in haste', () => {
  it('are told of once for each kind, not with every move', () => {
    const log = [entry(1), entry(2, 'less'), entry(3, 'less'), entry(4, 'any'), entry(5, 'any'), entry(6, 'less')];
    expect([...firstHastes(log).keys()]).toEqual([2, 4]);
  });

  it('are not told of while all have time', () => {
    expect(firstHastes([entry(1), entry(2)]).size).toBe(0);
  });
});
