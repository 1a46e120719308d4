/** Fits text into a box of fixed height: reduces the font size, and if that is not enough, cuts it off with an ellipsis. */
import type { Attachment } from 'svelte/attachments';

const ROUNDING = 1; // pixels

/** The last paragraph is the one that is cut off. */
export const fits: Attachment<HTMLElement> = (box) => {
  const over = (): number => box.scrollHeight - box.clientHeight - ROUNDING;
  const fit = (): void => {
    const last = box.lastElementChild as HTMLElement | null;
    delete box.dataset.tight;
    for (const text of box.children) (text as HTMLElement).style.removeProperty('-webkit-line-clamp');
    if (over() > 0) box.dataset.tight = '';
    if (over() > 0 && last) last.style.setProperty('-webkit-line-clamp', String(linesLeft(last, over())));
  };
  const changed = new MutationObserver(fit);
  changed.observe(box, { childList: true, characterData: true, subtree: true });
  const resized = new ResizeObserver(fit);
  resized.observe(box.parentElement!);
  return () => {
    changed.disconnect();
    resized.disconnect();
  };
};

function linesLeft(text: HTMLElement, over: number): number {
  return Math.max(1, Math.floor((text.offsetHeight - over) / parseFloat(getComputedStyle(text).lineHeight)));
}
