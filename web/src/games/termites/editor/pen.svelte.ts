/** The state of drawing a board of Termites: tool, brush, the current stroke, and the resulting changes to the pack. */
import { t } from '../../../lib/words.svelte';
import { Camera } from '../../../table/camera.svelte';
import type { FieldProblem, Part } from '../../../lib/types';
import type { Desk, Pen, Stroke, Tool } from '../../editor';
import { Field, type Places } from '../board/hexes';
import { besides, namesOf, outlined, painted, read, spotOf, write, type Brush, type Drawn, type Key } from './drawn';
import { boardFile, leftOf, namedIn } from './facts';
import { isSymmetry, orbitOf, type Symmetry } from './symmetry';

export const BRUSHES = ['.', 'w', 'v', 's', 'mound'] as const;
export type Chosen = (typeof BRUSHES)[number];
const BLANK = 'blank'; // the kind of part that defines the outline of all boards
const NOBODY: Drawn = { cells: new Map(), mounds: new Set() };

const TOOLS: Tool[] = [
  { id: 'paint', icon: 'brush', key: 'P', says: 'web-termites-editor-paint' },
  { id: 'outline', icon: 'hexagon', key: 'O', says: 'web-termites-editor-outline' },
  { id: 'pick', icon: 'dropper', key: 'I', says: 'web-termites-editor-pick' },
  { id: 'starts', icon: 'users', key: 'S', says: 'web-termites-editor-starts' },
  { id: 'look', icon: 'pointer', key: 'V', says: 'web-termites-editor-look' },
];

export class BoardPen implements Pen {
  brush = $state<Chosen>('w');
  hover = $state<Key>('');
  cursor = $state<Key>('');
  /** What the selected problem is about. */
  marked = $state.raw<ReadonlySet<Key>>(new Set());
  #chosen = $state('paint');
  /** Set while the pointer is down. */
  #stroke = $state.raw<Drawn | null>(null);
  #does: ((drawn: Drawn, keys: Key[]) => Drawn) | null = null;
  /** The symmetries chosen for the blank board, which declares none. */
  #own = $state.raw<readonly Symmetry[]>([]);

  constructor(
    readonly desk: Desk,
    readonly partNow: () => Part,
  ) {}

  get part(): Part {
    return this.partNow();
  }
  get blank(): boolean {
    return this.part.kind === BLANK;
  }
  get free(): boolean {
    return this.part.values.free === true;
  }

  // ------------------------------------------------------------- what is drawn
  readonly whole = $derived.by(() => read(this.part.values.picture, this.part.values.neutral));
  readonly drawn = $derived.by(() => this.#stroke ?? this.whole ?? NOBODY);
  readonly names = $derived.by(() => namesOf(this.drawn.cells.keys()));
  /** Where a hex could be added. */
  readonly beside = $derived.by(() => (this.tool === 'outline' && this.whole ? besides(this.whole) : []));
  readonly field = $derived.by(() => {
    const keys = [...(this.whole?.cells.keys() ?? []), ...this.beside];
    return new Field(Object.fromEntries(keys.map((key) => [key, spotOf(key)])) as Places);
  });
  readonly camera = $derived.by(() => new Camera(this.field.box));
  readonly left = $derived.by(() => leftOf(this.desk.parts, this.drawn));
  /** Where a first mound may stand (T4.5), as computed by the rules. */
  readonly starts = $derived.by(() => new Set((this.part.piece?.data.starts as string[] | undefined) ?? []));
  /** Everything that is painted with the hex under the pointer or cursor. */
  readonly together = $derived.by(() => new Set(this.hover ? this.#orbit(this.hover) : []));

  // ------------------------------------------------------------- tools
  get tools(): readonly Tool[] {
    return this.blank ? TOOLS.filter(({ id }) => id === 'outline' || id === 'look') : TOOLS;
  }
  get tool(): string {
    return this.tools.some(({ id }) => id === this.#chosen) ? this.#chosen : 'outline';
  }
  set tool(tool: string) {
    this.#chosen = tool;
    this.hover = '';
  }
  get how(): string {
    if (!this.whole) return t('web-termites-editor-not');
    if (this.tool === 'outline') return t('web-termites-editor-how-outline', { n: this.drawn.cells.size });
    if (this.tool === 'starts') return t('web-termites-editor-how-starts', { n: this.starts.size });
    return '';
  }

  /** Mounds may have a different symmetry than the ground: with three players, two mounds never correspond. */
  get #symmetryField(): 'symmetry' | 'mound_symmetry' {
    return this.tool === 'paint' && this.brush === 'mound' ? 'mound_symmetry' : 'symmetry';
  }
  get symmetries(): readonly Symmetry[] {
    const declared = this.part.values[this.#symmetryField];
    return this.blank ? this.#own : Array.isArray(declared) ? declared.filter(isSymmetry) : [];
  }
  set symmetries(symmetries: readonly Symmetry[]) {
    if (this.blank) this.#own = symmetries;
    else this.set({ [this.#symmetryField]: symmetries });
  }
  get ofMounds(): boolean {
    return this.#symmetryField === 'mound_symmetry';
  }

  #orbit = (key: Key): Key[] => orbitOf(this.whole?.cells.keys() ?? [], key, this.symmetries);

  // ------------------------------------------------------------- strokes
  /** The first hex decides what the stroke does: if it already has what would be added, the stroke removes that. */
  begin(key: Key): void {
    const { whole } = this;
    if (!whole || this.tool === 'look' || this.tool === 'starts') return;
    this.marked = new Set();
    if (this.tool === 'pick') {
      if (!whole.cells.has(key)) return;
      this.brush = whole.mounds.has(key) ? 'mound' : whole.cells.get(key)!;
      this.tool = 'paint';
      return;
    }
    const there = !whole.cells.has(key);
    const brush: Brush = this.brush === 'mound' && whole.mounds.has(key) ? 'no-mound' : this.brush;
    this.#does =
      this.tool === 'outline'
        ? (drawn, keys) => outlined(drawn, keys, there)
        : (drawn, keys) => painted(drawn, keys, brush);
    this.#stroke = whole;
    this.over(key);
  }

  over(key: Key): void {
    if (this.#does && this.#stroke) this.#stroke = this.#does(this.#stroke, this.#orbit(key));
  }

  end(): void {
    const [drawn, before] = [this.#stroke, this.whole];
    this.cancel();
    if (drawn && before) this.#keep(drawn, before);
  }

  cancel(): void {
    [this.#stroke, this.#does] = [null, null];
  }

  set(values: Record<string, unknown>): void {
    const agreed = (values.free ?? this.free) === true; // drawn by the players and not printed anywhere
    const marks = agreed ? { source: 'ours', confidence: 'ours' } : {};
    this.desk.draw([{ part: this.part, values: { ...marks, ...values } }]);
  }

  #keep(drawn: Drawn, before: Drawn): void {
    if (!this.blank) {
      this.set({ ...write(drawn) });
      return;
    }
    const { picture } = write(drawn);
    this.desk.draw([{ part: this.part, values: { picture } }, ...this.#following(drawn, before)]);
  }

  /** Boards with the blank board's outline get the new outline. */
  *#following(drawn: Drawn, before: Drawn): Generator<Stroke> {
    const more = [...drawn.cells.keys()].filter((key) => !before.cells.has(key));
    const fewer = [...before.cells.keys()].filter((key) => !drawn.cells.has(key));
    for (const part of this.desk.parts) {
      const board = part.kind === 'scenarios' && !part.values.free && read(part.values.picture, part.values.neutral);
      const alike = board && board.cells.size === before.cells.size;
      if (alike && [...before.cells.keys()].every((key) => board.cells.has(key)))
        yield { part, values: write(outlined(outlined(board, more, true), fewer, false)) };
    }
  }

  // ------------------------------------------------------------- the page asks
  press({ key }: KeyboardEvent): boolean {
    const brush = BRUSHES[Number(key) - 1];
    if (!brush || this.blank) return false;
    [this.brush, this.tool] = [brush, 'paint'];
    return true;
  }

  concerns = ({ place }: FieldProblem): boolean => `${place}/`.startsWith(`${this.part.place}/`);

  leads = (problem: FieldProblem): boolean => this.#hexes(problem).length > 0;

  #hexes({ where, text }: FieldProblem): Key[] {
    const hexes = new Set(namedIn(`${where} ${text}`));
    return [...this.names].filter(([, name]) => hexes.has(name)).map(([key]) => key);
  }

  show(problem: FieldProblem): void {
    const keys = this.#hexes(problem);
    this.marked = new Set(keys);
    const [first] = keys;
    if (!first) return;
    this.cursor = first;
    if (!this.camera.sees(this.field.at(first))) this.camera.centre(this.field.at(first));
  }

  get table(): Record<string, string> {
    if (this.blank) return { scenario: 'build' };
    return { players: String(this.part.values.players), scenario: String(this.part.values.name) };
  }

  get file(): { name: string; text: string } | undefined {
    return this.whole && !this.blank
      ? { name: `${String(this.part.values.name)}.toml`, text: boardFile(write(this.whole), this.free) }
      : undefined;
  }
}
