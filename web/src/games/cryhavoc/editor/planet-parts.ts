/** Connects a pack with the outlines of its planet: which parts lie on a map, and how a change of outlines changes them. */
import type { Part } from '../../../lib/types';
import type { Stroke } from '../../editor';
import type { Point } from '../planet/types';
import { keptOr } from './anchors';
import { bordering, isRim, meshOf, ownersOf, pointsOf, type Mesh, type Rim } from './mesh';

const RIM: Rim = { centre: [500, 500], radius: 425 };

/** The regions and black areas of the map that a part lies on: those of the same file. */
export function partsOf(parts: readonly Part[], one: Part): Part[] {
  const file = fileOf(one);
  return parts.filter((part) => fileOf(part) === file);
}
export const fileOf = ({ place }: Part): string => place.split('/')[0]!;
export const isLand = ({ place }: Part): boolean => place.split('/')[1] === 'region';
export const idOf = ({ values }: Part): string => String(values.id);

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every((n) => typeof n === 'number');

/** The outlines, keyed by the places of their parts. Null if one of them is invalid. */
export function meshOfParts(parts: readonly Part[], frame: Record<string, unknown> | undefined): Mesh | null {
  const shapes = parts.map((part) => ({
    id: part.place,
    land: isLand(part),
    points: Array.isArray(part.values.polygon) ? (part.values.polygon as unknown[]) : [],
  }));
  if (!shapes.every(({ points }) => points.length <= 1000 && points.every(isPoint))) return null;
  const centre = isPoint(frame?.centre) ? frame.centre : RIM.centre;
  const radius = typeof frame?.radius === 'number' ? frame.radius : RIM.radius;
  return meshOf(shapes as { id: string; land: boolean; points: Point[] }[], { centre, radius });
}

const alike = (one: readonly unknown[], two: readonly unknown[]): boolean =>
  one.length === two.length && JSON.stringify(one) === JSON.stringify(two);

/** What is written anew when outlines have changed. Neighbours follow from borders and from the printed arrows, but for those that
 * the owner of the box has named or struck out by hand: there the printed map knows better. */
export function strokesOf(before: Mesh, mesh: Mesh, parts: readonly Part[], arrows = arrowsOf(parts)): Stroke[] {
  const [owned, owners] = [ownersOf(before), ownersOf(mesh)];
  const drawn = arrowsOf(parts);
  const ids = new Map(parts.map((part) => [part.place, idOf(part)]));
  const existing = new Set(ids.values());
  return parts.flatMap((part) => {
    if (!mesh.outlines.has(part.place)) return [];
    const polygon = pointsOf(mesh, part.place);
    const values: Record<string, unknown> = {};
    if (!alike(polygon, part.values.polygon as unknown[])) values.polygon = polygon;
    if (isLand(part)) Object.assign(values, landOf(part, polygon, values));
    return Object.keys(values).length ? [{ part, values }] : [];
  });

  function nearIn(net: Mesh, part: Part, owning: Map<string, string>, across: Map<string, string>): Set<string> {
    const places = net.outlines.has(part.place) ? bordering(net, part.place, owning) : [];
    const near = [...places.map((place) => ids.get(place)), across.get(idOf(part))];
    return new Set(near.filter((id) => id !== undefined));
  }

  function landOf(part: Part, polygon: Point[], changed: Record<string, unknown>): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    const known = (part.values.neighbours ?? []) as string[];
    const followed = nearIn(before, part, owned, drawn);
    const near = nearIn(mesh, part, owners, arrows);
    for (const id of followed) if (!known.includes(id)) near.delete(id);
    for (const id of known) if (!followed.has(id) && existing.has(id)) near.add(id);
    if (near.size !== new Set(known).size || known.some((id) => !near.has(id))) values.neighbours = [...near].sort();
    if (!changed.polygon) return values;
    values.anchors = keptOr(part.values.anchors, polygon);
    const outer = mesh.outlines.get(part.place)!.corners.some((corner) => isRim(mesh, corner));
    const ring = outer ? 'outer' : part.values.ring === 'centre' ? 'centre' : 'inner';
    if (ring !== part.values.ring) values.ring = ring;
    return values;
  }
}

/** The printed arrows: from each region with an arrow to the region it leads to. */
export function arrowsOf(parts: readonly Part[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of parts) {
    const { to } = (part.values.wrap ?? {}) as { to?: unknown };
    if (typeof to === 'string') found.set(idOf(part), to);
  }
  return found;
}

/** The angle at which an arrow leaves a region over the rim: the middle of its piece of the rim. */
export function angleOf(mesh: Mesh, place: string): number {
  const { centre } = mesh.rim;
  const { corners } = mesh.outlines.get(place)!;
  const rim = corners.filter((corner) => isRim(mesh, corner));
  const points = (rim.length ? rim : corners).map((corner) => mesh.points.get(corner)!);
  const [x, y] = points.reduce(([sx, sy], [px, py]) => [sx + px - centre[0], sy + py - centre[1]], [0, 0]);
  return Math.round(((Math.atan2(y, x) * 180) / Math.PI + 450) % 360);
}
