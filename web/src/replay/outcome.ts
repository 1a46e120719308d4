/** Who has won, in words: keys and arguments of web-looking.ftl. */
import type { FluentVariable } from '@fluent/bundle';

import type { Facts, Source } from '../lib/types';

export interface Said {
  key: string;
  args: Record<string, FluentVariable>;
}

export interface Outcome {
  winners: number[];
  title: Said;
  /** By how much. */
  margin: Said;
}

/** `result` says who is ahead, ties settled; points are what people count. */
export function outcomeOf({ seats }: Pick<Facts, 'seats'>, list: (names: string[]) => string): Outcome {
  const order = seats.map((_, seat) => seat).sort((a, b) => (seats[b]!.result ?? 0) - (seats[a]!.result ?? 0));
  const [first, second] = [seats[order[0]!]!, seats[order[1]!]];
  const winners = order.filter((seat) => seats[seat]!.result === first.result).sort((a, b) => a - b);
  const names = winners.map((seat) => seats[seat]!.name);
  const title: Said =
    winners.length > 1
      ? { key: 'web-looking-shared', args: { players: list(names) } }
      : { key: 'web-looking-wins', args: { player: first.name } };
  return { winners, title, margin: marginOf(winners.length > 1, first.points ?? 0, second?.points ?? 0) };
}

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

/** One line for each source that anybody has points from; the server lists the same ones for every seat. */
export function scoreRows(sources: Source[][]): ScoreRow[] {
  const rows = (sources[0] ?? []).map(({ message }, i) => ({
    key: message.key,
    text: message.text ?? '',
    points: sources.map((seat) => seat[i]!.points),
  }));
  return rows.filter(({ points }) => points.some((number) => number !== 0));
}
