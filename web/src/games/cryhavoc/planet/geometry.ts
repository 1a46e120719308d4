/** Lengths and angles on the planet: pure functions. Angles are degrees, clockwise from the top. */
import type { MapRegion, PlanetMap, Point } from './types';

export const CENTRE = 500;
const HALF_TURN = Math.PI / 180;

export function polar(angle: number, radius: number): Point {
  const turn = (angle - 90) * HALF_TURN;
  return [CENTRE + radius * Math.cos(turn), CENTRE + radius * Math.sin(turn)];
}

const round = (n: number): string => String(Math.round(n * 10) / 10);
const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const outline = (polygon: readonly Point[]): string => `M${polygon.map(at).join('L')}Z`;

/** An arc from one angle to the other, clockwise; reversed if `turned`, so that text below the middle is upright. */
export function arc(from: number, to: number, radius: number, turned = false): string {
  const [start, end] = turned ? [to, from] : [from, to];
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${at(polar(start, radius))}A${radius} ${radius} 0 ${large} ${turned ? 0 : 1} ${at(polar(end, radius))}`;
}

/** A segment of a ring. */
export function cell(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [polar(from, outer), polar(to, outer), polar(to, inner), polar(from, inner)];
  return `M${at(a)}A${outer} ${outer} 0 0 1 ${at(b)}L${at(c)}A${inner} ${inner} 0 0 0 ${at(d)}Z`;
}

export function inside(polygon: readonly Point[], x: number, y: number): boolean {
  let hit = false;
  polygon.forEach(([xi, yi], i) => {
    const [xj, yj] = polygon[(i || polygon.length) - 1]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) hit = !hit;
  });
  return hit;
}

/** The middle of the stage, where a region's pieces stand. */
export function middle(region: MapRegion): Point {
  const [x, y, width, height] = region.anchors.stage;
  return [x + width / 2, y + height / 2];
}

// ------------------------------------------------------------- the way to a neighbour
const DIRECTIONS: Record<string, number> = { ArrowUp: 0, ArrowRight: 90, ArrowDown: 180, ArrowLeft: 270 };
const WIDEST = 80; // degrees to either side

function bearing([x0, y0]: Point, [x1, y1]: Point): number {
  return (Math.atan2(y1 - y0, x1 - x0) / HALF_TURN + 450) % 360;
}

const between = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** The neighbour in the direction of an arrow key; over the rim along the printed arrow. Null if there is none. */
export function neighbourTowards(map: PlanetMap, from: string, key: string): string | null {
  const here = map.regions.find((region) => region.id === from);
  const wished = DIRECTIONS[key];
  if (!here || wished === undefined) return null;
  const ways = map.regions
    .filter((region) => here.neighbours.includes(region.id))
    .map((region) => {
      const across = here.wrap?.to === region.id;
      const towards = across ? here.wrap!.angle : bearing(middle(here), middle(region));
      return { id: region.id, off: between(towards, wished) };
    })
    .filter(({ off }) => off <= WIDEST)
    .sort((a, b) => a.off - b.off);
  return ways[0]?.id ?? null;
}
