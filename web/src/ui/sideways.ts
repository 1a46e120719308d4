/** A row that may be wider than its place: the wheel scrolls it, and its edges fade where there is more (see base.css). */
import type { Attachment } from 'svelte/attachments';

const ROUNDING = 1; // pixels

export const sideways: Attachment<HTMLElement> = (row) => {
  let due = 0;
  const look = (): void => {
    due = 0;
    row.toggleAttribute('data-before', row.scrollLeft > ROUNDING);
    row.toggleAttribute('data-after', row.scrollLeft + row.clientWidth < row.scrollWidth - ROUNDING);
  };
  const soon = (): void => void (due ||= requestAnimationFrame(look)); // once per frame, so that it is not measured while it changes
  const turn = ({ deltaX, deltaY }: WheelEvent): void => void (row.scrollLeft += deltaX ? 0 : deltaY);
  row.addEventListener('scroll', soon, { passive: true });
  row.addEventListener('wheel', turn, { passive: true });
  const changed = new MutationObserver(soon);
  changed.observe(row, { childList: true, characterData: true, subtree: true });
  const resized = new ResizeObserver(soon);
  resized.observe(row);
  return () => {
    row.removeEventListener('scroll', soon);
    row.removeEventListener('wheel', turn);
    changed.disconnect();
    resized.disconnect();
    cancelAnimationFrame(due);
  };
};
