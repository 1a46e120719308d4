/** What the reader has learnt, played and solved: stored in this browser and, for accounts, on the server too. */
import { untrack } from 'svelte';

import { Fault, post } from './http';
import { keep, kept, keptData, keptNames } from './keeping';
import type { Me, PlayedGame, Progress } from './types';

/** Solving it at the first try counts for more. */
export type Solved = 'first' | 'later';

const DAYS = 'puzzle-days';
const OWNER = 'learnt-by';
const OF_GAME = /^(lessons|puzzles|coach|results)-(.+)$/;
const MOST_DAYS = 400; // the server's limit
const MOST_PLAYED = 100;

class Learnt {
  /** Incremented with each change, so that pages notice. */
  #changes = $state(0);
  /** The account that this browser learns for; '' for guests. */
  #whose = '';
  #sending: Promise<void> | null = null;
  /** Whether something has changed that the server does not know yet. */
  #unsent = false;

  /** The most stars earned in each lesson that was finished. */
  stars(game: string): Record<string, number> {
    return this.#entries(`lessons-${game}`, (stars): stars is number => [1, 2, 3].includes(stars as number));
  }

  solved(game: string): Record<string, Solved> {
    return this.#entries(`puzzles-${game}`, (how): how is Solved => how === 'first' || how === 'later');
  }

  /** Finished games, by table. */
  played(game: string): Record<string, PlayedGame> {
    return this.#entries(`results-${game}`, isPlayed);
  }

  /** The days on which the puzzle of the day was solved. */
  get days(): string[] {
    void this.#changes;
    const found = keptData(DAYS);
    return Array.isArray(found) ? found.filter((day) => /^\d{4}-\d\d-\d\d$/.test(String(day))) : [];
  }

  /** What the coach has said. */
  told(game: string): string[] {
    void this.#changes;
    return kept(`coach-${game}`)?.split(' ').filter(Boolean) ?? [];
  }

  // ------------------------------------------------------------- more of it
  lesson(game: string, name: string, stars: number): void {
    const before = untrack(() => this.stars(game));
    this.#write(`lessons-${game}`, { ...before, [name]: Math.max(stars, before[name] ?? 0) });
  }

  /** The first way in which it was solved is kept. */
  puzzle(game: string, name: string, how: Solved, day: string): void {
    const before = untrack(() => this.solved(game));
    this.#write(`puzzles-${game}`, { [name]: how, ...before });
    if (day) this.#write(DAYS, [...new Set([...untrack(() => this.days), day])].sort().slice(-MOST_DAYS));
  }

  game(game: string, table: string, played: PlayedGame): void {
    const before = untrack(() => this.played(game));
    if (before[table]) return;
    const all = Object.entries({ ...before, [table]: played }).sort(([, a], [, b]) => a.at - b.at);
    this.#write(`results-${game}`, Object.fromEntries(all.slice(-MOST_PLAYED)));
  }

  tell(game: string, said: Iterable<string>): void {
    keep(`coach-${game}`, [...said].join(' '));
    this.#changed();
  }

  // ------------------------------------------------------------- on the server
  /** Somebody else uses this browser now, or is recognized again. What another account learnt here stays with that account. */
  follow(me: Me | null): void {
    const whose = me?.account ? me.id : '';
    if (whose === this.#whose) return;
    this.#whose = whose;
    if (!whose) return;
    const before = kept(OWNER);
    if (before && before !== whose) this.#clear();
    this.#unsent = true;
    void this.send();
  }

  /** Send everything until the server knows all that is known here. If it does not answer, the next change tries again. */
  async send(): Promise<void> {
    if (this.#whose && this.#unsent) this.#sending ??= this.#exchangeAll();
    await this.#sending;
  }

  async #exchangeAll(): Promise<void> {
    try {
      while (this.#unsent && this.#whose) await this.#exchange(this.#whose);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.#unsent = true;
    } finally {
      this.#sending = null;
    }
  }

  async #exchange(whose: string): Promise<void> {
    this.#unsent = false;
    const all = await post<Progress>('/me/progress', this.#all());
    if (this.#unsent || whose !== this.#whose) return; // it has changed meanwhile, or the account has left
    keep(OWNER, whose);
    this.#take(all);
  }

  /** An account leaves this browser, and its progress with it; progress that the server lacks stays. */
  leave(): void {
    if (this.#whose && !this.#unsent && !this.#sending) this.forget();
    this.#whose = '';
  }

  /** Forget everything permanently. */
  forget(): void {
    this.#whose = '';
    this.#clear();
  }

  #clear(): void {
    for (const name of keptNames()) if (OF_GAME.test(name)) keep(name, null);
    keep(DAYS, null);
    keep(OWNER, null);
    this.#changes++;
  }

  #all(): Progress {
    const games = new Set(keptNames().flatMap((name) => OF_GAME.exec(name)?.[2] ?? []));
    const of = (game: string) => ({
      lessons: this.stars(game),
      puzzles: this.solved(game),
      coach: this.told(game),
      played: this.played(game),
    });
    return { games: Object.fromEntries([...games].map((game) => [game, of(game)])), days: this.days };
  }

  #take({ games = {}, days = [] }: Progress): void {
    for (const [game, { lessons, puzzles, coach = [], played }] of Object.entries(games)) {
      const told = this.told(game);
      keepAll(`lessons-${game}`, lessons);
      keepAll(`puzzles-${game}`, puzzles);
      keepAll(`results-${game}`, played);
      keep(`coach-${game}`, [...new Set([...told, ...coach])].join(' ') || null);
    }
    if (days.length) keep(DAYS, JSON.stringify(days));
    this.#changes++;
  }

  // ------------------------------------------------------------- in this browser
  #entries<T>(name: string, fits: (value: unknown) => value is T): Record<string, T> {
    void this.#changes;
    const found = keptData(name);
    if (found === null || typeof found !== 'object' || Array.isArray(found)) return {};
    return Object.fromEntries(
      Object.entries(found as Record<string, unknown>).filter((each) => fits(each[1])),
    ) as Record<string, T>;
  }

  #write(name: string, value: unknown): void {
    keep(name, JSON.stringify(value));
    this.#changed();
  }

  #changed(): void {
    untrack(() => this.#changes++);
    this.#unsent = true;
    void this.send();
  }
}

function keepAll(name: string, all: object = {}): void {
  if (Object.keys(all).length) keep(name, JSON.stringify(all));
}

function isPlayed(value: unknown): value is PlayedGame {
  const { at, bot, won } = (value ?? {}) as Partial<PlayedGame>;
  return Number.isSafeInteger(at) && at! >= 0 && typeof bot === 'string' && typeof won === 'boolean';
}

export const learnt = new Learnt();
