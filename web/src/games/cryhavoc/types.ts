/** What the server shows of a game of Cry Havoc, and what is in the box of a pack. */
import type { View } from '../../lib/types';

export type Faction = 'humans' | 'pilgrims' | 'machines' | 'trogs';
export type Terrain = 'mountain' | 'desert' | 'jungle' | 'ocean';
export type Objective = 'control' | 'prisoners' | 'attrition';
export type Row = 'move' | 'recruit' | 'build';
export type Bonus = 'draw_each' | 'draw_once' | 'vp' | 'text';
/** Attacker, defender. */
export type Pair<T> = [T, T];

export const FACTIONS: Faction[] = ['humans', 'pilgrims', 'machines', 'trogs'];
export const TERRAINS: Terrain[] = ['mountain', 'desert', 'jungle', 'ocean'];
export const OBJECTIVES: Objective[] = ['control', 'prisoners', 'attrition'];
export const ROWS: Row[] = ['move', 'recruit', 'build'];
/** C5.3 A crystal, B units, C tactics, D objectives, E return, F retreat, G the token. */
export const BATTLE_STEPS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];
export const ACTIONS = 3; // of a player in a round (C4.1)

export interface SeenFaction {
  faction: Faction;
  seat: number;
  hq: string | null;
  vp: number;
  reserve: number;
  prisoners: Partial<Record<Faction, number>>;
  crystals: number;
  hand: number;
  picked: number;
  looked_at: number;
  stored: number;
  deck: number;
  /** Cards that everybody knows to be in that hand, and of how many others only the terrain is known. */
  held: string[];
  unknown: Partial<Record<Terrain, number>>;
  played: string[];
  discard: string[];
  /** Whether each skill is ready. */
  skills: Record<string, boolean>;
  /** Tokens left to build. */
  structures: Record<string, number>;
}

export interface SeenRegion {
  control: Faction | null;
  crystals: number;
  units: Partial<Record<Faction, number>>;
  structures: string[];
  tokens: string[];
  war_parties: number;
  nests: number;
  exploration: number;
  battle?: { number: number; attacker: Faction };
}

export interface Side {
  faction: Faction;
  seat: number;
  placed: number[];
  bonus: number[];
  ties: number[];
  absorbs: number;
  card_limit: number;
  passed: boolean;
  far_retreat: boolean;
  owed: number;
}

/** How an objective would end if nothing more happened. */
export interface Outlook {
  objective: Objective;
  resolved: boolean;
  skipped: boolean;
  strength: Pair<number>;
  winner: Faction | null;
  kills: Pair<number>;
  vp: Pair<number>;
}

export interface Battle {
  region: string;
  sides: Pair<Side>;
  reversed: boolean;
  skipped: Objective[];
  winner: Faction | null;
  promises: number[][];
  /** In the order of resolution. */
  outlook: Outlook[];
}

export interface CryHavocView extends View {
  round: number;
  turn: number;
  initiative: Faction[];
  upcoming: Faction[];
  enabled_by: Faction | null;
  final: boolean;
  track: { spot: number; events: number }[];
  unseen: { events: string[]; exploration: Record<string, number>; trogs: Record<string, number> };
  regions: Record<string, SeenRegion>;
  factions: SeenFaction[];
  decks: Record<Terrain, { cards: number; bottom: string[] }>;
  pending: number[][];
  action: { halted: number[]; entered: number; grounds: number; activated: number[] };
  heard: number[];
  natives?: { reserve: number; prisoners: Partial<Record<Faction, number>> };
  battle?: Battle;
  // for the eyes of a player
  you?: Faction;
  hand?: string[];
  picked?: string[];
  looked_at?: string[];
  stored?: string[];
  named?: number[][];
}

// ------------------------------------------------------------- the box
export interface Piece<Data = Record<string, never>> {
  id: string;
  ids: string[];
  name: string;
  text: string;
  count: number;
  group: string;
  data: Data;
}

export type CardPiece = Piece<{
  kind: 'battle' | 'scoring' | 'initiative';
  rows: Record<Row, { n: number; bonus: Bonus[] }>;
}>;
export type SkillPiece = Piece<{ default: boolean; kind: 'active' | 'passive'; tokens: number; token: string | null }>;
export type StructurePiece = Piece<{ build: number; activate: number | null; in_battle: boolean }>;
export type RegionPiece = Piece<{ terrain: Terrain | 'none'; ring: string; crystals: number; icons: string[] }>;

export interface Pieces {
  sections: { id: string; title: string; pieces: Piece<unknown>[] }[];
  board: { track: { length: number; spots: number[]; final: number } };
}
