/** A battle as told by the log. */
import type { Logged, Spoken } from '../../../lib/types';
import { standing } from '../../beats';
import { idOf } from '../planet/types';
import { BATTLE_STEPS, OBJECTIVES, type BattleStep, type Faction, type Objective } from '../types';

const NAME = 'cryhavoc-event-';
export const nameOf = (event: Spoken): string => event.key.slice(NAME.length);

/** The events of the last battle, or of the last one in that region: from its start up to the removal of its token. */
export function eventsOfBattle(log: readonly Logged[], region = ''): Spoken[] {
  const events = standing(log).flatMap((entry) => entry.events ?? []);
  const begins = (event: Spoken) => nameOf(event) === 'battle' && (!region || idOf(event.args.region) === region);
  const first = events.findLastIndex(begins);
  const battle = first < 0 ? [] : events.slice(first);
  const end = battle.findIndex((event) => nameOf(event) === 'battle-off');
  return end < 0 ? battle : battle.slice(0, end + 1);
}

/** The events of steps D to G, after the tactics. */
export function endOfBattle(log: readonly Logged[], region: string): Spoken[] {
  const events = eventsOfBattle(log, region);
  const first = events.findIndex((event) => RESOLVED.has(nameOf(event)));
  return first < 0 ? [] : events.slice(first);
}

/** Events that resolve a battle. */
const RESOLVED = new Set([
  ...['won-control', 'won-prisoners', 'captured', 'named', 'killed', 'killed-by-nobody'],
  ...['retreated', 'to-reserve', 'nest', 'battle-off'],
]);

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

/** The objective that an event is about. */
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

/** How many units each side has killed so far. */
export function killsOf(events: readonly Spoken[], factions: readonly [string, string]): [number, number] {
  const killed = events.filter((event) => nameOf(event) === 'killed');
  const by = (faction: string) =>
    killed.reduce((sum, { args }) => sum + (args.faction === faction ? Number(args.n) : 0), 0);
  return [by(factions[0]), by(factions[1])];
}

/** Small steps of the rules that readers do not need to see one by one. */
const SILENT = new Set(['battle', 'battle-off', 'stationed']);

export const worthTelling = (event: Spoken): boolean => !SILENT.has(nameOf(event));

// ------------------------------------------------------------- the steps of a battle
export const isPast = (step: BattleStep, now: BattleStep): boolean =>
  BATTLE_STEPS.indexOf(step) < BATTLE_STEPS.indexOf(now);
