/** What waits for the reader elsewhere: tables at which it is their turn, and friends who have sat down. Pages that list tables tell what
 * they have learned; on all others it is asked for now and then. */
import { Fault, get } from '../http';
import { person } from '../me.svelte';
import { nameAt } from '../names';
import { routing } from '../routing.svelte';
import type { OwnFacts } from '../types';
import { t } from '../words.svelte';

const EVERY = 20_000; // milliseconds
const MOST = 3; // notices shown at a time

export interface Notice {
  table: string;
  game: string;
  /** The person who has sat down; null if it is the reader's turn instead. */
  joined: string | null;
}

interface Seen {
  turn: boolean;
  people: ReadonlySet<number>;
}

export const isMyTurn = ({ status, asked, yours, seats }: OwnFacts): boolean =>
  status === 'playing' && asked !== null && yours.includes(asked) && !seats[asked]!.bot;

class Notices {
  list = $state.raw<readonly Notice[]>([]);
  /** Tables where it is the reader's turn. */
  #turns = $state.raw<ReadonlySet<string>>(new Set());
  /** What was last known of each table; null before the first look. */
  #seen: ReadonlyMap<string, Seen> | null = null;
  #learned = 0;

  /** For an effect: runs while the app is open, even in the background. */
  follow = (): (() => void) => {
    const timer = setInterval(() => void this.#look(), EVERY);
    return () => clearInterval(timer);
  };

  async #look(): Promise<void> {
    if (!person.me || Date.now() - this.#learned < EVERY / 2) return;
    try {
      this.learn(await get<OwnFacts[]>('/tables/mine'));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
    }
  }

  learn(mine: readonly OwnFacts[]): void {
    this.#learned = Date.now();
    const before = this.#seen;
    this.#seen = new Map(mine.map((facts) => [facts.id, seenOf(facts)]));
    this.#turns = new Set(mine.filter((facts) => this.#isTurn(facts)).map(({ id }) => id));
    const news = before === null ? [] : mine.flatMap((facts) => newsOf(facts, before.get(facts.id)));
    const still = this.list.filter(({ table, joined }) => joined !== null || this.#turns.has(table));
    this.#show([...still, ...news]);
  }

  /** The page of an open table knows its state first. */
  open(table: string, turn: boolean): void {
    if (turn !== this.#turns.has(table)) {
      this.#turns = new Set(turn ? [...this.#turns, table] : [...this.#turns].filter((other) => other !== table));
    }
    this.#show(this.list);
  }

  dismiss(notice: Notice): void {
    this.list = this.list.filter((one) => one !== notice);
  }

  get waiting(): number {
    return this.#turns.size;
  }

  /** The title of a page in the browser's tab. */
  titled(title: string): string {
    return this.waiting ? `(${this.waiting}) ${t('web-notice-turn')} · ${title}` : title;
  }

  /** Show the newest notice of each table. The table that is open needs none. */
  #show(notices: readonly Notice[]): void {
    const here = openTable();
    const fresh = notices.filter(
      ({ table }, n) => table !== here && notices.findLastIndex((one) => one.table === table) === n,
    );
    if (fresh.length !== this.list.length || fresh.some((one, n) => one !== this.list[n]))
      this.list = fresh.slice(-MOST);
  }

  #isTurn(facts: OwnFacts): boolean {
    return facts.id === openTable() ? this.#turns.has(facts.id) : isMyTurn(facts);
  }
}

const openTable = () => (routing.parts[0] === 'table' && routing.parts.length === 2 ? routing.parts[1] : null);

const seenOf = (facts: OwnFacts): Seen => ({
  turn: isMyTurn(facts),
  people: new Set([...facts.seats.keys()].filter((seat) => facts.seats[seat]!.person)),
});

function newsOf(facts: OwnFacts, before: Seen | undefined): Notice[] {
  const { turn, people } = seenOf(facts);
  if (turn && !before?.turn) return [{ table: facts.id, game: facts.game, joined: null }];
  const joined = [...people].find((seat) => before && !before.people.has(seat) && !facts.yours.includes(seat));
  if (facts.status !== 'gathering' || joined === undefined) return [];
  return [{ table: facts.id, game: facts.game, joined: nameAt(facts.seats, joined) }];
}

export const notices = new Notices();
