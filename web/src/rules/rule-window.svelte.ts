/** The paragraph that is open beside the page. */

class RuleWindow {
  number = $state('');
  /** What the table on the page has chosen, by the names of its options. */
  played = $state.raw<Record<string, string>>({});

  #before: HTMLElement | null = null;

  open(number: string): void {
    const active = document.activeElement;
    if (active instanceof HTMLElement && !active.closest('dialog')) this.#before = active;
    this.number = number;
  }

  /** Focus goes back to where it came from, if that is still there. */
  close(): void {
    this.number = '';
    if (this.#before?.isConnected) this.#before.focus();
    this.#before = null;
  }
}

export const ruleWindow = new RuleWindow();
export const openRule = (number: string): void => ruleWindow.open(number);
