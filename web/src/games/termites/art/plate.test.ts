import { describe, expect, it } from 'vitest';

import { plateAt } from './plate';

describe('the sums of an attack', () => {
  it('stand below the target, above it if the attack comes from below', () => {
    expect(plateAt([0, 0], [0, -90], [])).toEqual([2, 46]);
    expect(plateAt([0, 0], [0, 90], [])).toEqual([2, -48]);
  });

  it('cover no number of a way into the target', () => {
    expect(plateAt([0, 0], [0, -90], [[-20, 50]])).toEqual([2, -48]);
    expect(
      plateAt(
        [0, 0],
        [0, -90],
        [
          [-20, 50],
          [20, -50],
        ],
      ),
    ).toEqual([92, 0]);
  });
});
