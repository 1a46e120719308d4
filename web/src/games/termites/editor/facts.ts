/** Information shown beside a drawn board: tiles left, hexes that a text names, the board as a file. */
import type { Part } from '../../../lib/types';
import { TERRAINS, type Drawn, type Letter } from './drawn';

const HEX = /\b[A-M](?:1[0-3]|[1-9])\b/g;

/** Hexes have the same names in every language. */
export const namedIn = (text: string): string[] => text.match(HEX) ?? [];

/** T1.5: how many tiles are left that could show each terrain. */
export function leftOf(parts: readonly Part[], { cells }: Drawn): Record<string, number> {
  const rows = parts.filter(({ kind }) => kind === 'tiles').map(({ values }) => values as TileRow);
  const used = (letters: readonly string[]) => [...cells.values()].filter((letter) => letters.includes(letter)).length;
  const all = rows.reduce((sum, { count }) => sum + (Number(count) || 0), 0) - used(['w', 'v', 's']);
  const left = (letter: Letter) => {
    const having = rows.filter(({ faces }) => Array.isArray(faces) && faces.includes(TERRAINS[letter]));
    const most = having.reduce((sum, { count }) => sum + (Number(count) || 0), 0);
    return Math.min(all, most - used([letter]));
  };
  return { w: left('w'), v: left('v'), s: left('s') };
}
interface TileRow {
  faces?: unknown;
  count?: unknown;
}

/** T9.5, in the format that `rulewright play termites --board` reads. */
export function boardFile({ picture, neutral }: { picture: string; neutral: string[] }, free: boolean): string {
  const names = neutral.map((name) => `"${name}"`).join(', ');
  return `neutral = [${names}]\n${free ? 'free = true\n' : ''}picture = """\n${picture}"""\n`;
}
