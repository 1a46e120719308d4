/** What can be read beside a board: in boxes with tabs, or in the sheets of a phone. */
import type { Snippet } from 'svelte';

import type { IconName } from '../ui/icons';

export interface Panel {
  id: string;
  icon: IconName;
  text: string;
  body: Snippet;
  /** Beside the others where there is room: the chat, or the log at a table without a hand. */
  beside?: boolean;
  /** Only where there is room beside the board. */
  wide?: boolean;
  /** Opens by itself, and is gone with what it tells of. */
  urgent?: boolean;
  /** Open until the reader chooses another one. */
  first?: boolean;
  /** What is new there. */
  news?: number;
}

/** The context in which a panel finds how to lay its sheet aside, where it covers the board. */
export const ASIDE = Symbol('aside');

/** Below this the rows lie under the board; the same number stands in the styles. */
export const NARROW = 'max-width: 999px';

/** In a battle, that many pixels of a phone's board are covered from below; the same number stands in the styles. */
export const COVERED = 270;
