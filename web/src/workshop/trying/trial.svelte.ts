/** Games between bots on two packs, asked for some at a time. A trial goes on while its reader is elsewhere in the app; what was played is
 * kept in this browser, so that it can go on after that, too: the same seeds give the same games. */
import { Fault, post } from '../../lib/http';
import { keep, keptData } from '../../lib/keeping';
import type { Tried } from '../../lib/types';
import { words } from '../../lib/words.svelte';
import type { Game } from './figures';

const FIRST_SEED = 1;
const IN_ONE = 100; // games per request
const AGAIN = 3000; // milliseconds until a busy server is asked again
export const USUAL = 400;

export interface Setup {
  game: string;
  players: number;
  /** The pack being tried, and the one to compare with. */
  packs: readonly [string, string];
}
type State = 'new' | 'running' | 'held' | 'done' | 'failed';
interface Kept {
  setup: Setup;
  goal: number;
  sides: string[];
  games: [Game[], Game[]];
}

export class Trial {
  state = $state<State>('new');
  goal = $state(USUAL);
  games = $state.raw<[Game[], Game[]]>([[], []]);
  sides = $state.raw<string[]>([]);
  fault = $state.raw<Fault | null>(null);
  /** No result yet: the bots have more urgent work, or are still compiling the rules. */
  waiting = $state(false);
  /** Counts the starts: answers to requests from before the last start are ignored. */
  #turn = 0;

  constructor(
    readonly setup: Setup,
    /** The pack whose trial is stored: one for each. */
    readonly owner: string,
  ) {
    const found = keptOf(owner);
    if (!found || !alike(found.setup, setup)) return;
    [this.games, this.goal, this.sides] = [found.games, found.goal, found.sides];
    this.state = this.played === this.all ? 'done' : this.played ? 'held' : 'new';
  }

  /** A pack compared with itself is played once. */
  get #lists(): number[] {
    return this.setup.packs[0] === this.setup.packs[1] ? [0] : [0, 1];
  }

  get other(): Game[] {
    return this.games[this.#lists.at(-1)!]!;
  }

  get all(): number {
    return this.goal * this.#lists.length;
  }

  get played(): number {
    return this.#lists.reduce((sum, list) => sum + this.games[list]!.length, 0);
  }

  start(goal = this.goal): void {
    if (this.state === 'running') return;
    const before = trials.get(this.owner);
    if (before !== this) before?.hold();
    trials.set(this.owner, this);
    [this.goal, this.state, this.fault] = [goal, 'running', null];
    this.waiting = !this.played;
    this.#turn++;
    for (const list of this.#lists) void this.#run(list, this.#turn);
  }

  hold(): void {
    if (this.state === 'running') this.state = 'held';
  }

  async #run(list: number, turn: number): Promise<void> {
    while (this.state === 'running' && turn === this.#turn && this.games[list]!.length < this.goal) {
      try {
        const answer = await this.#ask(list);
        if (turn === this.#turn) this.#take(list, answer);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        if (turn !== this.#turn) return;
        if (error.status !== 429 && error.status !== 503) {
          [this.state, this.fault] = ['failed', error];
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
    if (this.played === this.all) this.state = 'done';
  }

  #ask(list: number): Promise<Tried> {
    const done = this.games[list]!.length;
    const games = Math.min(IN_ONE, this.goal - done);
    const { game, players, packs } = this.setup;
    const asked = { pack: packs[list], players, seed: FIRST_SEED + done, games };
    return post<Tried>(`/games/${game}/workshop/games?language=${words.language}`, asked);
  }

  #take(list: number, { sides, games }: Tried): void {
    const more = games.map(({ sides, winners, decisions }) => ({
      sides,
      won: winners.map((seat) => sides[seat]!),
      decisions,
    }));
    this.games = this.games.map((old, at) => (at === list ? [...old, ...more] : old)) as [Game[], Game[]];
    this.sides = sides;
    this.waiting &&= !more.length;
    const kept: Kept = { setup: this.setup, goal: this.goal, sides, games: this.games };
    keep(`trial-${this.owner}`, JSON.stringify(kept));
  }
}

const trials = new Map<string, Trial>(); // by pack: its last trial
const alike = (one: Setup, two: Setup) => JSON.stringify(one) === JSON.stringify(two);

function keptOf(owner: string): Kept | null {
  const found = keptData(`trial-${owner}`) as Partial<Kept> | null;
  return found?.setup && Array.isArray(found.games) ? (found as Kept) : null;
}

/** The setup last tried with that pack, if any. */
export const lastOf = (owner: string): Setup | undefined => trials.get(owner)?.setup ?? keptOf(owner)?.setup;

/** The trial with that setup, as far as it has come. */
export function trialOf(owner: string, setup: Setup): Trial {
  const begun = trials.get(owner);
  return begun && alike(begun.setup, setup) ? begun : new Trial(setup, owner);
}
