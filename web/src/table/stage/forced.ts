/** Takes a step that leaves no choice, for readers who want this: announced first, and never repeated after they undid it. */
import { argumentOf } from '../../games/scene.svelte';
import { settings } from '../../lib/settings.svelte';
import type { LiveScene } from '../live-scene.svelte';

/** Milliseconds of announcement before the step is taken. */
export const SAID = 900;

/** The only possible action. Ending or passing is a decision even if nothing else is possible, because it ends the chance to undo. */
export function forcedOf(scene: LiveScene): string {
  const [only = '', ...others] = scene.actions;
  const free = scene.asked && !scene.happening && !scene.busy && !scene.away && !scene.steps.waiting;
  return free && !others.length && argumentOf(only) ? only : '';
}

/** For an effect of the page; returns its clean-up. */
export function takeForced(scene: LiveScene): (() => void) | undefined {
  const forced = settings.forced && !scene.tookBack ? forcedOf(scene) : '';
  scene.forced = forced;
  if (!forced) return undefined;
  const timer = setTimeout(() => scene.act(forced), SAID);
  return () => clearTimeout(timer);
}
