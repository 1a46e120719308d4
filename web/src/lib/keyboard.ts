/** Whether the keyboard was used last, and no pointer: then the focus has to be somewhere, and to be seen. */
export const keyboard = { last: false };

addEventListener('keydown', () => (keyboard.last = true), { capture: true });
addEventListener('pointerdown', () => (keyboard.last = false), { capture: true });
