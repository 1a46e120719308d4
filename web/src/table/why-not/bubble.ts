/** Where a bubble goes: beside the place it is about, and over as little as possible of what the reader needs to see. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Size = Pick<Box, 'width' | 'height'>;
type Point = { x: number; y: number };

const GAP = 34; // pixels, to the middle of the place
const LEAN = 60; // how far it reaches back over the place
const EDGE = 12; // to the edges of the window
const FEW = 8; // if more places than these can be chosen, it has to cover some

/** What it must not cover: what is asked, what a lesson points at, the choices beside the board, and those on it if they are few. */
export function needed(): Box[] {
  const choices = document.querySelectorAll('[data-board] [data-choice]');
  const marked = document.querySelectorAll('[data-mark], section.tray, .prompt');
  return [...marked, ...(choices.length > FEW ? [] : choices)].map((one) => one.getBoundingClientRect());
}

/** The best of several spots, the nearest first. */
export function beside(at: Point, bubble: Size, window: Size, keep: readonly Box[]): { left: number; top: number } {
  const { width, height } = bubble;
  const [above, below, level] = [at.y - GAP - height, at.y + GAP, at.y - height / 2];
  const lefts = [at.x - LEAN, at.x + LEAN - width, at.x + GAP, at.x - GAP - width];
  const tops = [above, below, level, above - 2 * GAP, below + 2 * GAP, above - 4 * GAP, below + 4 * GAP];
  const itself = { left: at.x - GAP / 2, top: at.y - GAP / 2, width: GAP, height: GAP };
  const spots = lefts.flatMap((left) =>
    tops.map((top) => ({
      left: Math.max(EDGE, Math.min(left, window.width - width - EDGE)),
      top: Math.max(EDGE, Math.min(top, window.height - height - EDGE)),
    })),
  );
  const costs = spots.map((spot) =>
    [itself, ...keep].reduce((sum, box) => sum + shared({ ...spot, width, height }, box), 0),
  );
  return spots[costs.indexOf(Math.min(...costs))]!;
}

/** The area that two boxes have in common. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
