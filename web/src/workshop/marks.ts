/** Where something printed on a part comes from, and how certain it is: for a field, a part, the whole box. */
import type { FormField, FormKind, Part } from '../lib/types';
import type { Table } from './places';

export const MARKS = ['box', 'book', 'likely', 'ours'] as const; // from most to least certain
export type Mark = (typeof MARKS)[number];
interface Datum {
  source: string;
  confidence: string;
}

/** What an owner of the box can state about a field. */
export const CHOSEN: Partial<Record<Mark, Datum>> = {
  box: { source: 'my box', confidence: 'certain' },
  likely: { source: 'my box', confidence: 'likely' },
  ours: { source: 'ours', confidence: 'ours' },
};

function markOf({ source, confidence }: Datum): Mark {
  if (confidence === 'ours') return 'ours';
  if (confidence !== 'certain') return 'likely';
  return /^(my )?box\b/.test(source) ? 'box' : 'book';
}

const weakest = (marks: Mark[]): Mark => MARKS[Math.max(...marks.map((mark) => MARKS.indexOf(mark)))] ?? 'ours';

/** No more certain than the least certain thing known about it. */
export function markOfField(values: Table, field: FormField): Mark {
  const own = (values.fields ?? {}) as Record<string, Datum>;
  const whole = field.marks.find((name) => own[name]);
  const parts = field.halves.filter((name) => own[name]);
  const named = field.sort === 'group' && field.fields.every(({ name }) => own[`${field.name}.${name}`]);
  const rows = field.sort === 'rows' ? ((values[field.name] ?? []) as Datum[]) : [];
  const data = parts.map((name) => own[name]!);
  if (whole) data.push(own[whole]!);
  else if (!named && !rows.length) data.push(values as unknown as Datum);
  return weakest([...data, ...rows].map(markOf));
}

/** Only the fields that have a value. */
export const fieldsOf = (kind: FormKind, values: Table): FormField[] =>
  kind.fields.filter(({ name, optional }) => !optional || values[name] !== undefined);

export const markOfPart = (kind: FormKind, { values }: Part): Mark =>
  weakest(fieldsOf(kind, values).map((field) => markOfField(values, field)));

/** The changes that mark a field, within its entry. */
export function marking(kind: FormKind, values: Table, field: FormField, mark: Mark): [string, unknown][] {
  const datum = CHOSEN[mark];
  if (!datum) return [];
  if (!kind.marked) return Object.entries(datum);
  const own = (values.fields ?? {}) as Record<string, Datum>;
  const gone = field.halves.filter((name) => own[name]);
  return [...gone.map((name): [string, unknown] => [`fields/${name}`, undefined]), [`fields/${field.name}`, datum]];
}
