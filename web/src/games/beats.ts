/** What happens, in steps that are shown one after the other. Games say what they are; the table shows them at the reader's pace. */
import type { Cue } from '../lib/sound';
import type { Asker, Logged, Spoken, View } from '../lib/types';
import type { Scene } from './scene.svelte';

/** How long a beat is shown depends on its kind alone. Small ones are not told again. */
export type BeatKind =
  'small' | 'move' | 'attack' | 'build' | 'cards' | 'reveal' | 'event' | 'round' | 'points' | 'scoring';

export interface Gain {
  seat: number;
  /** Below 0 if they are lost. */
  points: number;
}

/** What lies over the board while a beat is shown. */
export interface StageCard {
  /** A card takes the middle of the board, a banner a strip of it. What the game shows in the rail is a card only where there is none. */
  look: 'card' | 'banner' | 'rail';
  title: string;
  /** Above the title, and below it. */
  kicker?: string;
  lines?: readonly string[];
  /** What the game draws on it: see `Picture` of its module. */
  picture?: { what: string; ids: readonly string[]; row?: string };
}

export interface Beat {
  kind: BeatKind;
  /** The entry of the journal that it is of. */
  seq: number;
  /** Whose it is, if anybody's. */
  seat: number | null;
  text: string;
  /** Its sentences, if there are several: one of them is what it is about, the others follow from that. */
  says?: readonly string[];
  /** What it comes from: an event, a card. */
  source?: Asker;
  /** The same in a word or two: "→ Vinefall". */
  short?: string;
  /** The part of the entry's events that it tells. All beats of an entry tell all of it, in its order. */
  events: readonly Spoken[];
  places: readonly string[];
  /** From where to where. */
  way?: readonly string[];
  gains?: readonly Gain[];
  stage?: StageCard;
  cue?: Cue;
  /** It changes nothing on the board: cards, rounds, events. */
  aside?: true;
  /** It strikes what stands there, and takes no place. */
  strikes?: true;
  /** It concerns all: also those who have brought it about wait for it. */
  common?: true;
}

/** What others have done since the reader's last move, as the board marks it. */
export interface Marked {
  n: number;
  /** The entry that it is of: the log has the same number. */
  seq: number;
  side: string;
  text: string;
  places: readonly string[];
  way?: readonly string[];
  strikes?: true;
}

/** What a game tells of its beats. */
export interface Beats {
  of(entry: Logged, scene: Scene): Beat[];
  /** Whether an event says nothing that the one before it has not said. */
  isEcho?(event: Spoken, before: Spoken): boolean;
  /** A view as it stood before those beats, as far as that can be told: its points above all. `shown`: what is seen until then. */
  before?(view: View, left: readonly Beat[], shown: View | null): View;
}

/** What has happened and was not taken back. */
export function standing(log: readonly Logged[]): Logged[] {
  const kept: Logged[] = [];
  for (const entry of log) {
    if (entry.kind === 'undo') kept.splice(Math.max(0, kept.length - (entry.lines ?? 1)));
    else if (entry.kind === 'do' || entry.kind === 'start') kept.push(entry);
  }
  return kept;
}

/** Sentences; what is said again and again, once with its number. */
export function linesOf(events: readonly Spoken[]): string[] {
  const made: { text: string; times: number }[] = [];
  for (const { text = '' } of events) {
    const last = made.at(-1);
    if (last?.text === text) last.times++;
    else made.push({ text, times: 1 });
  }
  return made.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text));
}

export const textOf = (events: readonly Spoken[]): string => linesOf(events).join(' ');

/** A game that says nothing better: one beat for each entry. */
export function plainBeats(entry: Logged): Beat[] {
  const events = entry.events ?? [];
  if (!events.length) return [];
  return [{ kind: 'move', seq: entry.seq, seat: entry.seat ?? null, text: textOf(events), events, places: [] }];
}
