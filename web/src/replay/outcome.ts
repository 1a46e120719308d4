/** Who has won, in words: keys and arguments of web-looking.ftl. */
import type { FluentVariable } from '@fluent/bundle';

import type { Facts } from '../lib/types';

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
  const title =
    winners.length > 1
      ? { key: 'web-looking-shared', args: { players: list(names) } }
      : { key: 'web-looking-wins', args: { player: first.name } };
  const points = first.points ?? 0;
  const other = second?.points ?? 0;
  const key =
    winners.length > 1 ? 'web-looking-margin-shared' : points > other ? 'web-looking-margin' : 'web-looking-margin-tie';
  const args = key === 'web-looking-margin' ? { points, other, n: points - other } : { points };
  return { winners, title, margin: { key, args } };
}

export interface ScoreRow {
  key: string;
  text: string;
  points: number[];
}

/** One line for each source that anybody has; whoever has nothing of it has 0. */
export function scoreRows({ seats }: Pick<Facts, 'seats'>): ScoreRow[] {
  const all = seats.flatMap((seat) => seat.sources ?? []);
  const keys = [...new Set(all.map(({ key }) => key))];
  return keys.map((key) => ({
    key,
    text: all.find((source) => source.key === key)!.text,
    points: seats.map((seat) => seat.sources?.find((source) => source.key === key)?.points ?? 0),
  }));
}
