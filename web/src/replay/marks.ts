/** The moments of a game worth finding again, and the entries where a replay stops. */
import type { GameModule, Mark } from '../games/module';
import type { Logged } from '../lib/types';

/** Its position in the story. */
export interface PlacedMark extends Mark {
  seq: number;
}

/** In the order of the game. Turns are marked once a round: when the player of the first one is to move again. */
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

/** In which round an entry is; in games without rounds, in which turn. */
export function whenOf(marks: PlacedMark[], seq: number): { by: 'round' | 'turn'; n: number } | null {
  const before = marks.filter((mark) => mark.seq < seq);
  const round = before.findLast(({ kind }) => kind === 'round')?.value;
  if (round !== undefined) return { by: 'round', n: round };
  const turns = before.filter(({ kind }) => kind === 'turn').length;
  return turns ? { by: 'turn', n: turns } : null;
}

/** Turns cannot be jumped to. */
export const isBig = (mark: Mark): boolean => mark.kind !== 'turn';

/** The next big event after (or before) an entry. */
export function bigAfter(marks: PlacedMark[], seq: number): PlacedMark | undefined {
  return marks.find((mark) => isBig(mark) && mark.seq > seq);
}

export function bigBefore(marks: PlacedMark[], seq: number): PlacedMark | undefined {
  return marks.findLast((mark) => isBig(mark) && mark.seq < seq);
}

/** The entries where a replay stops: small steps of a move are shown together with their result. */
export function momentsOf(log: Logged[]): Logged[] {
  const start = log.findIndex(({ kind }) => kind === 'start');
  const played = start < 0 ? [] : log.slice(start);
  return played.filter(({ kind, events }, i) => i === 0 || kind === 'undo' || Boolean(events?.length));
}

/** The moment that contains an entry. */
export function momentAt(moments: Logged[], seq: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.seq <= seq),
  );
}
