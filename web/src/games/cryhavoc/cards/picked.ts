/** To change one's mind about the cards chosen for an action: undo goes back one by one, so some are chosen anew. */
import type { Logged } from '../../../lib/types';
import { BACK } from '../../steps.svelte';
import { standing } from '../../beats';

/** To choose another action: the cards chosen so far go back to the hand, then the action itself. */
export function otherAction(picked: number, action: string): string[] {
  return [...Array.from({ length: picked + 1 }, () => BACK), action];
}

/** To put one chosen card back, of those in the order in which they were chosen: as undo goes, it and all after it, then those again. */
export function unpick(order: readonly string[], card: string): string[] {
  const last = order.slice(order.indexOf(card));
  return [...last.map(() => BACK), ...last.slice(1).map((id) => `pick:${id}`)];
}

/** The cards chosen for this action, as the log has them. */
export function pickOrder(log: readonly Logged[]): string[] {
  const entries = standing(log);
  const before = entries.findLastIndex((entry) => !entry.do?.startsWith('pick:'));
  return entries.slice(before + 1).map((entry) => entry.do!.slice('pick:'.length));
}
