/** How an objective would end as things stand, in words. */
import { t } from '../../../lib/words.svelte';
import type { Outlook } from '../types';

export function outcome(outlook: Outlook | undefined): string {
  if (!outlook || outlook.skipped) return '';
  const { objective, winner, kills, strength } = outlook;
  if (objective === 'attrition') return t('web-cryhavoc-now-attrition', { first: kills[0], second: kills[1] });
  if (!winner) return t('web-cryhavoc-now-nobody');
  const key = objective === 'control' ? 'web-cryhavoc-now-control' : 'web-cryhavoc-now-prisoners';
  return t(key, { faction: winner, tie: strength[0] === strength[1] ? 'yes' : 'no' });
}

/** The points that each side would gain in total. */
export function pointsOf(outlooks: readonly Outlook[]): [number, number] {
  const sum = (side: 0 | 1) => outlooks.reduce((all, { vp }) => all + vp[side], 0);
  return [sum(0), sum(1)];
}

/** The units that each side would lose: killed, and one captured. */
export function lossesOf(outlooks: readonly Outlook[], factions: [string, string]): [number, number] {
  const losses: [number, number] = [0, 0];
  for (const { objective, winner, kills, skipped } of outlooks) {
    if (skipped) continue;
    for (const side of [0, 1] as const) {
      losses[side] += kills[1 - side]!;
      if (objective === 'prisoners' && winner === factions[1 - side]) losses[side] += 1;
    }
  }
  return losses;
}

/** Whether an objective would end differently. */
export function differs(one: Outlook | undefined, other: Outlook | undefined): boolean {
  const end = (of: Outlook | undefined) => of && [of.skipped, of.strength, of.winner ?? '', of.kills].join();
  return end(one) !== end(other);
}
