/** Finding words in texts, and numbers of paragraphs: what a page marks and links. */
import type { Chapter } from './rulebook';

/** A part of a text; `number` is a paragraph to be opened, with the marks around it, and `found` is what somebody looked for. */
export interface Run {
  text: string;
  number?: string;
  found?: boolean;
}

const NUMBER = /\(?(?<![\p{L}\d])([A-Z]\d+(?:\.\d+)?)(?![\p{L}\d])[).,;:]*/gu;

/** Numbers that can be opened; a Set of them is one. */
export interface Numbers {
  has(number: string): boolean;
}

/** Where the rules themselves are not at hand, whatever looks like a paragraph is one. */
export const PARAGRAPHS: Numbers = { has: (number) => number.includes('.') };

/** Cuts a text where it cites a known number, and where it says what is wanted. */
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

/** Cuts a text where it says one of the words that are wanted. */
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

/** Small letters without accents, one for each: whoever types "miedzy" means "między". */
export function fold(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.toLowerCase().normalize('NFD').charAt(0).replace('ł', 'l');
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

/** The words of a question, each once. */
export const wordsOf = (query: string): string[] => [
  ...new Set(fold(query.normalize('NFC')).split(/\s+/).filter(Boolean)),
];

/** The paragraphs that say all of the words, or whose numbers begin so; chapters without any are left out. */
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
