/** The outline of a region in pixels, cut into horizontal strips, to find room for a name or a row of pieces. */
import type { Point } from '../types';

/** From left to right. */
export type Span = readonly [left: number, right: number];

const CUTS = 4; // a strip is checked at its edges and at three heights between
const FINE = 2; // resolution of cuts per pixel
const TALLEST = 1000; // more pixels than any strip has

export class Shape {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** Its centre of gravity. */
  readonly centre: Point;
  readonly #points: Point[];
  readonly #cuts = new Map<number, readonly Span[]>();
  readonly #strips = new Map<number, readonly Span[]>();

  constructor(polygon: readonly Point[], scale: number) {
    this.#points = polygon.map(([x, y]) => [x * scale, y * scale]);
    const xs = this.#points.map(([x]) => x);
    const ys = this.#points.map(([, y]) => y);
    [this.left, this.right] = [Math.min(...xs), Math.max(...xs)];
    [this.top, this.bottom] = [Math.min(...ys), Math.max(...ys)];
    this.centre = gravity(this.#points);
  }

  contains(x: number, y: number): boolean {
    return this.#cut(y).some(([left, right]) => x > left && x < right);
  }

  /** Where a strip of this height, this far down, lies inside: in whole pixels, less the margin at both ends. */
  room(from: number, height: number, margin: number): Span[] {
    return this.#strip(from, height)
      .map(([left, right]): Span => [left + margin, right - margin])
      .filter(([left, right]) => right > left);
  }

  #strip(from: number, height: number): readonly Span[] {
    const key = from * TALLEST + height;
    let spans = this.#strips.get(key);
    if (spans) return spans;
    spans = this.#cut(from);
    for (let n = 1; n <= CUTS && spans.length; n += 1) spans = shared(spans, this.#cut(from + (height * n) / CUTS));
    this.#strips.set(key, spans);
    return spans;
  }

  #cut(y: number): readonly Span[] {
    const height = Math.round(y * FINE);
    let spans = this.#cuts.get(height);
    if (!spans) this.#cuts.set(height, (spans = cutAt(this.#points, height / FINE + 0.01)));
    return spans;
  }
}

function cutAt(points: readonly Point[], y: number): Span[] {
  const xs: number[] = [];
  points.forEach(([x1, y1], n) => {
    const [x0, y0] = points[(n || points.length) - 1]!;
    if (y1 > y !== y0 > y) xs.push(x1 + ((x0 - x1) * (y - y1)) / (y0 - y1));
  });
  xs.sort((a, b) => a - b);
  return xs.flatMap((x, n): Span[] => (n % 2 ? [[xs[n - 1]!, x]] : []));
}

function shared(some: readonly Span[], others: readonly Span[]): Span[] {
  return some
    .flatMap(([a, b]) => others.map(([c, d]): Span => [Math.max(a, c), Math.min(b, d)]))
    .filter(([left, right]) => right > left);
}

function gravity(points: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  points.forEach(([x1, y1], n) => {
    const [x0, y0] = points[(n || points.length) - 1]!;
    const part = x0 * y1 - x1 * y0;
    area += part;
    x += (x0 + x1) * part;
    y += (y0 + y1) * part;
  });
  return [x / (3 * area), y / (3 * area)];
}
