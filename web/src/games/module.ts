/** What a game brings to the table. The table itself knows prompts, logs, undo and people; everything else is here. */
import type { Component } from 'svelte';

import type { Asker, Facts, Spoken } from '../lib/types';
import type { IconName } from '../ui/icons';
import type { Beat, Beats } from './beats';
import type { Scene } from './scene.svelte';

/** A moment that is worth finding again in a replay. */
export interface Mark {
  /** A feat is drawn by the game; a round has a number; a turn is a small line, and nothing to jump to. */
  kind: 'feat' | 'round' | 'turn';
  /** Whose it is, if anybody's: a seat, or a side. */
  seat?: number;
  side?: string;
  /** Of a feat, or the number of a round. */
  value?: number;
}

/** How a window is shared between the board and the rail beside it. */
export interface Shape {
  /** Width of the board for its height. */
  ratio: number;
  /** The least width of the rail, in pixels. */
  rail: number;
}

export interface GameModule {
  shape: Shape;
  /** The board. Its box never changes during a game. */
  Board: Component<{ scene: Scene }>;
  /** What can be chosen, in a row of fixed height. The table adds what is no thing on the page: see `isThing`. */
  Tray: Component<{ scene: Scene }>;
  /** A battle, where a game has them: while it lasts it takes the rows of players, recap and reading. The tray is its last row. */
  fight?: {
    on(scene: Scene): boolean;
    /** What it is called. */
    says: string;
    Head: Component<{ scene: Scene }>;
    Lanes: Component<{ scene: Scene }>;
  };
  /** What only these eyes hold, if it needs a row of its own. */
  Hand?: Component<{ scene: Scene }>;
  /** Its tray is of use also while others play. */
  keepsTray?: true;
  /** Whether the next choice is in the hand: a phone opens it. */
  needsHand?(scene: Scene): boolean;
  /** To read: what is chosen or under the pointer, in words and sums. */
  Inspector: Component<{ scene: Scene }>;
  /** In a player's cell: what everybody may count, in one line. */
  SeatDetails: Component<{ scene: Scene; seat: number }>;
  /** Seats from first to last, if they do not play as they sit. */
  order?(scene: Scene): number[];
  /** What asks, drawn beside the question: a card, an event, a mound. */
  Source?: Component<{ scene: Scene; source: Asker }>;
  /** A player's sign; before the game starts there may be none, then `side` is what they wish for. */
  Emblem: Component<{ side: string; size?: number }>;
  /** To read: what everybody may count: turns, stacks, tracks. */
  TableFacts: Component<{ scene: Scene }>;
  /** The side a seat plays: "blue", "humans"; nothing before it is known. Colours follow from it by data-seat. */
  sideOf(scene: Scene, seat: number): string;
  /** What that side is called, if what happens is told by sides rather than players. */
  sideName?(side: string): string;
  scoreOf(scene: Scene, seat: number): number | null;
  /** Where we are: "Turn 9 of 18", "Round 2 of 5, Actions". */
  whereOf(scene: Scene): string;
  /** Whether a thing on the page stands for that action; all others are offered as buttons with their words. */
  isThing(scene: Scene, action: string): boolean;
  /** What an action that somebody points at would do, where its words alone do not say it. */
  meaning?(scene: Scene, action: string): string;
  /** Keys of its own: what to press, and the text that says what for. */
  keys: readonly (readonly [press: string, says: string])[];
  /** The ids of the places that an event speaks of. */
  placesOf(event: Spoken): string[];
  /** The big drawing for the end of a game. */
  Hero: Component;
  /** For the bar of a replay: what an event is worth, and how a feat is drawn. */
  marks?: { of(event: Spoken): Mark | undefined; Feat: Component<{ mark: Mark }> };
  /** What happens, step by step; without it each entry of the journal is one step. */
  beats?: Beats;
  /** What lies on the stage with a beat: cards, a table of points. */
  Picture?: Component<{ scene: Scene; beat: Beat }>;
  /** Its tray says all that can be done in words: the table need not do so again. */
  inWords?: true;
  /** What the tab of the inspector is called, if not "Look". */
  look?: { icon: IconName; says: string };
}

/** Every folder beside this one is a game; `plain` serves those that have none. */
const MODULES = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** Fetched when somebody plays it: nobody loads the drawings of another game. What an earlier version of its rules shows may be of another
 * shape than it draws. */
export async function loadGame({ game, drawn }: Facts): Promise<GameModule> {
  const load = (drawn && MODULES[`./${game}/index.ts`]) || MODULES['./plain/index.ts']!;
  return (await load()).default;
}
