/** Written by `python -m tests.web.typescript`: change what it is written from. */

import type { Asked } from './server';

export type Faction = 'humans' | 'pilgrims' | 'machines' | 'trogs';

export type Terrain = 'mountain' | 'desert' | 'jungle' | 'ocean';

export type Icon = 'move' | 'recruit' | 'build';

export type Objective = 'control' | 'prisoners' | 'attrition';

export type Phase = 'setup' | 'events' | 'draw' | 'actions' | 'battles' | 'prisoners' | 'scoring' | 'over';

export type BattleStep = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

export type TokenKind = 'exploration' | 'war_party' | 'nest';

export type Bonus = 'draw_each' | 'draw_once' | 'vp' | 'text';

export type CardKind = 'battle' | 'scoring' | 'initiative';

export type SkillKind = 'active' | 'passive';

export type Ring = 'outer' | 'inner' | 'centre';

export type MapIcon = 'hq' | 'war_party' | 'exploration' | 'tunnel' | 'tunnel_plus' | 'trog_hq';

/** C7.1: the points that a faction would score now. Regions count only for the faction that enables scoring. */
export interface Scoring {
  regions: number;
  crystals: number;
}

export interface SeenFaction {
  faction: Faction;
  seat: number;
  hq: string | null;
  vp: number;
  would_score: Scoring;
  reserve: number;
  prisoners: Partial<Record<Faction, number>>;
  crystals: number;
  hand: number;
  picked: number;
  looked_at: number;
  stored: number;
  deck: number;
  held: string[];
  unknown: Partial<Record<Terrain, number>>;
  played: string[];
  discard: string[];
  skills: Record<string, boolean>;
  structures: Record<string, number>;
}

/** Trogs that are not a player's. */
export interface Natives {
  reserve: number;
  prisoners: Partial<Record<Faction, number>>;
}

export interface BattleToken {
  number: number;
  attacker: Faction;
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
  battle: BattleToken | null;
}

/** What the rules remember about the current action. */
export interface ActionSoFar {
  halted: Record<string, number>;
  entered: string[];
  grounds: string[];
  activated: Record<string, string[]>;
}

export interface Spot {
  spot: number;
  events: number;
}

/** Unseen tokens, on the map and beside it, by kind. */
export interface Unseen {
  events: string[];
  exploration: Record<string, number>;
  trogs: Record<string, number>;
}

export interface Deck {
  cards: number;
  bottom: string[];
}

/** Attacker or defender; its units by objective. */
export interface Side {
  faction: Faction;
  seat: number;
  placed: number[];
  bonus: number[];
  ties: number[];
  absorbs: number;
  card_limit: number | null;
  passed: boolean;
  far_retreat: boolean;
  owed: number;
}

/** What a tactics card will do later in this battle. */
export interface Promised {
  card: string;
  faction: Faction;
}

/** How an objective would end if nothing more happened; pairs are attacker and defender. */
export interface Outlook {
  objective: Objective;
  resolved: boolean;
  skipped: boolean;
  strength: [number, number];
  winner: Faction | null;
  kills: [number, number];
  vp: [number, number];
}

/** How an objective can end while units are still to be placed; pairs are attacker and defender. */
export interface Ahead {
  objective: Objective;
  winner: (Faction | null)[][];
  kills: [number[], number[]];
  vp: [number, number];
}

export interface Battle {
  region: string;
  step: BattleStep;
  resolving: Objective | null;
  sides: [Side, Side];
  reversed: boolean;
  skipped: Objective[];
  winner: Faction | null;
  promises: Promised[];
  outlook: Outlook[];
  ahead: Ahead[];
}

export interface CryHavocView {
  players: number;
  prompt: Asked;
  actions: string[];
  undo: boolean;
  round: number;
  turn: number;
  phase: Phase;
  initiative: Faction[];
  upcoming: Faction[];
  enabled_by: Faction | null;
  final: boolean;
  track: Spot[];
  unseen: Unseen;
  regions: Record<string, SeenRegion>;
  factions: SeenFaction[];
  decks: Partial<Record<Terrain, Deck>>;
  action: ActionSoFar;
  natives: Natives | null;
  battle: Battle | null;
  you: Faction | null;
  hand: string[];
  picked: string[];
  looked_at: string[];
  stored: string[];
  named: Partial<Record<Faction, number[]>>;
}

/** What cards together give in the row that they are played for. */
export interface Given {
  row: Icon;
  points: number;
  draws: number;
  vp: number;
}

/** Which fields are present depends on the verb. */
export interface CryHavocFacts {
  row?: Icon;
  points?: number;
  draws?: number;
  vp?: number;
  total?: Given;
  cost?: number;
  left?: number;
  from?: string;
  stops?: boolean;
  tokens?: TokenKind[];
  battle_with?: Faction;
  then?: Outlook[];
}

/** C4.2: the number of icons, and the bonus symbols. */
export interface CardRow {
  n: number;
  bonus: Bonus[];
}

export interface CardRows {
  move: CardRow;
  recruit: CardRow;
  build: CardRow;
}

export interface CardData {
  kind: CardKind;
  rows: CardRows;
}

export interface SkillData {
  default: boolean;
  kind: SkillKind;
  tokens: number;
  token: string | null;
}

export interface StructureData {
  build: number;
  activate: number | null;
  in_battle: boolean;
}

export interface EventData {
  printed: boolean;
}

export interface TrogTokenData {
  units: number;
  crystals: number;
}

export interface RegionData {
  terrain: Terrain | 'none';
  ring: Ring;
  crystals: number;
  icons: MapIcon[];
}

/** The printed arrow across the rim: the region it leads to, and the angle at which it leaves. */
export interface Wrap {
  to: string;
  angle: number;
}

/** Where pieces are drawn; stage is the largest upright box inside: left, top, width, height. */
export interface Anchors {
  stage: [number, number, number, number];
  label: [number, number];
  tokens: [number, number];
  crystals: [number, number];
  units: [number, number];
  structures: [number, number];
  battle: [number, number];
}

export interface MapRegion {
  id: string;
  name: string;
  terrain: Terrain | 'none';
  ring: Ring;
  kind: string;
  sector: number;
  crystals: number;
  icons: MapIcon[];
  neighbours: string[];
  wrap: Wrap | null;
  anchors: Anchors;
  polygon: [number, number][];
}

export interface ScoreTrack {
  inner: number;
  outer: number;
  start_angle: number;
}

/** Lengths in the units of the box, y pointing down; angles in degrees, clockwise from the top. */
export interface PlanetMap {
  box: [number, number, number, number];
  centre: [number, number];
  radius: number;
  score_track: ScoreTrack;
  regions: MapRegion[];
  blocked: [number, number][][];
}

/** The last space of the score track, the spaces with events, and the one that ends the game. */
export interface Track {
  length: number;
  spots: number[];
  final: number;
}

export interface Planet {
  map: PlanetMap;
  track: Track;
}
