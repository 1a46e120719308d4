import { describe, expect, it } from 'vitest';

import type { Beat } from '../../games/beats';
import type { Logged, Spoken } from '../../lib/types';
import { apart, curveOf, numbered, stepsUpTo } from './curve';

const event = (key: string): Spoken => ({ key, args: {}, text: '' });
const entry = (seq: number, ...keys: string[]): Logged => ({ seq, at: 0, kind: 'do', events: keys.map(event) });
const beatsOf = ({ seq, events = [] }: Logged): Beat[] =>
  events.map((one) => ({
    kind: 'points',
    seq,
    seat: null,
    text: '',
    events: [one],
    places: [],
    ...(one.key.startsWith('gain') && { gains: [{ seat: Number(one.key.at(-1)), points: 2 }] }),
  }));
const markOf = ({ key }: Spoken) => (key === 'round' || key === 'turn' ? { kind: key as 'round' | 'turn' } : undefined);

describe('the curve of points', () => {
  it('has what each had at the start and after each round, also if a round ends in the midst of an entry', () => {
    const log = [
      entry(1, 'round'),
      entry(2, 'gain 0', 'turn'),
      entry(3, 'gain 1', 'round', 'gain 0'),
      entry(4, 'gain 0'),
    ];
    expect(curveOf(log, beatsOf, markOf, [6, 2])).toEqual({
      by: 'round',
      lines: [
        [0, 2, 6],
        [0, 2, 2],
      ],
    });
  });

  it('goes by turns where there are no rounds, and ends with the points that count', () => {
    const log = [entry(1, 'turn'), entry(2, 'gain 0'), entry(3, 'turn'), entry(4, 'gain 1')];
    expect(curveOf(log, beatsOf, markOf, [23, 19])?.lines).toEqual([
      [21, 23, 23],
      [17, 17, 19],
    ]);
  });

  it('knows nothing of what was taken back', () => {
    const undo: Logged = { seq: 5, at: 0, kind: 'undo', lines: 1 };
    const log = [entry(1, 'round'), entry(2, 'gain 0'), entry(3, 'round'), entry(4, 'gain 1'), undo];
    expect(curveOf(log, beatsOf, markOf, [2, 0])?.lines[1]).toEqual([0, 0, 0]);
  });

  it('is not drawn where nothing can be told', () => {
    expect(curveOf([entry(1, 'other')], beatsOf, markOf, [3, 4])).toBeNull();
    expect(curveOf([entry(1, 'round'), entry(2, 'round'), entry(3, 'round')], beatsOf, markOf, [3, 4])).toBeNull();
  });
});

describe('what stands beside it', () => {
  it('are round numbers up to the most', () => {
    expect(stepsUpTo(44)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(stepsUpTo(7)).toEqual([0, 2, 4, 6, 8]);
  });

  it('are turns as the table counts them, the last beside none', () => {
    expect([...numbered(73, 4).values()]).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
    expect([...numbered(37, 2).keys()].at(-1)).toBe(36);
    expect([...numbered(30, 1).values()].slice(-2)).toEqual([24, 29]);
    expect([...numbered(6, 1).values()]).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('are labels that do not cover each other', () => {
    expect(apart([10, 12, 60], 18)).toEqual([10, 28, 60]);
  });
});
