import { describe, expect, it } from 'vitest';

import type { Described, View } from '../../lib/types';
import type { Scene } from '../scene.svelte';
import { fieldsOf } from './fields';
import { Known } from './known.svelte';
import { pipsOf, sideOf } from './sides';

const described = (...actions: string[]): Map<string, Described> =>
  new Map(
    actions.map((action) => [action, { action, message: { key: '', args: {}, text: `Do ${action}.` }, facts: {} }]),
  );
const offering = (...actions: string[]) => ({ actions: new Set(actions) }) as unknown as Scene;

describe('a view that nobody has put into words', () => {
  it('is a table of names and values, without what the table shows elsewhere', () => {
    const view = { players: 2, prompt: {}, actions: [], undo: false, own_bait: 'crab', line: { fish: 2, boot: 1 } };
    expect(fieldsOf(view as unknown as View)).toEqual([
      ['players', '2'],
      ['own bait', 'crab'],
      ['line', 'fish 2, boot 1'],
    ]);
  });

  it('says what is true, false or empty', () => {
    const view = { a: true, b: false, c: null, d: [], e: [1, [2, 3]] } as unknown as View;
    expect(fieldsOf(view).map(([, says]) => says)).toEqual(['✓', '✗', '–', '–', '1, 2, 3']);
  });
});

describe('what could be done before', () => {
  it('is remembered in its words, the latest first, unless it can be done now', () => {
    const known = new Known();
    known.learn(described('a', 'b'));
    known.learn(described('c'));
    expect(known.gone(offering('b'))).toEqual([
      ['c', 'Do c.'],
      ['a', 'Do a.'],
    ]);
  });

  it('is not remembered for ever', () => {
    const known = new Known();
    for (let n = 0; n < 200; n++) known.learn(described(`a${n}`));
    expect(known.gone(offering())).toHaveLength(60);
  });
});

describe('the sign of a seat', () => {
  it('has as many pips as its number, as people count', () => {
    expect([0, 1, 4, 8, 10].map((seat) => pipsOf(sideOf(seat)).length)).toEqual([1, 2, 5, 9, 1]);
    expect(pipsOf('')).toEqual([]);
  });
});
