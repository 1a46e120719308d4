/** The layout of the whole planet: one size for all pieces of a kind, and nothing moves unless it has to. */
import type { SeenRegion } from '../../types';
import type { MapRegion } from '../types';
import { piecesIn, type Piece } from './items';
import { layRegion, type Laid } from './lay';
import { Shape } from './shape';
import { isLeast, sizesAt, type Sizes } from './sizes';

export interface PlanetLayout {
  sizes: Sizes;
  regions: ReadonlyMap<string, Laid>;
}

const MOST = 2000; // layouts to cache
const LITTLE = 0.16; // share of a piece that may be covered
const TIGHTEST = 8;
const PLATE = 2; // pixels that numbers may add

/** Caches layouts: an unchanged region is not laid out again. */
export class Layouts {
  readonly #laid = new Map<string, Laid>();
  readonly #shapes = new Map<string, Shape>();
  /** How small pieces have become at each scale. They never grow back: a board whose pieces change size is hard to read. */
  readonly #steps = new Map<number, number>();

  constructor(readonly regions: readonly MapRegion[]) {}

  at(scale: number, seen: Readonly<Record<string, SeenRegion>>): PlanetLayout {
    const pieces = this.regions.map(({ id }) => (seen[id] ? piecesIn(seen[id]) : []));
    for (let step = this.#steps.get(scale) ?? 0; ; step += 1) {
      const sizes = sizesAt(scale, step);
      const laid = this.regions.map((region, n) => this.#region(region, pieces[n]!, sizes));
      if (!isLeast(sizes) && laid.some(({ tight }) => tight > 0)) continue;
      this.#steps.set(scale, step);
      this.#part(laid, pieces, sizes);
      return { sizes, regions: new Map(this.regions.map(({ id }, n) => [id, laid[n]!])) };
    }
  }

  /** Where pieces of two regions cross the border at the same place, confine the fuller region to its own side. */
  #part(laid: Laid[], pieces: readonly Piece[][], sizes: Sizes): void {
    laid.forEach((_, n) => {
      const clashes = (one: Laid) => one.crosses && laid.some((other, m) => m !== n && meet(one, other));
      for (let { tight } = laid[n]!; clashes(laid[n]!) && tight < TIGHTEST; tight += 1) {
        laid[n] = this.#region(this.regions[n]!, pieces[n]!, sizes, tight + 1);
      }
    });
  }

  shape(region: MapRegion, scale: number): Shape {
    const key = `${region.id} ${scale}`;
    let shape = this.#shapes.get(key);
    if (!shape) this.#shapes.set(key, (shape = new Shape(region.polygon, scale)));
    return shape;
  }

  #region(region: MapRegion, pieces: readonly Piece[], sizes: Sizes, least = 0): Laid {
    const key = JSON.stringify([region.id, region.name, sizes, pieces, least]);
    const before = this.#laid.get(key);
    if (before) return before;
    if (this.#laid.size >= MOST) this.#laid.clear();
    const ground = { name: region.name, sign: region.ring === 'inner', pennant: !region.icons.includes('hq') };
    const laid = layRegion(this.shape(region, sizes.scale), ground, pieces, sizes, least);
    this.#laid.set(key, laid);
    return laid;
  }
}

/** Whether a piece of one overlaps a piece of the other by more than a little. */
function meet(one: Laid, other: Laid): boolean {
  return one.pieces.some((a) =>
    other.pieces.some((b) => {
      const near = (a.size + b.size) / 2 + PLATE;
      const [wide, high] = [near - Math.abs(a.x - b.x), near - Math.abs(a.y - b.y)];
      return wide > 0 && high > 0 && wide * high > a.size * b.size * LITTLE;
    }),
  );
}
