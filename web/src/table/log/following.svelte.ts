/** A list that stays at its end while it grows, unless its reader has scrolled up. */
import { untrack } from 'svelte';

const NEAR = 24; // pixels from the end still count as the end

export function followEnd(newest: () => number): {
  attach: (element: HTMLElement) => () => void;
  readonly missed: boolean;
  toEnd(): void;
} {
  let missed = $state(false);
  let list: HTMLElement | undefined;
  let atEnd = true;
  let due = 0;

  function toEnd(): void {
    due = 0;
    missed = false;
    if (list) list.scrollTop = list.scrollHeight;
  }

  function scrolled(): void {
    if (due) return; // it has grown, or become shorter, and is about to be at its end
    atEnd = !list || list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    if (atEnd) missed = false;
  }

  $effect(() => {
    newest();
    if (atEnd)
      due ||= requestAnimationFrame(toEnd); // measured with all else that has changed, not once more by itself
    else untrack(() => (missed = true));
  });
  $effect(() => () => cancelAnimationFrame(due));

  return {
    attach(element) {
      list = element;
      element.addEventListener('scroll', scrolled, { passive: true });
      toEnd();
      return () => element.removeEventListener('scroll', scrolled);
    },
    get missed() {
      return missed;
    },
    toEnd,
  };
}
