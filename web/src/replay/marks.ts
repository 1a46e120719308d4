/** The moments of a game that are worth finding again, and the entries that a replay stops at. */
import type { GameModule, Mark } from '../games/module';
import type { Logged } from '../lib/types';

/** Where it stands in the story. */
export interface PlacedMark extends Mark {
  seq: number;
}

/** In the order of the game. Turns are marked once a round: when whoever had the first one is to move again. */
export function marksOf(log: Logged[], marks: GameModule['marks']): PlacedMark[] {
  const all = log.flatMap(({ seq, events }) =>
    (events ?? []).flatMap((event) => {
      const mark = marks?.of(event);
      return mark ? { ...mark, seq } : [];
    }),
  );
  const first = all.find(({ kind }) => kind === 'turn')?.seat;
  return all.filter(({ kind, seat }) => kind !== 'turn' || seat === first);
}

/** A turn is no event to jump to. */
export const isBig = (mark: Mark): boolean => mark.kind !== 'turn';

/** The big event after (or before) an entry. */
export function bigAfter(marks: PlacedMark[], seq: number): PlacedMark | undefined {
  return marks.find((mark) => isBig(mark) && mark.seq > seq);
}

export function bigBefore(marks: PlacedMark[], seq: number): PlacedMark | undefined {
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
