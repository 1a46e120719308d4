/** The hexes that a ring is drawn around. */
import { argumentOf } from '../../scene.svelte';
import type { Play } from '../play.svelte';

/** The units and mounds that can be attacked. */
export function threatenedIn({ scene, view, lit }: Play): string[] {
  if (!scene.asked) return [];
  if (view.held.target) return [view.held.target];
  return scene.offer === 'goal' ? [...lit].filter((name) => view.board[name]!.owner !== undefined) : [];
}

/** The hexes of a hint, in the order of its steps: each once, marked as in its first step. */
export function hintedIn({ scene, view, field }: Play): string[] {
  const names = scene.suggested.map(argumentOf);
  return [...new Set(names.filter((name) => field.spots.has(name) && name !== view.held.unit))];
}
