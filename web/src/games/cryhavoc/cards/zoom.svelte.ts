/** The card under the pointer, the focus or a long press, shown in full beside it. */
import type { Attachment } from 'svelte/attachments';

import type { CardPiece } from '../types';

const REST = 260; // milliseconds of hovering over a card before it is shown
const PRESS = 420;

class Zoom {
  card = $state.raw<CardPiece | null>(null);
  /** Where the small card is on the page. */
  at = $state.raw<DOMRect | null>(null);
  #shown: HTMLElement | null = null;
  #timer = 0;
  /** A long press showed a card, so it was not a click. (A busy page may show it late, even after a short touch.) */
  #held = false;
  #pressed = 0;
  /** Where the last click was: something that moves under a resting pointer is not meant. */
  #clicked = { x: -1, y: -1 };

  /** Attach to the element that stands for a card. */
  over(card: () => CardPiece): Attachment<HTMLElement> {
    return (element) => {
      const show = () => this.show(card(), element);
      const later = (wait: number, held: boolean) => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
          show();
          this.#held = held;
        }, wait);
      };
      const enter = (event: PointerEvent) => {
        const rests = Math.hypot(event.clientX - this.#clicked.x, event.clientY - this.#clicked.y) < 6;
        if (event.pointerType !== 'touch' && !rests) later(this.card ? 0 : REST, false);
      };
      const press = (event: PointerEvent) => {
        this.#held = false;
        this.#pressed = event.timeStamp;
        if (event.pointerType === 'touch') later(PRESS, true);
      };
      const focus = () => element.matches(':focus-visible') && show();
      const end = () => this.hide();
      const click = (event: MouseEvent) => {
        if (this.#held && event.timeStamp - this.#pressed >= PRESS) event.stopPropagation();
        this.#clicked = { x: event.clientX, y: event.clientY };
        end();
      };
      const menu = (event: Event) => this.#held && event.preventDefault();
      const heard = {
        pointerenter: enter,
        pointerdown: press,
        pointerleave: end,
        pointercancel: end,
        focus,
        blur: () => queueMicrotask(end), // a removed element loses focus in the middle of a page update
        contextmenu: menu,
      };
      for (const [name, listener] of Object.entries(heard)) element.addEventListener(name, listener as EventListener);
      element.addEventListener('click', click, { capture: true });
      return () => {
        for (const [name, listener] of Object.entries(heard))
          element.removeEventListener(name, listener as EventListener);
        element.removeEventListener('click', click, { capture: true });
        clearTimeout(this.#timer);
        if (this.#shown === element) queueMicrotask(end);
      };
    };
  }

  show(card: CardPiece, element: HTMLElement): void {
    this.card = card;
    this.#shown = element;
    this.at = element.getBoundingClientRect();
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.card = null;
  }
}

export const zoom = new Zoom();
