/** Keys and presses while beats are shown. */
import { settings } from '../../lib/settings.svelte';
import type { Staged } from './stage.svelte';

/** For the list of keys: what to press, and the key of the text that explains it. */
export const STAGE_KEYS = [
  ['␣', 'web-stage-keys-hold'],
  ['S', 'web-stage-keys-skip'],
  ['R', 'web-stage-keys-replay'],
  ['← →', 'web-stage-keys-step'],
] as const;

const TYPING = 'input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable], dialog, [role=dialog]';
const PRESSED = 'button:focus-visible, a:focus-visible, input:focus-visible, summary:focus-visible';
/** Keys that can act at the table: before them, everything that has happened is shown. */
const ACTS = /^([1-9a-z]|Enter|Escape)$/i;

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPING) !== null;

/** Runs before all other key handlers. */
export function stageKey(scene: Staged, event: KeyboardEvent): void {
  if (isTyping(event.target) || event.altKey) return;
  if (!event.ctrlKey && !event.metaKey && handled(scene, event)) {
    event.preventDefault();
    event.stopPropagation();
  } else if (scene.stage.mine && ACTS.test(event.key) && !inStage(event.target)) scene.catchUp();
}

function handled(scene: Staged, event: KeyboardEvent): boolean {
  const { stage } = scene;
  switch (event.key.toLowerCase()) {
    case ' ':
      return space(scene, event.target);
    case 's':
      if (scene.happening) scene.catchUp();
      else return false;
      return true;
    case 'r':
      if (scene.happening || !stage.recap.told.length) return false;
      stage.recap.replay();
      return true;
    case 'arrowleft':
    case 'arrowright':
      if (!scene.happening || !(stage.held || stage.recap.again || settings.speed === 'step')) return false;
      if (event.key === 'ArrowLeft') stage.recap.back();
      else stage.forth();
      return true;
    default:
      return false;
  }
}

/** Closes what covers the board, else pauses or continues; a focused button is still pressed. */
function space({ beat, happening, stage }: Staged, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const presses = target.matches(PRESSED);
  if (beat?.stage && !(presses && inStage(target))) stage.on();
  else if (happening && !presses) stage.toggle();
  else return false;
  return true;
}

const inStage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-stage]') !== null;

/** A reader who is asked and presses something acts on the current position, not an earlier one. */
export function stagePress({ stage }: Staged, target: EventTarget | null): void {
  const own = target instanceof Element && target.closest('[data-stage], [data-reads], dialog');
  if (!own && (stage.mine || stage.recap.again)) stage.catchUp();
}
