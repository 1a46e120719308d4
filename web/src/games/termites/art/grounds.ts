/** The terrains as drawn on one hex: the plants and stones on each. */
type Tuft = readonly [x: number, y: number, size: number];
type Leaf = readonly [x: number, y: number, turn: number, size: number];
type Rock = readonly [x: number, y: number, size: number, mirrored?: true];

const tuft = ([x, y, s]: Tuft): string =>
  `M${x} ${y} q${-s} ${-5 * s} ${-5 * s} ${-7 * s} M${x} ${y} q${0.3 * s} ${-6 * s} 0 ${-10 * s} M${x} ${y} q${s} ${-5 * s} ${5 * s} ${-7 * s}`;
const grain = ([x, y]: readonly [number, number]): string => `M${x} ${y} h.01`;
const wave = (x: number, y: number, times: number): string => `M${x} ${y} ${'q4.5 -5.5 9 0 t9 0 '.repeat(times)}`;

interface Open {
  grass: string;
  dust: string;
}
const open = (tufts: Tuft[], grains: [number, number][]): Open => ({
  grass: tufts.map(tuft).join(' '),
  dust: grains.map(grain).join(' '),
});

/** Three variants, so that neighbouring hexes need not look alike. */
export const OPEN: readonly Open[] = [
  open(
    [
      [-24, -12, 0.9],
      [19, 27, 0.9],
    ],
    [
      [14, -26],
      [-8, 18],
      [28, -2],
      [-30, 22],
    ],
  ),
  open(
    [
      [22, -16, 0.9],
      [-17, 32, 0.9],
      [-4, -30, 0.7],
    ],
    [
      [-22, -4],
      [8, 10],
      [30, 16],
    ],
  ),
  open(
    [
      [-28, 20, 0.9],
      [4, -28, 0.8],
    ],
    [
      [22, -14],
      [-18, -22],
      [18, 22],
      [0, 38],
    ],
  ),
];

export const WAVES = [
  wave(-18, -30, 2),
  wave(-34, -12, 2),
  wave(10, -11, 1),
  wave(-14, 9, 2),
  wave(-32, 28, 1),
  wave(-6, 29, 2),
].join(' ');
export const GLINTS = [wave(-15, -25.5, 1), wave(-31, -7.5, 1), wave(-11, 13.5, 1), wave(-3, 33.5, 1)].join(' ');

export const LEAVES: readonly Leaf[] = [
  [0, -34, 0, 0.95],
  [-25, -20, -38, 1],
  [25, -20, 38, 1],
  [-9, -10, -16, 0.9],
  [12, -4, 24, 0.9],
  [-31, 10, -64, 0.9],
  [31, 11, 64, 0.9],
  [-13, 17, -30, 1],
  [10, 22, 14, 1],
  [-6, 39, -52, 0.8],
  [26, 32, 50, 0.8],
  [-25, 33, -80, 0.7],
];

export const ROCKS: readonly Rock[] = [
  [-4, -29, 1.05],
  [-24, -3, 1.1, true],
  [21, -8, 1.15],
  [-2, 9, 0.7, true],
  [-17, 27, 0.95],
  [15, 29, 1.1, true],
  [31, 14, 0.5],
];
