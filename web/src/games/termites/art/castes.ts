/** The four castes, seen from above and facing up, in a box of 100. What is drawn wears `currentColor`; cuts show what lies below (`--cut`). */

export interface Layer {
  /** limb: a line, drawn again on the other side; body: a filled shape; cased: filled, with a cut round it; cut: a line of the ground. */
  kind: 'limb' | 'body' | 'cased' | 'cut';
  d: string;
  width?: number;
}

const limb = (width: number, ...d: string[]): Layer => ({ kind: 'limb', width, d: d.join(' ') });
const body = (...d: string[]): Layer => ({ kind: 'body', d: d.join(' ') });
const cased = (width: number, d: string): Layer => ({ kind: 'cased', width, d });
const cut = (width: number, ...d: string[]): Layer => ({ kind: 'cut', width, d: d.join(' ') });
const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y} a${rx} ${ry} 0 1 0 ${2 * rx} 0 a${rx} ${ry} 0 1 0 ${-2 * rx} 0 Z`;
/** A dot of the ground: a line without length. */
const eyes = (width: number, ...at: [number, number][]): Layer => cut(width, ...at.map(([x, y]) => `M${x} ${y} h.01`));

/** From 90 pixels up. */
export const DRAWINGS = {
  // a round head, a plump body, a pellet of earth between the jaws
  worker: [
    limb(4.2, 'M43 44 L29 39 L20 27', 'M42 49 L26 51 L13 60', 'M43 54 L29 66 L22 83'),
    limb(3.2, 'M45 23 C41 16 35 13 28 13'),
    body(disc(50, 9, 8), disc(50, 28, 12.5, 11)),
    body('M50 37 C60 37 62 44 60 50 C59 55 41 55 40 50 C38 44 40 37 50 37 Z'),
    body('M50 52 C65 52 70 64 69 74 C68 88 59 96 50 97 C41 96 32 88 31 74 C30 64 35 52 50 52 Z'),
    cut(2.4, 'M34 66 C44 70 56 70 66 66', 'M32 76 C43 81 57 81 68 76', 'M36 87 C45 91 55 91 64 87'),
    cut(2.4, 'M41 52.5 C46 54.5 54 54.5 59 52.5', 'M42 38.5 C47 40 53 40 58 38.5'),
    eyes(4, [44.5, 26], [55.5, 26]),
    cut(1.8, 'M45 7.5 C46 4.5 49 3.6 51.5 4.2'),
  ],
  // a head like an anvil with sickle jaws, a small body behind it
  soldier: [
    limb(4.6, 'M43 64 L27 60 L15 49', 'M42 68 L24 72 L12 83', 'M44 72 L31 83 L26 97'),
    body('M37 34 C24 29 19 15 30 2 C29 12 34 17 46 19 C47 22 46 27 44 30 Z'),
    body('M63 34 C76 29 81 15 70 2 C71 12 66 17 54 19 C53 22 54 27 56 30 Z'),
    limb(3, 'M33 38 C27 36 22 36 17 39'),
    body('M38 28 C45 24 55 24 62 28 C69 33 71 43 69 51 C67 58 58 61 50 61 C42 61 33 58 31 51 C29 43 31 33 38 28 Z'),
    body('M50 60 C60 60 62 65 60 70 C58 75 42 75 40 70 C38 65 40 60 50 60 Z'),
    body('M50 72 C61 72 65 80 63 87 C61 95 55 98 50 98 C45 98 39 95 37 87 C35 80 39 72 50 72 Z'),
    cut(2.4, 'M40 61.5 C46 64 54 64 60 61.5', 'M41 73 C47 75.5 53 75.5 59 73', 'M38.5 81 C46 84.5 54 84.5 61.5 81'),
    cut(2.4, 'M39.5 90 C46 93 54 93 60.5 90', 'M50 31 L50 51'),
    eyes(4.4, [38.5, 39], [61.5, 39]),
  ],
  // a head drawn out into a nozzle, with a jet of slime
  nasute: [
    limb(3.8, 'M43 51 L28 46 L17 35', 'M42 56 L24 58 L10 66', 'M43 60 L29 71 L23 88'),
    limb(3, 'M42 35 C35 30 29 29 22 31'),
    body(
      'M50 15 C52 15 53 18 53.6 22 C55 30 66 33 66 43 C66 51 58 54 50 54 C42 54 34 51 34 43 C34 33 45 30 46.4 22 C47 18 48 15 50 15 Z',
    ),
    body(
      'M50 0 C53.5 4 55 6.2 55 8.4 A5 5 0 0 1 45 8.4 C45 6.2 46.5 4 50 0 Z',
      disc(37.5, 8.5, 3.2),
      disc(62.5, 8.5, 3.2),
    ),
    body('M50 53 C59 53 60 58 59 62 C57 66 43 66 41 62 C40 58 41 53 50 53 Z'),
    body('M50 63 C62 63 66 72 65 80 C64 91 57 97 50 98 C43 97 36 91 35 80 C34 72 38 63 50 63 Z'),
    cut(2.4, 'M41 54.5 C47 57 53 57 59 54.5', 'M41.5 64 C47 66.5 53 66.5 58.5 64', 'M37 73.5 C45 77.5 55 77.5 63 73.5'),
    cut(2.4, 'M36.5 83 C45 87 55 87 63.5 83', 'M50 26 L50 38'),
    eyes(4, [42, 43.5], [58, 43.5]),
  ],
  // four long wings
  alate: [
    body(
      'M46 40 C34 32 20 16 8 9 C2 6 -1 11 2 18 C8 32 26 45 45 47 Z',
      'M54 40 C66 32 80 16 92 9 C98 6 101 11 98 18 C92 32 74 45 55 47 Z',
    ),
    body(
      'M45 49 C31 50 14 58 6 70 C2 77 6 82 13 80 C27 76 40 64 47 55 Z',
      'M55 49 C69 50 86 58 94 70 C98 77 94 82 87 80 C73 76 60 64 53 55 Z',
    ),
    cut(1.9, 'M42 42 C30 34 18 22 8 15', 'M39 45 C28 40 15 30 7 21', 'M41 53 C30 56 18 65 11 74'),
    cut(1.9, 'M58 42 C70 34 82 22 92 15', 'M61 45 C72 40 85 30 93 21', 'M59 53 C70 56 82 65 89 74'),
    limb(2.8, 'M46 18 C43 11 39 7 34 4'),
    body('M50 14 C57 14 60 19 59 25 C58 30 42 30 41 25 C40 19 43 14 50 14 Z'),
    cased(1.6, 'M50 28 C59 28 61 35 60 43 C59 52 41 52 40 43 C39 35 41 28 50 28 Z'),
    cased(1.6, 'M50 48 C58 48 61 55 60 66 C59 80 54 92 50 98 C46 92 41 80 40 66 C39 55 42 48 50 48 Z'),
    cut(2.2, 'M41 60 C47 63 53 63 59 60', 'M41 69 C47 72 53 72 59 69', 'M43 78 C47 80.5 53 80.5 57 78'),
    cut(2.2, 'M45.5 87 C48 88.5 52 88.5 54.5 87'),
    eyes(4, [44.5, 21], [55.5, 21]),
  ],
} satisfies Record<string, Layer[]>;

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
