/** What somebody points at with the mouse, or stands on with the keyboard, for as long as they do and it is there. */
import type { Attachment } from 'svelte/attachments';

import type { Scene } from './scene.svelte';

/** `begin` says how to end it. An element that goes loses the focus in the middle of a change of the page, so the end comes after that. */
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

/** Its places are lit on the board. */
export const pointsAt = (scene: Scene, places: () => Iterable<string>): Attachment<HTMLElement> =>
  whileAt(() => {
    const pointed = (scene.pointed = new Set(places()));
    return () => {
      if (scene.pointed === pointed) scene.pointed = new Set();
    };
  });

/** The page shows what that action would do. */
export const considers = (scene: Scene, action: () => string): Attachment<HTMLElement> =>
  whileAt(() => {
    const considered = (scene.considered = action());
    return () => {
      if (scene.considered === considered) scene.considered = '';
    };
  });
