/** What the planet reads of the pack and of a view. */
import type { Spoken, View } from '../../../lib/types';
import type { Scene } from '../../../table/scene.svelte';

export type Point = readonly [x: number, y: number];

export interface MapRegion {
  id: string;
  name: string;
  /** mountain, desert, jungle, ocean or none. */
  terrain: string;
  ring: 'outer' | 'inner' | 'centre';
  icons: string[];
  neighbours: string[];
  /** The printed arrow across the rim: where it leads, and at which angle it leaves. */
  wrap: { to: string; angle: number } | null;
  /** stage: the largest upright box inside, for the name and the pieces. */
  anchors: { stage: [x: number, y: number, width: number, height: number] };
  polygon: Point[];
}

/** Lengths in a box of 1000 by 1000, y pointing down; angles in degrees, clockwise from the top. */
export interface PlanetMap {
  box: [number, number, number, number];
  centre: Point;
  radius: number;
  score_track: { inner: number; outer: number; start_angle: number };
  regions: MapRegion[];
  blocked: Point[][];
}

export interface TrackPieces {
  /** The last number. */
  length: number;
  spots: number[];
  final: number;
}

interface Piece {
  id: string;
  name: string;
  group: string;
  data: { build?: number };
}

export interface PlanetPieces {
  board: { map: PlanetMap; track: TrackPieces };
  sections: { id: string; pieces: Piece[] }[];
}

export interface RegionView {
  control: string | null;
  crystals: number;
  units: Record<string, number>;
  structures: string[];
  /** Those that effects have laid there: artillery, watchtower, skill-humans ... */
  tokens: string[];
  war_parties: number;
  nests: number;
  exploration: number;
  battle?: { number: number; attacker: string };
}

export interface PlanetView extends View {
  /** The faction of these eyes. */
  you?: string;
  regions: Record<string, RegionView>;
  track: { spot: number; events: number }[];
  final: boolean;
  factions: { faction: string; vp: number; hq: string | null }[];
  /** Of each type of structure, the regions (as bits) where it was activated in this action. */
  action: { activated: number[] };
}

export const piecesOf = (scene: Scene): PlanetPieces => scene.pieces as PlanetPieces;
export const mapOf = (scene: Scene): PlanetMap => piecesOf(scene).board.map;
export const viewOf = (scene: Scene): PlanetView | null => scene.view as PlanetView | null;

/** What the pack calls a structure or a laid token. */
export function pieceName(scene: Scene, id: string): string {
  for (const section of piecesOf(scene).sections) {
    const piece = section.pieces.find((one) => one.id === id);
    if (piece) return piece.name;
  }
  return id;
}

/** The id in an argument of a message that is a name of the pack. */
export function idOf(argument: unknown): string {
  return typeof argument === 'object' && argument !== null && 'name' in argument ? String(argument.name) : '';
}

/** The regions that an event speaks of. */
export function placesOf(event: Spoken): string[] {
  return ['region', 'from', 'to'].map((role) => idOf(event.args[role])).filter((id) => id);
}
