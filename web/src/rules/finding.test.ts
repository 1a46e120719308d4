import { describe, expect, it } from 'vitest';

import { fold, marked, runs, search, wordsOf } from './finding';
import type { Chapter } from './rulebook';

const numbers = new Set(['T2', 'T2.3', 'T6.6', 'C4.12', 'C4.30', 'C4.32']);
const cited = (text: string) => runs(text, numbers).flatMap(({ number }) => number ?? []);

describe('numbers of paragraphs in a text', () => {
  it('are found in brackets, in lists and before full stops', () => {
    expect(cited('Slime (T2.3) adds to the sum: T6.6, C4.12. See T2.')).toEqual(['T2.3', 'T6.6', 'C4.12', 'T2']);
  });

  it('are found at both ends of a range', () => {
    expect(cited('C4.30-C4.32')).toEqual(['C4.30', 'C4.32']);
  });

  it('are not torn from the brackets and stops around them', () => {
    expect(runs('a sum (T6.6), and', numbers)).toEqual([
      { text: 'a sum ' },
      { text: '(T6.6),', number: 'T6.6' },
      { text: ' and' },
    ]);
  });

  it('are left alone if there is no such paragraph', () => {
    expect(runs('From hex F6 (C4) to T99.1', numbers)).toEqual([{ text: 'From hex F6 (C4) to T99.1' }]);
  });

  it('leave every letter of the text in its place', () => {
    const text = 'Vegetation gives +1 (T2.3), Stones too.';
    expect(
      runs(text, numbers, ['stones'])
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  });
});

describe('what is looked for', () => {
  it('is marked wherever it stands, whatever its capitals', () => {
    expect(marked('Trogs and trogs', ['trog'])).toEqual([
      { text: 'Trog', found: true },
      { text: 's and ' },
      { text: 'trog', found: true },
      { text: 's' },
    ]);
  });

  it('is marked once where two words overlap', () => {
    expect(marked('attacker', ['attack', 'tacker'])).toEqual([{ text: 'attacker', found: true }]);
  });

  it('may be typed without accents', () => {
    expect(fold('Żołnierze są między Übergängen')).toBe('zolnierze sa miedzy ubergangen');
    expect(marked('między', wordsOf('MIEDZY'))).toEqual([{ text: 'między', found: true }]);
  });

  it('is one word for each, and none if nothing is typed', () => {
    expect(wordsOf('  Stones  stones water ')).toEqual(['stones', 'water']);
    expect(wordsOf('   ')).toEqual([]);
  });
});

describe('a search', () => {
  const paragraph = (number: string, text: string) => ({ number, text, options: [] });
  const chapters: Chapter[] = [
    { number: 'T2', title: 'Castes', paragraphs: [paragraph('T2.3', 'Slime supports.'), paragraph('T2.4', 'Flight.')] },
    { number: 'T3', title: 'Terrain', paragraphs: [paragraph('T3.4', 'Stones: a flight over them costs 1.')] },
  ];
  const found = (query: string) =>
    search(chapters, wordsOf(query)).flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number));

  it('finds the paragraphs that say all of the words', () => {
    expect(found('flight')).toEqual(['T2.4', 'T3.4']);
    expect(found('flight stones')).toEqual(['T3.4']);
  });

  it('finds paragraphs by the beginning of their number', () => {
    expect(found('t2')).toEqual(['T2.3', 'T2.4']);
    expect(found('T3.4')).toEqual(['T3.4']);
  });

  it('leaves out chapters in which nothing is found', () => {
    expect(search(chapters, ['slime']).map(({ number }) => number)).toEqual(['T2']);
    expect(search(chapters, ['mushroom'])).toEqual([]);
  });
});
