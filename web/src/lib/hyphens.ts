/** Where long words may be hyphenated: not every browser can do so in every language. */
import { t } from './words.svelte';

const SOFT = '\u00AD';
let known = { words: '', cuts: new Map<string, string>() };

/** Maps each word, as plain letters, to its hyphenated form. */
function cutsOf(words: string): Map<string, string> {
  if (words !== known.words) {
    const cuts = words.split(/\s+/).map((word) => [word.replaceAll('-', '').toLowerCase(), word] as const);
    known = { words, cuts: new Map(cuts) };
  }
  return known.cuts;
}

/** The same text with soft hyphens in those words. */
export function broken(text: string, words: string): string {
  const cuts = cutsOf(words);
  return text.replace(/\p{L}{8,}/gu, (word) => {
    let at = 0;
    const cut = cuts.get(word.toLowerCase());
    return cut ? cut.replace(/./gu, (sign) => (sign === '-' ? SOFT : word[at++]!)) : word;
  });
}

export const soft = (text: string): string => broken(text, t('web-hyphens'));
