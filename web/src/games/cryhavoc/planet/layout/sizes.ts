/** The size of things on the planet in page pixels, depending on the scale of the map. */

export interface Sizes {
  /** Pixels per map unit. */
  scale: number;
  unit: number;
  /** Crystals, tokens, structures, battles. */
  token: number;
  /** The letters of names. */
  name: number;
  /** The figures of numbers on pieces. */
  count: number;
  /** Whether names are drawn: not where the whole planet is as small as on a phone. */
  named: boolean;
}

export const LEAST = 26; // pixels of the smallest piece
const LARGEST = { unit: 42, token: 38 };
const OF_MAP = { unit: 38, token: 33, name: 13.6, count: 13.5 };
const SMALLER = 0.08; // reduction from one size to the next
const NAMED_FROM = 0.52; // pixels per map unit

export const MARKER = 29; // pixels of a faction's marker on the score track
export const SPOT = 27; // pixels of an event on the score track
export const NUMBER = 10; // radius of a step number

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** `step`: 0 for the largest pieces; each further step is a little smaller, down to the minimum. */
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

const UNREADABLE = 0.6; // pixels per map unit: a planet smaller than this does not open as a whole
const READABLE = 0.69; // but at this scale
const LEVEL = 1.25; // pieces are laid out again only after zooming in by this factor
const CLOSE = 1.2; // above this scale, pieces grow with the planet
const NEARLY = 1e-6;

/** The zoom at which the planet opens, relative to the whole. */
export const opensAt = (whole: number): number => (whole < UNREADABLE ? READABLE / whole : 1);

/** The scale that pieces are laid out for: never more than that of the page, so nothing is smaller than it says. A page that has no room
 * yet, or none any more, is not laid out; anything still drawn there has its size on the map. */
export function levelOf(whole: number, zoom: number): number {
  if (whole === 0) return 1;
  const open = whole * opensAt(whole);
  const start = whole * zoom + NEARLY < open ? whole : open;
  const steps = Math.floor(Math.log((whole * zoom) / start) / Math.log(LEVEL) + NEARLY);
  return Math.min(Math.max(whole, CLOSE), start * LEVEL ** Math.max(0, steps));
}
