/** A pack being edited: its form, its parts, the problems found, and undo. */
import type { Desk, Stroke } from '../games/editor';
import { get, post } from '../lib/http';
import type { Checked, DraftState, Drawn, Form, FormField, FormKind, OwnPack, Part, Parts } from '../lib/types';
import { words } from '../lib/words.svelte';
import { differing, type Difference } from './comparing/differences';
import { marking, markOfPart, type Mark } from './marks';
import { found, put, same, type Table, type Value } from './places';
import { Saving, type Clash } from './saving.svelte';

const MOST_STEPS = 200;
const MOMENT = 120; // milliseconds until a part is drawn again

interface Step {
  place: string;
  was: Value;
  value: Value;
}

export class Bench implements Desk {
  pack = $state.raw<OwnPack>(null!);
  changed = $state(0);
  parts = $state.raw<Part[]>([]);
  frames = $state.raw<Parts['frames']>({});
  checked = $state.raw<Checked | null>(null);
  checking = $state(false);
  undone = $state.raw<Step[][]>([]);
  done = $state.raw<Step[][]>([]);
  /** The state of the undo history when the newest version was saved. */
  #kept = $state.raw(this.done);
  /** The drawing data of each part: it follows typing with a short delay. */
  readonly saving: Saving;
  #timers = new Map<string, number>();
  #asked = 0;

  private constructor(
    readonly form: Form,
    readonly shipped: Parts,
    state: DraftState,
  ) {
    this.saving = new Saving(state.pack.id, (others) => void this.#stored(others));
    this.#take(state);
    for (const [place, { was, value }] of this.saving.left()) {
      if (same(this.at(place) ?? null, value)) continue;
      this.#set(place, value ?? undefined);
      this.saving.add(place, was, value);
    }
  }

  static async open(id: string): Promise<Bench> {
    const state = await get<DraftState>(`/packs/${id}/draft?language=${words.language}`);
    const { game } = state.pack;
    const [form, shipped] = await Promise.all([
      get<Form>(`/games/${game}/workshop?language=${words.language}`),
      get<Parts>(`/games/${game}/workshop/parts?pack=${state.shipped}&language=${words.language}`),
    ]);
    const bench = new Bench(form, shipped, state);
    void bench.check();
    return bench;
  }

  #take(state: DraftState): void {
    this.pack = state.pack;
    this.changed = state.changed.length;
    this.parts = state.parts.parts;
    this.frames = state.parts.frames;
    this.saving.number = state.number;
    this.saving.at = state.at;
  }

  // ------------------------------------------------------------- looking
  kindOf = (part: Part): FormKind => this.form.kinds.find(({ id }) => id === part.kind)!;
  partAt = (place: string): Part | undefined =>
    this.parts.find((part) => place === part.place || place.startsWith(`${part.place}/`));
  /** Whether the draft differs from the newest version. */
  get differs(): boolean {
    return this.changed > 0 || this.done !== this.#kept;
  }
  get problems() {
    return this.checked?.problems ?? [];
  }
  markOf = (part: Part): Mark => markOfPart(this.kindOf(part), part);
  problemsOf = (part: Part) => this.problems.filter(({ place }) => this.partAt(place) === part);

  nameOf(part: Part): string {
    const name = found(part.values, ['name', words.language]);
    if (typeof name === 'string' && name) return name;
    return part.piece?.name ?? (this.kindOf(part).listed ? part.place.split('/').at(-1)! : this.kindOf(part).title);
  }

  at(place: string): Value {
    const part = this.partAt(place);
    if (!part) return undefined;
    const rest = place.slice(part.place.length + 1);
    return rest ? found(part.values, rest.split('/')) : part.values;
  }

  /** How parts differ from those of another pack, field by field. */
  differences(others: readonly Part[], parts: readonly Part[] = this.parts): Difference[] {
    return differing(this.form.kinds, parts, others).flatMap(({ differences }) => differences);
  }

  // ------------------------------------------------------------- changing
  /** What an owner types counts as printed on the box, unless marked otherwise. */
  change(part: Part, field: FormField, within: string[], value: Value, mark: Mark = 'box'): void {
    this.#do(this.#marked(part, field, value, within, mark));
  }

  mark(part: Part, field: FormField, mark: Mark): void {
    this.#do(marking(this.kindOf(part), part.values, field, mark).map(([at, to]) => this.#step(part, at, to)));
  }

  markAll(part: Part): void {
    const own = Object.keys((part.values.fields ?? {}) as Table);
    const gone = own.map((name) => this.#step(part, `fields/${name}`, undefined));
    const rows = this.kindOf(part)
      .fields.filter(({ sort }) => sort === 'rows')
      .map(({ name }) => this.#step(part, name, ((part.values[name] ?? []) as Table[]).map(fromBox)));
    this.#do([...gone, ...rows, ...Object.entries(fromBox({})).map(([at, to]) => this.#step(part, at, to))]);
  }

  /** Neighbourhood is mutual: change both parts. */
  join(part: Part, other: Part, field: FormField): void {
    const idOf = (each: Part) => String(each.values.id);
    const listOf = (each: Part) => (each.values[field.name] ?? []) as string[];
    const apart = listOf(part).includes(idOf(other));
    const turned = (one: Part, two: Part) => {
      const rest = listOf(one).filter((id) => id !== idOf(two));
      return this.#marked(one, field, apart ? rest : [...rest, idOf(two)]);
    };
    this.#do([...turned(part, other), ...turned(other, part)]);
  }

  /** What somebody draws also counts as printed, unless it is marked otherwise at the same time. */
  draw(strokes: readonly Stroke[]): void {
    this.exchange([], [], strokes);
  }

  /** Add and remove parts, and apply the changes that follow. */
  exchange(added: readonly Part[], gone: readonly Part[], strokes: readonly Stroke[] = []): void {
    const entry = ({ place }: Part, was: Value, value: Value): Step => ({ place, was, value });
    this.#do(
      [
        ...gone.map((part) => entry(part, part.values, undefined)),
        ...added.map((part) => entry(part, undefined, part.values)),
        ...strokes.flatMap(({ part, values }) => this.#drawn(part, values)),
      ],
      false,
    );
  }

  #drawn(part: Part, values: Table): Step[] {
    const kind = this.kindOf(part);
    const steps = Object.entries(values).map(([name, value]) => this.#step(part, name, value));
    const changed = kind.fields.filter(({ name }) => name in values && !same(values[name], part.values[name]));
    const marks = changed.flatMap((field) => marking(kind, part.values, field, 'box'));
    return [...marks.filter(([at]) => !(at in values)).map(([at, to]) => this.#step(part, at, to)), ...steps];
  }

  #marked = (part: Part, field: FormField, value: Value, within: string[] = [], mark: Mark = 'box'): Step[] => [
    this.#step(part, [field.name, ...within].join('/'), value),
    ...marking(this.kindOf(part), part.values, field, mark).map(([at, to]) => this.#step(part, at, to)),
  ];

  /** Resolve a field changed in two windows: keep this window's version, or the other's. */
  settle(clash: Clash, mine: boolean): void {
    if (!mine) this.#set(clash.place, clash.theirs ?? undefined);
    this.saving.settle(clash, mine);
  }

  /** Restore the values and marks of another pack. */
  putBack(differences: readonly Difference[], others: readonly Part[]): void {
    const steps = differences.flatMap(({ part, field, was, now }) => {
      if (!field) {
        const names = Object.keys({ ...(was as Table), ...(now as Table) });
        return names.map((name) => this.#step(part, name, (was as Table)[name]));
      }
      const there = others.find(({ place }) => place === part.place)?.values ?? {};
      const marks = [...field.marks, ...field.halves].map((name) => `fields/${name}`);
      const own = this.kindOf(part).marked ? marks : ['source', 'confidence'];
      const back = own.map((at) => this.#step(part, at, found(there, at.split('/'))));
      const along = field.along.map((name) => this.#step(part, name, there[name]));
      return [this.#step(part, field.name, was), ...along, ...back];
    });
    this.#do(steps);
  }

  undo = (): void => this.#back('done', 'undone');
  redo = (): void => this.#back('undone', 'done');

  #back(from: 'done' | 'undone', to: 'done' | 'undone'): void {
    const steps = this[from].at(-1);
    if (!steps) return;
    const turned = steps.map(({ place, was, value }) => ({ place, was: value, value: was })).reverse();
    this[from] = this[from].slice(0, -1);
    this[to] = [...this[to], turned];
    for (const step of turned) this.#apply(step);
  }

  #step = (part: Part, rest: string, value: Value): Step => ({
    place: `${part.place}/${rest}`,
    was: found(part.values, rest.split('/')),
    value,
  });

  #do(every: Step[], joins = true): void {
    const steps = every.filter(({ was, value }) => !same(was, value));
    if (!steps.length) return;
    const last = this.done.at(-1);
    const typed = steps.length === 1 && last?.length === 1 && last[0]!.place === steps[0]!.place;
    const joined = joins && typed && typeof steps[0]!.value === 'string'; // a word is one undo step, not each of its letters
    this.done = joined
      ? [...this.done.slice(0, -1), [{ ...steps[0]!, was: last[0]!.was }]]
      : [...this.done, steps].slice(-MOST_STEPS);
    this.undone = [];
    for (const step of steps) this.#apply(step);
  }

  #apply({ place, was, value }: Step): void {
    this.#set(place, value);
    this.saving.add(place, was, value);
  }

  #set(place: string, value: Value): void {
    const part = this.partAt(place);
    if (place === part?.place || !part) {
      this.#setWhole(place, part, value as Table | undefined);
      return;
    }
    const values = put(part.values, place.slice(part.place.length + 1).split('/'), value);
    this.parts = this.parts.map((each) => (each === part ? { ...part, values } : each));
    this.#drawSoon(part.place);
  }

  /** A part is added, removed or replaced. */
  #setWhole(place: string, part: Part | undefined, values: Table | undefined): void {
    const path = place.slice(0, place.lastIndexOf('/'));
    const kind = this.form.kinds.find((each) => each.listed && each.path === path);
    const others = this.parts.filter((each) => each !== part);
    if (values && kind) {
      this.parts = [...others, { place, kind: kind.id, values, piece: null }];
      this.#drawSoon(place);
    } else if (part) this.parts = others;
  }

  // ------------------------------------------------------------- asking the server
  #drawSoon(place: string): void {
    clearTimeout(this.#timers.get(place));
    this.#timers.set(
      place,
      window.setTimeout(() => void this.#draw(place), MOMENT),
    );
  }

  async #draw(place: string): Promise<void> {
    const part = this.partAt(place);
    if (!part) return;
    const asked = { kind: part.kind, values: part.values };
    const answer = await post<Drawn>(
      `/games/${this.form.game}/workshop/sketch?language=${words.language}`,
      asked,
    ).catch(() => null);
    if (!answer) return; // it will be drawn with the next change
    this.parts = this.parts.map((each) =>
      each.place === place && each.values === part.values ? { ...each, piece: answer.piece } : each,
    );
  }

  async #stored(others: boolean): Promise<void> {
    if (others) await this.refresh().catch(() => undefined);
    await this.check();
  }

  /** Load what another window has changed; changes not yet sent are kept. */
  async refresh(): Promise<void> {
    this.#take(await get<DraftState>(`/packs/${this.pack.id}/draft?language=${words.language}`));
    for (const [place, { value }] of this.saving.places) this.#set(place, value ?? undefined);
    for (const { place, mine } of this.saving.clashes) this.#set(place, mine ?? undefined);
  }

  async check(): Promise<void> {
    const asked = ++this.#asked;
    this.checking = true;
    const path = `/packs/${this.pack.id}/draft/check?language=${words.language}`;
    const answer = await get<Checked>(path).catch(() => null);
    if (asked !== this.#asked) return; // a later request is under way
    this.checking = false;
    if (answer) this.checked = answer;
  }

  async keep(): Promise<void> {
    await this.saving.send();
    await post(`/packs/${this.pack.id}/draft/version`);
    await this.refresh();
    this.#kept = this.done;
  }

  versionParts = (pack: string): Promise<Parts> =>
    get<Parts>(`/games/${this.form.game}/workshop/parts?pack=${encodeURIComponent(pack)}&language=${words.language}`);
}

const fromBox = (row: Table): Table => ({ ...row, source: 'my box', confidence: 'certain' });
