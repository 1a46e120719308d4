import { describe, expect, it } from 'vitest';

import type { Beat } from '../../games/beats';
import type { Mark } from '../../games/module';
import type { Logged, Spoken } from '../../lib/types';
import { turningPoints } from './turning';

const event = (key: string): Spoken => ({ key, args: {}, text: '' });
const entry = (seq: number, ...keys: string[]): Logged => ({ seq, at: 0, kind: 'do', events: keys.map(event) });
/** "gain 1 3": seat 1 gains three points. */
const beatsOf = ({ seq, events = [] }: Logged): Beat[] =>
  events.map((one) => {
    const [word, seat, points] = one.key.split(' ');
    return {
      kind: word === 'gain' ? 'points' : word === 'pays' ? 'build' : 'attack',
      seq,
      seat: null,
      text: one.key,
      events: [one],
      places: [],
      ...(word === 'gain' && { gains: [{ seat: Number(seat), points: Number(points) }] }),
      ...(word === 'pays' && { pays: true }),
    };
  });
const markOf = ({ key }: Spoken): Mark | undefined => {
  if (key.startsWith('round')) return { kind: 'round', value: Number(key.split(' ')[1]) };
  return key === 'turn' ? { kind: 'turn', seat: 0 } : undefined;
};
const turning = (log: Logged[], points: number[]) => turningPoints(log, beatsOf, markOf, points);

describe('turning points', () => {
  it('are the three that drew the players apart most, in their order', () => {
    const log = [
      entry(1, 'round 1'),
      entry(2, 'gain 0 5'),
      entry(3, 'gain 1 2'),
      entry(4, 'round 2'),
      entry(5, 'gain 1 9'),
      entry(6, 'gain 0 3'),
    ];
    expect(turning(log, [8, 11])).toEqual([
      { seq: 2, gains: [{ seat: 0, points: 5 }], when: { by: 'round', n: 1 }, text: 'gain 0 5', leads: null },
      { seq: 5, gains: [{ seat: 1, points: 9 }], when: { by: 'round', n: 2 }, text: 'gain 1 9', leads: 1 },
      { seq: 6, gains: [{ seat: 0, points: 3 }], when: { by: 'round', n: 2 }, text: 'gain 0 3', leads: null },
    ]);
  });

  it('count what all gain at once against each other', () => {
    expect(turning([entry(1, 'gain 0 6', 'gain 1 6')], [6, 6])).toEqual([]);
    expect(turning([entry(1, 'gain 0 6', 'gain 1 2')], [6, 2])[0]).toMatchObject({ text: 'gain 0 6 gain 1 2' });
  });

  it('tell what brought most, if much is counted at once', () => {
    expect(turning([entry(1, 'gain 0 1', 'gain 1 9', 'gain 0 4')], [5, 9])[0]).toMatchObject({
      gains: [
        { seat: 0, points: 5 },
        { seat: 1, points: 9 },
      ],
      text: 'gain 1 9 gain 0 4',
    });
  });

  it('know who led before, also from points that nobody was told of', () => {
    expect(turning([entry(1, 'gain 0 4')], [7, 5])[0]?.leads).toBe(0);
  });

  it('name what brought the points, and the round that it was in, also when the next one begins with it', () => {
    const log = [entry(1, 'round 3'), entry(2, 'a battle is won', 'gain 0 2', 'gain 0 1', 'round 4')];
    expect(turning(log, [3, 0])).toEqual([
      { seq: 2, gains: [{ seat: 0, points: 3 }], when: { by: 'round', n: 3 }, text: 'a battle is won', leads: null },
    ]);
  });

  it('name the turn in games without rounds: one turn of every player is one', () => {
    const log = ['turn', 'turn', 'turn', 'gain 0 4', 'turn'].map((key, n) => entry(n + 1, key));
    expect(turning(log, [4, 0])[0]?.when).toEqual({ by: 'turn', n: 2 });
    expect(turning([entry(1, 'gain 0 4', 'turn')], [4, 0])[0]?.when, 'before the first').toBeNull();
  });

  it('do not name what somebody else did', () => {
    const log = [
      { seq: 1, at: 0, kind: 'do', events: [{ ...event('a unit is taken'), args: { seat: 1 } }, event('gain 0 4')] },
    ];
    expect(turning(log, [4, 0])[0]?.text).toBe('gain 0 4');
  });

  it('name what was paid for, not the price, also if the price was chosen later', () => {
    expect(turning([entry(1, 'a skill is used', 'pays a card', 'gain 0 4')], [4, 0])[0]?.text).toBe('a skill is used');
    const log = [entry(1, 'a move'), entry(2, 'a skill is used'), entry(3, 'pays'), entry(4, 'pays', 'gain 0 4')];
    expect(turning(log, [4, 0])[0]?.text).toBe('a skill is used');
    expect(turning([entry(1, 'pays a card', 'gain 0 4')], [4, 0])[0]?.text, 'no more is known').toBe('gain 0 4');
    const others = entry(1, 'a unit is taken');
    others.events![0]!.args = { seat: 1 };
    expect(turning([others, entry(2, 'pays a card', 'gain 0 4')], [4, 0])[0]?.text).toBe('gain 0 4');
  });

  it('are not what was taken back', () => {
    expect(turning([entry(1, 'gain 0 4'), { seq: 2, at: 0, kind: 'undo', lines: 1 }], [0, 0])).toEqual([]);
  });
});
