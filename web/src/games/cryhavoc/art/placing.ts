/** Where a drawing stands: in a sentence or a panel it has a size alone; on the planet also the point of its middle. */
export interface Placing {
  size?: number;
  x?: number | undefined;
  y?: number | undefined;
}

/** The corner of a square of that size round a middle. */
export const corner = (middle: number | undefined, size: number): number | undefined =>
  middle === undefined ? undefined : middle - size / 2;
