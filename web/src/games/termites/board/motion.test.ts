import { describe, expect, it } from 'vitest';

import { momentsOf, trailOf } from './motion';
import type { Spoken } from '../../../lib/types';

const event = (name: string, args: Record<string, unknown>): Spoken => ({ key: `termites-event-${name}`, args });

describe('what there is to watch', () => {
  it('is a walk along the way that is known, never longer than half a second', () => {
    const moved = [event('moved', { seat: 0, from: 'F1', to: 'F4', caste: 'alate', termites: 1 })];
    const { moments } = momentsOf(moved, null, ['F1', 'F2', 'F3', 'F4']);
    expect(moments).toEqual([{ kind: 'walk', hex: 'F4', way: ['F1', 'F2', 'F3', 'F4'], start: 0, lasts: 480 }]);
    expect(momentsOf(moved, null, []).moments[0]).toMatchObject({ way: ['F1', 'F4'], lasts: 160 });
  });

  it('comes one after another', () => {
    const events = [
      event('placed', { seat: 0, hex: 'C3', caste: 'worker', termites: 1 }),
      event('moved', { seat: 0, from: 'C3', to: 'C4', caste: 'worker', termites: 1 }),
    ];
    expect(momentsOf(events, null, []).moments.map((moment) => moment.start)).toEqual([0, 220]);
  });

  it('of an attack is seen when its end is told: the attacker strikes, the beaten unit retreats', () => {
    const declared = momentsOf([event('attacked', { seat: 0, from: 'G5', to: 'H6' })], null, []);
    expect(declared.moments).toEqual([]);
    const { moments, attack } = momentsOf([event('retreated', { seat: 1, from: 'H6', to: 'H7' })], declared.attack, []);
    expect(moments.map(({ kind, hex }) => `${kind} ${hex}`)).toEqual(['walk H6', 'walk H7']);
    expect(attack).toBeNull();
  });

  it('of a mound that is taken: it sinks where it was attacked, and another rises', () => {
    const events = [
      event('attacked', { seat: 0, from: 'G5', to: 'H6' }),
      event('taken-neutral', { seat: 0, other: 4, value: 7 }),
      event('built', { seat: 0, hex: 'H6', value: 5 }),
    ];
    const { moments } = momentsOf(events, null, []);
    expect(moments.map(({ kind, hex }) => `${kind} ${hex}`)).toEqual(['sink H6', 'rise H6']);
    expect(moments[0]!.gone).toEqual({ owner: 'neutral', mound: 7 });
  });
});

describe('the trail', () => {
  it('is that of the last move', () => {
    expect(trailOf([event('moved', { from: 'A1', to: 'A2' })], [])).toEqual(['A1', 'A2']);
    expect(trailOf([event('passed', { seat: 0 })], [])).toBeNull();
  });
});
