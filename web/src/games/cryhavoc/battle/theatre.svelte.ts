/** The end of a battle is told beat by beat on its own board, as it stood when its tactics were played. */
import type { Spoken } from '../../../lib/types';
import type { Scene } from '../../scene.svelte';
import { viewOf } from '../reading';
import type { Battle } from '../types';
import { endOfBattle, worthTelling } from './story';

export class Theatre {
  /** The battle whose end is told. */
  battle = $state.raw<Battle | null>(null);
  /** All that has been told of it, and what is being told. */
  events = $state.raw<readonly Spoken[]>([]);
  now = $state.raw<readonly Spoken[]>([]);
  #last: Battle | null = null;

  constructor(private readonly scene: Scene) {}

  get playing(): boolean {
    return this.battle !== null;
  }

  /** The story has gone on. */
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
