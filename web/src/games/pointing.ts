/** What the reader points at with the mouse or focuses with the keyboard, for as long as they do and it is on the page. */
import type { Attachment } from 'svelte/attachments';

import type { Scene } from './scene.svelte';

/** `begin` returns how to end it. A removed element loses focus in the middle of a page update, so the end runs after that. */
function whileAt(begin: () => () => void): Attachment<HTMLElement> {
  return (element) => {
    let end: (() => void) | undefined;
    const enter = () => (end = begin());
    const leave = () => {
      if (end) queueMicrotask(end);
      end = undefined;
    };
    const heard = { pointerenter: enter, focusin: enter, pointerleave: leave, focusout: leave };
    for (const [name, listener] of Object.entries(heard)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(heard)) element.removeEventListener(name, listener);
      leave();
    };
  };
}

/** Lights its places on the board. */
export const pointsAt = (scene: Scene, places: () => Iterable<string>): Attachment<HTMLElement> =>
  whileAt(() => {
    const pointed = (scene.pointed = new Set(places()));
    return () => {
      if (scene.pointed === pointed) scene.pointed = new Set();
    };
  });

/** Shows on the page what the action would do. */
export const considers = (scene: Scene, action: () => string): Attachment<HTMLElement> =>
  whileAt(() => {
    const considered = (scene.considered = action());
    return () => {
      if (scene.considered === considered) scene.considered = '';
    };
  });
