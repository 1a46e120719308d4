import { describe, expect, it } from 'vitest';

import type { Logged, Spoken } from '../lib/types';
import { bigAfter, bigBefore, marksOf, momentAt, momentsOf } from './marks';

const event = (key: string, args: Record<string, unknown> = {}): Spoken => ({ key, args });
const entry = (seq: number, kind: string, ...events: Spoken[]): Logged => ({ seq, at: 0, kind, events });

const termites: Logged[] = [
  entry(1, 'sit'),
  entry(2, 'start', event('termites-event-turn', { seat: 1 })),
  entry(3, 'do'),
  entry(4, 'do', event('termites-event-placed', { seat: 1 }), event('termites-event-turn', { seat: 0 })),
  entry(
    5,
    'do',
    event('termites-event-taken', { seat: 0, other: 1, value: 6 }),
    event('termites-event-turn', { seat: 1 }),
  ),
  entry(6, 'do', event('termites-event-taken-neutral', { seat: 1, value: 7 })),
  entry(7, 'undo'),
  entry(8, 'do', event('termites-event-over')),
];

describe('the marks of a replay', () => {
  it('are the mounds that were taken, with who took them and their value', () => {
    const captures = marksOf(termites).filter(({ kind }) => kind === 'capture');
    expect(captures.map(({ seq, seat, value }) => [seq, seat, value])).toEqual([
      [5, 0, 6],
      [6, 1, 7],
    ]);
  });

  it('have one tick a round: when whoever began is to move again', () => {
    expect(
      marksOf(termites)
        .filter(({ kind }) => kind === 'turn')
        .map(({ seq }) => seq),
    ).toEqual([2, 5]);
  });

  it('are battles, in the colour of who attacks, and rounds, which are nobody’s', () => {
    const log = [
      entry(9, 'do', event('cryhavoc-event-round', { n: 2 })),
      entry(12, 'do', event('cryhavoc-event-battle', { faction: 'humans', region: 'x' })),
    ];
    expect(marksOf(log).map(({ kind, faction, seat, value }) => [kind, faction, seat, value])).toEqual([
      ['round', '', null, 2],
      ['battle', 'humans', null, null],
    ]);
  });

  it('are jumped to from either side, but turns are not', () => {
    const marks = marksOf(termites);
    expect(bigAfter(marks, 2)?.seq).toBe(5);
    expect(bigAfter(marks, 6)).toBeUndefined();
    expect(bigBefore(marks, 6)?.seq).toBe(5);
    expect(bigBefore(marks, 5)).toBeUndefined();
  });
});

describe('the moments of a replay', () => {
  const moments = momentsOf(termites);

  it('begin with the start and leave out steps that say nothing', () => {
    expect(moments.map(({ seq }) => seq)).toEqual([2, 4, 5, 6, 7, 8]);
  });

  it('are found by any entry, even one in between', () => {
    expect(momentAt(moments, 3)).toBe(0);
    expect(momentAt(moments, 6)).toBe(3);
    expect(momentAt(moments, 0)).toBe(0);
    expect(momentAt(moments, 999)).toBe(5);
  });

  it('are none before the game starts', () => {
    expect(momentsOf([entry(1, 'sit')])).toEqual([]);
  });
});
