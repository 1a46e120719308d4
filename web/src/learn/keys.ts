/** Keys of a lesson, in addition to those of the game's table: H for a hint, N for the next step. */
import type { LessonScene } from './lesson-scene.svelte';

export function lessonKey(scene: LessonScene, event: KeyboardEvent, go: () => void): void {
  const typing = event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const over = scene.told.waits === 'over';
  const key = event.key.toLowerCase();
  if (key === 'h' && !over) void scene.send('/hint');
  else if (key === 'n' && (scene.next || scene.told.waits === 'next')) go();
  else if (key === 'n' && !over) void scene.send('/skip');
  else if (key === 'u' && scene.mayTakeBack) scene.takeBack();
}
