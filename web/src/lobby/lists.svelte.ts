/** The tables of this server: refreshed every ten seconds, and when the reader returns to the page. */
import { Fault, get } from '../lib/http';
import { games } from '../lib/games.svelte';
import { person } from '../lib/me.svelte';
import { isMyTurn, notices } from '../lib/notices/notice.svelte';
import type { Facts, OwnFacts, Sitting } from '../lib/types';
import { words } from '../lib/words.svelte';
import { pages } from './paging';

const EVERY = 10_000; // milliseconds
export type ListName = 'mine' | 'hidden' | 'open' | 'playing';

export class Lists {
  /** Null until they are known. */
  mine = $state.raw<OwnFacts[] | null>(null);
  hidden = $state.raw<OwnFacts[] | null>(null);
  open = $state.raw<Facts[] | null>(null);
  playing = $state.raw<Facts[] | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** Lists that have more pages. */
  longer = $state.raw<ReadonlySet<ListName>>(new Set());
  /** How many pages of each list are shown. */
  #shown: Record<ListName, number> = { mine: 1, hidden: 0, open: 0, playing: 0 };

  constructor(everybodys: boolean) {
    if (everybodys) this.#shown.open = this.#shown.playing = 1;
  }

  /** For an effect: runs while the page is there. */
  follow = (): (() => void) => {
    const look = () => {
      if (!document.hidden) void this.refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  };

  showMore(list: ListName): Promise<void> {
    this.#shown[list] += 1;
    return this.refresh();
  }

  async refresh(): Promise<void> {
    if (!games.list.length) void games.learn(words.language); // the server could not be reached before
    const { mine: own, hidden: away, open: free, playing: seen } = this.#shown;
    try {
      const [mine, hidden, open, playing] = await Promise.all([
        pages<OwnFacts>('/tables/mine', person.me ? own : 0, get),
        pages<OwnFacts>('/tables/mine?hidden=true', person.me ? away : 0, get),
        pages<Facts>('/tables', free, get),
        pages<Facts>('/tables?playing=true', seen, get),
      ]);
      const known = new Set(mine.tables.map(({ id }) => id));
      this.mine = mine.tables.toSorted(byUrgency);
      if (person.me && own) notices.learn(mine.tables);
      this.hidden = away ? hidden.tables : null;
      this.open = open.tables.filter(({ id, seats }) => !known.has(id) && seats.some(isFree));
      this.playing = playing.tables.filter(({ id }) => !known.has(id));
      this.longer = new Set(
        Object.entries({ mine, hidden, open, playing }).flatMap(([name, { more }]) => (more ? [name as ListName] : [])),
      );
      this.fault = null;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.fault = error; // what was known stays visible
    }
  }

  /** How many games wait for the reader. */
  get waiting(): number {
    return this.mine?.filter(isMyTurn).length ?? 0;
  }
}

export const isFree = (seat: Pick<Sitting, 'person' | 'bot'>): boolean => !seat.person && !seat.bot;

/** Bots play all of the reader's seats there. */
export const hasLeft = ({ status, yours, seats }: OwnFacts): boolean =>
  status === 'playing' && yours.length > 0 && yours.every((seat) => seats[seat]!.bot);

/** The reader cannot come back. */
export const hasResigned = ({ yours, seats }: OwnFacts): boolean =>
  yours.length > 0 && yours.every((seat) => seats[seat]!.gone);

/** When something last happened there. */
export const lastMoved = ({ asked_since, created }: Facts): number => Math.max(asked_since, created);

/** First those that wait for the reader, then those being played, gathering, left; within each group the newest first. */
function byUrgency(one: OwnFacts, other: OwnFacts): number {
  const rank = (facts: OwnFacts) =>
    isMyTurn(facts) ? 0 : hasLeft(facts) ? 3 : { playing: 1, gathering: 2, over: 4 }[facts.status];
  return rank(one) - rank(other) || lastMoved(other) - lastMoved(one);
}
