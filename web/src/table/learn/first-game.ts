/** Whether the reader plays this game for the first time in this browser, and has not done anything yet. */
import { canLearn } from '../../games/learning';
import { keep, kept } from '../../lib/keeping';
import type { LiveScene } from '../live-scene.svelte';

const FOR_EVER = 'yes';

export function isFirstGame(scene: LiveScene): boolean {
  const name = `played-${scene.facts!.game}`;
  if (scene.eyes === null || kept(name)) return false;
  const begun = scene.log.some(({ kind, seat }) => kind === 'do' && seat === scene.eyes);
  if (begun) keep(name, FOR_EVER);
  return !begun;
}

/** The goal is explained once, before anything is asked. */
export const wantsAim = (scene: LiveScene): boolean =>
  scene.facts!.status === 'playing' && canLearn(scene.facts!.game) && isFirstGame(scene) && !kept(aimOf(scene));

export const knowsAim = (scene: LiveScene): void => keep(aimOf(scene), FOR_EVER);

const aimOf = (scene: LiveScene): string => `aim-${scene.facts!.game}`;
