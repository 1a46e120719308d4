/** Written by `python -m tests.web.typescript`: change what it is written from. */

import type { Asked, Spoken } from './server';

export type Terrain = 'open' | 'water' | 'vegetation' | 'stones';

export type Caste = 'worker' | 'soldier' | 'nasute' | 'alate';

export type Swarm = 'blue' | 'red' | 'gold' | 'grey';

export type SumKind = 'attacker' | 'support' | 'slime' | 'vegetation' | 'defender' | 'mound' | 'stones';

export interface Token {
  caste: Caste;
  termites: number;
}

/** A number of equal things. */
export interface Tokens {
  caste: Caste;
  termites: number;
  count: number;
}

/** A hex with its unit or mound. */
export interface Hex {
  terrain: Terrain;
  owner?: number | 'neutral';
  mound?: number;
  caste?: Caste;
  termites?: number;
}

/**
 * What has been picked up and not yet put down, as far as everybody sees it; or the hex that a mound must be built on.
 */
export interface Held {
  unit?: string;
  target?: string;
  tile?: string;
  mound?: number;
  hex?: string;
}

export interface SeenSeat {
  swarm: Swarm | null;
  points: number;
  hand: number;
  stack: number;
  unseen: Tokens[];
  reserve: number[];
  trophies: number[];
}

export interface TermitesView {
  players: number;
  prompt: Asked;
  actions: string[];
  undo: boolean;
  first: number | null;
  held: Held;
  board: Record<string, Hex>;
  seats: SeenSeat[];
  neutral_left: number;
  tiles: Record<string, number>;
  hand: Tokens[];
  chosen: Token | null;
}

/** T6.5: one item of a sum. */
export interface SumLine {
  hex: string;
  kind: SumKind;
  n: number;
  rule: string;
  message: Spoken;
  caste?: Caste;
  termites?: number;
}

/** Which fields are present depends on the verb. */
export interface TermitesFacts {
  strength?: number;
  points?: number;
  range?: string[];
  cost?: number;
  path?: string[];
  attack?: number;
  defence?: number;
  attack_lines?: SumLine[];
  defence_lines?: SumLine[];
  entries?: string[];
  retreats?: string[];
  deadly?: string[];
  destroyed?: boolean;
  taken?: boolean;
  from?: string;
  to?: string;
}

/** An unseen token on the hex where it would do most. */
export interface Ghost {
  caste: Caste;
  termites: number;
  hex: string;
}

/** The strongest attack that one opponent could bring in one turn: one placement and one move. */
export interface Strike {
  seat: number;
  attack: number;
  defence: number;
  holds_by: number;
  lines: SumLine[];
  message: Spoken;
  ghost?: Ghost;
}

/** A threat to one of the seat's mounds. */
export interface TermitesThreat {
  hex: string;
  mound: number;
  strikes: Strike[];
}

export interface CasteData {
  points: number;
  strength: number;
  enters: Partial<Record<Terrain, number>>;
  rule: string;
}

export interface TerrainData {
  rule: string;
}

export interface SwarmData {
  tokens: Tokens[];
}

export interface MoundData {
  values: number[];
}

export interface TileData {
  faces: [Terrain, Terrain];
}

export interface ScenarioData {
  players: number;
  board: Record<string, Terrain>;
  neutral: string[];
  symmetry: string[];
  places: Record<string, [number, number]>;
  starts: string[];
}

export interface HexPlaces {
  hexes: Record<string, [number, number]>;
}
