import { describe, expect, it } from 'vitest';

import type { Beat } from '../../../beats';
import type { CryHavocView } from '../../types';
import { scoredOf } from './scored';

const view = {
  regions: {
    tanglewild: { control: 'humans', crystals: 2 },
    driftwaste: { control: 'humans', crystals: 0 },
    foglands: { control: 'trogs', crystals: 4 },
  },
} as unknown as CryHavocView;
const beat = (what: string, n: number) =>
  ({ events: [{ key: `cryhavoc-event-scored-${what}`, args: { faction: 'humans', n } }] }) as unknown as Beat;

describe('a scoring', () => {
  it('is shown where it comes from', () => {
    expect(scoredOf(beat('crystals', 2), view)).toEqual({ side: 'humans', regions: [{ id: 'tanglewild', n: 2 }] });
    expect(scoredOf(beat('regions', 2), view)?.regions.map(({ id, n }) => [id, n])).toEqual([
      ['tanglewild', 1],
      ['driftwaste', 1],
    ]);
  });

  it('is not shown where the planet does not explain it', () => {
    expect(scoredOf(beat('crystals', 3), view)).toBeNull();
    expect(scoredOf(null, view)).toBeNull();
  });
});
