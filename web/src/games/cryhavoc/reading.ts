/** Derives from a view what the rules name: rounds, initiative, control. */
import type { Scene } from '../scene.svelte';
import {
  OBJECTIVES,
  type Battle,
  type CryHavocView,
  type Faction,
  type Objective,
  type SeenFaction,
  type Side,
} from './types';

export const viewOf = (scene: Scene): CryHavocView | null => scene.view as CryHavocView | null;

/** C3.2, C3.3 Each stack of events takes a round, the printed one the last; passing a stack shortens the game. */
export function roundsOf(view: CryHavocView): number {
  if (view.final) return view.round;
  const stacks = view.track.slice(0, -1).filter(({ events }) => events > 0).length;
  return view.round + stacks + 1;
}

export function factionOf(view: CryHavocView | null, seat: number | null): SeenFaction | undefined {
  return view?.factions.find((faction) => faction.seat === seat);
}

/** C5.2 Whether a side of a battle is the Trogs of nobody: a player of another faction decides for them. */
export const isNatives = (view: CryHavocView | null, side: Side): boolean =>
  factionOf(view, side.seat)?.faction !== side.faction;

/** C2.6 The seats in initiative order; before there is one, in seating order. */
export function inInitiative(scene: Scene): number[] {
  const view = viewOf(scene);
  const seats = [...(scene.facts?.seats ?? []).keys()];
  const placeOf = (seat: number) => view?.initiative.indexOf(factionOf(view, seat)?.faction as Faction) ?? 0;
  return seats.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export function seenFaction(view: CryHavocView | null, faction: string): SeenFaction | undefined {
  return view?.factions.find((seen) => seen.faction === faction);
}

/** The reader's faction; for spectators, the one that moves first. */
export function mainFaction(view: CryHavocView): Faction | undefined {
  return view.you ?? view.initiative[0] ?? view.factions[0]?.faction;
}

/** The regions that a faction controls, including its HQ (C8.3). */
export function regionsOf(view: CryHavocView, faction: string): string[] {
  return Object.keys(view.regions).filter((id) => view.regions[id]!.control === faction);
}

/** The regions where a structure stands. */
export function standing(view: CryHavocView, structure: string): string[] {
  return Object.keys(view.regions).filter((id) => view.regions[id]!.structures.includes(structure));
}

export function prisonersOf(held: Partial<Record<Faction, number>>): { faction: Faction; n: number }[] {
  return Object.entries(held).map(([faction, n]) => ({ faction: faction as Faction, n }));
}

/** A faction's units that others hold, by captor. */
export function captives(view: CryHavocView, faction: Faction): { holder: Faction; n: number }[] {
  const held = view.factions.map((seen) => ({ holder: seen.faction, n: seen.prisoners[faction] ?? 0 }));
  if (view.natives) held.push({ holder: 'trogs', n: view.natives.prisoners[faction] ?? 0 });
  return held.filter(({ n }) => n > 0);
}

/** C5.6 The objectives in the order in which they are resolved. */
export function orderOf(battle: Pick<Battle, 'reversed'>): Objective[] {
  return battle.reversed ? OBJECTIVES.toReversed() : OBJECTIVES;
}

/** A numeric argument of the question. */
export function asked(scene: Scene, name: string): number {
  const value = scene.prompt?.args[name];
  return typeof value === 'number' ? value : 0;
}

export function askedWord(scene: Scene, name: string): string {
  const value = scene.prompt?.args[name];
  return typeof value === 'string' ? value : '';
}
