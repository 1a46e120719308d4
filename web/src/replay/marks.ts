/** The moments of a game that are worth finding again: mounds taken, battles, rounds. */
import type { Logged, Spoken } from '../lib/types';

export type MarkKind = 'capture' | 'battle' | 'round' | 'turn';

export interface Mark {
  seq: number;
  kind: MarkKind;
  /** Who did it: a seat in Termites, a faction in Cry Havoc; nobody begins a round. */
  seat: number | null;
  faction: string;
  /** The value of a mound, or the number of a round. */
  value: number | null;
}

const KINDS: Record<string, MarkKind> = {
  'termites-event-taken': 'capture',
  'termites-event-taken-neutral': 'capture',
  'termites-event-turn': 'turn',
  'cryhavoc-event-battle': 'battle',
  'cryhavoc-event-round': 'round',
};

/** In the order of the game. Turns are marked once a round: when whoever had the first one is to move again. */
export function marksOf(log: Logged[]): Mark[] {
  const all = log.flatMap(({ seq, events }) => (events ?? []).flatMap((event) => markOf(seq, event) ?? []));
  const first = all.find(({ kind }) => kind === 'turn')?.seat;
  return all.filter(({ kind, seat }) => kind !== 'turn' || seat === first);
}

function markOf(seq: number, { key, args }: Spoken): Mark | null {
  const kind = KINDS[key];
  if (!kind) return null;
  const number = args.value ?? args.n;
  return {
    seq,
    kind,
    seat: typeof args.seat === 'number' && kind !== 'round' ? args.seat : null,
    faction: typeof args.faction === 'string' ? args.faction : '',
    value: typeof number === 'number' ? number : null,
  };
}

/** A turn is no event to jump to. */
export const isBig = (mark: Mark): boolean => mark.kind !== 'turn';

/** The big event after (or before) an entry. */
export function bigAfter(marks: Mark[], seq: number): Mark | undefined {
  return marks.find((mark) => isBig(mark) && mark.seq > seq);
}

export function bigBefore(marks: Mark[], seq: number): Mark | undefined {
  return marks.findLast((mark) => isBig(mark) && mark.seq < seq);
}

/** The entries that a replay stops at: small steps of one move are shown with what they come to. */
export function momentsOf(log: Logged[]): Logged[] {
  const start = log.findIndex(({ kind }) => kind === 'start');
  const played = start < 0 ? [] : log.slice(start);
  return played.filter(({ kind, events }, i) => i === 0 || kind === 'undo' || Boolean(events?.length));
}

/** The moment at which an entry has happened. */
export function momentAt(moments: Logged[], seq: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.seq <= seq),
  );
}
