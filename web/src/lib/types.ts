/** What the server sends: see the OpenAPI document of the API. Views and pieces are the games' own. */

export interface Spoken {
  key: string;
  args: Record<string, unknown>;
  text?: string;
  rule?: string;
}

export interface Me {
  id: string;
  name: string;
  account: boolean;
}

export interface Sitting {
  name: string;
  person: boolean;
  bot: string;
  side: string;
  here: boolean;
  result: number | null;
  points: number | null;
}

export type Status = 'gathering' | 'playing' | 'over';

/** What everybody at a table may know of it. */
export interface Facts {
  id: string;
  game: string;
  rules: string;
  pack: string;
  pack_hash: string;
  players: number;
  options: Record<string, string>;
  rated: boolean;
  open: boolean;
  watched: boolean;
  /** Whoever is asked may ask for a hint. */
  hints: boolean;
  patience: number;
  created: number;
  status: Status;
  seq: number;
  asked: number | null;
  asked_since: number;
  seats: Sitting[];
  undo_asked: number | null;
  undo_agreed: number[];
  commitment: string;
  seed: string | null;
  rematch: string | null;
}

export interface You {
  eyes: number | null;
  seats: number[];
  host: boolean;
  invitation: string | null;
}

/** An entry of the table's story, as far as these eyes may know it. */
export interface Logged {
  seq: number;
  at: number;
  kind: string;
  seat?: number;
  name?: string;
  bot?: string;
  side?: string;
  do?: string;
  then?: string[];
  lines?: number;
  events?: Spoken[];
  table?: string;
}

/** The part of every game's view that the table itself reads. */
export interface View {
  players: number;
  prompt: { offer: string; rule: string; actor: number };
  actions: string[];
  undo: boolean;
}

export interface Source {
  message: Spoken;
  points: number;
}

export interface Update {
  type: 'update';
  seq: number;
  you: You;
  table: Facts;
  prompt: Spoken | null;
  view: View | null;
  log: Logged[];
  /** `can`: without asking anybody; `ask`: all others may be asked. */
  undo: { can: boolean; ask: boolean; message: Spoken } | null;
  /** When the game is over: of each seat, what its points are made of. */
  sources: Source[][];
}

/** A legal action in words, with what it would do. */
export interface Described {
  action: string;
  message: Spoken;
  facts?: Record<string, unknown>;
}

export interface WhyNot {
  legal: boolean;
  reason: Spoken | null;
  facts?: Record<string, unknown>;
}

/** A move that a search for this seat likes. */
export interface Suggested {
  do: string;
  text: string;
  /** The action itself, and what this seat would then decide on its own. */
  line: string[];
  lineText: string[];
  /** The share of a victory that it promises, from 0 to 1. */
  value: number;
  reasons: { text: string; rule?: string }[];
}

/** The best moves first. */
export interface Hint {
  seq: number;
  seat: number;
  moves: Suggested[];
}

export interface Frame {
  seq: number;
  entry: Logged;
  views: Record<string, View>;
}

export interface Replay {
  first: number;
  last: number;
  frames: Frame[];
}

// ------------------------------------------------------------- what can be played
export interface OptionValue {
  value: string;
  text: string;
  sets: Record<string, string>;
}

export interface GameOption {
  name: string;
  title: string;
  paragraph: string;
  default: string;
  values: OptionValue[];
}

export interface GameBrief {
  name: string;
  title: string;
  introduction: string;
  players: { least: number; most: number };
}

export interface GameDetails extends GameBrief {
  version: string;
  packs: string[];
  pack: string;
  table: number;
  options: GameOption[];
  seating: GameOption | null;
  /** Those that people are offered, the weakest first. */
  bots: string[];
}
