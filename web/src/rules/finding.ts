/** Finds words and paragraph numbers in texts, so that pages can mark and link them. */
import type { Chapter } from './rulebook';

/** A piece of a text; `number` is a paragraph to open, including the brackets around it, and `found` matches the search. */
export interface Run {
  text: string;
  number?: string;
  found?: boolean;
}

const NUMBER = /\(?(?<![\p{L}\d])([A-Z]\d+(?:\.\d+)?)(?![\p{L}\d])[).,;:]*/gu;

/** Numbers that can be opened, for example a Set of them. */
export interface Numbers {
  has(number: string): boolean;
}

/** Where the rules themselves are not loaded, anything that looks like a paragraph number counts. */
export const PARAGRAPHS: Numbers = { has: (number) => number.includes('.') };

/** Splits a text at known paragraph numbers and at search words. */
export function runs(text: string, numbers: Numbers, wanted: string[] = []): Run[] {
  const cut: Run[] = [];
  let from = 0;
  for (const { 0: whole, 1: number = '', index } of text.matchAll(NUMBER)) {
    if (!numbers.has(number)) continue;
    cut.push(...marked(text.slice(from, index), wanted), { text: whole, number });
    from = index + whole.length;
  }
  return [...cut, ...marked(text.slice(from), wanted)];
}

/** Splits a text at search words. */
export function marked(text: string, wanted: string[]): Run[] {
  const folded = fold(text);
  const hit = new Uint8Array(text.length);
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) hit.fill(1, at, at + word.length);
  }
  const cut: Run[] = [];
  for (let at = 0; at < text.length;) {
    let end = at + 1;
    while (end < text.length && hit[end] === hit[at]) end += 1;
    cut.push(hit[at] ? { text: text.slice(at, end), found: true } : { text: text.slice(at, end) });
    at = end;
  }
  return cut;
}

/** Lower case without accents, character by character: somebody who types "miedzy" means "między". */
export function fold(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.toLowerCase().normalize('NFD').charAt(0).replace('ł', 'l');
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

/** The words of a query, without duplicates. */
export const wordsOf = (query: string): string[] => [
  ...new Set(fold(query.normalize('NFC')).split(/\s+/).filter(Boolean)),
];

/** The paragraphs that contain all words, or whose numbers start with them; chapters without results are left out. */
export function search(chapters: Chapter[], wanted: string[]): Chapter[] {
  if (!wanted.length) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter(({ number, text }) => says(text, wanted, number)),
    }))
    .filter(({ paragraphs }) => paragraphs.length);
}

export function says(text: string, wanted: string[], number = ''): boolean {
  const folded = fold(text);
  return wanted.every((word) => folded.includes(word) || fold(number).startsWith(word));
}
