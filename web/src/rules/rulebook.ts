/** The rules of a game from the server, in the reader's language: requested once, then cached. */
import type { RuleChapter as Chapter, RuleOption, RuleParagraph as Paragraph } from '../lib/types';
import { get } from '../lib/http';
import { words } from '../lib/words.svelte';

export type { RuleChapter as Chapter, RuleOption, RuleParagraph as Paragraph } from '../lib/types';

const asked = new Map<string, Promise<Chapter[]>>();

export function rulesOf(game: string): Promise<Chapter[]> {
  const key = `${words.language}/${game}`;
  const before = asked.get(key);
  if (before) return before;
  const rules = get<Chapter[]>(`/games/${encodeURIComponent(game)}/rules`);
  asked.set(key, rules);
  rules.catch(() => asked.delete(key)); // a later request may succeed
  return rules;
}

// ------------------------------------------------------------- finding one's way
export const chapterOf = (number: string): string => number.split('.')[0] ?? number;

/** Every number that can be cited: chapters and paragraphs. */
export const numbersOf = (chapters: Chapter[]): Set<string> =>
  new Set(chapters.flatMap(({ number, paragraphs }) => [number, ...paragraphs.map((paragraph) => paragraph.number)]));

/** A number as the rules write it, however it was typed. */
export const tidied = (number: string): string => number.trim().toUpperCase().replaceAll('-', '.').replace(/\.$/, '');

/** What is shown for a number: one paragraph or a whole chapter; and its neighbours. */
export interface Reading {
  chapter: Chapter;
  paragraphs: Paragraph[];
  before: string | undefined;
  after: string | undefined;
}

export function reading(chapters: Chapter[], number: string): Reading | null {
  const chapter = chapters.find((chapter) => chapter.number === chapterOf(number));
  if (!chapter) return null;
  const whole = chapter.number === number;
  const paragraphs = chapter.paragraphs.filter((paragraph) => whole || paragraph.number === number);
  if (!paragraphs.length) return null;
  const order = whole
    ? chapters.map((chapter) => chapter.number)
    : chapters.flatMap((chapter) => chapter.paragraphs.map((paragraph) => paragraph.number));
  const at = order.indexOf(number);
  return { chapter, paragraphs, before: order[at - 1], after: order[at + 1] };
}

// ------------------------------------------------------------- how it is set
const ITEM = '• ';

/** The parts of a text: a paragraph is a string, a list an array of items. */
export function blocksOf(text: string): (string | string[])[] {
  const blocks: (string | string[])[] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (!line.startsWith(ITEM)) blocks.push(line);
    else if (Array.isArray(last)) last.push(line.slice(ITEM.length));
    else blocks.push([line.slice(ITEM.length)]);
  }
  return blocks;
}

// ------------------------------------------------------------- what is not plainly printed
export const editionsDiffer = ({ options }: Paragraph): boolean => options.some(({ editions }) => editions.length);

/** The options that concern the paragraph itself: one that sets other options is only a shortcut. */
export const rulingsOf = ({ options }: Paragraph): RuleOption[] =>
  options.filter(({ values }) => values.every(({ sets }) => !Object.keys(sets).length));

/** Whether a text is our own ruling: rulings say so with fixed phrases in each language. */
export function isRuling(text: string, phrases: string): boolean {
  const said = text.toLowerCase();
  return phrases.split('|').some((phrase) => said.includes(phrase.trim().toLowerCase()));
}
