import { describe, expect, it } from 'vitest';

import { blocksOf, editionsDiffer, isRuling, reading, rulingsOf, tidied, type Chapter } from './rulebook';

const paragraph = (number: string) => ({ number, text: '', options: [] });
const chapters: Chapter[] = [
  { number: 'T1', title: 'Aim', paragraphs: [paragraph('T1.1'), paragraph('T1.2')] },
  { number: 'T2', title: 'Castes', paragraphs: [paragraph('T2'), paragraph('T2.1')] },
];

describe('reading the rules', () => {
  it('shows one paragraph, between the one before and the one after it', () => {
    const shown = reading(chapters, 'T1.2');
    expect(shown?.paragraphs.map(({ number }) => number)).toEqual(['T1.2']);
    expect([shown?.chapter.title, shown?.before, shown?.after]).toEqual(['Aim', 'T1.1', 'T2']);
  });

  it('shows all of a chapter, between the chapters next to it', () => {
    const shown = reading(chapters, 'T2');
    expect(shown?.paragraphs.map(({ number }) => number)).toEqual(['T2', 'T2.1']);
    expect([shown?.before, shown?.after]).toEqual(['T1', undefined]);
  });

  it('shows nothing for a number that is not in the rules', () => {
    expect(reading(chapters, 'T1.9')).toBeNull();
    expect(reading(chapters, 'X1')).toBeNull();
  });

  it('takes numbers as people type them', () => {
    expect(['t1-2', ' T1.2 ', 'T1.2.'].map(tidied)).toEqual(['T1.2', 'T1.2', 'T1.2']);
  });
});

describe('a text', () => {
  it('is one paragraph without line breaks', () => {
    expect(blocksOf('A rule.')).toEqual(['A rule.']);
  });

  it('has its lists as lists', () => {
    const blocks = ['Castes:', ['Workers', 'Alate'], 'Our ruling.'];
    expect(blocksOf('Castes:\n• Workers\n• Alate\nOur ruling.')).toEqual(blocks);
  });
});

describe('what is not plainly printed', () => {
  it('is ours if the text says so', () => {
    expect(isRuling('Nossas interpretações: nada.', 'nossa interpretação | nossas interpretações')).toBe(true);
    expect(isRuling('Your ruling passion.', 'our rulings')).toBe(false);
  });

  it('differs between editions if one of its options does', () => {
    const option = {
      name: 'attrition',
      label: '',
      paragraph: 'C5.8',
      title: '',
      default: 'at_once',
      values: [],
      editions: [],
    };
    const german = { edition: 'de', title: 'German', value: 'attacker_first', text: 'the attacker first' };
    expect(editionsDiffer({ ...paragraph('C5.8'), options: [option, { ...option, editions: [german] }] })).toBe(true);
    expect(editionsDiffer({ ...paragraph('C5.11'), options: [option] })).toBe(false);
  });

  it('is shown option by option, without the edition that sets them all', () => {
    const value = (sets: Record<string, string>) => ({ value: 'de', text: 'German', sets });
    const option = {
      name: 'hq_placement',
      label: '',
      paragraph: 'C5.8',
      title: '',
      default: 'random',
      values: [value({})],
      editions: [],
    };
    const edition = { ...option, name: 'edition', values: [value({}), value({ hq_placement: 'chosen' })] };
    expect(rulingsOf({ ...paragraph('C2.3'), options: [edition, option] })).toEqual([option]);
  });
});
