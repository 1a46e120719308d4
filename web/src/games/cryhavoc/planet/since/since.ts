/** What others did since the reader's last move, as the planet shows it: trails, numbers and bands. */
import type { Marked } from '../../../beats';
import { arrowAsDiscs, arrowBetween, discsOf, type Arrow, type Disc } from '../arrows';
import type { Layouts, PlanetLayout } from '../layout/planet-layout';
import { freeSpot } from '../layout/spots';
import type { MapRegion, Point } from '../types';

export interface Trail {
  n: number;
  side: string;
  arrow: Arrow;
}

export interface Spot {
  n: number;
  side: string;
  at: Point;
}

/** The regions with a band, in the colour of the last side to act there. A move marks only its destination; a kill replaces no band. */
export function bandsOf(marked: readonly Marked[]): Map<string, string> {
  const bands = new Map<string, string>();
  for (const { side, places, way, strikes } of marked) {
    const banded = way ? way.slice(-1) : places;
    if (side) for (const place of banded) if (!strikes || !bands.has(place)) bands.set(place, side);
  }
  return bands;
}

/** Every number appears once: at the tail of its trail, else in its first region. */
export function signsOf(marked: readonly Marked[], layouts: Layouts, layout: PlanetLayout): [Trail[], Spot[]] {
  const { scale } = layout.sizes;
  const region = (id?: string) => layouts.regions.find((one) => one.id === id);
  const [trails, spots]: [Trail[], Spot[]] = [[], []];
  const [taken, covered]: [Point[], Disc[]] = [[], []];
  for (const { n, side, places, way } of marked) {
    const [from, to] = [region(way?.[0]), region(way?.at(-1))];
    if (from && to && from !== to) {
      const discs = [...discsOf(layout, [from.id, to.id]), ...covered];
      const arrow = arrowBetween(from, to, scale, discs);
      covered.push(...arrowAsDiscs(arrow));
      taken.push(arrow.tail);
      trails.push({ n, side, arrow });
      continue;
    }
    const here = region(places[0]);
    if (!here) continue;
    const at = spotIn(here, layouts, layout, taken);
    taken.push(at);
    spots.push({ n, side, at });
  }
  return [trails, spots];
}

/** Where a sign can stand in a region without hiding anything. */
export function spotIn(region: MapRegion, layouts: Layouts, layout: PlanetLayout, taken: readonly Point[]): Point {
  const { sizes, regions } = layout;
  const beside = [...regions].flatMap(([id, laid]) => (id === region.id ? [] : [laid]));
  return freeSpot(layouts.shape(region, sizes.scale), regions.get(region.id)!, sizes, taken, beside);
}
