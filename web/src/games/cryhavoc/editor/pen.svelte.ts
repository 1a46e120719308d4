/** The state of drawing the planet: the selected outline, the corner being dragged, and the resulting changes to the pack. */
import { t } from '../../../lib/words.svelte';
import { Camera } from '../../../table/camera.svelte';
import type { FieldProblem, Part } from '../../../lib/types';
import type { Desk, Pen, Tool } from '../../editor';
import type { Point } from '../planet/types';
import { bordersOf, far, junctions, loose, ownersOf, type Border, type Corner, type Mesh } from './mesh';
import { Photo } from './photo.svelte';
import { angleOf, arrowsOf, fileOf, idOf, isLand, meshOfParts, partsOf, strokesOf } from './planet-parts';
import {
  divided,
  gripOf,
  handlesOf,
  joined,
  moved,
  parted,
  straightened,
  united,
  withCorner,
  type Grip,
} from './shaping';

const TOOLS: Tool[] = [
  { id: 'shape', icon: 'pointer', key: 'V', says: 'web-cryhavoc-editor-shape' },
  { id: 'cut', icon: 'cut', key: 'C', says: 'web-cryhavoc-editor-cut' },
  { id: 'link', icon: 'link', key: 'L', says: 'web-cryhavoc-editor-link' },
  { id: 'photo', icon: 'photo', key: 'F', says: 'web-cryhavoc-editor-photo' },
];
const PARTS_OF_WAY = [1, 0.8, 0.6, 0.4, 0.2]; // tried in turn until nothing crosses

export interface Handle {
  corner: Corner;
  at: Point;
  /** Where several outlines meet. */
  shared: boolean;
}
export interface Middle {
  at: Point;
  from: Corner;
  to: Corner;
  /** The corner already there between two handles, if any. */
  corner: Corner | undefined;
}

export class MapPen implements Pen {
  readonly tools = TOOLS;
  readonly camera = new Camera([20, 20, 960, 960]);
  readonly photo: Photo;
  /** The first corner of a cut. */
  start = $state<Corner | null>(null);
  /** The shared border pointed at, and the place that a problem is about. */
  pointed = $state('');
  marked = $state.raw<Point | null>(null);
  #tool = $state('shape');
  #live = $state.raw<Mesh | null>(null);
  #held: { mesh: Mesh; corner: Corner; grip: Grip; from: Point } | null = null;

  constructor(
    readonly desk: Desk,
    readonly partNow: () => Part,
    readonly choose: (part: Part) => void,
  ) {
    this.photo = new Photo(`${desk.pack.id}/${fileOf(partNow())}`);
  }

  get tool(): string {
    return this.#tool;
  }
  set tool(tool: string) {
    [this.#tool, this.start] = [tool, null];
  }
  get part(): Part {
    return this.partNow();
  }
  get how(): string {
    if (!this.whole) return t('web-cryhavoc-editor-not');
    if (this.tool === 'cut')
      return t(this.start === null ? 'web-cryhavoc-editor-how-cut' : 'web-cryhavoc-editor-how-cut-to');
    if (this.tool === 'link') return t('web-cryhavoc-editor-how-link', { region: this.desk.nameOf(this.part) });
    return this.tool === 'photo' ? t('web-cryhavoc-editor-how-photo') : '';
  }

  // ------------------------------------------------------------- what is drawn
  readonly parts = $derived.by(() => partsOf(this.desk.parts, this.part));
  readonly lands = $derived.by(() => this.parts.filter(isLand));
  readonly whole = $derived.by(() => {
    const [land] = this.lands;
    return meshOfParts(this.parts, land && this.desk.frames[land.kind]);
  });
  readonly mesh = $derived.by(() => this.#live ?? this.whole);
  readonly ends = $derived.by(() => (this.mesh ? junctions(this.mesh) : new Set<Corner>()));
  readonly borders = $derived.by((): Border[] => {
    const { mesh, part } = this;
    return mesh?.outlines.has(part.place) ? bordersOf(mesh, part.place, this.ends, ownersOf(mesh)) : [];
  });
  readonly handles = $derived.by((): Handle[] => {
    const { mesh } = this;
    if (!mesh) return [];
    const corners = this.borders.flatMap((border) => handlesOf(mesh, border.corners).slice(0, -1));
    return corners.map((corner) => ({ corner, at: mesh.points.get(corner)!, shared: this.ends.has(corner) }));
  });
  readonly middles = $derived.by((): Middle[] => {
    const { mesh } = this;
    return mesh ? this.borders.flatMap(({ corners }) => middlesOf(mesh, corners)) : [];
  });
  readonly gaps = $derived.by(() => (this.mesh ? loose(this.mesh) : []));

  partOf = (id: string): Part | undefined => this.lands.find((part) => idOf(part) === id);

  /** Every corner that could be grabbed: dragging moves corners only up to the next of these. */
  #every(mesh: Mesh): Set<Corner> {
    const owners = ownersOf(mesh);
    const every = new Set(junctions(mesh));
    for (const id of mesh.outlines.keys())
      for (const { corners } of bordersOf(mesh, id, every, owners))
        for (const corner of handlesOf(mesh, corners)) every.add(corner);
    return every;
  }

  // ------------------------------------------------------------- corners
  take(corner: Corner): void {
    const { whole } = this;
    if (!whole) return;
    this.#held = {
      mesh: whole,
      corner,
      grip: gripOf(whole, corner, this.#every(whole).add(corner)),
      from: whole.points.get(corner)!,
    };
  }

  /** Turn the middle of a border into a corner. */
  takeMiddle({ from, to, corner }: Middle): Corner | undefined {
    const { whole } = this;
    if (!whole) return undefined;
    if (corner !== undefined) {
      this.take(corner);
      return corner;
    }
    const made = withCorner(whole, from, to);
    const grip = gripOf(made.mesh, made.corner, this.#every(made.mesh).add(made.corner));
    this.#held = { mesh: made.mesh, corner: made.corner, grip, from: made.mesh.points.get(made.corner)! };
    return made.corner;
  }

  /** `snap`: how close another corner must be to be joined. */
  drag([x, y]: Point, snap: number): void {
    const held = this.#held;
    if (!held) return;
    const near =
      snap && junctions(held.mesh).has(held.corner) ? this.#nearest(held.mesh, held.corner, [x, y], snap) : null;
    const onto = near === null ? null : joined(held.mesh, held.corner, near);
    if (onto) {
      this.#live = onto;
      return;
    }
    const [dx, dy] = [x - held.from[0], y - held.from[1]];
    for (const part of PARTS_OF_WAY) {
      const after = moved(held.mesh, held.grip, dx * part, dy * part);
      if (!after) continue;
      this.#live = after;
      return;
    }
  }

  #nearest(mesh: Mesh, corner: Corner, at: Point, within: number): Corner | null {
    let [best, least]: [Corner | null, number] = [null, within];
    for (const other of junctions(mesh)) {
      const away = far(at, mesh.points.get(other)!);
      if (other !== corner && away <= least) [best, least] = [other, away];
    }
    return best;
  }

  drop(): void {
    const mesh = this.#live;
    this.cancel();
    if (mesh) this.#keep(mesh);
  }

  cancel(): void {
    [this.#live, this.#held] = [null, null];
  }

  /** Move a corner with the keyboard. */
  nudge(corner: Corner, dx: number, dy: number): void {
    this.take(corner);
    const from = this.#held?.from;
    if (from) this.drag([from[0] + dx, from[1] + dy], 0);
    this.drop();
  }

  straighten(corner: Corner): void {
    const after = this.whole && straightened(this.whole, corner, this.#every(this.whole));
    if (after) this.#keep(after);
  }

  #keep(mesh: Mesh): void {
    if (this.whole) this.desk.draw(strokesOf(this.whole, mesh, this.parts));
  }

  // ------------------------------------------------------------- regions
  /** Choose a corner to start or end a cut. */
  cutAt(corner: Corner): void {
    const { whole, part, start } = this;
    if (start === null || !whole) {
      this.start = corner;
      return;
    }
    this.start = null;
    const made = this.#another(part);
    const mesh = divided(whole, part.place, start, corner, made.place);
    if (!mesh) return;
    const strokes = strokesOf(whole, mesh, [...this.parts, made]);
    const own = strokes.find((stroke) => stroke.part === made)?.values;
    const others = strokes.filter((stroke) => stroke.part !== made);
    this.desk.exchange([{ ...made, values: { ...made.values, ...own } }], [], others);
    this.tool = 'shape';
  }

  /** A copy of the part it was cut from, but with nothing on it yet. */
  #another(part: Part): Part {
    const taken = new Set(this.parts.map(({ place }) => place));
    const base = part.place.slice(0, part.place.lastIndexOf('/') + 36);
    let n = 2;
    while (taken.has(`${base}_${n}`)) n++;
    const place = `${base}_${n}`;
    const names = Object.entries((part.values.name ?? {}) as Record<string, string>);
    const name = Object.fromEntries(names.map(([language, each]) => [language, `${each} ${n}`]));
    const { terrain, ring, kind, sector, anchors, source, confidence } = part.values;
    const own = { id: place.split('/').at(-1)!, name, terrain, ring, kind, sector, anchors, source, confidence };
    return { ...part, place, piece: null, values: { ...own, crystals: 0, icons: [], neighbours: [], polygon: [] } };
  }

  canUnite = (other: Part): boolean => !!this.whole && united(this.whole, this.part.place, other.place) !== null;

  unite(other: Part): void {
    const { whole } = this;
    const mesh = whole && united(whole, this.part.place, other.place);
    if (!mesh) return;
    const left = this.parts.filter((part) => part !== other);
    const unlinked = left.filter((part) => arrowsOf([part]).get(idOf(part)) === idOf(other));
    const arrows = arrowsOf(left.filter((part) => !unlinked.includes(part)));
    const strokes = strokesOf(whole, mesh, left, arrows);
    const arrowless = unlinked.map((part) => ({ part, values: { wrap: undefined } }));
    this.desk.exchange([], [other], [...strokes, ...arrowless]);
  }

  /** Regions that only touch the selected one, at a corner where four meet. */
  readonly touching = $derived.by((): { corner: Corner; other: Part }[] => {
    const { whole, part } = this;
    const own = whole?.outlines.get(part.place);
    if (!whole || !own?.land) return [];
    return own.corners
      .filter((corner) => this.ends.has(corner))
      .flatMap((corner) => {
        const others = this.lands.filter(
          ({ place, values }) =>
            place !== part.place &&
            !((part.values.neighbours ?? []) as unknown[]).includes(values.id) &&
            whole.outlines.get(place)!.corners.includes(corner),
        );
        return others.map((other) => ({ corner, other }));
      });
  });

  touch(corner: Corner, other: Part): void {
    const mesh = this.whole && parted(this.whole, corner, this.part.place, other.place);
    if (mesh) this.#keep(mesh);
  }

  /** Toggle the link across the planet, both ways; a region has at most one such link. */
  link(other: Part): void {
    const { whole, part } = this;
    if (!whole || other === part || !isLand(other) || !isLand(part)) return;
    const before = arrowsOf(this.lands);
    const [one, two] = [idOf(part), idOf(other)];
    const linked = before.get(one) === two;
    const freed = this.lands.filter(
      (each) => [one, two].includes(idOf(each)) || [one, two].includes(before.get(idOf(each)) ?? ''),
    );
    const arrows = new Map([...before].filter(([id]) => !freed.some((each) => idOf(each) === id)));
    if (!linked) arrows.set(one, two).set(two, one);
    const wraps = freed.map((each) => {
      const to = arrows.get(idOf(each));
      return { part: each, values: { wrap: to ? { to, angle: angleOf(whole, each.place) } : undefined } };
    });
    this.desk.draw([...wraps, ...strokesOf(whole, whole, this.parts, arrows)]);
    this.tool = 'shape';
  }

  set(values: Record<string, unknown>): void {
    this.desk.draw([{ part: this.part, values }]);
  }

  // ------------------------------------------------------------- the page asks
  /** A region of the map is pressed. */
  pressed(part: Part): void {
    if (this.tool === 'link') this.link(part);
    else this.choose(part);
  }

  press = ({ key }: KeyboardEvent): boolean => {
    if (key !== 'Escape' || this.start === null) return false;
    this.start = null;
    return true;
  };

  concerns = ({ file }: FieldProblem): boolean => file === `${fileOf(this.part)}.toml`;

  #spot({ text, place }: FieldProblem): { part: Part | undefined; at: Point | null } {
    const part = this.parts.find((each) => `${place}/`.startsWith(`${each.place}/`));
    const [, x, y] = /(-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?)/.exec(text) ?? [];
    return { part, at: x !== undefined ? [Number(x), Number(y)] : null };
  }

  leads = (problem: FieldProblem): boolean => this.#spot(problem).part !== undefined;

  show(problem: FieldProblem): void {
    const { part, at } = this.#spot(problem);
    if (!part) return;
    this.choose(part);
    const [x, y] = at ?? this.whole?.points.get(this.whole.outlines.get(part.place)?.corners[0] ?? -1) ?? [500, 500];
    this.marked = at;
    if (!this.camera.sees({ x, y })) this.camera.centre({ x, y });
  }

  get table(): Record<string, string> {
    return { players: fileOf(this.part).endsWith('-2') ? '2' : '4' };
  }
}

/** Between two handles: the corner half-way, or the middle of a straight line. */
function middlesOf(mesh: Mesh, corners: readonly Corner[]): Middle[] {
  const handles = handlesOf(mesh, corners);
  return handles.slice(1).map((to, n) => {
    const from = handles[n]!;
    const way = corners.slice(corners.indexOf(from), corners.lastIndexOf(to) + 1);
    const corner = way.length > 2 ? way[Math.floor(way.length / 2)] : undefined;
    const [[x0, y0], [x1, y1]] = [mesh.points.get(from)!, mesh.points.get(to)!];
    return { from, to, corner, at: corner === undefined ? [(x0 + x1) / 2, (y0 + y1) / 2] : mesh.points.get(corner)! };
  });
}
