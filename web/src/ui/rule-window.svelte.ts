/** The paragraph that is open beside the page. */

class RuleWindow {
  number = $state('');
  /** The game of the table on the page, with its version if that is not the current one; '' elsewhere. */
  game = $state('');
  /** The options that the table on the page has chosen, by name. */
  played = $state.raw<Record<string, string>>({});

  /** Above a modal window, this one must be modal too. */
  modal = $state(false);

  #before: HTMLElement | null = null;

  open(number: string): void {
    const active = document.activeElement;
    const inside = active?.closest('dialog')?.querySelector('[data-rule-sheet]');
    if (active instanceof HTMLElement && !inside) this.#before = active;
    this.modal = document.querySelector('dialog:modal') !== null;
    this.number = number;
  }

  /** Focus returns to where it was before, if that still exists. */
  close(): void {
    this.number = '';
    if (this.#before?.isConnected) this.#before.focus();
    this.#before = null;
  }
}

export const ruleWindow = new RuleWindow();
export const openRule = (number: string): void => ruleWindow.open(number);
