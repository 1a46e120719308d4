/** The keys of the board: six directions, next choice, choose, why, deselect. */
import { STEPS, type StepKey } from './hexes';
import { middleOf, type Play } from '../play.svelte';

/** Questions where the tab key goes from choice to choice; placing has so many choices that Tab leaves the board instead. */
const TABBED = new Set(['unit', 'goal', 'entry', 'retreat', 'unit-to-clear']);

const plain = (event: KeyboardEvent): boolean => !event.ctrlKey && !event.metaKey && !event.altKey;

/** Handles keys while the board has the focus. */
export function boardKey(play: Play, event: KeyboardEvent, focus: (hex: string) => void): void {
  const from = (event.target as Element).closest<SVGElement>('[data-place]')?.dataset.place;
  if (!from || !plain(event)) return;
  if (event.key === 'Enter' || event.key === ' ') play.choose(from, middleOf(event.target as Element));
  else if (event.key === '?') play.scene.why(`${play.hexVerb}:${from}`, from, middleOf(event.target as Element));
  else {
    const to = goal(play, from, event);
    if (!to) return;
    focus(to);
  }
  event.preventDefault();
}

function goal(play: Play, from: string, event: KeyboardEvent): string | undefined {
  const key = event.key.toLowerCase();
  if (key in STEPS) return play.field.step(from, key as StepKey);
  if (event.key === 'ArrowLeft') return play.field.step(from, 'a');
  if (event.key === 'ArrowRight') return play.field.step(from, 'e');
  if (event.key === 'ArrowUp') return play.field.beyond(from, -1);
  if (event.key === 'ArrowDown') return play.field.beyond(from, 1);
  return event.key === 'Tab' && TABBED.has(play.scene.offer) ? next(play, from, event.shiftKey) : undefined;
}

/** The next choice in row order; none after the last, so that the tab key leaves the board. */
function next(play: Play, from: string, backwards: boolean): string | undefined {
  const order = [...play.field.spots.keys()];
  const beyond = backwards ? order.slice(0, order.indexOf(from)).reverse() : order.slice(order.indexOf(from) + 1);
  return beyond.find((name) => play.lit.has(name));
}

/** Handles keys wherever the focus is. */
export function tableKey(play: Play, event: KeyboardEvent): void {
  const field = event.target as Element;
  if (!plain(event) || field.closest('input, select, textarea, dialog, [role=dialog]')) return;
  if (event.key === 'Escape' && !play.scene.refusal) play.letGo();
  if (event.key.toLowerCase() === 't') play.threats.all = true;
  const action = /^[1-9]$/.test(event.key) ? play.numbered[Number(event.key) - 1] : undefined;
  if (action && play.scene.asked) play.take(action);
}

/** The threats are shown while T is held. */
export function releaseKey(play: Play, event: KeyboardEvent): void {
  if (event.key.toLowerCase() === 't') play.threats.all = false;
}
