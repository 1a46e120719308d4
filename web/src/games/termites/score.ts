/** Numbers that anybody can count at the table. */
import type { TermitesView } from './types';

/** Questions that come before any tokens are drawn. */
const BEFORE_TOKENS = new Set(['who-starts', 'which-swarm', 'neutral-hex', 'tile', 'tile-hex']);

/** T8.4: one turn for each token of a swarm; 0 while the board is built and the mounds are set up. */
export function turnNow(view: TermitesView, turns: number): number {
  const { offer, actor } = view.prompt;
  if (BEFORE_TOKENS.has(offer)) return 0;
  const played = view.seats.map((seat) => turns - seat.hand - seat.stack);
  const placing = offer === 'token' || offer === 'token-hex';
  return Math.max(...played, placing ? played[actor ?? 0]! + 1 : 0);
}

/** The values of the neutral mounds still on the board. */
export const neutralMounds = (view: TermitesView): number[] =>
  Object.values(view.board)
    .filter((hex) => hex.owner === 'neutral')
    .map((hex) => hex.mound ?? 0);
