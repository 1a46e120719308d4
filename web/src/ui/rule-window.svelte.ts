/** The paragraph that is open beside the page. */

class RuleWindow {
  number = $state('');
  /** The game of the table on the page, with its version if that is not today's; nothing elsewhere. */
  game = $state('');
  /** What the table on the page has chosen, by the names of its options. */
  played = $state.raw<Record<string, string>>({});

  /** Over a window that lets nothing beside it be touched, it must be such a one too. */
  modal = $state(false);

  #before: HTMLElement | null = null;

  open(number: string): void {
    const active = document.activeElement;
    const inside = active?.closest('dialog')?.querySelector('[data-rule-sheet]');
    if (active instanceof HTMLElement && !inside) this.#before = active;
    this.modal = document.querySelector('dialog:modal') !== null;
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
