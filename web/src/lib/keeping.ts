/** What this browser stores for the reader. It may refuse to; then everything works but is forgotten. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`rulewright-${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`rulewright-${name}`);
    else localStorage.setItem(`rulewright-${name}`, value);
  } catch {
    // private windows of some browsers
  }
}

/** A stored JSON value; null if it is missing or invalid: people and other versions may have written it. */
export function keptData(name: string): unknown {
  try {
    return JSON.parse(kept(name) ?? 'null');
  } catch {
    return null;
  }
}

/** The names of everything stored. */
export function keptNames(): string[] {
  try {
    const own = Object.keys(localStorage).filter((name) => name.startsWith('rulewright-'));
    return own.map((name) => name.slice('rulewright-'.length));
  } catch {
    return [];
  }
}
