/** Whether the keyboard was used last rather than a pointer: then the focus has to be somewhere, and visible. */
export const keyboard = { last: false };

addEventListener('keydown', () => (keyboard.last = true), { capture: true });
addEventListener('pointerdown', () => (keyboard.last = false), { capture: true });
