/** How a game's events become beats: which are told in one breath, and what each is. */
import type { Cue } from '../lib/sound';
import type { Logged, Spoken, View } from '../lib/types';
import { linesOf, type Beat, type BeatKind, type StageCard } from './beats';

export interface Way {
  kind: BeatKind;
  /** Names of what is told in one breath with it. */
  with?: readonly string[];
  cue?: Cue;
  /** Nothing on the board. */
  aside?: true;
  /** Takes no place. */
  strikes?: true;
  /** Of everybody. */
  common?: true;
  look?: StageCard['look'];
  /** Names of what it says already, if it is as many and of the same seat. */
  says?: readonly string[];
}

const OTHER: Way = { kind: 'build', cue: 'place' };
const SMALL: Way = { kind: 'small', aside: true };

export class Telling {
  constructor(
    /** What the keys of all events begin with. */
    private readonly prefix: string,
    private readonly ways: Readonly<Record<string, Way>>,
    /** Names of what needs no time of its own, next to something that does. */
    private readonly quiet: readonly string[],
  ) {}

  nameOf({ key }: Spoken): string {
    return key.slice(this.prefix.length);
  }

  wayOf(event: Spoken): Way {
    return this.ways[this.nameOf(event)] ?? (this.#isQuiet(event) ? SMALL : OTHER);
  }

  /** The events of an entry, in the portions in which they are told. */
  portions(entry: Logged): Spoken[][] {
    if (entry.kind !== 'do' && entry.kind !== 'start') return [];
    const made: Spoken[][] = [];
    for (const event of entry.events ?? []) {
      const last = made.at(-1);
      if (last && this.#joins(event, last)) last.push(event);
      else made.push([event]);
    }
    return made;
  }

  #joins(event: Spoken, portion: readonly Spoken[]): boolean {
    if (this.#isQuiet(event) || portion.every((one) => this.#isQuiet(one))) return true;
    return this.wayOf(this.leading(portion)).with?.includes(this.nameOf(event)) ?? false;
  }

  #isQuiet(event: Spoken): boolean {
    return this.quiet.includes(this.nameOf(event));
  }

  /** What a portion is about. */
  leading(events: readonly Spoken[]): Spoken {
    return events.find((event) => !this.#isQuiet(event)) ?? events[0]!;
  }

  /** What counts points says how many; that they are gained is no news. */
  isEcho(event: Spoken, before: Spoken): boolean {
    const said = this.wayOf(before).says?.includes(this.nameOf(event)) ?? false;
    return said && event.args.seat === before.args.seat && event.args.n === before.args.n;
  }

  /** What is worth saying of a portion; what is said over and over, once. */
  said(events: readonly Spoken[]): Spoken[] {
    const { with: along = [] } = this.wayOf(this.leading(events));
    const loud = events.filter((event) => !this.#isQuiet(event) || along.includes(this.nameOf(event)));
    if (loud.length) return loud.filter((event, n) => !n || !this.isEcho(event, loud[n - 1]!));
    return events.filter((event, n) => events.findIndex(({ text }) => text === event.text) === n);
  }

  /** A beat, but for what only the game knows of it. */
  beat(events: readonly Spoken[], entry: Logged): Beat {
    const { kind, cue, aside, strikes, common } = this.wayOf(this.leading(events));
    const says = linesOf(this.said(events));
    return {
      kind,
      seq: entry.seq,
      seat: entry.seat ?? null,
      text: says.join(' '),
      events,
      places: [],
      ...(says.length > 1 && { says }),
      ...(cue && { cue }),
      ...(aside && { aside }),
      ...(strikes && { strikes }),
      ...(common && { common }),
    };
  }
}

/** What a seat will gain with beats that wait. */
export function owed(left: readonly Beat[], seat: number): number {
  const gains = left.flatMap((beat) => beat.gains ?? []).filter((gain) => gain.seat === seat);
  return gains.reduce((sum, { points }) => sum + points, 0);
}

/** A view is the game's own: its pages know its shape. */
export const asView = (view: object): View => view as View;
