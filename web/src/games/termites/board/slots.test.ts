import { describe, expect, it } from 'vitest';

import type { Scene } from '../../scene.svelte';
import { slotsOf } from './slots';

const scene = (offer: string, view: object, actions: string[] = []): Scene =>
  ({ eyes: 0, asked: true, offer, view, actions: new Set(actions) }) as unknown as Scene;
const names = (of: Scene): string[] => slotsOf(of).map((slot) => slot.action + (slot.chosen ? ' *' : ''));

const hand = [
  { caste: 'worker', termites: 2, count: 2 },
  { caste: 'alate', termites: 1, count: 1 },
];

describe('beside the board', () => {
  it('lies the hand, each token by itself', () => {
    expect(names(scene('token', { hand, chosen: null }))).toEqual([
      'token:worker-2',
      'token:worker-2',
      'token:alate-1',
    ]);
  });

  it('one token is chosen, even where two are alike', () => {
    expect(names(scene('token-hex', { hand, chosen: { caste: 'worker', termites: 2 } }))).toEqual([
      'token:worker-2 *',
      'token:worker-2',
      'token:alate-1',
    ]);
  });

  it('tokens can be discarded only where the server says so', () => {
    const all = ['discard:worker-2', 'discard:alate-1'];
    expect(names(scene('token', { hand, chosen: null }, all))[2]).toBe('discard:alate-1');
  });

  it('lie the player’s mounds when one is to be placed', () => {
    const view = { seats: [{ reserve: [5, 8] }], held: { mound: 8 } };
    expect(names(scene('mound-hex', view))).toEqual(['mound:5', 'mound:8 *']);
  });

  it('lie the tiles that are left, either side up', () => {
    const view = {
      tiles: { 'water/vegetation': 2, 'vegetation/stones': 0, 'stones/water': 1 },
      held: { tile: 'water/stones' },
    };
    expect(names(scene('tile-hex', view))).toEqual([
      'tile:water/vegetation',
      'tile:vegetation/water',
      'tile:stones/water',
      'tile:water/stones *',
    ]);
  });

  it('lies nothing for those who look on', () => {
    expect(slotsOf({ ...scene('token', { hand }), eyes: null } as Scene)).toEqual([]);
  });
});
