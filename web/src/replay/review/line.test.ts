import { expect, it } from 'vitest';

import { inShort } from './line';

it.each([
  ['a b c', 'a; b; c'],
  ['a a a', 'a (×3)'],
  ['a b a b a b c', 'a; b (×3); c'],
  ['c a b a b a d', 'c; a; b (×2); a; d'],
  ['a', 'a'],
])('of a line of play %s it says what is done several times once', (deeds, told) => {
  expect(inShort(deeds.split(' '))).toBe(told);
});
