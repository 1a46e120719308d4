/** A region in words: for screen readers, and for the note beside a region. */
import { t } from '../../../lib/words.svelte';
import type { Scene } from '../../scene.svelte';
import { piecesIn, type Piece } from './layout/items';
import { litRegions, originOf } from './regions';
import { mapOf, pieceName, viewOf, type MapRegion } from './types';
import type { CryHavocFacts, SeenRegion } from '../types';

/** Names of tokens that lie face down. */
const FACE_DOWN: Record<string, string> = {
  war_party: 'web-planet-war-parties',
  exploration: 'web-planet-explorations',
  nest: 'web-planet-nests',
};

export const terrainName = (region: MapRegion): string =>
  t('web-planet-terrain', { terrain: region.icons.includes('hq') ? 'hq' : region.terrain });

/** A piece, in words. */
export function pieceTold(scene: Scene, piece: Piece): string {
  const { n } = piece;
  switch (piece.kind) {
    case 'crystals':
      return t('cryhavoc-n-crystals', { n });
    case 'unit':
      return t('web-planet-units', { faction: piece.faction, n });
    case 'battle':
      return t('web-planet-battle', { n, faction: piece.attacker });
    case 'structure':
      return several(pieceName(scene, piece.id), n);
    case 'token': {
      const key = FACE_DOWN[piece.id];
      return key ? t(key, { n }) : several(pieceName(scene, piece.id), n);
    }
  }
}

const several = (name: string, n: number): string => (n > 1 ? `${n} × ${name}` : name);

/** Who controls a region, if anybody does. */
export const controlTold = ({ control }: SeenRegion): string[] =>
  control ? [t('web-planet-controlled', { faction: control })] : [];

/** Everything in the region, as a list. */
const contents = (scene: Scene, seen: SeenRegion): string[] => [
  ...controlTold(seen),
  ...piecesIn(seen).map((piece) => pieceTold(scene, piece)),
];

/** The full accessible name of a region's button. */
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

/** What the server says would happen to a unit that moves there. */
export function wouldHappen(scene: Scene, region: string): string[] {
  const facts = scene.described.get(`to:${region}`)?.facts as CryHavocFacts | undefined;
  if (facts?.stops === undefined) return [];
  const fight = facts.battle_with ? [t('web-planet-would-fight', { faction: facts.battle_with })] : [];
  const tokens = facts.tokens ?? [];
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
