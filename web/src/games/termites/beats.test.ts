import { describe, expect, it } from 'vitest';

import type { Logged, Spoken, View } from '../../lib/types';
import type { Scene } from '../scene.svelte';
import { beatsOf, before } from './beats';

const event = (name: string, args: Record<string, unknown> = {}): Spoken => ({
  key: `termites-event-${name}`,
  args,
  text: `${name}.`,
});
const scene = { log: [] } as unknown as Scene;
const tell = (...events: Spoken[]) => beatsOf({ seq: 7, at: 0, kind: 'do', seat: 1, events } as Logged, scene);

describe('the beats of Termites', () => {
  it('are a token put down; what is drawn for it needs no time', () => {
    expect(tell(event('placed', { seat: 1, hex: 'G4' }), event('drew-hidden'))).toMatchObject([
      { kind: 'move', places: ['G4'], short: '↓ G4', text: 'placed.' },
    ]);
  });

  it('are an attack and the mound that it takes, where it stood', () => {
    const beats = tell(
      event('attacked', { seat: 1, from: 'I3', to: 'H3' }),
      event('strength'),
      event('taken', { seat: 1, other: 2, value: 7 }),
      event('destroyed', { seat: 1, hex: 'I3' }),
    );
    expect(beats.map(({ kind }) => kind)).toEqual(['attack', 'event']);
    expect(beats[0]).toMatchObject({ way: ['I3', 'H3'], text: 'attacked. strength.', aside: true });
    expect(beats[1]).toMatchObject({ places: ['H3', 'I3'], stage: { picture: { what: 'mound', ids: ['2', '7'] } } });
    expect(beats[1]!.gains).toEqual([
      { seat: 1, points: 7 },
      { seat: 2, points: -7 },
    ]);
  });

  it('do not count the side that an attack comes from as another attack', () => {
    const beats = tell(event('entered', { seat: 1, hex: 'I4' }), event('retreated', { seat: 2, from: 'H3', to: 'G3' }));
    expect(beats.map(({ kind }) => kind)).toEqual(['small', 'attack']);
  });

  it('bring points when the mound is taken', () => {
    const view = { seats: [{ points: 20 }, { points: 27 }, { points: 13 }] } as unknown as View;
    const left = tell(event('taken', { seat: 1, other: 2, value: 7 }));
    expect(before(view, left)).toMatchObject({ seats: [{ points: 20 }, { points: 20 }, { points: 20 }] });
    expect(before(view, [])).toBe(view);
  });
});
