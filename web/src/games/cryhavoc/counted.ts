/** C7: the points of the current scoring, as far as shown; and what a scoring now would bring. */
import type { Scene } from '../scene.svelte';
import { viewOf } from './reading';
import type { Faction } from './types';

export interface Counted {
  seat: number;
  faction: Faction;
  /** Null until they are counted, and for factions whose regions do not count. */
  regions: number | null;
  crystals: number | null;
}

export function countedOf(scene: Scene): Counted[] {
  const entry = scene.log.findLast(({ events }) => events?.some(({ key }) => key.startsWith(SCORED)));
  const points = (what: string, faction: string): number | null => {
    const told = entry?.events?.find(({ key, args }) => key === SCORED + what && args.faction === faction);
    return told ? Number(told.args.n) : null;
  };
  return (viewOf(scene)?.factions ?? []).map(({ seat, faction }) => ({
    seat,
    faction,
    regions: points('regions', faction),
    crystals: points('crystals', faction),
  }));
}

/** C7.1, C7.2: regions count only for the player who enabled scoring; in the final round nobody does. */
export function countedNow(scene: Scene): Counted[] {
  const view = viewOf(scene);
  return (view?.factions ?? []).map(({ seat, faction, would_score }) => ({
    seat,
    faction,
    regions: view?.enabled_by === faction ? would_score.regions : null,
    crystals: would_score.crystals,
  }));
}

const SCORED = 'cryhavoc-event-scored-';
