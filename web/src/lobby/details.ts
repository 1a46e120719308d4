/** What a game offers to choose, for tables of a size, in the reader's language. */
import { get } from '../lib/http';
import type { GameDetails, GameOption } from '../lib/types';
import { t, words } from '../lib/words.svelte';

export function detailsOf(game: string, players: number): Promise<GameDetails> {
  return get<GameDetails>(`/games/${encodeURIComponent(game)}?players=${players}&language=${words.language}`);
}

export const EDITION = 'edition';

/** What a game is chosen by; all the rest are readings of the rulebook. */
const FIRST = new Set(['scenario', 'tiles', 'level', EDITION]);
const TILES_FOR = 'build';
const FOR_FOUR = new Set(['start_tunnels', 'nests_with_four']);

export const isFirst = ({ name }: GameOption): boolean => FIRST.has(name);

/** Whether it changes anything at such a table. */
export function matters({ name }: GameOption, details: GameDetails, options: Record<string, string>): boolean {
  if (name === 'tiles') return valueOf(details, options, 'scenario') === TILES_FOR;
  return !FOR_FOUR.has(name) || details.table === 4;
}

/** What the edition makes of each option. */
export function presets(details: GameDetails, options: Record<string, string>): Record<string, string> {
  const edition = details.options.find(({ name }) => name === EDITION);
  const chosen = options[EDITION] ?? edition?.default;
  return edition?.values.find(({ value }) => value === chosen)?.sets ?? {};
}

/** What is chosen, else what the edition says, else the game's own. */
export function valueOf(details: GameDetails, options: Record<string, string>, name: string): string {
  const own = details.options.find((option) => option.name === name)?.default ?? '';
  return options[name] ?? presets(details, options)[name] ?? own;
}

/** Whether it is other than the edition, or the game itself, has it. */
export function isChanged(details: GameDetails, options: Record<string, string>, option: GameOption): boolean {
  const usual = presets(details, options)[option.name] ?? option.default;
  return valueOf(details, options, option.name) !== usual;
}

/** Only what is still possible at a table of that size. */
export function possible(details: GameDetails, options: Record<string, string>): Record<string, string> {
  const known = (name: string, value: string) =>
    details.options.find((option) => option.name === name)?.values.some((one) => one.value === value);
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => known(name, value)));
}

/** The question that an option answers. The server's words are for a list with explanations, so some have shorter ones here. */
export function questionOf(game: string, { name, title }: GameOption): string {
  const key = `web-lobby-option-${game}-${name.replaceAll('_', '-')}`;
  return words.has(key) ? t(key) : title.replace(/\.$/, '');
}

export const sidesOf = ({ seating }: GameDetails): { value: string; text: string }[] =>
  (seating?.values ?? []).map(({ value, text }) => ({ value: value === seating?.default ? '' : value, text }));
