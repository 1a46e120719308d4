/** Where a drawing stands. In a sentence or panel it has only a size; on the planet also the coordinates of its centre. */
export interface Placing {
  size?: number;
  x?: number | undefined;
  y?: number | undefined;
}

/** The attributes of a drawing placed there. It is decoration: what it shows is also said in words. */
export const placed = (size: number, x: number | undefined, y: number | undefined) =>
  ({ x: corner(x, size), y: corner(y, size), width: size, height: size, 'aria-hidden': 'true' }) as const;

/** The corner of a square of this size around a centre. */
const corner = (middle: number | undefined, size: number): number | undefined =>
  middle === undefined ? undefined : middle - size / 2;
