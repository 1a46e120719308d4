/** Panels beside a board: in boxes with tabs, or in the sheets of a phone. */
import type { Snippet } from 'svelte';

import type { IconName } from '../ui/icons';

export interface Panel {
  id: string;
  icon: IconName;
  text: string;
  body: Snippet;
  /** Stands beside the others where there is room: the chat, or the log at a table without a hand. */
  beside?: boolean;
  /** Shown only where there is room beside the board. */
  wide?: boolean;
  /** Opens by itself, and disappears with its cause. */
  urgent?: boolean;
  /** Open until the reader selects another one. */
  first?: boolean;
  /** The number of new items. */
  news?: number;
}

/** The context key for a function that closes a panel's sheet, where it covers the board. */
export const ASIDE = Symbol('aside');

/** Below this width the rows lie under the board; the styles contain the same number. */
export const NARROW = 'max-width: 999px';

/** Pixels of a phone's board that are covered from below in a battle; the styles contain the same number. */
export const COVERED = 270;
