/** The end of a battle comes in one go; here it is told step by step, for those who look, and never in anybody's way. */
import type { Spoken } from '../../../lib/types';
import { settings } from '../../../lib/settings.svelte';
import type { Scene } from '../../../table/scene.svelte';
import { viewOf } from '../reading';
import type { Battle } from '../types';
import { nameOf, standing, untilEnd, worthTelling } from './story';

const STEP = 750; // milliseconds for each event
const LAST = 2600; // and to read how it ended

export class Theatre {
  /** The battle as it stood before its end. */
  battle = $state.raw<Battle | null>(null);
  /** What is told of its end, and how much of it so far. */
  events = $state.raw<Spoken[]>([]);
  told = $state(0);
  #last: Battle | null = null;
  #timer = 0;

  get playing(): boolean {
    return this.battle !== null;
  }

  /** The scene has changed. */
  follow(scene: Scene): void {
    const now = viewOf(scene)?.battle ?? null;
    const before = this.#last;
    this.#last = now;
    const fresh = standing(scene.fresh).flatMap((entry) => entry.events ?? []);
    const ended = fresh.some((event) => nameOf(event) === 'battle-off' && before !== null);
    if (ended && before) this.#play(before, untilEnd(fresh).filter(worthTelling));
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.battle = null;
  }

  #play(battle: Battle, events: Spoken[]): void {
    clearTimeout(this.#timer);
    if (document.hidden || events.length === 0) return;
    this.battle = battle;
    this.events = events;
    this.told = settings.moves ? 1 : events.length;
    this.#next();
  }

  #next(): void {
    const over = this.told >= this.events.length;
    this.#timer = setTimeout(
      () => {
        if (over) this.skip();
        else {
          this.told += 1;
          this.#next();
        }
      },
      over ? LAST : STEP,
    );
  }
}
