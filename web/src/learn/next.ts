/** Which lesson or puzzle comes next. */

/** The first after this one that was not done yet, else the first of all; none when all were. */
export function nextOpen<T extends { name: string }>(
  all: readonly T[],
  now: string,
  done: Readonly<Record<string, unknown>>,
): T | undefined {
  const at = all.findIndex(({ name }) => name === now);
  const inOrder = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  return inOrder.find(({ name }) => name !== now && !done[name]);
}
