/** What the server sends of a game of Cry Havoc, and what is in the box of a pack. */
import type {
  BattleStep,
  CardData,
  EventData,
  Faction,
  Icon as Row,
  Objective,
  Phase,
  Planet,
  RegionData,
  SkillData,
  StructureData,
  Terrain,
} from '../../generated/cryhavoc';
import type { PieceOf, PiecesOf } from '../reference';

export type {
  Ahead,
  Battle,
  BattleStep,
  Bonus,
  CryHavocFacts,
  CryHavocView,
  Faction,
  Icon as Row,
  Objective,
  Outlook,
  Phase,
  SeenFaction,
  SeenRegion,
  Side,
  Terrain,
} from '../../generated/cryhavoc';

export const FACTIONS: Faction[] = ['humans', 'pilgrims', 'machines', 'trogs'];
export const TERRAINS: Terrain[] = ['mountain', 'desert', 'jungle', 'ocean'];
export const OBJECTIVES: Objective[] = ['control', 'prisoners', 'attrition'];
export const ROWS: Row[] = ['move', 'recruit', 'build'];
/** C5.3 A crystal, B units, C tactics, D objectives, E return, F retreat, G the token. */
export const BATTLE_STEPS: BattleStep[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
/** C3.1 The phases of a round. */
export const PHASES: Phase[] = ['events', 'draw', 'actions', 'battles', 'prisoners', 'scoring'];
export const ACTIONS = 3; // actions of a player in a round (C4.1)

// ------------------------------------------------------------- the box
export type CardPiece = PieceOf<CardData>;
export type SkillPiece = PieceOf<SkillData>;
export type StructurePiece = PieceOf<StructureData>;
export type RegionPiece = PieceOf<RegionData>;
export type EventPiece = PieceOf<EventData>;
export type CryHavocPieces = PiecesOf<Planet>;
