/** Finds what a lesson points at on the page: a place of the board, a piece, a card, a lane, a part of the page. */

/** The board itself draws a line around a region, following its borders. */
export const isDrawnByBoard = (mark: string): boolean => mark.startsWith('region:');

const PAGE: Record<string, string> = {
  prompt: '.prompt',
  hand: '[data-hand], .tray .slots, section.hand',
  score: 'section.players',
  log: '[data-tab="log"]',
};

export function selectorOf(mark: string): string {
  const [kind, ...rest] = mark.split(':');
  const name = CSS.escape(rest.join(':'));
  switch (kind) {
    case 'page':
      return PAGE[rest.join(':')] ?? '';
    case 'hand':
      return `section.tray [data-action$=":${name}"]`;
    case 'card':
      return `[data-id="${name}"]`;
    case 'action':
      return `.ways [data-action="${name}"]`;
    case 'lane':
      return `[data-objective="${name}"]`;
    case 'spot':
      return `[data-board] [data-spot="${name}"]`;
    default:
      return `[data-board] [data-place="${name}"]`;
  }
}

/** The name of a mark for screen readers: that of its element. */
export function spokenName(element: Element): string {
  const named = element.getAttribute('aria-label') ?? element.getAttribute('title') ?? element.textContent;
  return named.replace(/\s+/g, ' ').trim();
}

/** A visible box on the page. */
export interface Box {
  mark: string;
  inSheet: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

const AROUND = 9; // pixels: a small element must not be covered by the line around it

export function boxOf(mark: string, element: Element): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!width || !height) return null;
  const board = element.closest('[data-board]')?.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hidden = board && (x < board.left || x > board.right || y < board.top || y > board.bottom);
  const room = mark.startsWith('spot:') ? AROUND : 0;
  const inSheet = element.closest('.hand, .sheet') !== null;
  return hidden
    ? null
    : { mark, inSheet, left: left - room, top: top - room, width: width + 2 * room, height: height + 2 * room };
}
