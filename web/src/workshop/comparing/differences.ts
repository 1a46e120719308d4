/** How two packs differ, field by field: including parts that only one of them has, and values that no form shows. */
import type { FormField, FormKind, Part } from '../../lib/types';
import { same, type Table, type Value } from '../places';

export interface Difference {
  part: Part;
  /** The same part in the other pack, if it exists. */
  other: Part | undefined;
  kind: FormKind;
  /** Undefined for values that no form shows: positions, details of a drawing. */
  field: FormField | undefined;
  was: Value;
  now: Value;
}
export interface Differing {
  part: Part;
  /** 'added' if only this pack has it, 'gone' if only the other does, else 'changed'. */
  how: 'added' | 'gone' | 'changed';
  differences: Difference[];
}

const ASIDE = new Set(['id', 'source', 'confidence', 'fields', 'forms']); // no rule and no drawing depends on them

/** All parts that differ, in the order of the form. */
export function differing(kinds: readonly FormKind[], parts: readonly Part[], others: readonly Part[]): Differing[] {
  const here = new Set(parts.map(({ place }) => place));
  const there = new Map(others.map((part) => [part.place, part]));
  const changed = parts.flatMap((part): Differing[] => {
    const other = there.get(part.place);
    if (!other) return [{ part, how: 'added', differences: [] }];
    const differences = fieldsThatDiffer(kinds, part, other);
    return differences.length ? [{ part, how: 'changed', differences }] : [];
  });
  const gone = others
    .filter(({ place }) => !here.has(place))
    .map((part): Differing => ({ part, how: 'gone', differences: [] }));
  const order = (one: Differing) => kinds.findIndex(({ id }) => id === one.part.kind);
  return [...changed, ...gone].sort((one, two) => order(one) - order(two));
}

function fieldsThatDiffer(kinds: readonly FormKind[], part: Part, other: Part): Difference[] {
  const kind = kinds.find(({ id }) => id === part.kind)!;
  const made = (field: FormField | undefined, was: Value, now: Value) => ({ part, other, kind, field, was, now });
  const shown = kind.fields
    .filter(({ name }) => !same(other.values[name], part.values[name]))
    .map((field) => made(field, other.values[field.name], part.values[field.name]));
  const known = new Set(kind.fields.map(({ name }) => name));
  const rest = ({ values }: Part): Table =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !known.has(name) && !ASIDE.has(name)));
  return same(rest(part), rest(other)) ? shown : [...shown, made(undefined, rest(other), rest(part))];
}

/** The elements of a list or table that the other one lacks. */
export function only(value: Value, other: Value): Value {
  if (Array.isArray(value) && Array.isArray(other))
    return value.filter((each) => !other.some((twin) => same(each, twin)));
  if (!isTable(value) || !isTable(other)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name, each]) => !same(each, other[name])));
}

export const isTable = (value: Value): value is Table =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
