/** A battle as the log tells it. */
import type { Logged, Spoken } from '../../../lib/types';
import { BATTLE_STEPS, OBJECTIVES, type BattleStep, type CryHavocView, type Faction, type Objective } from '../types';

const NAME = 'cryhavoc-event-';
export const nameOf = (event: Spoken): string => event.key.slice(NAME.length);

/** What has happened and was not taken back. */
export function standing(log: readonly Logged[]): Logged[] {
  const kept: Logged[] = [];
  for (const entry of log) {
    if (entry.kind === 'undo') kept.splice(Math.max(0, kept.length - (entry.lines ?? 1)));
    else if (entry.kind === 'do' || entry.kind === 'start') kept.push(entry);
  }
  return kept;
}

/** The events of the battle that is fought, or was the last to be: from its beginning on, to its end. */
export function eventsOfBattle(log: readonly Logged[]): Spoken[] {
  const events = standing(log).flatMap((entry) => entry.events ?? []);
  const first = events.findLastIndex((event) => nameOf(event) === 'battle');
  return first < 0 ? [] : untilEnd(events.slice(first));
}

/** Up to the removal of the battle token. */
export function untilEnd(events: readonly Spoken[]): Spoken[] {
  const end = events.findIndex((event) => nameOf(event) === 'battle-off');
  return end < 0 ? [...events] : events.slice(0, end + 1);
}

const LANE: Record<string, Objective> = {
  'won-control': 'control',
  control: 'control',
  'control-nobody': 'control',
  'won-prisoners': 'prisoners',
  captured: 'prisoners',
  named: 'attrition',
  killed: 'attrition',
  'killed-by-nobody': 'attrition',
};

/** The objective that an event speaks of. */
export function laneOf(event: Spoken | undefined): Objective | '' {
  if (!event) return '';
  const named = event.args.objective ?? event.args.to_objective;
  if (OBJECTIVES.includes(named as Objective) && nameOf(event) !== 'named') return named as Objective;
  return LANE[nameOf(event)] ?? '';
}

/** Who has won an objective so far. */
export function wonBy(events: readonly Spoken[], objective: Objective): Faction | '' {
  const won = events.findLast((event) => nameOf(event) === `won-${objective}`);
  return won ? (won.args.faction as Faction) : '';
}

/** Small steps of the rules that a person need not read one by one. */
const SILENT = new Set(['battle', 'battle-off', 'stationed']);

export const worthTelling = (event: Spoken): boolean => !SILENT.has(nameOf(event));

// ------------------------------------------------------------- the steps of a battle
const BATTLE = 18; // the number of the procedure "battle" among those that are pending
const AFTER_STEP: BattleStep[] = ['A', 'A', 'A', 'A', 'B', 'B', 'C', 'D', 'F'];
const RESOLVING = 21;

/** C5.3 Where the battle stands. */
export function stepOf(view: Pick<CryHavocView, 'pending'>): BattleStep {
  const battle = view.pending.find(([procedure]) => procedure === BATTLE);
  return AFTER_STEP[battle?.[1] ?? 0] ?? 'G';
}

/** The objective that is being resolved, by its place in the order; -1 before. */
export function resolving(view: Pick<CryHavocView, 'pending'>): number {
  const frame = view.pending.find(([procedure]) => procedure === RESOLVING);
  return frame ? (frame[3] ?? 0) - 1 : -1;
}

export const isPast = (step: BattleStep, now: BattleStep): boolean =>
  BATTLE_STEPS.indexOf(step) < BATTLE_STEPS.indexOf(now);
