/** A board as drawn: its hexes by place; reads and writes the letter pictures of packs. */

/** Half-hexes from the left and the row, "4,0". */
export type Key = string;
export const TERRAINS = { '.': 'open', w: 'water', v: 'vegetation', s: 'stones' } as const;
export type Letter = keyof typeof TERRAINS;

export interface Drawn {
  readonly cells: ReadonlyMap<Key, Letter>;
  /** The neutral mounds. */
  readonly mounds: ReadonlySet<Key>;
}

export const MOST = 13; // rows, and hexes in a row (T9.5)
const ROWS = 'ABCDEFGHIJKLM';

export const keyOf = (half: number, row: number): Key => `${half},${row}`;
export const spotOf = (key: Key): [half: number, row: number] => key.split(',').map(Number) as [number, number];

/** Null if the letters are not a valid board: misaligned, unknown, or too many. */
export function read(picture: unknown, neutral: unknown): Drawn | null {
  const lines = typeof picture === 'string' ? picture.replace(/^\n+|\n+$/g, '').split('\n') : [];
  const cells = new Map<Key, Letter>();
  for (const [row, line] of lines.entries())
    for (const [half, letter] of [...line].entries()) {
      if (letter === ' ') continue;
      if (!(letter in TERRAINS) || cells.size >= MOST * MOST) return null;
      cells.set(keyOf(half, row), letter as Letter);
    }
  if (!cells.size || !inStep(cells.keys()) || !fits(cells.keys())) return null;
  const named = new Map([...namesOf(cells.keys())].map(([key, name]) => [name, key]));
  const names = Array.isArray(neutral) ? neutral.map(String) : [];
  return { cells, mounds: new Set(names.map((name) => named.get(name)).filter((key) => key !== undefined)) };
}

const inStep = (keys: Iterable<Key>): boolean =>
  new Set([...keys].map(spotOf).map(([half, row]) => Math.abs(half + row) % 2)).size === 1;

/** Whether they fit into 13 rows of 13 hexes, with every other row shifted to the right. */
export function fits(keys: Iterable<Key>): boolean {
  const spots = [...keys].map(spotOf);
  const rows = spots.map(([, row]) => row);
  const top = Math.min(...rows);
  if (Math.max(...rows) - top >= MOST) return false;
  return [0, 1].some((first) => {
    const lefts = spots.map(([half, row]) => half - ((row - top + first) % 2));
    return Math.max(...lefts) - Math.min(...lefts) < 2 * MOST && Math.max(...rows) - top + first < MOST;
  });
}

/** Rows are A, B … from the top, hexes 1, 2 … from the left. */
export function namesOf(keys: Iterable<Key>): Map<Key, string> {
  const names = new Map<Key, string>();
  for (const [letter, row] of rowsOf(keys).entries())
    for (const [n, key] of row.entries()) names.set(key, `${ROWS[letter]}${n + 1}`);
  return names;
}

/** Rows from the top, each from the left. */
export function rowsOf(keys: Iterable<Key>): Key[][] {
  const rows = new Map<number, Key[]>();
  for (const key of keys) {
    const [, row] = spotOf(key);
    rows.set(row, [...(rows.get(row) ?? []), key]);
  }
  return [...rows]
    .sort(([one], [two]) => one - two)
    .map(([, row]) => row.sort((one, two) => spotOf(one)[0] - spotOf(two)[0]));
}

export function write({ cells, mounds }: Drawn): { picture: string; neutral: string[] } {
  const spots = [...cells.keys()].map(spotOf);
  const left = Math.min(...spots.map(([half]) => half));
  const rows = spots.map(([, row]) => row);
  const top = Math.min(...rows);
  const lines = Array.from({ length: Math.max(...rows) - top + 1 }, () => [] as string[]);
  for (const [half, row] of spots) {
    const line = lines[row - top]!;
    while (line.length < half - left) line.push(' ');
    line[half - left] = cells.get(keyOf(half, row))!;
  }
  const names = namesOf(cells.keys());
  const neutral = [...names].filter(([key]) => mounds.has(key)).map(([, name]) => name);
  return {
    picture: `${lines.map((line) => Array.from(line, (letter) => letter ?? ' ').join('')).join('\n')}\n`,
    neutral,
  };
}

// ------------------------------------------------------------- strokes
export type Brush = Letter | 'mound' | 'no-mound';

/** A mound and a tile exclude each other (T9.2): whichever was painted last stays. */
export function painted({ cells, mounds }: Drawn, keys: Iterable<Key>, brush: Brush): Drawn {
  const [after, standing] = [new Map(cells), new Set(mounds)];
  for (const key of keys) {
    if (!after.has(key)) continue;
    if (brush === 'mound') standing.add(key);
    else standing.delete(key);
    if (brush !== 'no-mound') after.set(key, brush === 'mound' ? '.' : brush);
  }
  return { cells: after, mounds: standing };
}

/** Add these hexes, or remove them. */
export function outlined({ cells, mounds }: Drawn, keys: Iterable<Key>, there: boolean): Drawn {
  const after = new Map(cells);
  for (const key of keys) {
    if (there && !after.has(key)) after.set(key, '.');
    else if (!there) after.delete(key);
  }
  if (!after.size || !fits(after.keys())) return { cells, mounds };
  return { cells: after, mounds: new Set([...mounds].filter((key) => after.has(key))) };
}

const AROUND = [
  [-2, 0],
  [2, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** The places beside the board where a hex could be added. */
export function besides({ cells }: Drawn): Key[] {
  const found = new Set<Key>();
  for (const [half, row] of [...cells.keys()].map(spotOf))
    for (const [dh, dr] of AROUND) {
      const key = keyOf(half + dh, row + dr);
      if (!cells.has(key)) found.add(key);
    }
  return [...found].filter((key) => fits([...cells.keys(), key]));
}
