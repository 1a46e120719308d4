/** A list that stays scrolled to its end as it grows, unless the reader has scrolled up. */
import { untrack } from 'svelte';

const NEAR = 24; // pixels from the end that still count as the end

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
    if (due) return; // its size has changed, and it is about to be scrolled to its end
    atEnd = !list || list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    if (atEnd) missed = false;
  }

  $effect(() => {
    newest();
    if (atEnd)
      due ||= requestAnimationFrame(toEnd); // measured together with all other changes, not separately
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
