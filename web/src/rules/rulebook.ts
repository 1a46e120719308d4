/** The rules of a game as the server tells them, in the reader's language: asked for once, then kept. */
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
  rules.catch(() => asked.delete(key)); // the next who asks may have more luck
  return rules;
}

// ------------------------------------------------------------- finding one's way
export const chapterOf = (number: string): string => number.split('.')[0] ?? number;

/** Every number that can be cited: chapters and paragraphs. */
export const numbersOf = (chapters: Chapter[]): Set<string> =>
  new Set(chapters.flatMap(({ number, paragraphs }) => [number, ...paragraphs.map((paragraph) => paragraph.number)]));

/** As it is written in the rules, however somebody has typed it. */
export const tidied = (number: string): string => number.trim().toUpperCase().replaceAll('-', '.').replace(/\.$/, '');

/** What is shown for a number: one paragraph, or all of a chapter; and where to read on. */
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

/** The paragraphs of a text, each a string, and its lists, each an array of items. */
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

/** Those that are about the paragraph itself: one that sets others is only a short way to choose them. */
export const rulingsOf = ({ options }: Paragraph): RuleOption[] =>
  options.filter(({ values }) => values.every(({ sets }) => !Object.keys(sets).length));

/** Our rulings say of themselves that they are ours, in words that each language has for it. */
export function isRuling(text: string, phrases: string): boolean {
  const said = text.toLowerCase();
  return phrases.split('|').some((phrase) => said.includes(phrase.trim().toLowerCase()));
}
