/** Texts that offer a choice: "Choose one – • This. • That." */

/** In a running text, choices are divided by these. */
const CHOICE = ' • ';
const DASH = /\s*[–—]$/;

/** Each choice in a line of its own. */
export const inLines = (text: string): string => text.replaceAll(CHOICE, '\n• ');

export function choicesIn(text: string): { first: string; choices: string[] } {
  const [first = '', ...choices] = text.split(CHOICE);
  return { first: choices.length ? first.replace(DASH, ':') : first, choices };
}
