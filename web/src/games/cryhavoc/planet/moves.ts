/** The moves of the current action, from the log. */
import type { Logged } from '../../../lib/types';
import { standing } from '../../beats';
import { idOf } from './types';

export interface Move {
  faction: string;
  from: string;
  to: string;
  n: number;
}

/** During these questions, units are on the move or have just arrived. */
const MOVING = new Set(['unit', 'goal', 'explore-next', 'wake-next', 'battle-next']);

/** How many units have moved along each way since moving was last chosen. */
export function movesUnderWay(log: readonly Logged[], offer: string): Move[] {
  if (!MOVING.has(offer)) return [];
  const entries = standing(log);
  const begin = entries.findLastIndex(({ do: action = '' }) => action === 'move' || action.startsWith('skill:'));
  const moves = new Map<string, Move>();
  for (const event of entries.slice(Math.max(0, begin)).flatMap((entry) => entry.events ?? [])) {
    if (event.key !== 'cryhavoc-event-moved') continue;
    const { faction, from, to } = event.args;
    const way = `${idOf(from)} ${idOf(to)}`;
    const before = moves.get(way);
    if (before) before.n += 1;
    else moves.set(way, { faction: String(faction), from: idOf(from), to: idOf(to), n: 1 });
  }
  return [...moves.values()];
}
