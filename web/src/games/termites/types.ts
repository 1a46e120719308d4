/** What the server shows of a game of Termites. */
import type { Spoken, View } from '../../lib/types';
import type { Scene } from '../../table/scene.svelte';

export type Swarm = 'blue' | 'red' | 'gold' | 'grey';
export type Caste = 'worker' | 'soldier' | 'nasute' | 'alate';
export type Terrain = 'open' | 'water' | 'vegetation' | 'stones';

export interface Token {
  caste: Caste;
  termites: number;
}

/** A hex, and the unit or the mound that stands on it. */
export interface Hex extends Partial<Token> {
  terrain: Terrain;
  owner?: number | 'neutral';
  mound?: number;
}

export interface Seat {
  swarm: Swarm | null;
  hand: number;
  stack: number;
  /** The tokens in hand and stack together. */
  unseen: (Token & { count: number })[];
  reserve: number[];
  trophies: number[];
}

export interface TermitesView extends View {
  first: number;
  board: Record<string, Hex>;
  seats: Seat[];
  /** What is taken up and not yet put down (a tile by its sides, the upper one first), or the hex that a mound must be built on. */
  held: { unit?: string; target?: string; tile?: string; mound?: number; hex?: string };
  neutral_left: number;
  /** How many tiles of each kind are still to be laid, in the order of TILES. */
  tiles: number[];
  /** Of the own eyes alone. */
  hand?: (Token & { count: number })[];
  chosen?: number;
}

/** The kinds of tile, by their two sides. */
export const TILES: readonly (readonly [Terrain, Terrain])[] = [
  ['water', 'vegetation'],
  ['vegetation', 'stones'],
  ['stones', 'water'],
];

export const CASTES: readonly Caste[] = ['worker', 'soldier', 'nasute', 'alate'];
export const TERRAINS: readonly Terrain[] = ['open', 'water', 'vegetation', 'stones'];
const MOST_TERMITES = 3;

/** The token that a number of the view stands for. */
export const tokenOf = (kind: number): Token => ({
  caste: CASTES[Math.floor(kind / MOST_TERMITES)]!,
  termites: (kind % MOST_TERMITES) + 1,
});

/** T6.6: one item of a sum. */
export interface SumLine extends Partial<Token> {
  hex: string;
  kind: string;
  n: number;
  rule: string;
  message: Spoken;
}

export interface Sum {
  attack: number;
  defence: number;
  attack_lines: SumLine[];
  defence_lines: SumLine[];
}

/** What comes of an attack. */
export interface Outcome {
  entries: string[];
  retreats: string[];
  deadly: string[];
  destroyed: boolean;
  taken: boolean;
}

/** What the server says of a legal action; what there is depends on the verb. */
export interface ActionFacts extends Partial<Sum>, Partial<Outcome> {
  cost?: number;
  path?: string[];
  range?: string[];
}

export interface CastePiece {
  id: Caste;
  name: string;
  text: string;
  data: { points: number; strength: number; rule: string };
}

export interface TermitesPieces {
  sections: { id: string; pieces: { id: string; count: number }[] }[];
  board: { hexes: Record<string, [half: number, row: number]> };
}

export const viewOf = (scene: Scene): TermitesView => scene.view as TermitesView;
export const piecesOf = (scene: Scene): TermitesPieces => scene.pieces as TermitesPieces;
export const factsOf = (scene: Scene, action: string): ActionFacts =>
  (scene.described.get(action)?.facts ?? {}) as ActionFacts;
export const isSum = (facts: ActionFacts): facts is ActionFacts & Sum => facts.attack_lines !== undefined;

export function casteOf(scene: Scene, caste: Caste): CastePiece {
  const castes = piecesOf(scene).sections.find((section) => section.id === 'castes')!.pieces;
  return castes.find((piece) => piece.id === caste) as unknown as CastePiece;
}

/** T2.1 */
export const strengthOf = (scene: Scene, token: Token): number =>
  token.termites * casteOf(scene, token.caste).data.strength;

/** The swarm of an owner, or neutral. */
export const swarmOf = (view: TermitesView, owner: number | 'neutral' | undefined): Swarm | 'neutral' =>
  typeof owner === 'number' ? (view.seats[owner]?.swarm ?? 'neutral') : 'neutral';

/** T8.4: as many turns as a swarm has tokens. */
export function turnsOf(scene: Scene): number {
  const swarms = piecesOf(scene).sections.find((section) => section.id === 'swarms')!.pieces;
  return Math.max(...swarms.map((swarm) => swarm.count));
}
