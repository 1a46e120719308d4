/** Paths within an entry, such as `name/en`, in the server's notation. Nothing is changed in place. */
export type Value = unknown;
export type Table = Record<string, Value>;

export function found(value: Value, steps: readonly string[]): Value {
  let at = value;
  for (const step of steps) at = at !== null && typeof at === 'object' ? (at as Table)[step] : undefined;
  return at;
}

/** Undefined removes the value. */
export function put(table: Table, steps: readonly string[], value: Value): Table {
  const [first = '', ...rest] = steps;
  const { [first]: before, ...others } = table;
  if (!rest.length && value === undefined) return others;
  return { ...table, [first]: rest.length ? put((before ?? {}) as Table, rest, value) : value };
}

/** Values are small, plain data. */
export const same = (one: Value, two: Value): boolean => canonical(one) === canonical(two);

function canonical(value: Value): string {
  return (
    JSON.stringify(value, (_, each: Value) =>
      each !== null && typeof each === 'object' && !Array.isArray(each)
        ? Object.fromEntries(Object.entries(each).sort(([one], [two]) => (one < two ? -1 : 1)))
        : each,
    ) ?? ''
  );
}
