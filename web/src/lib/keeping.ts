/** What this browser keeps for its reader. It may refuse to; then everything works, but is forgotten. */

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

/** What is kept as JSON; nothing where something else stands: people and other versions may have written it. */
export function keptData(name: string): unknown {
  try {
    return JSON.parse(kept(name) ?? 'null');
  } catch {
    return null;
  }
}

/** The names of all that is kept. */
export function keptNames(): string[] {
  try {
    const own = Object.keys(localStorage).filter((name) => name.startsWith('rulewright-'));
    return own.map((name) => name.slice('rulewright-'.length));
  } catch {
    return [];
  }
}
