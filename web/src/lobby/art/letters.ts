/** Letters drawn stroke by stroke, a hundred high: how each runs, and how wide it is. */
type Alphabet = Record<string, [path: string, width: number]>;

export const GNAWED: Alphabet = {
  T: ['M0 0 H60 M30 0 V100', 60],
  E: ['M50 0 H0 V100 H50 M0 50 H42', 50],
  R: ['M0 100 V0 H34 Q56 0 56 27 Q56 54 34 54 H0 M30 54 L58 100', 58],
  M: ['M0 100 V0 L37 58 L74 0 V100', 74],
  I: ['M0 0 V100', 0],
  N: ['M0 100 V0 L56 100 V0', 56],
  Y: ['M0 0 L29 52 L58 0 M29 52 V100', 58],
  C: ['M52 18 Q44 0 28 0 Q0 0 0 50 Q0 100 28 100 Q44 100 52 82', 52],
  U: ['M0 0 V68 Q0 100 28 100 Q56 100 56 68 V0', 56],
  P: ['M0 100 V0 H34 Q56 0 56 28 Q56 56 34 56 H0', 56],
  S: ['M50 15 Q43 0 26 0 Q2 0 2 24 Q2 45 26 50 Q52 55 52 76 Q52 100 26 100 Q6 100 0 84', 52],
};

export const CUT: Alphabet = {
  C: ['M54 22 L40 0 H14 L0 22 V78 L14 100 H40 L54 78', 54],
  R: ['M0 100 V0 H38 L54 16 V38 L38 54 H0 M26 54 L56 100', 56],
  Y: ['M0 0 L29 50 L58 0 M29 50 V100', 58],
  H: ['M0 0 V100 M54 0 V100 M0 50 H54', 54],
  A: ['M0 100 L30 0 L60 100 M12 66 H48', 60],
  V: ['M0 0 L30 100 L60 0', 60],
  O: ['M14 0 H42 L56 22 V78 L42 100 H14 L0 78 V22 Z', 56],
  ' ': ['', 22],
};

/** A word letter by letter, and how wide it is. */
export function lettered(word: string, alphabet: Alphabet, gap: number) {
  let x = 0;
  const letters = [...word.toUpperCase()].map((letter) => {
    const [path, width] = alphabet[letter]!;
    const place = { path, x };
    x += width + gap;
    return place;
  });
  return { letters, width: x - gap };
}
