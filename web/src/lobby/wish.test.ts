import { describe, expect, it } from 'vitest';

import { bots } from '../lib/bots.svelte';
import { FRIEND, lastWish, plain, withOffered, withOthers } from './wish';

const OFFERED = ['pip', 'juno', 'marlow', 'vesper', 'atlas'];
const who = (seats: { who: string }[]) => seats.map((seat) => seat.who);

describe('the table that somebody wishes for', () => {
  it('has the bot that was chosen last, at first Juno', () => {
    expect(who(plain().seats)).toEqual(['me', 'juno', 'juno', 'juno']);
    bots.choose('atlas');
    expect(who(lastWish('termites').seats)).toEqual(['me', 'atlas', 'atlas', 'atlas']);
    bots.choose('juno');
  });

  it('allows hints, unless somebody says no', () => {
    expect(plain().hints).toBe(true);
  });

  it('has one bot for all others, each on the side it had', () => {
    const wish = plain();
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
