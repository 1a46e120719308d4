import { describe, expect, it } from 'vitest';

import type { Sitting, Source } from '../../lib/types';
import { outcomeOf, scoreRows } from './winners';

const seat = (name: string, points: number, result: number): Sitting => ({
  name,
  points,
  result,
  person: true,
  bot: '',
  side: '',
  here: true,
  gone: false,
});
const list = (names: string[]) => names.join(' & ');

describe('the end of a game', () => {
  it('names the winner and the margin to the next', () => {
    const { winners, title, margin } = outcomeOf(
      { rated: true, seats: [seat('Ada', 48, 4800), seat('Ben', 49, 4900)] },
      list,
    );
    expect(winners).toEqual([1]);
    expect(title).toEqual({ key: 'web-looking-wins', args: { player: 'Ben' } });
    expect(margin).toEqual({ key: 'web-looking-margin', args: { points: 49, other: 48, n: 1 } });
  });

  it('speaks to the reader: you win, or who wins and how you did', () => {
    const seats = [seat('Ada', 30, 3000), seat('Ben', 49, 4900), seat('Cleo', 40, 4000)];
    expect(outcomeOf({ rated: false, seats }, list, 1).title).toEqual({ key: 'web-end-you-win', args: {} });
    expect(outcomeOf({ rated: false, seats }, list, 0).title).toEqual({
      key: 'web-end-they-win',
      args: { player: 'Ben', place: 3 },
    });
  });

  it('says so when the rules break a tie in points', () => {
    const { winners, margin } = outcomeOf({ rated: true, seats: [seat('Ada', 20, 2001), seat('Ben', 20, 2000)] }, list);
    expect(winners).toEqual([0]);
    expect(margin).toEqual({ key: 'web-looking-margin-tie', args: { points: 20 } });
  });

  it('knows a shared victory', () => {
    const seats = [seat('Ada', 20, 20), seat('Ben', 3, 3), seat('Cleo', 20, 20)];
    const { winners, title, margin } = outcomeOf({ rated: false, seats }, list);
    expect(winners).toEqual([0, 2]);
    expect(title).toEqual({ key: 'web-looking-shared', args: { players: 'Ada & Cleo' } });
    expect(margin).toEqual({ key: 'web-looking-margin-shared', args: { points: 20 } });
  });
});

describe('a game that others gave up', () => {
  const left = { ...seat('Ben', 30, -1), gone: true };

  it('is won by those who stayed', () => {
    const { winners, margin } = outcomeOf({ rated: true, seats: [seat('Ada', 20, 20), left] }, list);
    expect(winners).toEqual([0]);
    expect(margin.key).toBe('web-looking-margin-gave-up');
  });

  it('is lost by people who leave it to a bot, whatever their points', () => {
    const bot = { ...seat('Pip', 20, 20), person: false, bot: 'pip' };
    const { winners, margin } = outcomeOf({ rated: false, seats: [left, bot] }, list);
    expect(winners).toEqual([1]);
    expect(margin.key).toBe('web-looking-margin-gave-up');
  });

  it('goes by points between bots that are left', () => {
    const [pip, juno] = [20, 15].map((points) => ({ ...seat('Pip', points, points), person: false, bot: 'pip' }));
    const { margin } = outcomeOf({ rated: false, seats: [left, pip!, juno!] }, list);
    expect(margin).toEqual({ key: 'web-looking-margin', args: { points: 20, other: 15, n: 5 } });
  });

  it('goes by points where a bot has played on to the end', () => {
    const { margin } = outcomeOf({ rated: false, seats: [seat('Ada', 20, 20), { ...left, result: 30 }] }, list);
    expect(margin.key).toBe('web-looking-margin');
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
