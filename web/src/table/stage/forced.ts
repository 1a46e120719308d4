/** A step that leaves no choice, taken for those who wish it: said first, and never again after they took it back. */
import { argumentOf } from '../../games/scene.svelte';
import { settings } from '../../lib/settings.svelte';
import type { LiveScene } from '../live-scene.svelte';

/** Milliseconds in which it is said what will be done. */
export const SAID = 900;

/** The one thing that can be done. To end or to pass is a decision, also where nothing else is left: Undo would be gone with it. */
export function forcedOf(scene: LiveScene): string {
  const [only = '', ...others] = scene.actions;
  const free = scene.asked && !scene.happening && !scene.busy && !scene.away && !scene.steps.waiting;
  return free && !others.length && argumentOf(only) ? only : '';
}

/** For an effect of the page; gives how it ends. */
export function takeForced(scene: LiveScene): (() => void) | undefined {
  const forced = settings.forced && !scene.tookBack ? forcedOf(scene) : '';
  scene.forced = forced;
  if (!forced) return undefined;
  const timer = setTimeout(() => scene.act(forced), SAID);
  return () => clearTimeout(timer);
}
