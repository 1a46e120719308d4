/** A battle as the log tells it. */
import type { Logged, Spoken } from '../../../lib/types';
import { idOf } from '../planet/types';
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

/** The events of the last battle, or the last in that region: from its beginning on, up to the removal of its token. */
export function eventsOfBattle(log: readonly Logged[], region = ''): Spoken[] {
  const events = standing(log).flatMap((entry) => entry.events ?? []);
  const begins = (event: Spoken) => nameOf(event) === 'battle' && (!region || idOf(event.args.region) === region);
  const first = events.findLastIndex(begins);
  const battle = first < 0 ? [] : events.slice(first);
  const end = battle.findIndex((event) => nameOf(event) === 'battle-off');
  return end < 0 ? battle : battle.slice(0, end + 1);
}

/** Steps D to G: what comes after the tactics. */
export function endOfBattle(log: readonly Logged[], region: string): Spoken[] {
  const events = eventsOfBattle(log, region);
  return events.slice(events.findLastIndex((event) => nameOf(event) === 'passed') + 1);
}

export const endsBattle = (event: Spoken, region: string): boolean =>
  nameOf(event) === 'battle-off' && idOf(event.args.region) === region;

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

/** What follows from the event before it is told in one breath. */
const FOLLOWS = new Set(['vp', 'control', 'control-nobody', 'captured', 'to-reserve', 'freed']);

/** The events in the portions in which they are told. */
export function beats(events: readonly Spoken[]): Spoken[][] {
  const made: Spoken[][] = [];
  for (const event of events) {
    if (made.length && FOLLOWS.has(nameOf(event))) made.at(-1)!.push(event);
    else made.push([event]);
  }
  return made;
}

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
