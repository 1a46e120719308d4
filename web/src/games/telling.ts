/** How a game's events become beats: which events are told together, and what kind each beat is. */
import type { Cue } from '../lib/sound';
import type { Logged, Spoken, View } from '../lib/types';
import { linesOf, type Beat, type BeatKind, type StageCard } from './beats';

export interface Way {
  kind: BeatKind;
  /** Names of events that are told together with it. */
  with?: readonly string[];
  cue?: Cue;
  /** It changes nothing on the board. */
  aside?: true;
  /** It does not occupy a place. */
  strikes?: true;
  /** It is a price. */
  pays?: true;
  /** It concerns everybody. */
  common?: true;
  look?: StageCard['look'];
  /** Names of events that it already covers, if they have the same number and seat. */
  says?: readonly string[];
}

const OTHER: Way = { kind: 'build', cue: 'place' };
const SMALL: Way = { kind: 'small', aside: true };

export class Telling {
  constructor(
    /** The prefix of all event keys. */
    private readonly prefix: string,
    private readonly ways: Readonly<Record<string, Way>>,
    /** Names of events that need no time of their own beside others. */
    private readonly quiet: readonly string[],
  ) {}

  nameOf({ key }: Spoken): string {
    return key.slice(this.prefix.length);
  }

  wayOf(event: Spoken): Way {
    return this.ways[this.nameOf(event)] ?? (this.#isQuiet(event) ? SMALL : OTHER);
  }

  /** Splits an entry's events into groups that are told together. */
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

  /** The main event of a group. */
  leading(events: readonly Spoken[]): Spoken {
    return events.find((event) => !this.#isQuiet(event)) ?? events[0]!;
  }

  /** An event that counts points gives their number; that they are gained adds nothing. */
  isEcho(event: Spoken, before: Spoken): boolean {
    const said = this.wayOf(before).says?.includes(this.nameOf(event)) ?? false;
    return said && event.args.seat === before.args.seat && event.args.n === before.args.n;
  }

  /** The events of a group worth telling; repeated ones appear once. */
  said(events: readonly Spoken[]): Spoken[] {
    const { with: along = [] } = this.wayOf(this.leading(events));
    const loud = events.filter((event) => !this.#isQuiet(event) || along.includes(this.nameOf(event)));
    if (loud.length) return loud.filter((event, n) => !n || !this.isEcho(event, loud[n - 1]!));
    return events.filter((event, n) => events.findIndex(({ text }) => text === event.text) === n);
  }

  /** A beat, without the parts that only the game can add. */
  beat(events: readonly Spoken[], entry: Logged): Beat {
    const { kind, cue, aside, strikes, pays, common } = this.wayOf(this.leading(events));
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
      ...(pays && { pays }),
      ...(common && { common }),
    };
  }
}

/** The points that a seat will gain in the beats still waiting. */
export function owed(left: readonly Beat[], seat: number): number {
  const gains = left.flatMap((beat) => beat.gains ?? []).filter((gain) => gain.seat === seat);
  return gains.reduce((sum, { points }) => sum + points, 0);
}

/** Casts a game's own view type; only its pages know the shape. */
export const asView = (view: object): View => view as View;
