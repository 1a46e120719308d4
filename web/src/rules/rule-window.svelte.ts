/** The paragraph that is open beside the page. */

class RuleWindow {
  number = $state('');
}

export const ruleWindow = new RuleWindow();

export function openRule(number: string): void {
  ruleWindow.number = number;
}
