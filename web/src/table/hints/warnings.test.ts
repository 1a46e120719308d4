import { describe, expect, it } from 'vitest';

import type { Warned } from '../../lib/types';
import { Warnings } from './warnings.svelte';

const [SEQ, SEAT] = [7, 0];
const BLUNDER = { do: 'pass', value: 0.3, best: 0.6 };

/** The server answers when the test says so. */
function asked(found: Partial<Warned> | Error = {}) {
  let tell: () => void = () => undefined;
  const warnings = new Warnings(
    () =>
      new Promise((resolve, reject) => {
        tell = () =>
          found instanceof Error ? reject(found) : resolve({ seq: SEQ, seat: SEAT, blunders: [BLUNDER], ...found });
      }),
  );
  const looked = warnings.look();
  return { warnings, answers: async () => (tell(), looked) };
}

describe('a warning', () => {
  it('comes before what costs much, and says how much', async () => {
    const { warnings, answers } = asked();
    await answers();
    expect([warnings.stops(SEQ, SEAT, 'pass'), warnings.about]).toEqual([true, BLUNDER]);
    expect([warnings.stops(SEQ, SEAT, 'unit:E5'), warnings.about]).toEqual([false, null]);
  });

  it('lets nobody wait: what is done sooner is done', async () => {
    const { warnings, answers } = asked();
    expect(warnings.stops(SEQ, SEAT, 'pass')).toBe(false);
    await answers();
  });

  it.each([{ seq: 6 }, { seat: 1 }])('is not for another position or seat', async (other) => {
    const { warnings, answers } = asked(other);
    await answers();
    expect(warnings.stops(SEQ, SEAT, 'pass')).toBe(false);
  });

  it('does not come where the server has none to give', async () => {
    const { warnings, answers } = asked(new Error('no hints'));
    await answers();
    expect(warnings.stops(SEQ, SEAT, 'pass')).toBe(false);
  });

  it('that comes too late is forgotten', async () => {
    const { warnings, answers } = asked();
    warnings.putAway();
    await answers();
    expect(warnings.stops(SEQ, SEAT, 'pass')).toBe(false);
  });
});
