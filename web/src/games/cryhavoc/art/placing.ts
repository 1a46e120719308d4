/** Where a drawing stands: in a sentence or a panel it has a size alone; on the planet also the point of its middle. */
export interface Placing {
  size?: number;
  x?: number | undefined;
  y?: number | undefined;
}

/** The attributes of a drawing that stands there. It is decoration: what it shows is also said in words. */
export const placed = (size: number, x: number | undefined, y: number | undefined) =>
  ({ x: corner(x, size), y: corner(y, size), width: size, height: size, 'aria-hidden': 'true' }) as const;

/** The corner of a square of that size round a middle. */
const corner = (middle: number | undefined, size: number): number | undefined =>
  middle === undefined ? undefined : middle - size / 2;
