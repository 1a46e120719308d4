/** Places a note about a region: near it, covering as little as possible of what it describes. In board pixels. */

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

function shared(a: Area, b: Area): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

function apart(a: Area, b: Area): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
}

/** Beside, above or below the region, or in a corner of the board, which a round planet leaves free. */
export function notePlace(size: { width: number; height: number }, board: Area, region: Area, others: Area[]): Area {
  const right = board.width - size.width - GAP;
  const bottom = board.height - size.height - GAP;
  const across = region.left + region.width / 2 - size.width / 2;
  const along = region.top + region.height / 2 - size.height / 2;
  const wished: [left: number, top: number][] = [
    [region.left + region.width + GAP, along],
    [region.left - size.width - GAP, along],
    [across, region.top - size.height - GAP],
    [across, region.top + region.height + GAP],
    [GAP, GAP],
    [GAP, bottom],
    [right, bottom],
  ];
  const places = wished.map(([left, top]) => ({
    left: Math.max(GAP, Math.min(left, right)),
    top: Math.max(GAP, Math.min(top, bottom)),
    ...size,
  }));
  const cost = (place: Area) =>
    shared(place, region) * 4 + others.reduce((sum, one) => sum + shared(place, one), 0) + apart(place, region) * 8;
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
