/** Tracks a suggestion while it is followed, step by step. */
import type { HintedMove } from '../../lib/types';

/** The suggested lines that began with that action, without it. */
export function followed(moves: readonly HintedMove[], done: string): HintedMove[] {
  return moves
    .filter(({ line }) => line[0] === done && line.length > 1)
    .map((move) => {
      const [line, line_text] = [move.line.slice(1), move.line_text.slice(1)];
      return { ...move, line, line_text, do: line[0]!, text: line_text[0]! };
    });
}

export const percentOf = ({ value }: HintedMove): number => Math.round(100 * Math.min(1, Math.max(0, value)));

/** What to do, to be heard: one sentence for each step. */
export const inSentences = ({ line_text }: HintedMove): string =>
  line_text.map((step) => (/[.!?…]$/.test(step) ? step : `${step}.`)).join(' ');
