/** The tables of this server, as they are now: asked for again every ten seconds, and when somebody looks again. */
import { Fault, get } from '../lib/http';
import { person } from '../lib/me.svelte';
import type { Facts } from '../lib/types';

/** A table of one's own. */
export interface OwnFacts extends Facts {
  yours: number[];
}

const EVERY = 10_000; // milliseconds

export class Lists {
  /** Null until they are known. */
  mine = $state.raw<OwnFacts[] | null>(null);
  open = $state.raw<Facts[] | null>(null);
  playing = $state.raw<Facts[] | null>(null);
  fault = $state.raw<Fault | null>(null);

  constructor(private readonly everybodys: boolean) {}

  /** For an effect: as long as the page is there. */
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

  async refresh(): Promise<void> {
    try {
      const [mine, open, playing] = await Promise.all([
        person.me ? get<OwnFacts[]>('/tables/mine') : [],
        this.everybodys ? get<Facts[]>('/tables') : [],
        this.everybodys ? get<Facts[]>('/tables?playing=true') : [],
      ]);
      const own = new Set(mine.map(({ id }) => id));
      this.mine = mine.toSorted(byUrgency);
      this.open = open.filter(({ id, seats }) => !own.has(id) && seats.some(isFree));
      this.playing = playing.filter(({ id }) => !own.has(id));
      this.fault = null;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.fault = error; // what was known stays in sight
    }
  }

  /** How many games wait for us. */
  get waiting(): number {
    return this.mine?.filter(isMyTurn).length ?? 0;
  }
}

export const isFree = (seat: Facts['seats'][number]): boolean => !seat.person && !seat.bot;

export const isMyTurn = ({ status, asked, yours }: OwnFacts): boolean =>
  status === 'playing' && asked !== null && yours.includes(asked);

/** When something last happened there. */
export const lastMoved = ({ asked_since, created }: Facts): number => Math.max(asked_since, created);

/** Those first that wait for us, then those that are played, then those that gather; of the same, the newest. */
function byUrgency(one: OwnFacts, other: OwnFacts): number {
  const rank = (facts: OwnFacts) => (isMyTurn(facts) ? 0 : { playing: 1, gathering: 2, over: 3 }[facts.status]);
  return rank(one) - rank(other) || lastMoved(other) - lastMoved(one);
}
