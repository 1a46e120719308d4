/** The row of icons that counts now: that of the cards being gathered, or of the points being spent. */
import type { Scene } from '../../scene.svelte';
import { askedWord } from '../reading';
import { ROWS, type Row } from '../types';

const ROW_OF: Record<string, Row> = { unit: 'move', goal: 'move', recruits: 'recruit', structure: 'build' };

export function rowNow(scene: Scene): Row | undefined {
  if (!scene.asked) return undefined;
  const row = scene.offer === 'cards' ? (askedWord(scene, 'row') as Row) : ROW_OF[scene.offer];
  return row && ROWS.includes(row) ? row : undefined;
}
