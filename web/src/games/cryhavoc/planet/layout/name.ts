/** The name of a region in one or two lines, with its terrain symbol before and its owner's pennant after it. */

export interface Name {
  lines: readonly string[];
  /** From the middle of the letters to each end, including symbols. */
  left: number;
  right: number;
  height: number;
}

/** The width of letters in bold type, relative to their size: fonts hardly differ in this. */
const LETTERS: [RegExp, number][] = [
  [/[ijlíłI .']/, 0.28],
  [/[frt-]/, 0.38],
  [/[csz]/, 0.47],
  [/[mwM]/, 0.86],
  [/W/, 1.03],
  [/\p{Lu}/u, 0.67],
];
const LETTER = 0.54;
export const LINE = 1.08;
const SIGN = 1.28;
const PENNANT = 1.02;

const letter = (one: string): number => LETTERS.find(([like]) => like.test(one))?.[1] ?? LETTER;

const measured = new Map<string, number>();

/** Measured once for each text: to find room for numbers, every name is asked for many times over. */
export function widthOf(text: string, size: number): number {
  let width = measured.get(text);
  if (width === undefined) measured.set(text, (width = [...text].reduce((sum, one) => sum + letter(one), 0)));
  return width * size;
}

/** Split the name into two lines of nearly equal length. */
function halves(name: string): string[] | null {
  const words = name.split(' ');
  const ways = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')]);
  const widest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return ways.sort((a, b) => widest(a) - widest(b))[0] ?? null;
}

/** Every way to write it. Room for a pennant is always reserved, so that the name stays where it is. */
export function writings(name: string, size: number, sign: boolean, pennant: boolean): Name[] {
  const lines = [[name], halves(name)].filter((one) => one !== null);
  return lines.map((one) => {
    const half = one.map((line) => widthOf(line, size) / 2);
    const last = half.length - 1;
    return {
      lines: one,
      left: Math.max(half[0]! + (sign ? SIGN * size : 0), half[last]!),
      right: Math.max(half[0]!, half[last]! + (pennant ? PENNANT * size : 0)),
      height: one.length * size * LINE,
    };
  });
}
