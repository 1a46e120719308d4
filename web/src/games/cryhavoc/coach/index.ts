/** When the coach tells a newcomer to Cry Havoc something. */
import { isAsked, type Coach, type Occasion } from '../../coach';
import { argumentOf, verbOf, type Scene } from '../../scene.svelte';
import { packOf } from '../pack';
import { mapOf } from '../planet/types';
import { askedWord, seenFaction, viewOf } from '../reading';
import type { CryHavocFacts, CryHavocView, SeenFaction, SeenRegion } from '../types';

const AHEAD = 5; // VP that scoring should bring this seat beyond what any other gets
const NEAR = 3; // VP before the next event on the track
const RICH = 2; // crystals that are worth a guard

const asked =
  (...offers: string[]): Occasion =>
  (scene) =>
    isAsked(scene, ...offers);

const seen = (scene: Scene): CryHavocView => viewOf(scene)!;
const own = (scene: Scene): SeenFaction | undefined => seenFaction(seen(scene), seen(scene).you ?? '');
const others = (scene: Scene): SeenFaction[] => seen(scene).factions.filter(({ seat }) => seat !== scene.eyes);
const acts = (scene: Scene) => scene.offer === 'action';
const inEvents = (scene: Scene) => seen(scene).phase === 'events';
/** C9.1 Trogs that a token hides join those who lead the Trogs. */
const leadsTrogs = (scene: Scene) => seen(scene).you === 'trogs';

/** The side that is asked: this seat's own, or natives that it commands. */
function sideAsked(scene: Scene) {
  const { battle } = seen(scene);
  if (!battle || scene.offer !== 'station') return null;
  const faction = askedWord(scene, 'faction');
  const number = battle.sides.findIndex((side) => side.faction === faction);
  return number < 0 ? null : { leads: faction !== seen(scene).you, attacks: number === 0 };
}

/** The first goal of the unit taken up whose facts satisfy `is`. */
function goal(scene: Scene, is: (facts: CryHavocFacts) => boolean): ReturnType<Occasion> {
  if (scene.offer !== 'goal') return undefined;
  const goals = [...scene.actions].filter((action) => verbOf(action) === 'to');
  const found = goals.find((action) => is((scene.described.get(action)?.facts ?? {}) as CryHavocFacts));
  return found !== undefined && named(scene, argumentOf(found));
}

/** The first region that satisfies `is`. */
function region(scene: Scene, is: (there: SeenRegion, id: string) => boolean): ReturnType<Occasion> {
  const id = Object.entries(seen(scene).regions).find(([name, there]) => is(there, name))?.[0];
  return id !== undefined && named(scene, id);
}

const named = (scene: Scene, id: string) => ({ args: { region: packOf(scene).regionName(id) }, places: [id] });

/** The seat controls an empty region, and another player's units may move in: natives never do, and attackers may not (C4.15). */
const guard: Occasion = (scene) => {
  const { regions, you } = seen(scene);
  const canLeave = (there: SeenRegion | undefined) => (one: SeenFaction) =>
    (there?.units[one.faction] ?? 0) > 0 && there?.battle?.attacker !== one.faction;
  const isFoes = (id: string) => others(scene).some(canLeave(regions[id]));
  const beside = (id: string) => mapOf(scene).regions.find((one) => one.id === id)?.neighbours ?? [];
  const isOpen = (there: SeenRegion) => there.control === you && there.crystals >= RICH && !there.battle;
  return acts(scene) && region(scene, (there, id) => isOpen(there) && !there.units[you!] && beside(id).some(isFoes));
};

const score: Occasion = (scene) => {
  const mine = own(scene)?.would_score;
  if (!mine || !scene.actions.has('enable')) return undefined;
  const [points, other] = [mine.regions + mine.crystals, most(scene)];
  return points >= other + AHEAD && { args: { own: points, other } };
};

/** C7.2 In the last round nobody can enable scoring. */
const rival: Occasion = (scene) => {
  const [mine, other] = [own(scene)?.would_score.crystals ?? 0, most(scene)];
  const open = acts(scene) && !seen(scene).final && seen(scene).enabled_by === null;
  return open && other > mine && { args: { own: mine, other } };
};

const most = (scene: Scene) => Math.max(0, ...others(scene).map((one) => one.would_score.crystals));

/** C3.3 In the German edition events that are passed in a first game stay where they are. */
const eventsStay = ({ facts }: Scene) =>
  facts?.options.passing_events === 'not_in_first_game' && facts.options.level === 'first';

const track: Occasion = (scene) => {
  if (!acts(scene) || eventsStay(scene)) return false;
  const vp = own(scene)?.vp ?? 0;
  const passable = seen(scene).track.slice(0, -1); // C3.3: the last event has no next one to be stacked on
  const next = passable.find(({ spot, events }) => events > 0 && spot > vp);
  return next !== undefined && next.spot - vp <= NEAR && { args: { spot: next.spot } };
};

const skill: Occasion = (scene) => scene.offer === 'after-action' && scene.actions.size > 1 && {};

export const coach: Coach = {
  occasions: {
    natives: (scene) => sideAsked(scene)?.leads && {},
    attack: (scene) => sideAsked(scene)?.attacks && {},
    defend: (scene) => sideAsked(scene)?.attacks === false && {},
    tactic: asked('tactic'),
    prisoner: asked('prisoner'),
    victim: asked('victim'),
    retreat: asked('retreat'),
    nest: asked('nest'),
    ransom: asked('ransom'),
    // C3.6: but not a discard that a card, a skill or an event requires
    discard: (scene) => scene.prompt?.kicker?.key === 'cryhavoc-kicker-discard' && {},
    ambush: (scene) => inEvents(scene) && scene.prompt?.key === 'cryhavoc-prompt-effect-token-at' && {},
    event: (scene) => inEvents(scene) && {},
    deck: asked('deck'),
    last: (scene) => acts(scene) && seen(scene).final && {},
    score,
    cards: asked('cards'),
    fight: (scene) => goal(scene, ({ battle_with, tokens }) => battle_with !== undefined && !tokens?.length),
    token: (scene) => !leadsTrogs(scene) && goal(scene, ({ tokens }) => (tokens?.length ?? 0) > 0),
    units: asked('unit', 'goal'),
    action: (scene) => acts(scene) && seen(scene).round === 1 && !leadsTrogs(scene) && {},
    guard,
    attacking: (scene) => acts(scene) && region(scene, ({ battle }) => battle?.attacker === seen(scene).you),
    attacked: (scene) =>
      acts(scene) &&
      region(scene, ({ battle, units }) => {
        const { you } = seen(scene);
        return battle !== null && battle.attacker !== you && (units[you!] ?? 0) > 0;
      }),
    rival,
    track,
    structure: asked('structure'),
    keep: asked('keep'),
    skill,
    plan: (scene) => acts(scene) && seen(scene).round > 1 && {},
  },
};
