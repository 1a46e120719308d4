/** Texts for people: the Fluent files of the Python package, in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { keep, kept } from './keeping';

export const LANGUAGES = { en: 'English', pl: 'Polski', de: 'Deutsch', 'pt-BR': 'Português (Brasil)' } as const;
export type Language = keyof typeof LANGUAGES;

const ROOT = '../../../src/rulewright/locales';
const FILES = import.meta.glob<string>('../../../src/rulewright/locales/*/{bots,web,web-*,*-terms}.ftl', {
  query: '?raw',
  import: 'default',
});

/** The files that a part of the app needs; that of a game, those with its name. */
const PARTS: Record<string, string[]> = {
  app: ['bots', 'web', 'web-lobby', 'web-notice'],
  packs: ['web-packs'],
  workshop: ['web-workshop', 'web-drawing'],
  rules: ['web-rules'],
  learn: ['web-learn', 'web-lesson'],
  puzzles: ['web-puzzle'],
  progress: ['web-progress'],
  review: ['web-review'],
  coach: ['web-coach'],
  looking: ['web-looking', 'web-chat', 'web-end', 'web-menu', 'web-stage', 'web-table'],
};

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  #parts = new Set<string>(['app']);
  #loading: Promise<void> = Promise.resolve();

  /** One at a time, so that the last choice wins. */
  choose(language: Language): Promise<void> {
    const before = this.#loading.catch(() => undefined);
    return (this.#loading = before.then(() => this.#load(language)));
  }

  async #load(language: Language): Promise<void> {
    this.#bundle = await bundleOf(language, this.#parts);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Changes the language and remembers the choice. */
  async change(language: Language): Promise<void> {
    await this.choose(language);
    keep('language', language);
  }

  /** Load the texts of a game, when somebody plays it. */
  need(part: string): Promise<void> {
    if (this.#parts.has(part)) return this.#loading;
    this.#parts.add(part);
    return this.choose(this.language);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  text(key: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) {
      console.error(`There is no text ${key} in ${this.language}.`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length) console.error(`${key} (${this.language}): ${String(errors[0])}`);
    return text;
  }
}

export const words = new Words();

/** The text with that key. */
export const t = (key: string, args?: Record<string, FluentVariable>): string => words.text(key, args);

/** The language chosen here before, else the browser's. */
export const readersLanguage = (): Language =>
  nearest(kept('language')) ?? navigator.languages.map(nearest).find((found) => found) ?? 'en';

/** Our language for "pt", "pt_BR" or "de-AT": we have one variety of each language, so the first part decides. */
export function nearest(name: string | null): Language | undefined {
  const first = name?.toLowerCase().split(/[-_]/)[0];
  return (Object.keys(LANGUAGES) as Language[]).find((language) => language.split('-')[0] === first);
}

async function bundleOf(language: Language, parts: Iterable<string>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const names = [...parts].flatMap((part) => PARTS[part] ?? filesOf(part));
  const texts = await Promise.all(names.map((name) => FILES[`${ROOT}/${language}/${name}.ftl`]?.() ?? ''));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Its terms, `web-<game>`, and all files called `web-<game>-…`. A game without any uses only the server's words. */
function filesOf(game: string): string[] {
  const own = Object.keys(FILES).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length));
  return [...new Set(own)].filter((name) => name === `${game}-terms` || `${name}-`.startsWith(`web-${game}-`));
}
