/** Tells when something on the page may have moved. While nothing does, the page rests: an endless loop would drain a phone. */

/** What moves things without changing the document. */
const EVENTS = [
  'scroll',
  'resize',
  'toggle',
  'pointerover',
  'pointerdown',
  'pointerup',
  'focusin',
  'focusout',
  'transitionrun',
];

/** Looks now, and then at most once in each animation frame, until the returned function is called. */
export function whenMoved(look: () => void): () => void {
  let due = 0;
  const soon = (): void => void (due ||= requestAnimationFrame(next));
  const next = (): void => {
    due = 0;
    look();
    if (moving()) soon();
  };
  const changed = new MutationObserver(soon);
  changed.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  for (const name of EVENTS) addEventListener(name, soon, { capture: true, passive: true });
  next();
  return () => {
    changed.disconnect();
    for (const name of EVENTS) removeEventListener(name, soon, { capture: true });
    cancelAnimationFrame(due);
  };
}

const moving = (): boolean =>
  document
    .getAnimations()
    .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
