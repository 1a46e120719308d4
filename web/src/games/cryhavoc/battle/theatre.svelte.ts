/** Shows the end of a battle beat by beat on its own board, as it stood after the tactics. */
import type { Spoken } from '../../../lib/types';
import type { Scene } from '../../scene.svelte';
import { viewOf } from '../reading';
import type { Battle } from '../types';
import { endOfBattle, worthTelling } from './story';

export class Theatre {
  /** The battle whose end is shown. */
  battle = $state.raw<Battle | null>(null);
  /** All events shown of it so far, and those being shown now. */
  events = $state.raw<readonly Spoken[]>([]);
  now = $state.raw<readonly Spoken[]>([]);
  #last: Battle | null = null;

  constructor(private readonly scene: Scene) {}

  get playing(): boolean {
    return this.battle !== null;
  }

  /** Call when the story has moved on. */
  follow(): void {
    const { scene } = this;
    const battle = viewOf(scene)?.battle;
    const fought = battle && battle.step <= 'C';
    const beat = scene.happening ? scene.beat : null;
    const ends = beat && this.#last && !(fought && battle.region === this.#last.region);
    const told = ends ? endOfBattle(scene.log, this.#last!.region) : [];
    const now = beat?.events.filter((event) => told.includes(event)) ?? [];
    this.battle = now.length ? this.#last : null;
    this.events = told.filter(worthTelling);
    this.now = now.filter(worthTelling);
    if (fought && !now.length) this.#last = battle;
  }
}
