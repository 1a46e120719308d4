import { describe, expect, it } from 'vitest';

import type { Sitting, Source } from '../lib/types';
import { outcomeOf, scoreRows } from './outcome';

const seat = (name: string, points: number, result: number): Sitting => ({
  name,
  points,
  result,
  person: true,
  bot: '',
  side: '',
  here: true,
});
const list = (names: string[]) => names.join(' & ');

describe('the end of a game', () => {
  it('names the winner and the margin to the next', () => {
    const { winners, title, margin } = outcomeOf({ seats: [seat('Ada', 48, 4800), seat('Ben', 49, 4900)] }, list);
    expect(winners).toEqual([1]);
    expect(title).toEqual({ key: 'web-looking-wins', args: { player: 'Ben' } });
    expect(margin).toEqual({ key: 'web-looking-margin', args: { points: 49, other: 48, n: 1 } });
  });

  it('says so when the rules break a tie in points', () => {
    const { winners, margin } = outcomeOf({ seats: [seat('Ada', 20, 2001), seat('Ben', 20, 2000)] }, list);
    expect(winners).toEqual([0]);
    expect(margin).toEqual({ key: 'web-looking-margin-tie', args: { points: 20 } });
  });

  it('knows a shared victory', () => {
    const seats = [seat('Ada', 20, 20), seat('Ben', 3, 3), seat('Cleo', 20, 20)];
    const { winners, title, margin } = outcomeOf({ seats }, list);
    expect(winners).toEqual([0, 2]);
    expect(title).toEqual({ key: 'web-looking-shared', args: { players: 'Ada & Cleo' } });
    expect(margin).toEqual({ key: 'web-looking-margin-shared', args: { points: 20 } });
  });
});

describe('the score by source', () => {
  const source = (text: string, points: number): Source => ({ message: { key: text, args: {}, text }, points });

  it('has a row for every source that anybody has points from', () => {
    const ada = [source('Board', 18), source('Reserve', 5), source('Ransom', 0)];
    const ben = [source('Board', 7), source('Reserve', 0), source('Ransom', 0)];
    expect(scoreRows([ada, ben]).map(({ text, points }) => [text, ...points])).toEqual([
      ['Board', 18, 7],
      ['Reserve', 5, 0],
    ]);
  });

  it('has none before the end', () => {
    expect(scoreRows([])).toEqual([]);
  });
});
