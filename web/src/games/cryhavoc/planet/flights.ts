/** Which of the latest events are animated on the planet. */
import type { Logged, Spoken } from '../../../lib/types';
import { middle, polar } from './geometry';
import { idOf, type MapRegion, type Point } from './types';
import type { CryHavocView } from '../types';

export type Flight =
  | { kind: 'go'; faction: string; region: string; from: Point; to: Point }
  | { kind: 'come' | 'fall'; faction: string; at: Point }
  | { kind: 'captured'; faction: string; from: Point; to: Point }
  | { kind: 'crystal'; more: boolean; at: Point }
  | { kind: 'tile'; id: string; at: Point }
  | { kind: 'flash'; region: string; faction: string }
  | { kind: 'points'; n: number; faction: string; at: Point };

export const comingKey = (region: string, faction: string): string => `${region} ${faction}`;

type SpotOf = (region: string, faction: string) => Point | undefined;

const MOST = 10; // beyond this many, text is quicker than animation
const TRACK = 440; // map units from the centre, just inside the markers

/** Where a faction's marker is, on a track with `cells` cells. */
function marker(faction: string, view: CryHavocView | null, cells: number): Point {
  const vp = view?.factions.find((one) => one.faction === faction)?.vp ?? 0;
  return polar(((vp % cells) * 360) / cells, TRACK);
}

/** Points float where their faction's marker moves to. */
export function pointsOf(fresh: readonly Logged[], view: CryHavocView | null, cells: number): Flight[] {
  const events = fresh.flatMap((entry) => entry.events ?? []).filter(({ key }) => key === 'cryhavoc-event-vp');
  return events.map(({ args }) => {
    const faction = String(args.faction);
    return { kind: 'points', n: Number(args.n), faction, at: marker(faction, view, cells) };
  });
}

/** C5.7 A prisoner moves from the region of the battle to its captor's marker. Natives have no marker. */
export function capturesOf(fresh: readonly Logged[], from: Point, view: CryHavocView | null, cells: number): Flight[] {
  const events = fresh.flatMap((entry) => entry.events ?? []).filter(({ key }) => key === 'cryhavoc-event-captured');
  return events
    .filter(({ args }) => view?.factions.some(({ faction }) => faction === args.faction))
    .map(({ args }) => ({
      kind: 'captured',
      faction: String(args.other_faction),
      from,
      to: marker(String(args.faction), view, cells),
    }));
}

/** `spotOf`: where units stand. Where none do, they come from the middle of the region. */
export function flightsOf(
  fresh: readonly Logged[],
  regions: MapRegion[],
  view: CryHavocView | null,
  spotOf: SpotOf = () => undefined,
): Flight[] {
  if (fresh.some((entry) => entry.kind === 'undo')) return [];
  const place = (id: string, faction: string): Point | null => {
    const region = regions.find((one) => one.id === id);
    return region ? (spotOf(id, faction) ?? middle(region)) : null;
  };
  return fresh
    .flatMap((entry) => entry.events ?? [])
    .flatMap((event) => flightOf(event, place, view))
    .slice(-MOST);
}

function flightOf(
  { key, args }: Spoken,
  place: (id: string, faction: string) => Point | null,
  view: CryHavocView | null,
): Flight[] {
  const what = key.replace('cryhavoc-event-', '');
  const faction = String(args.faction ?? '');
  const region = idOf(args.region);
  const at = place(region, what === 'revealed' ? 'trogs' : faction);
  switch (what) {
    case 'moved': {
      const goal = idOf(args.to);
      const [from, to] = [place(idOf(args.from), faction), place(goal, faction)];
      return from && to ? [{ kind: 'go', faction, region: goal, from, to }] : [];
    }
    case 'recruited': {
      const hq = place(view?.factions.find((one) => one.faction === faction)?.hq ?? '', faction);
      return hq ? [{ kind: 'come', faction, at: hq }] : [];
    }
    case 'deployed':
    case 'retreated':
      return at ? [{ kind: 'come', faction, at }] : [];
    case 'revealed':
      return at ? [{ kind: 'come', faction: 'trogs', at }] : [];
    case 'killed':
    case 'killed-by-nobody':
      return at ? [{ kind: 'fall', faction: String(args.other_faction), at }] : [];
    case 'lost-to-trogs':
    case 'paid-unit':
      return at ? [{ kind: 'fall', faction, at }] : [];
    case 'crystals':
      return at ? [{ kind: 'crystal', more: true, at }] : [];
    case 'crystals-gone':
    case 'harvested':
      return at ? [{ kind: 'crystal', more: false, at }] : [];
    case 'built':
    case 'activated':
      return at ? [{ kind: 'tile', id: idOf(args.structure), at }] : [];
    case 'control':
    case 'found':
    case 'nest':
    case 'token-placed':
      return region ? [{ kind: 'flash', region, faction }] : [];
    case 'battle-token':
      return region ? [{ kind: 'flash', region, faction: '' }] : [];
    default:
      return [];
  }
}
