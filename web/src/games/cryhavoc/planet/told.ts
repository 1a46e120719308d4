/** A region in words: for those who hear the planet, and for the note beside a region. */
import { t } from '../../../lib/words.svelte';
import type { Scene } from '../../../table/scene.svelte';
import { litRegions, originOf } from './regions';
import { mapOf, pieceName, viewOf, type MapRegion, type RegionView } from './types';

export const terrainName = (region: MapRegion): string =>
  t('web-planet-terrain', { terrain: region.icons.includes('hq') ? 'hq' : region.terrain });

/** What lies and stands there, one thing after the other. */
export function contents(scene: Scene, seen: RegionView): string[] {
  const told: string[] = [];
  if (seen.control) told.push(t('web-planet-controlled', { faction: seen.control }));
  for (const [faction, n] of Object.entries(seen.units)) if (n) told.push(t('web-planet-units', { faction, n }));
  if (seen.crystals) told.push(t('cryhavoc-n-crystals', { n: seen.crystals }));
  if (seen.war_parties) told.push(t('web-planet-war-parties', { n: seen.war_parties }));
  if (seen.exploration) told.push(t('web-planet-explorations', { n: seen.exploration }));
  if (seen.nests) told.push(t('web-planet-nests', { n: seen.nests }));
  told.push(...[...seen.structures, ...seen.tokens].map((id) => pieceName(scene, id)));
  if (seen.battle) told.push(t('web-planet-battle', { n: seen.battle.number, faction: seen.battle.attacker }));
  return told;
}

/** The whole name of a region's button. */
export function told(scene: Scene, region: MapRegion): string {
  const seen = viewOf(scene)?.regions[region.id];
  return [
    region.name,
    terrainName(region),
    ...(seen ? contents(scene, seen) : []),
    ...(originOf(scene) === region.id ? [t('web-planet-leaving')] : []),
    ...(litRegions(scene).has(region.id) ? [t('web-planet-can-be-chosen')] : []),
  ].join(', ');
}

/** What would happen to a unit that moves there, as the server tells it. */
export function wouldHappen(scene: Scene, region: string): string[] {
  const facts = scene.described.get(`to:${region}`)?.facts;
  if (!facts || !('stops' in facts)) return [];
  const fight = facts.battle_with ? [t('web-planet-would-fight', { faction: String(facts.battle_with) })] : [];
  const tokens = (facts.tokens as string[] | undefined) ?? [];
  return [
    t(facts.stops ? 'web-planet-would-stop' : 'web-planet-would-pass'),
    ...fight,
    ...tokens.map((token) => t('web-planet-would-reveal', { token })),
  ];
}

export const neighboursTold = (scene: Scene, region: MapRegion): string =>
  t('web-planet-next-to', {
    regions: mapOf(scene)
      .regions.filter((one) => region.neighbours.includes(one.id))
      .map((one) => one.name)
      .join(', '),
  });
