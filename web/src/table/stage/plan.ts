/** What is shown of an update, and in which order. */
import { plainBeats, standing, type Beat } from '../../games/beats';
import type { Scene } from '../../games/scene.svelte';
import type { Logged, Update } from '../../lib/types';

/** More entries at once mean a long absence: these are read, not watched. */
const MANY = 12;

export interface Plan {
  update: Update;
  /** The reader's own action, or the start: the board updates at once. */
  now: boolean;
  /** What the reader has done. */
  own: Beat[];
  /** What is shown beat by beat. */
  beats: Beat[];
  /** Too many to watch. */
  many: boolean;
}

/** The reader is to choose. */
export const isAsked = ({ table, you }: Update): boolean => table.asked !== null && table.asked === you.eyes;

export const isOwn = (entry: Logged, eyes: number | null): boolean =>
  eyes !== null && entry.kind === 'do' && entry.seat === eyes;

const beatsOf = (entry: Logged, scene: Scene): Beat[] => (scene.game.beats?.of ?? plainBeats)(entry, scene);

/** Splits an own entry: what the reader did, and what concerns everybody. */
function parts(entry: Logged, scene: Scene, eyes: number | null): [own: Beat[], others: Beat[]] {
  const beats = beatsOf(entry, scene);
  if (!isOwn(entry, eyes)) return [[], beats];
  const first = beats.findIndex((beat) => beat.common);
  return first < 0 ? [beats, []] : [beats.slice(0, first), beats.slice(first)];
}

export function planOf(update: Update, scene: Scene): Plan {
  const { eyes } = update.you;
  const halves = update.log.map((entry) => parts(entry, scene, eyes));
  return {
    update,
    now: update.log.some((entry) => isOwn(entry, eyes) || entry.kind === 'start'),
    own: halves.flatMap(([own]) => own),
    beats: halves.flatMap(([, others]) => others),
    many: update.log.length > MANY,
  };
}

/** What the others have done since the reader's last turn, and what followed from it. The turn that the reader has begun does not count. */
export function sinceOwn(update: Update, scene: Scene): Beat[] {
  const { eyes } = update.you;
  const kept = standing(update.log);
  const begun = (entry: Logged) => isAsked(update) && isOwn(entry, eyes) && !parts(entry, scene, eyes)[1].length;
  const before = kept.slice(0, kept.findLastIndex((entry) => !begun(entry)) + 1);
  const last = before.findLastIndex((entry) => isOwn(entry, eyes));
  return kept.slice(Math.max(0, last)).flatMap((entry) => parts(entry, scene, eyes)[1]);
}

/** Whether the game has only just begun for this reader, who has not acted yet. */
export const isOpening = ({ log, table, you: { eyes } }: Update): boolean =>
  table.status === 'playing' && eyes !== null && log.length <= MANY && !log.some((entry) => isOwn(entry, eyes));

/** The entries of an update, as far as these beats tell them. */
export function toldOf(update: Update, told: readonly Beat[]): Logged[] {
  const last = told.at(-1)?.seq ?? 0;
  const events = told.filter((beat) => beat.seq === last).flatMap((beat) => beat.events);
  return update.log
    .filter((entry) => entry.seq <= last)
    .map((entry) => (entry.seq < last ? entry : { ...entry, events }));
}
