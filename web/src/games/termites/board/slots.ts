/** What lies beside the board to choose from: tokens of the hand, own mounds, terrain tiles. */
import type { Scene } from '../../scene.svelte';
import { viewOf, type Token } from '../types';

export interface Slot {
  action: string;
  chosen: boolean;
  token?: Token;
  mound?: number;
  tile?: readonly [up: string, down: string];
  /** How many of these are left. */
  left?: number;
}

const FOR_TILES = new Set(['tile', 'tile-hex']);
const FOR_MOUNDS = new Set(['mound', 'mound-hex', 'unit-to-clear', 'captured-hex']);

/** In the order of the keys 1, 2, 3 … */
export function slotsOf(scene: Scene): Slot[] {
  if (scene.eyes === null) return [];
  if (scene.asked && FOR_TILES.has(scene.offer)) return tiles(scene);
  if (scene.asked && FOR_MOUNDS.has(scene.offer)) return mounds(scene, scene.eyes);
  return hand(scene);
}

/** Of identical tokens, the first one is chosen. */
function hand(scene: Scene): Slot[] {
  const { hand, chosen } = viewOf(scene);
  const tokens = hand.flatMap(({ count, ...token }) => Array<Token>(count).fill(token));
  const first = tokens.findIndex(({ caste, termites }) => caste === chosen?.caste && termites === chosen.termites);
  return tokens.map((token, i) => {
    const name = `${token.caste}-${token.termites}`;
    const verb = scene.actions.has(`discard:${name}`) ? 'discard' : 'token'; // T5.4
    return { action: `${verb}:${name}`, token, chosen: i === first };
  });
}

function mounds(scene: Scene, seat: number): Slot[] {
  const { seats, held } = viewOf(scene);
  return seats[seat]!.reserve.map((mound) => ({ action: `mound:${mound}`, mound, chosen: held.mound === mound }));
}

/** T9.2: each kind of tile that is left, with either side up. */
function tiles(scene: Scene): Slot[] {
  const view = viewOf(scene);
  const lying = Object.entries(view.tiles).filter(([, left]) => left > 0);
  return lying.flatMap(([sides, left]) => {
    const [one = '', other = ''] = sides.split('/');
    return [[one, other] as const, [other, one] as const].map((tile) => {
      const name = tile.join('/');
      return { action: `tile:${name}`, tile, left, chosen: view.held.tile === name };
    });
  });
}
