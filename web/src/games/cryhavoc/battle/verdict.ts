/** The text in a lane: how its objective ends or can end, and whether that is good for the reader. */
import { t } from '../../../lib/words.svelte';
import { OBJECTIVES, type Objective, type Outlook } from '../types';
import type { Fight, Which } from './fight.svelte';
import { chanceOf, foretell, rangeOf, type Chance, type Range } from './forecast';
import { outcome } from './outcome';

export type Tone = 'good' | 'bad' | 'mid';
export interface Verdict {
  text: string;
  tone: Tone;
}

/** "2", or "0 to 2". */
export const spoken = ({ least, most }: Range): string =>
  least === most ? String(least) : t('web-cryhavoc-range', { least, most });

/** What is certain about the objectives: now or as planned, and with the choice pointed at. */
export function outlookOf(fight: Fight): readonly Outlook[] {
  const { battle } = fight;
  if (!battle) return [];
  if (fight.placing === undefined) return fight.tried ?? battle.outlook;
  return foretell(battle, fight.units(0), fight.units(1));
}

export function verdictOf(fight: Fight, objective: Objective): Verdict {
  const { battle, own } = fight;
  const outlook = outlookOf(fight).find((one) => one.objective === objective);
  if (!battle || outlook?.skipped) return { text: t('web-cryhavoc-battle-skipped'), tone: 'mid' };
  if (fight.knows(0) && fight.knows(1)) {
    return { text: outcome(outlook), tone: toneOf(outlook, own === undefined ? '' : battle.sides[own].faction, own) };
  }
  if (own === undefined || !fight.knows(own)) return { text: t('web-cryhavoc-ahead-open'), tone: 'mid' };
  return objective === 'attrition' ? kills(fight, own) : fought(chance(fight, objective, own));
}

function toneOf(outlook: Outlook | undefined, mine: string, own: Which | undefined): Tone {
  if (!outlook || own === undefined) return 'mid';
  if (outlook.objective !== 'attrition') {
    if (outlook.winner === mine) return 'good';
    return outlook.winner ? 'bad' : 'mid';
  }
  const more = outlook.kills[own] - outlook.kills[1 - own]!;
  if (more === 0) return 'mid';
  return more > 0 ? 'good' : 'bad';
}

/** How many units the other side can have on an objective. */
function against(fight: Fight, objective: Objective, own: Which): Range {
  const n = OBJECTIVES.indexOf(objective);
  return rangeOf(fight.ways(own === 0 ? 1 : 0).map((placed) => placed[n]!));
}

function chance(fight: Fight, objective: Objective, own: Which): Chance {
  const units = fight.units(own)[OBJECTIVES.indexOf(objective)]!;
  return chanceOf(fight.battle!, objective, own, units, against(fight, objective, own));
}

function fought(chance: Chance): Verdict {
  const text = t(
    `web-cryhavoc-ahead-${chance.is}`,
    'n' in chance ? { n: chance.n, all: chance.all ? 'yes' : 'no' } : {},
  );
  const good = chance.is === 'won' || (chance.is === 'unless' && chance.all);
  const bad = chance.is === 'lost' || chance.is === 'lost-to';
  return { text, tone: good ? 'good' : bad ? 'bad' : 'mid' };
}

function kills(fight: Fight, own: Which): Verdict {
  const attrition = OBJECTIVES.indexOf('attrition');
  const counted = fight.battle!.ahead.find(({ objective }) => objective === 'attrition')?.kills ?? [[], []];
  const { least, most } = against(fight, 'attrition', own);
  const theirs = counted[own === 0 ? 1 : 0];
  const mine = counted[own][fight.units(own)[attrition]!] ?? 0;
  const lost = { least: theirs[least] ?? 0, most: theirs[most] ?? 0 };
  const text = t('web-cryhavoc-ahead-attrition', { kills: mine, lost: spoken(lost) });
  return { text, tone: mine >= lost.most && mine > 0 ? 'good' : mine < lost.least ? 'bad' : 'mid' };
}
