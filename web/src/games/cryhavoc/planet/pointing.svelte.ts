/** The region pointed at: with the mouse, a resting finger, or the keyboard cursor. */

const REST = 250; // milliseconds of resting before the note appears
const HOLD = 400; // milliseconds after which a press counts as held
const STILL = 8; // pixels that a finger may tremble

export class Pointing {
  /** Under the mouse. */
  at = $state('');
  /** Where the keyboard is. */
  cursor = $state('');
  /** The last region that had the keyboard. */
  last = $state('');
  /** The region whose note is shown. */
  noted = $state('');
  /** A finger has been held on a region, so lifting it is not a press. */
  held = false;
  #timer = 0;

  enter(event: PointerEvent, region: string): void {
    if (event.pointerType === 'touch') return;
    this.at = region;
    this.#later(REST, region);
  }

  leave(region: string): void {
    if (this.at === region) this.at = '';
    if (this.noted === region && !this.held) this.#later(0, '');
    else clearTimeout(this.#timer);
  }

  down(event: PointerEvent, region: string): void {
    this.held = false;
    this.noted = '';
    clearTimeout(this.#timer);
    if (event.pointerType !== 'touch') return;
    this.#timer = setTimeout(() => {
      this.held = true;
      this.noted = region;
    }, HOLD);
    const stop = (e: PointerEvent) => {
      if (e.type === 'pointermove' && Math.hypot(e.clientX - event.clientX, e.clientY - event.clientY) < STILL) return;
      clearTimeout(this.#timer);
      if (e.type === 'pointerup' && e.timeStamp - event.timeStamp < HOLD) this.#wasTap();
      removeEventListener('pointermove', stop);
      removeEventListener('pointerup', stop);
      removeEventListener('pointercancel', stop);
    };
    addEventListener('pointermove', stop);
    addEventListener('pointerup', stop);
    addEventListener('pointercancel', stop);
  }

  /** A busy page hears of a short touch late, when by its own clock the touch seems held: correct that. */
  #wasTap(): void {
    this.held = false;
    this.noted = '';
  }

  focus(event: FocusEvent, region: string): void {
    this.last = region;
    if (!(event.target as Element).matches(':focus-visible')) return;
    this.cursor = region;
    this.#later(REST, region);
  }

  blur(): void {
    this.cursor = '';
    this.#later(0, '');
  }

  note(region: string): void {
    clearTimeout(this.#timer);
    this.noted = region;
  }

  #later(wait: number, region: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.noted = region), wait);
  }
}
