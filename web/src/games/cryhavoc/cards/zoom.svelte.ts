/** A card under the pointer, under the focus or under a long press, shown in full beside it. */
import type { Attachment } from 'svelte/attachments';

import type { CardPiece } from '../types';

const REST = 260; // milliseconds over a card until it is shown
const PRESS = 420;

class Zoom {
  card = $state.raw<CardPiece | null>(null);
  /** Where the small one is on the page. */
  at = $state.raw<DOMRect | null>(null);
  #shown: HTMLElement | null = null;
  #timer = 0;
  /** A finger has held a card until it was shown: that was no click. A busy page shows it late, even after a short touch. */
  #held = false;
  #pressed = 0;
  /** Where the last click was: what comes to lie under a pointer that rests is not meant. */
  #clicked = { x: -1, y: -1 };

  /** For the element that stands for a card. */
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
        blur: () => queueMicrotask(end), // an element that goes loses the focus in the middle of a change of the page
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
