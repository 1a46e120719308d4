/** What a game offers to choose, for tables of a size, in the reader's language. */
import { faceOf } from '../../games/face';
import { get } from '../../lib/http';
import type { GameDetails, GameOption } from '../../lib/types';
import { words } from '../../lib/words.svelte';

export function detailsOf(game: string, players: number, pack = ''): Promise<GameDetails> {
  const query = `players=${players}&pack=${encodeURIComponent(pack)}&language=${words.language}`;
  return get<GameDetails>(`/games/${encodeURIComponent(game)}?${query}`);
}

export const EDITION = 'edition';

/** Whether the game is chosen by it; all the rest are readings of the rulebook. */
export const isFirst = (game: string, { name }: GameOption): boolean => faceOf(game).chosenBy.includes(name);

/** Whether it changes anything at such a table. */
export function matters({ name }: GameOption, details: GameDetails, options: Record<string, string>): boolean {
  const { matters } = faceOf(details.name);
  return matters?.(name, details.table, (other) => valueOf(details, options, other)) ?? true;
}

/** What the edition makes of each option. */
export function presets(details: GameDetails, options: Record<string, string>): Record<string, string> {
  const edition = details.options.find(({ name }) => name === EDITION);
  const chosen = options[EDITION] ?? details.proposed[EDITION] ?? edition?.default;
  return edition?.values.find(({ value }) => value === chosen)?.sets ?? {};
}

/** What is chosen, else what is proposed, else what the edition says, else the game's own. */
export function valueOf(details: GameDetails, options: Record<string, string>, name: string): string {
  const own = details.options.find((option) => option.name === name)?.default ?? '';
  return options[name] ?? details.proposed[name] ?? presets(details, options)[name] ?? own;
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

export const sidesOf = ({ seating }: GameDetails): { value: string; text: string }[] =>
  (seating?.values ?? []).map(({ value, text }) => ({ value: value === seating?.default ? '' : value, text }));
