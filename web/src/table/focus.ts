/** A choice that was made goes from the page, and the focus with it: the keyboard then stands at the prompt, which says how to go on. */
import { keyboard } from '../lib/keyboard';

function keep(): void {
  if (!keyboard.last || !document.hasFocus() || document.activeElement !== document.body) return;
  const prompt = document.querySelector<HTMLElement>('.prompt');
  prompt?.setAttribute('tabindex', '-1');
  prompt?.focus({ preventScroll: true });
}

/** Soon: browsers take the focus from what is gone or disabled when they next draw. */
export function keepFocus(): void {
  requestAnimationFrame(() => setTimeout(keep));
}
