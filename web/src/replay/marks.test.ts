import { describe, expect, it } from 'vitest';

import type { GameModule, Mark } from '../games/module';
import type { Logged, Spoken } from '../lib/types';
import { bigAfter, bigBefore, marksOf, momentAt, momentsOf, whenOf } from './marks';

const event = (key: string, args: Record<string, unknown> = {}): Spoken => ({ key, args });
const entry = (seq: number, kind: string, ...events: Spoken[]): Logged => ({ seq, at: 0, kind, events });

const log: Logged[] = [
  entry(1, 'sit'),
  entry(2, 'start', event('turn', { seat: 1 })),
  entry(3, 'do'),
  entry(4, 'do', event('placed', { seat: 1 }), event('turn', { seat: 0 })),
  entry(5, 'do', event('feat', { seat: 0, value: 6 }), event('turn', { seat: 1 })),
  entry(6, 'do', event('feat', { seat: 1, value: 7 })),
  entry(7, 'undo'),
  entry(8, 'do', event('over')),
];
const KINDS = ['feat', 'round', 'turn'];
const game = {
  of: ({ key, args }: Spoken) => (KINDS.includes(key) ? ({ kind: key, ...args } as Mark) : undefined),
} as NonNullable<GameModule['marks']>;

describe('the marks of a replay', () => {
  const marks = marksOf(log, game);

  it('are what the game says is worth finding again', () => {
    expect(marks.filter(({ kind }) => kind === 'feat').map(({ seq, seat, value }) => [seq, seat, value])).toEqual([
      [5, 0, 6],
      [6, 1, 7],
    ]);
  });

  it('have one tick a round: when the first player is to move again', () => {
    expect(marks.filter(({ kind }) => kind === 'turn').map(({ seq }) => seq)).toEqual([2, 5]);
  });

  it('say in which turn an entry is, or rather in which round', () => {
    expect([2, 3, 5, 6].map((seq) => whenOf(marks, seq)?.n)).toEqual([undefined, 1, 1, 2]);
    const rounds = marksOf([entry(2, 'start', event('round', { value: 3 })), ...log], game);
    expect(whenOf(rounds, 6)).toEqual({ by: 'round', n: 3 });
  });

  it('are none if the game knows none', () => {
    expect(marksOf(log, undefined)).toEqual([]);
  });

  it('are jumped to from either side, but turns are not', () => {
    expect(bigAfter(marks, 2)?.seq).toBe(5);
    expect(bigAfter(marks, 6)).toBeUndefined();
    expect(bigBefore(marks, 6)?.seq).toBe(5);
    expect(bigBefore(marks, 5)).toBeUndefined();
  });
});

describe('the moments of a replay', () => {
  const moments = momentsOf(log);

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
