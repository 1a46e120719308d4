import { describe, expect, it } from 'vitest';

import { besides, fits, keyOf, namesOf, outlined, painted, read, write, type Drawn } from './drawn';
import { orbitOf, partnerOf, SIXTH, SYMMETRIES } from './symmetry';

const SMALL = ' . . w\n. v . .\n s . .\n';
const small = read(SMALL, ['B2'])!;
const CLASSIC = Array.from({ length: 11 }, (_, row) => {
  const first = Math.abs(5 - row);
  return (
    ' '.repeat(first) +
    Array(11 - first)
      .fill('.')
      .join(' ')
  );
}).join('\n');
const classic = read(CLASSIC, [])!;
const named = (drawn: Drawn, name: string) => [...namesOf(drawn.cells.keys())].find(([, each]) => each === name)![0];

describe('a picture of letters', () => {
  it('is read with its names and its mounds, and written as it was', () => {
    expect(named(small, 'A3')).toBe('5,0');
    expect(small.cells.get(named(small, 'C1'))).toBe('s');
    expect(write(small)).toEqual({ picture: SMALL, neutral: ['B2'] });
  });

  it.each([
    ['out of step', '. .\n. .'],
    ['unknown letters', '. x .'],
    ['nothing', '  \n '],
    ['no text', 7],
    ['too wide', Array(14).fill('.').join(' ')],
    ['too high', Array.from({ length: 14 }, (_, n) => `${' '.repeat(n % 2)}.`).join('\n')],
    ['a million letters', '. '.repeat(500_000)],
  ])('cannot be drawn on if it has %s', (_, picture) => expect(read(picture, [])).toBeNull());

  it('leaves out mounds on hexes that it does not have', () =>
    expect(read(SMALL, ['Z9', 'A1', { A: 1 }])!.mounds).toEqual(new Set(['1,0'])));
});

describe('strokes', () => {
  it('lay a tile where a mound stood, and a mound on open ground', () => {
    const key = named(small, 'B2');
    const wet = painted(small, [key], 'w');
    expect([wet.cells.get(key), wet.mounds.size]).toEqual(['w', 0]);
    const back = painted(wet, [key], 'mound');
    expect([back.cells.get(key), back.mounds.has(key)]).toEqual(['.', true]);
    expect(painted(back, [key], 'no-mound').mounds.size).toBe(0);
  });

  it('change the outline, and mounds keep their places whatever they are called then', () => {
    const wider = outlined(small, ['-1,0'], true);
    expect(write(wider).neutral).toEqual(['B2']);
    expect(write(wider).picture.split('\n')[0]).toBe('. . . w'.padStart(7));
    expect(write(outlined(small, [named(small, 'B1')], false)).neutral).toEqual(['B1']);
  });

  it('never make a board of nothing, nor one that does not fit', () => {
    expect(outlined(small, [...small.cells.keys()], false)).toEqual(small);
    expect(outlined(small, [keyOf(99, 1)], true)).toEqual(small);
    expect(besides(small)).toHaveLength(14);
    expect(besides(classic).every((key) => fits([...classic.cells.keys(), key]))).toBe(true);
  });
});

describe('symmetry', () => {
  it.each(SYMMETRIES)('%s leads back', (symmetry) => {
    for (const key of classic.cells.keys()) {
      let at: string | undefined = key;
      for (let turn = 0; turn < (symmetry === 'rotate-120' ? 3 : 2); turn++)
        at = at && partnerOf(classic.cells.keys(), at, symmetry);
      expect(at).toBe(key);
    }
  });

  it('knows who belongs to whom', () => {
    const partner = (name: string, symmetry: (typeof SYMMETRIES)[number]) =>
      namesOf(classic.cells.keys()).get(partnerOf(classic.cells.keys(), named(classic, name), symmetry)!);
    expect(partner('A1', 'rotate-180')).toBe('K6');
    expect(partner('A1', 'mirror-left-right')).toBe('A6');
    expect(partner('A1', 'mirror-top-bottom')).toBe('K1');
    expect(partner('A1', 'rotate-120')).toBe('F11');
    expect(partner('F6', 'rotate-120')).toBe('F6');
  });

  it('makes six of one by 60°, and four by both mirrors', () => {
    expect(orbitOf(classic.cells.keys(), named(classic, 'A2'), SIXTH)).toHaveLength(6);
    const mirrors = orbitOf(classic.cells.keys(), named(classic, 'B2'), ['mirror-left-right', 'mirror-top-bottom']);
    expect(mirrors).toHaveLength(4);
  });

  it('is nowhere if the middle lies between hexes', () => {
    const two = read('. .', [])!;
    expect(partnerOf(two.cells.keys(), keyOf(0, 0), 'rotate-180')).toBe(keyOf(2, 0));
    expect(partnerOf(two.cells.keys(), keyOf(0, 0), 'rotate-120')).toBeUndefined();
  });
});
