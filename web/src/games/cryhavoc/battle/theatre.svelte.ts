/** The end of a battle comes in one go; here it is told step by step, for those who look, and never in anybody's way. */
import type { Spoken } from '../../../lib/types';
import { settings } from '../../../lib/settings.svelte';
import type { Scene } from '../../../table/scene.svelte';
import { viewOf } from '../reading';
import type { Battle } from '../types';
import { beats, endOfBattle, endsBattle, standing, stepOf, worthTelling } from './story';

const STEP = 900; // milliseconds for each portion
const LAST = 1900; // and to read how it ended

export class Theatre {
  /** The battle whose end is told, as it stood before. */
  battle = $state.raw<Battle | null>(null);
  /** What is told of its end, portion by portion, and how many of them so far. */
  beats = $state.raw<Spoken[][]>([]);
  told = $state(0);
  /** As it stood when its tactics were played. */
  #last: Battle | null = null;
  #timer = 0;

  get playing(): boolean {
    return this.battle !== null;
  }

  /** All that has been told. */
  get events(): Spoken[] {
    return this.beats.slice(0, this.told).flat();
  }

  /** What is being told. */
  get now(): Spoken[] {
    return this.beats[this.told - 1] ?? [];
  }

  /** The scene has changed. */
  follow(scene: Scene): void {
    const view = viewOf(scene);
    const before = this.#last;
    const fresh = standing(scene.fresh).flatMap((entry) => entry.events ?? []);
    if (before && fresh.some((event) => endsBattle(event, before.region))) {
      this.#last = null;
      this.#play(before, beats(endOfBattle(scene.log, before.region).filter(worthTelling)));
    }
    if (view?.battle && stepOf(view) <= 'C') this.#last = view.battle;
  }

  skip(): void {
    this.stop();
    this.battle = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #play(battle: Battle, portions: Spoken[][]): void {
    clearTimeout(this.#timer);
    if (document.hidden || portions.length === 0) return;
    this.battle = battle;
    this.beats = portions;
    this.told = settings.moves ? 1 : portions.length;
    this.#next();
  }

  #next(): void {
    const over = this.told >= this.beats.length;
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
