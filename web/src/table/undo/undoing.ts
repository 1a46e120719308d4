/** Undoing more than a player may undo alone: the request to the others, and their answers. */
import { Fault, post } from '../../lib/http';
import type { LiveScene } from '../live-scene.svelte';

/** The people who would have to agree. Bots and the other seats of this screen always agree. */
export function othersToAsk(scene: LiveScene): number[] {
  const { seats, undo_asked: asker } = scene.facts!;
  const own = scene.you.seats;
  return seats.flatMap((chair, seat) => (own.includes(seat) || seat === asker || chair.bot ? [] : [seat]));
}

export async function sendUndo(scene: LiveScene, path: 'ask' | 'answer', body: object = {}): Promise<void> {
  scene.refusal = null;
  const { id, seq } = scene.facts!;
  try {
    await post(`/tables/${id}/undo/${path}`, { seq, ...body });
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    scene.refusal = { reason: fault.spoken, at: null, place: '', facts: {} };
  }
}
