/** What the server sends of a game of Termites. */
import type {
  Caste,
  CasteData,
  HexPlaces,
  ScenarioData,
  Swarm,
  Terrain,
  TermitesView,
  Token,
  TermitesFacts,
} from '../../generated/termites';
import type { PieceOf, PiecesOf } from '../reference';
import type { Scene } from '../scene.svelte';

export type {
  Caste,
  Held,
  Hex,
  SeenSeat,
  SumLine,
  Swarm,
  TermitesFacts,
  Terrain,
  TermitesView,
  Token,
  Tokens,
} from '../../generated/termites';

export const CASTES: readonly Caste[] = ['worker', 'soldier', 'nasute', 'alate'];
export const TERRAINS: readonly Terrain[] = ['open', 'water', 'vegetation', 'stones'];

/** T6.5: the sums of an attack. */
export type Sum = Required<Pick<TermitesFacts, 'attack' | 'defence' | 'attack_lines' | 'defence_lines'>>;

export type CastePiece = PieceOf<CasteData> & { id: Caste };
export type TermitesPieces = PiecesOf<HexPlaces>;

export const viewOf = (scene: Scene): TermitesView => scene.view as TermitesView;
export const piecesOf = (scene: Scene): TermitesPieces => scene.pieces as TermitesPieces;
/** Where the hexes of this table's board lie: a scenario may have an outline of its own (T9.5). */
export function knownPlaces(scene: Scene): HexPlaces['hexes'] {
  const { sections, board } = piecesOf(scene);
  const scenarios = sections.find(({ id }) => id === 'scenarios')?.pieces ?? [];
  const own = scenarios.find(({ id }) => id === scene.facts?.options.scenario) as PieceOf<ScenarioData> | undefined;
  return own?.data.places ?? board.hexes;
}
export const factsOf = (scene: Scene, action: string): TermitesFacts =>
  (scene.described.get(action)?.facts ?? {}) as TermitesFacts;
export const isSum = (facts: TermitesFacts): facts is TermitesFacts & Sum => facts.attack_lines !== undefined;

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
