/** What a game adds to the table. The table itself handles prompts, logs, undo and people; everything else is here. */
import type { Component } from 'svelte';

import type { Asker, Facts, Spoken } from '../lib/types';
import type { IconName } from '../ui/icons';
import type { Beat, Beats } from './beats';
import type { Scene } from './scene.svelte';

/** A moment worth finding in a replay. */
export interface Mark {
  /** A feat is drawn by the game; a round has a number; a turn is a small line that cannot be jumped to. */
  kind: 'feat' | 'round' | 'turn';
  /** The seat or side that it belongs to, if any. */
  seat?: number;
  side?: string;
  /** The value of a feat, or the number of a round. */
  value?: number;
}

/** How the window is divided between the board and the rail beside it. */
export interface Shape {
  /** The board's width divided by its height. */
  ratio: number;
  /** The rail's minimum width, in pixels. */
  rail: number;
}

export interface GameModule {
  shape: Shape;
  /** The board. Its size never changes during a game. */
  Board: Component<{ scene: Scene }>;
  /** The choices, in a row of fixed height. The table adds those that are not things on the page: see `isThing`. */
  Tray: Component<{ scene: Scene }>;
  /** A battle, if the game has them: it takes the rows of players, recap and reading. The tray is its last row. */
  fight?: {
    on(scene: Scene): boolean;
    /** The key of its name's text. */
    says: string;
    Head: Component<{ scene: Scene }>;
    Lanes: Component<{ scene: Scene }>;
  };
  /** What only this seat holds, if it needs a row of its own. */
  Hand?: Component<{ scene: Scene }>;
  /** The tray is useful even while others play. */
  keepsTray?: true;
  /** Whether the next choice is in the hand: then a phone opens the hand. */
  needsHand?(scene: Scene): boolean;
  /** What is chosen or under the pointer, in words and sums. */
  Inspector: Component<{ scene: Scene }>;
  /** In a player's cell: public numbers, in one line. */
  SeatDetails: Component<{ scene: Scene; seat: number }>;
  /** Seats in order of play, if that differs from the seating order. */
  order?(scene: Scene): number[];
  /** What the question comes from, drawn beside it: a card, an event, a mound. */
  Source?: Component<{ scene: Scene; source: Asker }>;
  /** A player's symbol. Before the start it may be unknown; then `side` is the one they wish for. */
  Emblem: Component<{ side: string; size?: number }>;
  /** Public information about the table: turns, stacks, tracks. */
  TableFacts: Component<{ scene: Scene }>;
  /** The side that a seat plays: "blue", "humans"; '' until it is known. Colours follow from it through data-seat. */
  sideOf(scene: Scene, seat: number): string;
  /** The side's name, if events are told by side rather than by player. */
  sideName?(side: string): string;
  scoreOf(scene: Scene, seat: number): number | null;
  /** How far the game is: "Turn 9 of 18", "Round 2 of 5, Actions". */
  whereOf(scene: Scene): string;
  /** Whether a thing on the page stands for this action; all other actions get buttons with words. */
  isThing(scene: Scene, action: string): boolean;
  /** What an action pointed at would do, if its words alone do not say so. */
  meaning?(scene: Scene, action: string): string;
  /** The game's own keys: what to press, and the key of the text that explains it. */
  keys: readonly (readonly [press: string, says: string])[];
  /** The ids of the places that an event mentions. */
  placesOf(event: Spoken): string[];
  /** The large picture at the end of a game. */
  Hero: Component;
  /** For the bar of a replay: which events get a mark, and how a feat is drawn. */
  marks?: { of(event: Spoken): Mark | undefined; Feat: Component<{ mark: Mark }> };
  /** How events become beats; without it each journal entry is one beat. */
  beats?: Beats;
  /** What a beat's stage card shows: cards, a table of points. */
  Picture?: Component<{ scene: Scene; beat: Beat }>;
  /** Its tray already offers every choice in words, so the table does not. */
  inWords?: true;
  /** The tab of the inspector, if not "Look". */
  look?: { icon: IconName; says: string };
}

/** Every folder beside this one is a game; `plain` serves games without one. */
const MODULES = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** Fetched when somebody plays it: nobody loads the drawings of another game. What an earlier version of its rules shows may be of another
 * shape than it draws. */
export async function loadGame({ game, drawn }: Facts): Promise<GameModule> {
  const load = (drawn && MODULES[`./${game}/index.ts`]) || MODULES['./plain/index.ts']!;
  return (await load()).default;
}
