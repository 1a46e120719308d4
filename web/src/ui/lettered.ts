/** Letters drawn stroke by stroke, a hundred high: each with its path and width. */
export type Alphabet = Record<string, [path: string, width: number]>;

/** A word letter by letter, with its width. */
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
