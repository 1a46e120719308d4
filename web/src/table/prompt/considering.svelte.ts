/** The choice that the reader points at or has focused: in the rail by its action, on the board by its place. */
import { argumentOf, type Scene } from '../../games/scene.svelte';

const NOTHING = { action: '', place: '' };

export class Considering {
  #thing = $state.raw(NOTHING);
  #pressed = { x: NaN, y: NaN };

  constructor(private readonly scene: () => Scene) {}

  /** A press ends the pointing: what then appears under the pointer at rest is not pointed at. */
  readonly press = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    this.#pressed = { x: clientX, y: clientY };
    this.#thing = NOTHING;
  };

  readonly point = (event: PointerEvent): void => {
    if (event.clientX !== this.#pressed.x || event.clientY !== this.#pressed.y) this.#look(event);
  };

  /** Only by keyboard: a press focuses too. */
  readonly focus = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) this.#look(event);
  };

  #look({ target }: Event): void {
    const thing = target instanceof Element ? target.closest<HTMLElement>('[data-action], [data-choice]') : null;
    const { action = '', place = '' } = thing?.dataset ?? {};
    if (action !== this.#thing.action || place !== this.#thing.place) this.#thing = { action, place };
  }

  /** What it would do, in words; '' if several things can be done there. */
  get meaning(): string {
    const scene = this.scene();
    const { action, place } = this.#thing;
    const there = action || !place ? [action] : [...scene.actions].filter((one) => placeOf(one) === place);
    if (!scene.asked || there.length !== 1 || !there[0]) return '';
    return scene.game.meaning?.(scene, there[0]) ?? scene.described.get(there[0])?.message.text ?? '';
  }
}

/** "B4" of "move:B4"; for "construct:mine@delta", the region. */
const placeOf = (action: string): string => argumentOf(action).split('@').at(-1)!;
