/** The four castes from above, facing up, in a box of 100. Drawn in `currentColor`; cuts show the background (`--cut`). */

export interface Layer {
  /** limb: a line, also drawn mirrored; body: a filled shape; cased: filled, with a cut around it; cut: a line in the background colour. */
  kind: 'limb' | 'body' | 'cased' | 'cut';
  d: string;
  width?: number;
}

export const limb = (width: number, ...d: string[]): Layer => ({ kind: 'limb', width, d: d.join(' ') });
export const body = (...d: string[]): Layer => ({ kind: 'body', d: d.join(' ') });
export const cased = (width: number, d: string): Layer => ({ kind: 'cased', width, d });
export const cut = (width: number, ...d: string[]): Layer => ({ kind: 'cut', width, d: d.join(' ') });
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y} a${rx} ${ry} 0 1 0 ${2 * rx} 0 a${rx} ${ry} 0 1 0 ${-2 * rx} 0 Z`;

/** For tokens, lists and anything smaller: heavy limbs, one cut at each joint. */
export const GLYPHS = {
  worker: [
    limb(7, 'M40 45 L24 40 L15 27', 'M39 52 L20 56 L8 67', 'M41 58 L25 72 L20 90'),
    body(disc(50, 11, 10.5), disc(50, 32, 16, 12.5), disc(50, 48, 13, 10)),
    body('M50 52 C69 52 75 64 74 76 C73 91 62 99 50 99 C38 99 27 91 26 76 C25 64 31 52 50 52 Z'),
    cut(4, 'M34 56.5 C43 60 57 60 66 56.5', 'M27.5 71 C42 77 58 77 72.5 71', 'M32 86 C44 91 56 91 68 86'),
    cut(4, 'M39 21.5 C45 24 55 24 61 21.5'),
  ],
  soldier: [
    limb(7, 'M40 63 L22 60 L8 48', 'M40 68 L20 74 L8 88', 'M42 74 L30 86 L28 99'),
    body(
      'M33 40 C13 33 8 13 26 0 C24 11 31 17 46 19 C48 24 47 31 44 35 Z',
      'M67 40 C87 33 92 13 74 0 C76 11 69 17 54 19 C52 24 53 31 56 35 Z',
    ),
    body('M34 29 C44 24 56 24 66 29 C76 35 77 46 74 55 C71 62 60 65 50 65 C40 65 29 62 26 55 C23 46 24 35 34 29 Z'),
    body('M50 64 C65 64 69 76 67 85 C65 95 57 100 50 100 C43 100 35 95 33 85 C31 76 35 64 50 64 Z'),
    cut(4, 'M31 64 C42 68.5 58 68.5 69 64', 'M34 82 C44 86.5 56 86.5 66 82', 'M50 36 L50 54'),
  ],
  nasute: [
    limb(6.5, 'M40 56 L23 52 L11 40', 'M40 62 L20 66 L7 77', 'M42 68 L27 80 L23 96'),
    body(
      'M50 13 C54 13 55 19 56.5 25 C59 35 74 37 74 49 C74 58 62 61 50 61 C38 61 26 58 26 49 C26 37 41 35 43.5 25 C45 19 46 13 50 13 Z',
    ),
    body(disc(50, 4.5, 5.5), disc(33, 10, 5.5), disc(67, 10, 5.5)),
    body('M50 60 C63 60 67 71 66 80 C65 92 58 99 50 99 C42 99 35 92 34 80 C33 71 37 60 50 60 Z'),
    cut(4, 'M33 60 C43 64.5 57 64.5 67 60', 'M35 78 C44 82.5 56 82.5 65 78', 'M50 27 L50 44'),
  ],
  alate: [
    body(
      'M47 42 C36 30 22 12 9 4 C1 0 -5 6 -2 16 C4 34 24 49 46 51 Z',
      'M53 42 C64 30 78 12 91 4 C99 0 105 6 102 16 C96 34 76 49 54 51 Z',
    ),
    body(
      'M46 50 C30 51 9 60 1 74 C-3 83 2 90 11 88 C28 83 42 68 49 56 Z',
      'M54 50 C70 51 91 60 99 74 C103 83 98 90 89 88 C72 83 58 68 51 56 Z',
    ),
    cased(
      4,
      'M50 8 C61 8 65 16 62 25 C66 36 65 46 62 52 C64 70 57 90 50 100 C43 90 36 70 38 52 C35 46 34 36 38 25 C35 16 39 8 50 8 Z',
    ),
    cut(4, 'M39 26.5 C46 30 54 30 61 26.5', 'M39 53 C46 56.5 54 56.5 61 53', 'M40 70 C46 73.5 54 73.5 60 70'),
  ],
} satisfies Record<string, Layer[]>;
