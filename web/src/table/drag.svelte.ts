/** Picking a piece up and putting it down elsewhere: with mouse, pen or finger. A press that does not move remains a click. */

const THRESHOLD = 6; // pixels until a press is a drag
const LIFT = 56; // a finger hides what is under it

export class Drag {
  /** The piece being held, as named by the code that started the drag; '' if none. */
  what = $state('');
  /** Its position on the page. */
  x = $state(0);
  y = $state(0);
  /** The place under it: the nearest element with data-place. */
  over = $state('');
  #stop: (() => void) | null = null;

  /** Call on pointerdown. `picked` runs when it becomes a drag, `dropped` with the place where it is dropped ('' for none). */
  begin(event: PointerEvent, what: string, picked: () => void, dropped: (place: string) => void): void {
    if (event.button !== 0 || this.#stop) return;
    const from = { x: event.clientX, y: event.clientY };
    const lift = event.pointerType === 'touch' ? LIFT : 0;
    const move = (e: PointerEvent) => {
      if (e.pointerId !== event.pointerId) return;
      if (!this.what && Math.hypot(e.clientX - from.x, e.clientY - from.y) < THRESHOLD) return;
      if (!this.what) {
        this.what = what;
        picked();
      }
      this.x = e.clientX;
      this.y = e.clientY - lift;
      this.over = placeAt(this.x, this.y);
    };
    const up = (e: PointerEvent) => {
      if (e.pointerId !== event.pointerId) return;
      const held = this.what;
      const place = this.over;
      this.cancel();
      if (held) {
        swallowClick();
        dropped(place);
      }
    };
    const key = (e: KeyboardEvent) => {
      if (e.key === 'Escape') this.cancel();
    };
    const cancel = () => this.cancel();
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', key);
    this.#stop = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', key);
    };
  }

  cancel(): void {
    this.#stop?.();
    this.#stop = null;
    this.what = '';
    this.over = '';
  }
}

/** The id of the place at a point of the page. */
export function placeAt(x: number, y: number): string {
  const place = document.elementsFromPoint(x, y).find((element) => element.closest('[data-place]'));
  return place?.closest<HTMLElement>('[data-place]')?.dataset.place ?? '';
}

/** The browser sends a click even after a drag. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
