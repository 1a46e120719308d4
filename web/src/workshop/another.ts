/** Makes a copy of a part under a new name. */
import type { FormKind, Part } from '../lib/types';
import type { Table } from './places';

const LONGEST = 40; // the maximum length of a name in a pack
const ITS_OWN = new Set(['fields', 'forms']); // marks, and how sentences inflect its name

/** In the form that packs use for names: lower-case letters, digits and dashes. */
export function plain(name: string): string {
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9\s_-]/g, '');
  return (bare.match(/[a-z0-9]+/g) ?? ['part']).join('-').slice(0, LONGEST).replace(/-$/, '');
}

export function anotherOf(model: Part, kind: FormKind, name: string, parts: readonly Part[]): Part {
  const taken = new Set(parts.map(({ place }) => place));
  const base = plain(name);
  let id = base;
  for (let n = 2; taken.has(`${kind.path}/${id}`); n++) id = `${base.slice(0, LONGEST - 4)}-${n}`;
  const values = Object.fromEntries(Object.entries(model.values as Table).filter(([name]) => !ITS_OWN.has(name)));
  const named = 'id' in values ? { id, name: inEvery(values.name as Table, name) } : { name: id };
  const own = { ...values, ...named, source: 'my box', confidence: 'certain' };
  return { place: `${kind.path}/${id}`, kind: kind.id, values: own, piece: null };
}

/** Someone who adds a part knows its name in one language: use it for all. */
const inEvery = (names: Table, name: string): Table =>
  Object.fromEntries(Object.keys(names).map((language) => [language, name]));
