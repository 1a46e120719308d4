import { describe, expect, it } from 'vitest';

import { markOf } from './marks';

describe('the marks of a replay', () => {
  it('are battles, in the colour of who attacks', () => {
    const args = { faction: 'humans', region: 'x' };
    expect(markOf({ key: 'cryhavoc-event-battle', args })).toEqual({ kind: 'feat', side: 'humans' });
  });

  it('are rounds, which are nobody’s', () => {
    expect(markOf({ key: 'cryhavoc-event-round', args: { n: 2 } })).toEqual({ kind: 'round', value: 2 });
  });
});
