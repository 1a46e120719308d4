/** How large things on the planet are, in pixels of the page, by how many pixels a unit of the map has. */

export interface Sizes {
  /** Pixels for a unit of the map. */
  scale: number;
  unit: number;
  /** Crystals, tokens, structures, battles. */
  token: number;
  /** The letters of names. */
  name: number;
  /** The figures of numbers on pieces. */
  count: number;
  /** Whether names are written: not where the whole planet is as small as on a phone. */
  named: boolean;
}

export const LEAST = 26; // of a piece
const LARGEST = { unit: 42, token: 38 };
const OF_MAP = { unit: 38, token: 33, name: 13.6, count: 13.5 };
const SMALLER = 0.08; // the step from one size to the next
const NAMED_FROM = 0.52; // pixels for a unit of the map

export const MARKER = 29; // of a faction on the score track, in pixels
export const SPOT = 27; // of an event there
export const NUMBER = 10; // the radius of a number that marks a step

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** `step`: 0 for the largest pieces, then each a little smaller, down to the least. */
export function sizesAt(scale: number, step = 0): Sizes {
  const smaller = 1 - SMALLER * step;
  return {
    scale,
    unit: Math.max(LEAST, clamp(OF_MAP.unit * scale, LEAST, LARGEST.unit) * smaller),
    token: Math.max(LEAST, clamp(OF_MAP.token * scale, LEAST, LARGEST.token) * smaller),
    name: clamp(OF_MAP.name * scale, 12, 16),
    count: clamp(OF_MAP.count * scale, 13, 15),
    named: scale >= NAMED_FROM,
  };
}

export const isLeast = ({ unit, token }: Sizes): boolean => unit === LEAST && token === LEAST;

const UNREADABLE = 0.6; // pixels for a unit of the map: a planet so small is not shown as a whole at first
const READABLE = 0.69; // so it opens
const LEVEL = 1.25; // a closer look lays pieces out anew only when it is that much closer
const CLOSE = 1.2; // from here on pieces grow with the planet
const NEARLY = 1e-6;

/** How much closer than the whole the planet opens. */
export const opensAt = (whole: number): number => (whole < UNREADABLE ? READABLE / whole : 1);

/** The scale that pieces are laid out for: never more than that of the page, so nothing is smaller than it says. A page that has no room
 * yet, or none any more, is not laid out; what is drawn there all the same has its size on the map. */
export function levelOf(whole: number, zoom: number): number {
  if (whole === 0) return 1;
  const open = whole * opensAt(whole);
  const start = whole * zoom + NEARLY < open ? whole : open;
  const steps = Math.floor(Math.log((whole * zoom) / start) / Math.log(LEVEL) + NEARLY);
  return Math.min(Math.max(whole, CLOSE), start * LEVEL ** Math.max(0, steps));
}
