/** How a suggestion is followed, step by step. */
import type { Suggested } from '../lib/types';

/** What is left of the suggested lines after that action: those that began with it, without it. */
export function followed(moves: readonly Suggested[], done: string): Suggested[] {
  return moves
    .filter(({ line }) => line[0] === done && line.length > 1)
    .map((move) => {
      const [line, lineText] = [move.line.slice(1), move.lineText.slice(1)];
      return { ...move, line, lineText, do: line[0]!, text: lineText[0]! };
    });
}

export const percentOf = ({ value }: Suggested): number => Math.round(100 * Math.min(1, Math.max(0, value)));
