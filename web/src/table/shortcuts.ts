/** Keys common to all tables. */
import type { LiveScene } from './live-scene.svelte';

/** Actions that end something: the key takes the first of these that is possible. */
const ENDINGS = ['pass', 'end', 'done', 'play', 'stop'];

export function tableKey(scene: LiveScene, event: KeyboardEvent): void {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  if (event.target instanceof HTMLTextAreaElement) return;
  const held = event.ctrlKey || event.metaKey;
  const undo = (event.key.toLowerCase() === 'u' && !held) || (event.key === 'z' && held);
  if (undo && scene.undo?.can) {
    event.preventDefault();
    scene.takeBack();
  } else if (event.key.toLowerCase() === 'h' && !held && !event.altKey) {
    if (!document.querySelector('dialog:modal')) hint(scene);
  } else if (event.key === 'Enter' && held) {
    const end = ENDINGS.find((action) => scene.actions.has(action));
    if (end) scene.act(end);
  }
}

/** H asks for a hint; if there is one already, it moves the focus there. */
function hint(scene: LiveScene): void {
  if (scene.hints.moves.length) document.querySelector<HTMLElement>('.hint .move')?.focus();
  else if (!scene.hints.thinking) scene.hint();
}
