/** Who won, in words: keys and arguments of web-looking.ftl and web-end.ftl. */
import type { FluentVariable } from '@fluent/bundle';

import type { Facts, Source } from '../../lib/types';

export interface Said {
  key: string;
  args: Record<string, FluentVariable>;
}

export interface Outcome {
  winners: number[];
  title: Said;
  /** By how many points. */
  margin: Said;
}

/** `result` says who is ahead after tie-breaks; points are what people count. `own`: the reader's seat, if there is just one. */
export function outcomeOf(
  { seats, rated }: Pick<Facts, 'seats' | 'rated'>,
  list: (names: string[]) => string,
  own: number | null = null,
): Outcome {
  const order = seats.map((_, seat) => seat).sort((a, b) => (seats[b]!.result ?? 0) - (seats[a]!.result ?? 0));
  const [first, second] = [seats[order[0]!]!, seats[order[1]!]];
  const winners = order.filter((seat) => seats[seat]!.result === first.result).sort((a, b) => a - b);
  const names = winners.map((seat) => seats[seat]!.name);
  const title: Said =
    winners.length > 1
      ? { key: 'web-looking-shared', args: { players: list(names) } }
      : titleFor(first.name, own === null ? null : placeOf(seats, own));
  const lost = rated || seats.every(({ person, gone }) => gone || !person); // by those who resigned, whatever their points
  if (lost && second?.gone && !first.gone)
    return { winners, title, margin: { key: 'web-looking-margin-gave-up', args: {} } };
  return { winners, title, margin: marginOf(winners.length > 1, first.points ?? 0, second?.points ?? 0) };
}

function titleFor(player: string, place: number | null): Said {
  if (place === null) return { key: 'web-looking-wins', args: { player } };
  return place === 1 ? { key: 'web-end-you-win', args: {} } : { key: 'web-end-they-win', args: { player, place } };
}

/** The place: one more than the number of seats ahead. */
const placeOf = (seats: Facts['seats'], own: number): number =>
  1 + seats.filter(({ result }) => (result ?? 0) > (seats[own]!.result ?? 0)).length;

function marginOf(shared: boolean, points: number, other: number): Said {
  if (shared) return { key: 'web-looking-margin-shared', args: { points } };
  if (points === other) return { key: 'web-looking-margin-tie', args: { points } };
  return { key: 'web-looking-margin', args: { points, other, n: points - other } };
}

export interface ScoreRow {
  key: string;
  text: string;
  points: number[];
}

/** One line for each source of points that any seat has; the server lists the same sources for every seat. */
export function scoreRows(sources: Source[][]): ScoreRow[] {
  const rows = (sources[0] ?? []).map(({ message }, i) => ({
    key: message.key,
    text: message.text ?? '',
    points: sources.map((seat) => seat[i]!.points),
  }));
  return rows.filter(({ points }) => points.some((number) => number !== 0));
}
