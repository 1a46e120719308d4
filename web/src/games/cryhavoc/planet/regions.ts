/** Which legal actions a region stands for, and what pressing any other region tries. */
import { argumentOf, verbOf, type Scene } from '../../scene.svelte';
import { idOf, piecesOf, viewOf } from './types';

/** The verbs whose argument is a region. */
const REGION_VERBS = new Set(['land', 'from', 'to', 'next', 'retreat', 'nest', 'region']);
/** The verbs whose argument is a structure at a region: "pilgrims_temple@scorch". */
const SITE_VERBS = new Set(['construct', 'activate', 'site']);
/** By question: the action that a press on another region tries. */
const TRIED: Record<string, string> = {
  landing: 'land',
  unit: 'from',
  goal: 'to',
  'explore-next': 'next',
  'wake-next': 'next',
  'battle-next': 'next',
  retreat: 'retreat',
  nest: 'nest',
  'effect-region': 'region',
};

/** The region that an action names; '' if none. */
export function regionOf(action: string): string {
  const verb = verbOf(action);
  if (REGION_VERBS.has(verb)) return argumentOf(action);
  return SITE_VERBS.has(verb) ? (argumentOf(action).split('@')[1] ?? '') : '';
}

/** Whether a region on the planet stands for this action. */
export const isRegionAction = (action: string): boolean => regionOf(action) !== '';

/** The structure that an action builds, activates or chooses. */
export const structureOf = (action: string): string =>
  SITE_VERBS.has(verbOf(action)) ? argumentOf(action).split('@', 1)[0]! : '';

/** The legal actions that name that region. */
export const regionActions = (scene: Scene, region: string): string[] =>
  [...scene.actions].filter((action) => regionOf(action) === region);

/** The regions that legal actions name. */
export const litRegions = (scene: Scene): Set<string> =>
  new Set([...scene.actions].map(regionOf).filter((region) => region));

/** The regions that the steps of a hint name, each once. */
export const hintedRegions = (scene: Scene): string[] => [
  ...new Set(scene.suggested.map(regionOf).filter((region) => region && region !== originOf(scene))),
];

/** The action to ask about when somebody presses a region that cannot be chosen; '' if no region is asked for. */
export function triedAction(scene: Scene, region: string): string {
  const verb = TRIED[scene.offer];
  if (verb) return `${verb}:${region}`;
  if (scene.offer === 'effect-site') {
    const own = viewOf(scene)?.regions[region]?.structures.find((id) => mine(scene, id));
    return own ? `site:${own}@${region}` : '';
  }
  return scene.offer === 'structure' ? `construct:${cheapest(scene)}@${region}` : '';
}

const mine = (scene: Scene, structure: string): boolean => structure.startsWith(`${viewOf(scene)?.you ?? ''}_`);

function cheapest(scene: Scene): string {
  const structures = piecesOf(scene).sections.find((section) => section.id === 'structures')?.pieces ?? [];
  const own = structures.filter((piece) => piece.group === viewOf(scene)?.you);
  return own.reduce((least, piece) => ((piece.data.build ?? 0) < (least.data.build ?? 0) ? piece : least), own[0]!).id;
}

/** The region that something is being moved from, while the destination is asked for. */
export function originOf(scene: Scene): string {
  const { key, args } = scene.prompt ?? { key: '', args: {} };
  return scene.asked && (key.endsWith('-goal') || key.endsWith('-to')) ? idOf(args.region) : '';
}

/** Whether a structure in that region was activated in this action. */
export const activatedAt = (scene: Scene, structure: string, region: string): boolean =>
  viewOf(scene)?.action.activated[region]?.includes(structure) ?? false;
