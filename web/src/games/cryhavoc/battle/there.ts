/** What a unit that goes to a region finds there, and who else is near. */
import { t } from '../../../lib/words.svelte';
import type { Scene } from '../../scene.svelte';
import { packOf } from '../pack';
import { mapOf } from '../planet/types';
import { viewOf } from '../reading';
import { FACTIONS } from '../types';

/** The region with `more` additional units of that faction. */
export function there(scene: Scene, region: string, faction: string, more: number): string {
  const pack = packOf(scene);
  const seen = viewOf(scene)?.regions[region];
  if (!seen) return '';
  const now = seen.units[faction as keyof typeof seen.units] ?? 0;
  const found = [
    more ? t('web-cryhavoc-goes-there', { now, n: now + more }) : now ? t('cryhavoc-n-units', { n: now }) : '',
    seen.crystals ? t('cryhavoc-n-crystals', { n: seen.crystals }) : '',
    ...seen.structures.map((id) => pack.structures.get(id)?.name ?? id),
  ].filter(Boolean);
  const near = others(scene, region, faction);
  const around = near.length ? t('web-cryhavoc-near', { list: near.join(', ') }) : t('web-cryhavoc-near-nobody');
  return found.length ? `${found.join(', ')}. ${around}` : around;
}

/** "Sapos Deep (Humans 2)" */
function others(scene: Scene, region: string, faction: string): string[] {
  const neighbours = mapOf(scene).regions.find(({ id }) => id === region)?.neighbours ?? [];
  return neighbours.flatMap((id) => {
    const units = viewOf(scene)?.regions[id]?.units ?? {};
    const who = FACTIONS.filter((one) => one !== faction && units[one]);
    const counted = who.map((one) => `${t(`cryhavoc-faction-${one}`)} ${units[one]}`);
    return who.length ? [`${packOf(scene).regionName(id)} (${counted.join(', ')})`] : [];
  });
}
