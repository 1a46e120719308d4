/** The part of a board that is in view, in units of the board; `box` is the whole board. */

export type Box = readonly [x: number, y: number, width: number, height: number];

/** A point on the board. */
export interface Spot {
  x: number;
  y: number;
}

const CLOSEST = 5;

export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The part of the view, from the bottom, that something else covers: the board can be scrolled up from under it. */
  covered = $state(0);

  constructor(readonly box: Box) {}

  get viewBox(): string {
    const [x, y, width, height] = this.box;
    return `${x + this.x} ${y + this.y} ${width / this.scale} ${height / this.scale}`;
  }

  get whole(): boolean {
    return this.scale <= 1;
  }

  /** Zoom by that factor; the given point of the board stays where it is on the page. */
  zoom(factor: number, at: Spot = this.middle): void {
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const stay = this.scale / scale;
    const [x, y] = this.box;
    this.x = at.x - x - (at.x - x - this.x) * stay;
    this.y = at.y - y - (at.y - y - this.y) * stay;
    this.scale = scale;
    this.#hold();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#hold();
  }

  fit(): void {
    this.scale = 1;
    this.#hold();
  }

  /** Fit the whole board into the uncovered part of the view, however small that is. */
  fitAll(): void {
    this.scale = 1 - this.covered;
    this.#hold();
  }

  /** Zoom in so that this part of the board fills the view. */
  show(part: Box): void {
    const [x, y, width, height] = part;
    this.scale = Math.min(CLOSEST, Math.max(1, Math.min(this.box[2] / width, this.box[3] / height)));
    this.x = x + width / 2 - this.box[0] - this.box[2] / this.scale / 2;
    this.y = y + height / 2 - this.box[1] - ((1 - this.covered) * this.box[3]) / this.scale / 2;
    this.#hold();
  }

  /** Whether that point of the board is in view. */
  sees({ x, y }: Spot): boolean {
    const [left, top] = [this.box[0] + this.x, this.box[1] + this.y];
    const [wide, high] = [this.box[2] / this.scale, ((1 - this.covered) * this.box[3]) / this.scale];
    return x >= left && x <= left + wide && y >= top && y <= top + high;
  }

  /** Centre the view on it, without zooming. */
  centre({ x, y }: Spot): void {
    const [wide, high] = [this.box[2] / this.scale, this.box[3] / this.scale];
    this.show([x - wide / 2, y - high / 2, wide, high]);
  }

  /** Bring all these points into view, with a margin of `room`; never zooms in. */
  include(spots: readonly Spot[], room: number): void {
    if (spots.every((spot) => this.sees(spot))) return;
    const [x, width] = span(
      spots.map((spot) => spot.x),
      room,
      this.box[2] / this.scale,
    );
    const [y, height] = span(
      spots.map((spot) => spot.y),
      room,
      this.box[3] / this.scale,
    );
    this.show([x, y, width, height]);
  }

  get middle(): Spot {
    const [x, y, width, height] = this.box;
    return { x: x + this.x + width / this.scale / 2, y: y + this.y + height / this.scale / 2 };
  }

  /** Keep the view inside the board, and no larger than the board. */
  #hold(): void {
    const open = 1 - this.covered;
    this.scale = Math.max(open, this.scale);
    this.x = within(this.x, this.box[2] - this.box[2] / this.scale);
    this.y = within(this.y, this.box[3] - (open * this.box[3]) / this.scale);
  }
}

/** Start and length of a range that contains all the numbers with room around them, and is at least `least` long. */
function span(numbers: readonly number[], room: number, least: number): [from: number, length: number] {
  const [from, to] = [Math.min(...numbers) - room, Math.max(...numbers) + room];
  const length = Math.max(least, to - from);
  return [(from + to - length) / 2, length];
}

/** Limit to between 0 and the maximum; if that is negative, centre. */
function within(value: number, most: number): number {
  return most < 0 ? most / 2 : Math.min(Math.max(0, value), most);
}
