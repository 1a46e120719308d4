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
