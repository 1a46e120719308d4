/** A choice that was made disappears, and the focus with it: move the keyboard to the prompt, which says how to continue. */
import { keyboard } from '../lib/keyboard';

function keep(): void {
  if (keyboard.last && document.hasFocus() && document.activeElement === document.body) toPrompt();
}

export function toPrompt(): void {
  const prompt = document.querySelector<HTMLElement>('.prompt');
  prompt?.setAttribute('tabindex', '-1');
  prompt?.focus({ preventScroll: true });
}

/** Delayed: browsers remove focus from removed or disabled elements at the next frame. */
export function keepFocus(): void {
  requestAnimationFrame(() => setTimeout(keep));
}
