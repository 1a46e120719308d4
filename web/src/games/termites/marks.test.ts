import { describe, expect, it } from 'vitest';

import { markOf } from './marks';

describe('the marks of a replay', () => {
  it('are the mounds that were taken, with who took them and their value', () => {
    const args = { seat: 0, other: 1, value: 6 };
    expect(markOf({ key: 'termites-event-taken', args })).toEqual({ kind: 'feat', seat: 0, value: 6 });
    expect(markOf({ key: 'termites-event-taken-neutral', args })).toEqual({ kind: 'feat', seat: 0, value: 6 });
  });

  it('are turns, and nothing else that happens', () => {
    expect(markOf({ key: 'termites-event-turn', args: { seat: 1 } })).toEqual({ kind: 'turn', seat: 1 });
    expect(markOf({ key: 'termites-event-placed', args: { seat: 1 } })).toBeUndefined();
  });
});
