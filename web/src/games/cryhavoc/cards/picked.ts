/** Changing one's mind about the cards chosen for an action. Undo goes back one step at a time, so some are chosen again. */
import type { Logged } from '../../../lib/types';
import { BACK } from '../../steps.svelte';
import { standing } from '../../beats';

/** The steps that choose another action: all chosen cards go back to the hand, then the action itself. */
export function otherAction(picked: number, action: string): string[] {
  return [...Array.from({ length: picked + 1 }, () => BACK), action];
}

/** The steps that put one chosen card back: undo it and all cards chosen after it, then choose those again. */
export function unpick(order: readonly string[], card: string): string[] {
  const last = order.slice(order.indexOf(card));
  return [...last.map(() => BACK), ...last.slice(1).map((id) => `pick:${id}`)];
}

/** The cards chosen for this action, in the order in the log. */
export function pickOrder(log: readonly Logged[]): string[] {
  const entries = standing(log);
  const before = entries.findLastIndex((entry) => !entry.do?.startsWith('pick:'));
  return entries.slice(before + 1).map((entry) => entry.do!.slice('pick:'.length));
}
