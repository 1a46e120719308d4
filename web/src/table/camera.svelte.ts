/** The part of a board that is in view. The unit is the board's own; the board as a whole is `box`. */

export type Box = readonly [x: number, y: number, width: number, height: number];

/** A point of the board. */
export interface Spot {
  x: number;
  y: number;
}

const CLOSEST = 5;

export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The part of the view, from below, that something else covers: what lies there can be brought up. */
  covered = $state(0);

  constructor(readonly box: Box) {}

  get viewBox(): string {
    const [x, y, width, height] = this.box;
    return `${x + this.x} ${y + this.y} ${width / this.scale} ${height / this.scale}`;
  }

  get whole(): boolean {
    return this.scale <= 1;
  }

  /** Closer by that factor; the point of the board stays where it is on the page. */
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

  /** All of the board in the part of the view that nothing covers, however small that is. */
  fitAll(): void {
    this.scale = 1 - this.covered;
    this.#hold();
  }

  /** So close that this part of the board fills the view. */
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

  /** Into the middle of the view, as close as now. */
  centre({ x, y }: Spot): void {
    const [wide, high] = [this.box[2] / this.scale, this.box[3] / this.scale];
    this.show([x - wide / 2, y - high / 2, wide, high]);
  }

  /** All of these come into view, with so much room around them; no closer than now. */
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

  /** Never beyond the edge, nor farther away than shows all of the board. */
  #hold(): void {
    const open = 1 - this.covered;
    this.scale = Math.max(open, this.scale);
    this.x = within(this.x, this.box[2] - this.box[2] / this.scale);
    this.y = within(this.y, this.box[3] - (open * this.box[3]) / this.scale);
  }
}

/** Where it begins and how long it is: all the numbers with room around them, and no shorter than the least. */
function span(numbers: readonly number[], room: number, least: number): [from: number, length: number] {
  const [from, to] = [Math.min(...numbers) - room, Math.max(...numbers) + room];
  const length = Math.max(least, to - from);
  return [(from + to - length) / 2, length];
}

/** Between 0 and the most; in the middle of what is too much. */
function within(value: number, most: number): number {
  return most < 0 ? most / 2 : Math.min(Math.max(0, value), most);
}
