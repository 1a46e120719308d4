import { describe, expect, it } from 'vitest';

import { bots } from '../../lib/bots.svelte';
import { games } from '../../lib/games.svelte';
import { FRIEND, lastWish, plain, withOffered, withOthers } from './wish';

const GAME = 'checkers';
const OFFERED = ['pip', 'juno', 'marlow', 'vesper', 'atlas'];
const who = (seats: { who: string }[]) => seats.map((seat) => seat.who);

games.list = [
  {
    name: GAME,
    title: 'Checkers',
    introduction: '',
    line: '',
    time: '',
    prefix: '',
    proposed: {},
    web: null,
    balance: null,
    players: { least: 2, most: 4 },
  },
];

describe('the table that somebody wishes for', () => {
  it('has the bot that was chosen last, at first Juno', () => {
    expect(who(plain(GAME).seats)).toEqual(['me', 'juno', 'juno', 'juno']);
    bots.choose('atlas');
    expect(who(lastWish(GAME).seats)).toEqual(['me', 'atlas', 'atlas', 'atlas']);
    bots.choose('juno');
  });

  it('has a seat for each of the most players, however many', () => {
    const [checkers] = games.list;
    games.list = [{ ...checkers!, name: 'crowd', players: { least: 3, most: 7 } }];
    expect([plain('crowd').players, plain('crowd').seats.length]).toEqual([3, 7]);
    games.list = [checkers!];
  });

  it('allows hints, unless somebody says no', () => {
    expect(plain(GAME).hints).toBe(true);
  });

  it('has one bot for all others, each on the side it had', () => {
    const wish = plain(GAME);
    wish.seats[1] = { who: 'pip', name: '', side: 'red' };
    wish.seats[2] = { who: FRIEND, name: '', side: '' };
    expect(withOthers(wish, 'vesper').seats.slice(1, 3)).toEqual([
      { who: 'vesper', name: '', side: 'red' },
      { who: 'vesper', name: '', side: '' },
    ]);
  });

  it('forgets bots that are offered no more, and nobody else', () => {
    const seats = ['me', 'greedy', FRIEND, 'pip'].map((who) => ({ who, name: '', side: '' }));
    expect(who(withOffered(seats, OFFERED))).toEqual(['me', 'juno', FRIEND, 'pip']);
  });
});
