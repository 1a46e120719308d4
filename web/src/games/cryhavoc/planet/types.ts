/** What the planet reads from the pack and from a view. */
import type { Spoken } from '../../../lib/types';
import type { PlanetMap } from '../../../generated/cryhavoc';
import type { Scene } from '../../scene.svelte';
import type { CryHavocPieces, CryHavocView } from '../types';

export type Point = readonly [x: number, y: number];

export type { MapRegion, PlanetMap, Track } from '../../../generated/cryhavoc';

export const piecesOf = (scene: Scene): CryHavocPieces => scene.pieces as CryHavocPieces;
export const mapOf = (scene: Scene): PlanetMap => piecesOf(scene).board.map;
export const viewOf = (scene: Scene): CryHavocView | null => scene.view as CryHavocView | null;

/** The pack's entry for a structure or a placed token. */
export function pieceOf(scene: Scene, id: string): CryHavocPieces['sections'][number]['pieces'][number] | undefined {
  return piecesOf(scene)
    .sections.flatMap(({ pieces }) => pieces)
    .find((piece) => piece.id === id);
}

export const pieceName = (scene: Scene, id: string): string => pieceOf(scene, id)?.name ?? id;

/** The id of the pack that a message's argument names, if any. */
export function idOf(argument: unknown): string {
  return typeof argument === 'object' && argument !== null && 'name' in argument ? String(argument.name) : '';
}

/** The regions that an event mentions. */
export function placesOf(event: Spoken): string[] {
  return ['region', 'from', 'to'].map((role) => idOf(event.args[role])).filter((id) => id);
}
