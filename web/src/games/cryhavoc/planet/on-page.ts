/** Where regions are on the page, as the planet is drawn now. */
import { middle } from './geometry';
import { bounds } from './ground/ground';
import type { Area } from './region/note';
import type { MapRegion } from './types';

interface Spot {
  x: number;
  y: number;
}

export class OnPage {
  constructor(private readonly svg: () => SVGSVGElement | undefined) {}

  /** The middle of a region, in window pixels. */
  spot(region: MapRegion): Spot {
    return this.#window(...middle(region));
  }

  /** The point below its pieces, in board pixels. */
  below({ anchors: { stage } }: MapRegion): Spot {
    return this.#board(stage[0] + stage[2] / 2, stage[1] + stage[3]);
  }

  around(region: MapRegion): Area {
    const [left, right, top, bottom] = bounds(region.polygon);
    return this.#area(left, top, right - left, bottom - top);
  }

  stage(region: MapRegion): Area {
    return this.#area(...region.anchors.stage);
  }

  #window(x: number, y: number): Spot {
    const point = new DOMPoint(x, y).matrixTransform(this.svg()?.getScreenCTM() ?? undefined);
    return { x: point.x, y: point.y };
  }

  #board(x: number, y: number): Spot {
    const point = this.#window(x, y);
    const board = this.svg()?.getBoundingClientRect();
    return { x: point.x - (board?.left ?? 0), y: point.y - (board?.top ?? 0) };
  }

  #area(x: number, y: number, wide: number, high: number): Area {
    const [start, end] = [this.#board(x, y), this.#board(x + wide, y + high)];
    return { left: start.x, top: start.y, width: end.x - start.x, height: end.y - start.y };
  }
}
