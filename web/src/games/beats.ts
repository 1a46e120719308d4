/** Beats: the steps in which the table shows what happened, at the reader's pace. Games say what their beats are. */
import type { Cue } from '../lib/sound';
import type { Asker, Logged, Spoken, View } from '../lib/types';
import { t } from '../lib/words.svelte';
import type { Scene } from './scene.svelte';

/** The kind alone decides how long a beat is shown. Small beats cannot be replayed. */
export type BeatKind =
  'small' | 'move' | 'attack' | 'build' | 'cards' | 'reveal' | 'event' | 'round' | 'points' | 'scoring';

export interface Gain {
  seat: number;
  /** Below 0 if they are lost. */
  points: number;
}

/** A card shown over the board during a beat. */
export interface StageCard {
  /** A card takes the middle of the board, a banner a strip; 'rail' appears in the rail, or as a card where there is none. */
  look: 'card' | 'banner' | 'rail';
  title: string;
  /** Lines above and below the title. */
  kicker?: string;
  lines?: readonly string[];
  /** What the game draws on the card: see `Picture` in its module. */
  picture?: { what: string; ids: readonly string[]; row?: string };
}

export interface Beat {
  kind: BeatKind;
  /** The journal entry that it belongs to. */
  seq: number;
  /** The seat that acted, if any. */
  seat: number | null;
  text: string;
  /** Its sentences, if there are several: one of them is what it is about, the others follow from that. */
  says?: readonly string[];
  /** What it comes from: an event, a card. */
  source?: Asker;
  /** A short form: "→ Vinefall". */
  short?: string;
  /** The events of the entry that this beat tells. Together, the beats of an entry tell all its events, in order. */
  events: readonly Spoken[];
  places: readonly string[];
  /** The places along the way, from first to last. */
  way?: readonly string[];
  gains?: readonly Gain[];
  stage?: StageCard;
  cue?: Cue;
  /** It changes nothing on the board: cards, rounds, events. */
  aside?: true;
  /** It hits what stands there, but does not occupy the place. */
  strikes?: true;
  /** It is the price of what came before it. */
  pays?: true;
  /** It concerns everybody, so even the player who caused it waits for it. */
  common?: true;
}

/** Something that others did since the reader's last move, as marked on the board. */
export interface Marked {
  n: number;
  /** The journal entry that it belongs to; the log shows the same number. */
  seq: number;
  side: string;
  text: string;
  places: readonly string[];
  way?: readonly string[];
  strikes?: true;
}

/** How a game turns entries into beats. */
export interface Beats {
  of(entry: Logged, scene: Scene): Beat[];
  /** Whether an event only repeats what the previous one said. */
  isEcho?(event: Spoken, before: Spoken): boolean;
  /** The view before these beats, as far as it can be reconstructed: above all, the points. `shown`: the view shown until then. */
  before?(view: View, left: readonly Beat[], shown: View | null): View;
}

/** The entries that were not undone. */
export function standing(log: readonly Logged[]): Logged[] {
  const kept: Logged[] = [];
  for (const entry of log) {
    if (entry.kind === 'undo') kept.splice(Math.max(0, kept.length - (entry.lines ?? 1)));
    else if (entry.kind === 'do' || entry.kind === 'start') kept.push(entry);
  }
  return kept;
}

/** What happened, and how often. */
export const repeated = (text: string, times: number): string =>
  times > 1 ? t('web-stage-times', { text, n: times }) : text;

/** Sentences; what is said again and again, once with its number. */
export function linesOf(events: readonly Spoken[]): string[] {
  const made: { text: string; times: number }[] = [];
  for (const { text = '' } of events) {
    const last = made.at(-1);
    if (last?.text === text) last.times++;
    else made.push({ text, times: 1 });
  }
  return made.map(({ text, times }) => repeated(text, times));
}

export const textOf = (events: readonly Spoken[]): string => linesOf(events).join(' ');

/** The default for games without beats of their own: one beat per entry. */
export function plainBeats(entry: Logged): Beat[] {
  const events = entry.events ?? [];
  if (!events.length) return [];
  return [{ kind: 'move', seq: entry.seq, seat: entry.seat ?? null, text: textOf(events), events, places: [] }];
}
