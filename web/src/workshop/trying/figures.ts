/** What games between bots say about two packs: shares of wins with 95 % intervals, and how the packs differ on the same seeds. */

const Z = 1.96; // for a confidence of 95 %
const APART = 0.03; // the smallest difference in a share that is worth knowing

export interface Game {
  /** Numbers of the sides that played, and of those that won. */
  sides: number[];
  won: number[];
  decisions: number;
}
export interface Measured {
  /** The number of games. */
  n: number;
  mean: number;
  low: number;
  high: number;
}
export type Says = 'same' | 'more' | 'less';
export interface Compared {
  own: Measured;
  other: Measured;
  /** On the seeds played with both packs. */
  difference: Measured;
  says: Says;
}

const wonBy = (side: number, { won }: Game): number => (won.includes(side) ? 1 / won.length : 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((one, two) => one + two, 0);

/** Wilson's interval, as in the laboratory. */
export function share(games: readonly Game[], side: number): Measured {
  const wins = games.filter(({ sides }) => sides.includes(side)).map((game) => wonBy(side, game));
  const n = wins.length;
  if (!n) return { n, mean: 0, low: 0, high: 1 };
  const mean = sum(wins) / n;
  const middle = (mean + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z * Math.sqrt((mean * (1 - mean)) / n + (Z * Z) / (4 * n * n))) / (1 + (Z * Z) / n);
  return { n, mean, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export function average(numbers: readonly number[]): Measured {
  const n = numbers.length;
  const mean = n ? sum(numbers) / n : 0;
  const half = n ? (Z * deviation(numbers)) / Math.sqrt(n) : 0;
  return { n, mean, low: mean - half, high: mean + half };
}

function deviation(numbers: readonly number[]): number {
  const mean = sum(numbers) / numbers.length;
  return Math.sqrt(sum(numbers.map((each) => (each - mean) ** 2)) / Math.max(1, numbers.length - 1));
}

/** Games with the same seed are at the same position of the two lists. */
function differences(own: readonly Game[], other: readonly Game[], side: number): number[] {
  return own.flatMap((game, at) => {
    const twin = other[at];
    return twin && game.sides.includes(side) && twin.sides.includes(side)
      ? [wonBy(side, game) - wonBy(side, twin)]
      : [];
  });
}

const says = ({ n, low, high }: Measured): Says => (!n ? 'same' : low > 0 ? 'more' : high < 0 ? 'less' : 'same');

export function compared(own: readonly Game[], other: readonly Game[], side: number): Compared {
  const difference = average(differences(own, other, side));
  return { own: share(own, side), other: share(other, side), difference, says: says(difference) };
}

export function lengths(own: readonly Game[], other: readonly Game[]): Compared {
  const of = (games: readonly Game[]) => average(games.map(({ decisions }) => decisions));
  const both = own.slice(0, other.length).map(({ decisions }, at) => decisions - other[at]!.decisions);
  const difference = average(both);
  return { own: of(own), other: of(other), difference, says: says(difference) };
}

/** How many games it takes to tell apart packs that differ by three points for some side, in hundreds. */
export function needed(own: readonly Game[], other: readonly Game[], sides: readonly number[]): number {
  const most = Math.max(
    ...sides.map((side) => {
      const found = differences(own, other, side);
      const seen = found.length / Math.max(1, Math.min(own.length, other.length)); // not every side plays in every game
      return seen ? ((Z * deviation(found)) / APART) ** 2 / seen : 0;
    }),
  );
  return Math.ceil(most / 100) * 100;
}
