/** The options of a game, for a number of players, in the reader's language. */
import { faceOf } from '../../games/face';
import { get } from '../../lib/http';
import type { GameDetails, GameOption } from '../../lib/types';
import { words } from '../../lib/words.svelte';

export function detailsOf(game: string, players: number, pack = ''): Promise<GameDetails> {
  const query = `players=${players}&pack=${encodeURIComponent(pack)}&language=${words.language}`;
  return get<GameDetails>(`/games/${encodeURIComponent(game)}?${query}`);
}

export const EDITION = 'edition';

/** Whether this is one of the main options; all others are readings of the rulebook. */
export const isFirst = (game: string, { name }: GameOption): boolean => faceOf(game).chosenBy.includes(name);

/** Whether it makes a difference at such a table. */
export function matters({ name }: GameOption, details: GameDetails, options: Record<string, string>): boolean {
  const { matters } = faceOf(details.name);
  return matters?.(name, details.table, (other) => valueOf(details, options, other)) ?? true;
}

/** What the edition sets for each option. */
export function presets(details: GameDetails, options: Record<string, string>): Record<string, string> {
  const edition = details.options.find(({ name }) => name === EDITION);
  const chosen = options[EDITION] ?? details.proposed[EDITION] ?? edition?.default;
  return edition?.values.find(({ value }) => value === chosen)?.sets ?? {};
}

/** The chosen value, else the suggested one, else the edition's, else the game's default. */
export function valueOf(details: GameDetails, options: Record<string, string>, name: string): string {
  const own = details.options.find((option) => option.name === name)?.default ?? '';
  return options[name] ?? details.proposed[name] ?? presets(details, options)[name] ?? own;
}

/** Whether it differs from the edition, or else from the game's default. */
export function isChanged(details: GameDetails, options: Record<string, string>, option: GameOption): boolean {
  const usual = presets(details, options)[option.name] ?? option.default;
  return valueOf(details, options, option.name) !== usual;
}

/** Only the options that are still possible with this number of players. */
export function possible(details: GameDetails, options: Record<string, string>): Record<string, string> {
  const known = (name: string, value: string) =>
    details.options.find((option) => option.name === name)?.values.some((one) => one.value === value);
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => known(name, value)));
}

export const sidesOf = ({ seating }: GameDetails): { value: string; text: string }[] =>
  (seating?.values ?? []).map(({ value, text }) => ({ value: value === seating?.default ? '' : value, text }));
