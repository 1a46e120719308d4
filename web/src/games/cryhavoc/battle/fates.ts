/** C5.7, C5.8 Units lost in a battle so far, as its end is shown: captured or killed, and the objective each is taken from. */
import type { Spoken } from '../../../lib/types';
import { OBJECTIVES, type Battle, type Faction, type Objective } from '../types';
import { nameOf } from './story';

export interface Fate {
  faction: Faction;
  from: Objective;
  to: 'prison' | 'grave';
}

/** If no event names the objective, take units in this order: a victim may come from any objective. */
const FIRST: Record<Fate['to'], readonly Objective[]> = {
  prison: ['prisoners', 'attrition', 'control'],
  grave: ['attrition', 'prisoners', 'control'],
};

export function fatesOf(battle: Battle, events: readonly Spoken[]): Fate[] {
  const left = new Map(battle.sides.map(({ faction, placed }) => [faction, [...placed]]));
  const named: { by: string; objective: Objective }[] = [];
  const fates: Fate[] = [];

  function take(faction: Faction, to: Fate['to'], by: string): void {
    const units = left.get(faction);
    const said = named.findIndex((one) => to === 'grave' && one.by === by);
    const told = said < 0 ? [] : named.splice(said, 1).map(({ objective }) => objective);
    const from = [...told, ...FIRST[to]].find((objective) => units?.[OBJECTIVES.indexOf(objective)]);
    if (!units || !from) return;
    units[OBJECTIVES.indexOf(from)]! -= 1;
    fates.push({ faction, from, to });
  }

  for (const event of events) {
    const { faction, other_faction, objective, n } = event.args;
    const victim = other_faction as Faction;
    const name = nameOf(event);
    if (name === 'named') named.push({ by: String(faction), objective: objective as Objective });
    else if (name === 'captured') take(victim, 'prison', String(faction));
    else if (name.startsWith('killed')) for (let i = 0; i < Number(n); i++) take(victim, 'grave', String(faction));
  }
  return fates;
}

/** How many units a faction has lost on an objective. */
export const lostFrom = (fates: readonly Fate[], faction: string, objective: Objective): number =>
  fates.filter((fate) => fate.faction === faction && fate.from === objective).length;
