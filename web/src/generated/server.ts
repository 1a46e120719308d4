/** Written by `python -m tests.web.typescript`: change what it is written from. */

export type AskerKind = 'event' | 'card' | 'skill' | 'structure' | 'token' | 'mound' | 'side';

export type Room = 'players' | 'watching';

export type Phrase =
  'hello' | 'luck' | 'nice' | 'thinking' | 'moment' | 'back' | 'thanks' | 'sorry' | 'good-game' | 'again';

export type Sort =
  | 'text'
  | 'picture'
  | 'number'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'numbers'
  | 'siblings'
  | 'texts'
  | 'effects'
  | 'group'
  | 'rows'
  | 'drawing';

/** Who has to choose, and what. */
export interface Asked {
  offer: string;
  rule: string;
  actor: number | null;
}

/**
 * What every game shows. A game's own view adds what is on its table; who is asked and what they may do is filled in by
 * the kernel.
 */
export interface View {
  players: number;
  prompt: Asked;
  actions: string[];
  undo: boolean;
}

/** A message: its key and arguments in our Fluent files; and the text, if a language was asked for. */
export interface Spoken {
  key: string;
  args: Record<string, unknown>;
  text?: string;
  /** The number of the rule. */
  rule?: string;
}

/** What cannot be done, why, and what to do instead. */
export interface Fault {
  error: Spoken;
}

export interface NewGuest {
  /** As others see you. */
  name: string;
}

export interface NewPassword {
  password: string;
  /** The current password, if there is one. */
  old?: string;
}

export interface Login {
  /** As others see you. */
  name: string;
  password: string;
}

export interface Recovery {
  /** The code from the link that the server admin gave out. */
  code: string;
  password: string;
}

export interface Farewell {
  /** The password, if there is one. */
  password?: string;
}

export interface Me {
  /** No one else sees it. */
  id: string;
  name: string;
  /** There is a password, so other devices can log in. */
  account: boolean;
}

export interface Welcome {
  me: Me;
  /** For programs: send it as `Authorization: Bearer ...`. Browsers have the cookie. */
  token: string;
}

export interface SessionFacts {
  id: string;
  /** What the browser or the program called itself. */
  device: string;
  /** Milliseconds since 1970. */
  began: number;
  /** This is the session that asks. */
  here: boolean;
}

export interface NewTable {
  game: string;
  /** Number of players, within what the game allows. */
  players?: number;
  /** By name, see /api/games/{name}; an edition is one of them. */
  options?: Record<string, string>;
  /** See GET /api/packs/offered. Default: the game's own pack. */
  pack?: string;
  /** Listed for everyone; otherwise by invitation only. */
  open?: boolean;
  /** One seat per person, no bots, no undo requests. */
  rated?: boolean;
  /** Whether spectators are allowed. Default: at open tables only. */
  watched?: boolean | null;
  /** Seconds until others may give an absent player's seat to a bot. */
  patience?: number;
  /** Players may ask for hints; never in a rated game. */
  hints?: boolean;
  /** How many of the first seats the host takes: several for one screen. */
  own_seats?: number;
  /** Who plays the host's seats; the host where no name is given. */
  names?: string[];
  /** Bots for the last seats. */
  bots?: string[];
  /** The side of each seat, starting with the first; empty for a random one. */
  sides?: string[];
  /** Start at once: the host and bots take all seats. */
  start?: boolean;
}

/** Where to continue, and how. */
export interface Branch {
  /** The entry after which the game continues. */
  seq: number;
  /** Counted from 0. */
  seat: number;
  /** Hidden things: `same`, as they were, or `anew`, dealt again as far as that seat could not know them. */
  deal?: 'anew' | 'same';
  /** A bot for all other seats. Default: bots as strong as the original players. */
  bot?: string;
  /** The other seats stay free for people you invite. */
  friends?: boolean;
}

export interface Sit {
  seat?: number | null;
  /** A swarm or faction. */
  side?: string;
}

export interface Side {
  /** A swarm or faction; empty for a random one. */
  side: string;
}

export interface Players {
  /** Number of players, within what the game allows. */
  players: number;
}

export interface WithBot {
  /** See /api/games/{name}. */
  bot?: string;
}

export interface Leave {
  /** See /api/games/{name}. */
  bot?: string;
  /** Resign for good. This is the only way to leave a rated game, which is then lost. */
  give_up?: boolean;
}

export interface Hidden {
  hidden: boolean;
}

export interface Shared {
  shared: boolean;
}

/** A seat, as everyone sees it. */
export interface Sitting {
  /** The name of its player or bot; empty if it is free. */
  name: string;
  person: boolean;
  /** The bot that plays it now, for its player or from the start. */
  bot: string;
  /** The swarm or faction asked for. */
  side: string;
  /** Its player has the table open. */
  here: boolean;
  /** Its player has resigned, and a bot plays on. */
  gone: boolean;
  /** When the game is over: the highest wins. */
  result: number | null;
  points: number | null;
}

/** The game that this one continues from. */
export interface BranchedFrom {
  table: string;
  /** The entry it continues from. */
  seq: number;
  deal: 'anew' | 'same';
}

/** What everyone at a table may know about it. */
export interface Facts {
  id: string;
  game: string;
  /** The version of the rules. */
  rules: string;
  pack: string;
  pack_hash: string;
  players: number;
  options: Record<string, string>;
  rated: boolean;
  open: boolean;
  watched: boolean;
  patience: number;
  /** Players may ask for them. */
  hints: boolean;
  created: number;
  status: 'gathering' | 'over' | 'playing';
  /** The number of the last entry. */
  seq: number;
  /** The seat that is asked. */
  asked: number | null;
  /** Milliseconds since 1970. */
  asked_since: number;
  seats: Sitting[];
  /** The seat that is asking to undo. */
  undo_asked: number | null;
  undo_agreed: number[];
  /** A commitment to the random seed, published before the game. */
  commitment: string;
  /** The random seed, once the game is over. */
  seed: string | null;
  /** The next table of the same players. */
  rematch: string | null;
  origin: BranchedFrom | null;
  /** A player has shared the replay with anyone who has the address. */
  shared: boolean;
  /** Everyone has left, and bots play on: its host may delete it. */
  deserted: boolean;
  /**
   * The game for /api/games/{name}: its name, with the version behind a dot if new tables have other rules. Nothing if
   * this server lacks the rules or the pack: then there is no view, and nobody can move until it has them.
   */
  key: string | null;
  /** The game's own pages can draw its views; if not, the plain page shows them. */
  drawn: boolean;
}

/** The same for a table of yours. */
export interface OwnFacts {
  id: string;
  game: string;
  /** The version of the rules. */
  rules: string;
  pack: string;
  pack_hash: string;
  players: number;
  options: Record<string, string>;
  rated: boolean;
  open: boolean;
  watched: boolean;
  patience: number;
  /** Players may ask for them. */
  hints: boolean;
  created: number;
  status: 'gathering' | 'over' | 'playing';
  /** The number of the last entry. */
  seq: number;
  /** The seat that is asked. */
  asked: number | null;
  /** Milliseconds since 1970. */
  asked_since: number;
  seats: Sitting[];
  /** The seat that is asking to undo. */
  undo_asked: number | null;
  undo_agreed: number[];
  /** A commitment to the random seed, published before the game. */
  commitment: string;
  /** The random seed, once the game is over. */
  seed: string | null;
  /** The next table of the same players. */
  rematch: string | null;
  origin: BranchedFrom | null;
  /** A player has shared the replay with anyone who has the address. */
  shared: boolean;
  /** Everyone has left, and bots play on: its host may delete it. */
  deserted: boolean;
  /**
   * The game for /api/games/{name}: its name, with the version behind a dot if new tables have other rules. Nothing if
   * this server lacks the rules or the pack: then there is no view, and nobody can move until it has them.
   */
  key: string | null;
  /** The game's own pages can draw its views; if not, the plain page shows them. */
  drawn: boolean;
  /** Your seats. */
  yours: number[];
  /** You are the host. */
  host: boolean;
}

export interface Made {
  table: string;
  /** The code that lets others join. */
  invitation?: string;
}

/** A seat of a table that has not started. */
export interface InvitedSeat {
  /** The name of its player or bot; empty if it is free. */
  name: string;
  person: boolean;
  bot: string;
  /** The swarm or faction asked for. */
  side: string;
}

/** What a person with an invitation needs to know, and no more. */
export interface Invited {
  table: string;
  game: string;
  host: string;
  /** You already have a seat there. */
  yours: boolean;
  status: 'gathering' | 'over' | 'playing';
  pack: string;
  players: number;
  options: Record<string, string>;
  rated: boolean;
  open: boolean;
  watched: boolean;
  patience: number;
  hints: boolean;
  /** The seats, until the game starts. */
  seats: InvitedSeat[];
}

export interface You {
  /** The seat whose view this is; null for spectators. */
  eyes: number | null;
  seats: number[];
  host: boolean;
  /** For players at the table: the code that lets others join. */
  invitation: string | null;
  /** The room you can talk in; null if no one else would read it. */
  chat: Room | null;
}

/** An entry, as far as those eyes may know it. */
export interface Logged {
  seq: number;
  at: number;
  kind: string;
  seat?: number;
  /** The name of the person who did it. */
  name?: string;
  /** The bot that did it, or that now has the seat. */
  bot?: string;
  side?: string;
  /**
   * Of a bot: `less` if it had less time to think than usual, `any` if nobody thought at all, `failed` if it gave no
   * valid answer, `missing` if this server does not have it, so that a simple bot thought.
   */
  haste?: string;
  /** The action; `?` stands for what these eyes may not see. */
  do?: string;
  /** The random outcomes that followed. */
  then?: string[];
  /** Number of moves undone. */
  lines?: number;
  events?: Spoken[];
  table?: string;
}

/** What asks: a part of the box by its id, a mound by its place, or the seat's own side. */
export interface Asker {
  kind: AskerKind;
  id: string;
  /** Its own words. */
  text?: Spoken;
}

/** The question; and, if the game tells it, what asks and why, and what follows. */
export interface Prompted {
  key: string;
  args: Record<string, unknown>;
  text?: string;
  /** The number of the rule. */
  rule?: string;
  /** Where the question comes from, and why. */
  kicker?: Spoken;
  consequence?: Spoken;
  source?: Asker;
}

/** What can be undone from here. */
export interface Undo {
  /** Without asking anyone. */
  can: boolean;
  /** If not: you can ask all others to undo more. */
  ask: boolean;
  /** What would be undone, or why it cannot be. */
  message: Spoken;
}

/** Where points came from. */
export interface Source {
  message: Spoken;
  points: number;
}

/** The table for one pair of eyes, and what has happened since the entry that they know. */
export interface Update {
  type: 'update';
  seq: number;
  you: You;
  table: Facts;
  /** What this viewer is asked; `view.prompt` has the rule. */
  prompt: Prompted | null;
  /** Your own undo; null for spectators. */
  undo: Undo | null;
  /** When the game is over: where each seat's points came from. */
  sources: Source[][];
  /** The game's view; null before it starts. */
  view: View | null;
  /** The view in words, line by line, if the game provides it: for clients that cannot draw it. */
  position: Spoken[];
  log: Logged[];
}

export interface Move {
  /** The number of the last entry the sender has. */
  seq: number;
  /** As listed in the view. */
  action: string;
}

export interface At {
  /** The number of the last entry the sender has. */
  seq: number;
}

export interface Answer {
  /** The number of the last entry the sender has. */
  seq: number;
  yes: boolean;
}

export interface Attempt {
  /** As listed in the view. */
  action: string;
  eyes?: number | null;
}

export interface WhyNot {
  legal: boolean;
  reason: Spoken | null;
  /** Data of the game, for drawing: paths, totals, costs. */
  facts: Record<string, unknown>;
}

/** A legal action in words, and what it would do. */
export interface Described {
  action: string;
  message: Spoken;
  /** Data of the game, for drawing: paths, totals, costs. */
  facts: Record<string, unknown>;
}

/** A good move, and the reasons for it. */
export interface HintedMove {
  /** The action. */
  do: string;
  /** The same in words. */
  text: string;
  /** The action, and what the same seat would do right after it. */
  line: string[];
  /** The same in words. */
  line_text: string[];
  /** Your chance of winning after it, in whole percent, the highest first. */
  value: number;
  /** The share of the search that went there. */
  share: number;
  /** The reasons for it, then what the others could do next. */
  reasons: Spoken[];
}

/** Good moves of a seat, the best first. */
export interface Hinted {
  /** The entry after which the hint holds. */
  seq: number;
  seat: number;
  /** At most three. */
  moves: HintedMove[];
}

/** A costly move. */
export interface Blunder {
  /** The action. */
  do: string;
  /** Your chance of winning after it, in whole percent. */
  value: number;
  /** Your chance of winning after the best move found. */
  best: number;
}

/** Moves that a seat should avoid, the worst first. */
export interface Warned {
  /** The entry after which this holds. */
  seq: number;
  seat: number;
  blunders: Blunder[];
}

/** One moment of a replay. */
export interface Frame {
  seq: number;
  entry: Logged;
  /** By seat, or `watching`. */
  views: Record<string, View>;
  /** The same in words, if the game provides it. */
  positions: Record<string, Spoken[]>;
}

export interface Replay {
  first: number;
  /** The number of the last entry. */
  last: number;
  frames: Frame[];
}

/** A seat's chance of winning when it was asked, judging by what it knew. */
export interface Chance {
  /** The entry that made the decision. */
  seq: number;
  /** A chance of winning, from 0 to 1. */
  value: number;
}

/** A key move: every other choice was much worse, and the seat saw it. */
export interface Found {
  /** The entry that made it. */
  seq: number;
  /** A chance of winning, from 0 to 1. */
  value: number;
  /** How much less the next best choice promised. */
  ahead: number;
  played: Spoken;
}

/** A turning point: other players' moves, chance or a reveal changed a seat's chances a lot. */
export interface Turned {
  /** The seat's decision before it. */
  since: number;
  /** Its next decision, or the end of the game. */
  seq: number;
  /** Of the chance of winning. */
  change: number;
}

/** Of one seat: `choices`, `others` and `luck` add up to the way from `start` to `result`. */
export interface SeatReview {
  /** At each of its decisions, in order. */
  curve: Chance[];
  /** An even chance. */
  start: number;
  /** A chance of winning, from 0 to 1. */
  result: number;
  /** What its own decisions cost: at most 0. */
  choices: number;
  /** The error of that: nine times out of ten it is off by no more. */
  error: number;
  /** Its share of what the others' decisions cost them: at least 0. */
  others: number;
  /** The error of that. */
  others_error: number;
  /** Everything else: chance, and what was revealed. */
  luck: number;
  /** The error of that. */
  luck_error: number;
  /** Number of decisions with a choice. */
  decisions: number;
  /** The share of decisions that cost nothing; null if there are none. */
  accuracy: number | null;
  slips: number;
  mistakes: number;
  blunders: number;
  /** Its key moves, those that mattered most first. */
  keys: Found[];
  /** Its turning points, the greatest first. */
  turns: Turned[];
}

/** A decision that cost something. */
export interface Moment {
  /** The entry that made the decision; look at the position before it. */
  seq: number;
  seat: number;
  called: 'blunder' | 'mistake' | 'slip';
  /** The chance of winning with the better move. */
  value: number;
  /** How much the move that was played cost. */
  loss: number;
  /** Nine times out of ten the loss is off by no more than this. */
  error: number;
  played: Spoken;
  /** What would have been better, and what the seat would have done right after it. */
  better: Spoken[];
  /** What speaks for it. */
  reasons: Spoken[];
  /** What others could do after the move that was played, and not after the better one. */
  allowed: Spoken[];
}

/** The review so far. */
export interface Reviewed {
  state: 'done' | 'none' | 'running';
  /** Number of decisions judged so far. */
  judged: number;
  /** Number of decisions to judge; 0 while they are being counted. */
  total: number;
  seats: SeatReview[];
  /** The decisions that surely cost something: what cost most at least comes first. */
  moments: Moment[];
}

/** Either a text or a phrase. */
export interface Say {
  /** One line of plain text. */
  text?: string;
  /** Instead of a text: a phrase that everyone reads in their own language. */
  phrase?: Phrase | null;
}

/** A message that someone has sent. */
export interface Remark {
  /** Counted from 1 in each room. */
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The same for everything one person says; empty if the account was deleted. */
  by: string;
  /** That person's name; empty if the account was deleted. */
  name: string;
  /** Their seat, if they have one. */
  seat: number | null;
  /** You said it. */
  own: boolean;
  /** Plain text; a phrase is in the reader's language. */
  text: string;
  /** The phrase, if it is one. */
  phrase: Phrase | null;
}

/** What the players say to each other, or the spectators. */
export interface Chat {
  type: 'chat';
  room: Room;
  /** The oldest first. */
  remarks: Remark[];
}

export interface Language {
  /** As the parameter `language` takes it. */
  code: string;
  /** Its own name for itself. */
  name: string;
}

export interface Numbers {
  /** The fewest players. */
  least: number;
  /** The most players. */
  most: number;
}

export interface GameBrief {
  /** As everything else in the API calls it. */
  name: string;
  /** In the reader's language. */
  title: string;
  /** What it is about. */
  introduction: string;
  /** The same in one line; may be empty. */
  line: string;
  /** How long a game takes; may be empty. */
  time: string;
  /** How many can play. */
  players: Numbers;
  /** Options for a new table, to propose in the reader's language; unnamed ones take defaults. */
  proposed: Record<string, string>;
  /** What the numbers of all its paragraphs begin with; nothing if it has none. */
  prefix: string;
  /** The module that draws it in a browser, if the game brings one. */
  web: string | null;
  /** A page on how balanced it is, if the game brings its figures. */
  balance: string | null;
}

export interface OptionValue {
  /** As a new table names it. */
  value: string;
  /** What it means, in the reader's language. */
  text: string;
  /** Other options that come with it, unless they are chosen by themselves. */
  sets: Record<string, string>;
}

export interface GameOption {
  /** As a new table names it. */
  name: string;
  /** What it decides, in the reader's language. */
  title: string;
  /** The same in a few words, for a form. */
  label: string;
  /** The paragraph of the rules. */
  paragraph: string;
  /** The default value. */
  default: string;
  values: OptionValue[];
}

export interface GameDetails {
  /** As everything else in the API calls it. */
  name: string;
  /** In the reader's language. */
  title: string;
  /** What it is about. */
  introduction: string;
  /** The same in one line; may be empty. */
  line: string;
  /** How long a game takes; may be empty. */
  time: string;
  /** How many can play. */
  players: Numbers;
  /** Options for a new table, to propose in the reader's language; unnamed ones take defaults. */
  proposed: Record<string, string>;
  /** What the numbers of all its paragraphs begin with; nothing if it has none. */
  prefix: string;
  /** The module that draws it in a browser, if the game brings one. */
  web: string | null;
  /** A page on how balanced it is, if the game brings its figures. */
  balance: string | null;
  /** Of its rules. */
  version: string;
  /** The content that comes with it. */
  packs: string[];
  /** The pack that the options below are for. */
  pack: string;
  /** The number of players that the options below are for. */
  table: number;
  options: GameOption[];
  /**
   * Who plays which side, also an option: a value for each seat, with commas between, or the default alone. A side
   * other than the default only once.
   */
  seating: GameOption | null;
  /** Who else can take a seat. */
  bots: string[];
}

export interface PartNames {
  /** The pack that the names are from. */
  pack: string;
  /** What it calls its parts, in the reader's language, by their ids. */
  names: Record<string, string>;
}

/** How sure we are of something that is printed in the box. */
export interface Known {
  /** From a fact to our own design. */
  confidence: 'certain' | 'inferred' | 'likely' | 'ours';
  /** Our own design, since the printed one is not known to us. */
  ours: boolean;
  /** Our sources, in the reader's language. */
  sources: string[];
  /** All of it in words. */
  text: string;
}

export interface KnownField {
  /** As the pack calls it. */
  field: string;
  /** In the reader's language. */
  title: string;
  known: Known;
}

/** A part of the box. Identical parts are listed as one. */
export interface Piece {
  /** As views and messages call it. */
  id: string;
  /** Of all identical parts, if each has its own. */
  ids: string[];
  /** In the reader's language. */
  name: string;
  /** What it does. */
  text: string;
  /** How many there are. */
  count: number;
  /** The faction or terrain that it belongs to, or nothing. */
  group: string;
  /** What is printed on it, by kind. */
  data: Record<string, unknown>;
  /** Applies to everything that `fields` does not name. */
  known: Known;
  fields: KnownField[];
}

export interface PieceGroup {
  /** As its pieces name it. */
  id: string;
  /** In the reader's language. */
  title: string;
}

export interface PieceSection {
  /** A kind of parts. */
  id: string;
  /** In the reader's language. */
  title: string;
  /** The groups its pieces belong to, in order. */
  groups: PieceGroup[];
  pieces: Piece[];
}

export interface Pieces {
  /** The pack that they are from. */
  pack: string;
  /** The number of players that the board is for. */
  players: number;
  sections: PieceSection[];
  /** The game's board, for drawing: hexes, or regions and the score track. */
  board: Record<string, unknown>;
}

export interface EditionValue {
  /** As a new table names it. */
  edition: string;
  /** In the reader's language. */
  title: string;
  /** What the option is in that edition. */
  value: string;
  /** What that means, in the reader's language. */
  text: string;
}

export interface RuleOption {
  /** As a new table names it. */
  name: string;
  /** What it decides, in the reader's language. */
  title: string;
  /** The same in a few words, for a form. */
  label: string;
  /** The paragraph of the rules. */
  paragraph: string;
  /** The default value. */
  default: string;
  values: OptionValue[];
  /** The values in the printed editions, where they differ. */
  editions: EditionValue[];
}

export interface RuleParagraph {
  /** The paragraph of the rules. */
  number: string;
  /** What it says. */
  text: string;
  /** What a table can choose about it. */
  options: RuleOption[];
}

export interface RuleChapter {
  /** Of the chapter. */
  number: string;
  /** Of the chapter, in the reader's language. */
  title: string;
  /** The rules of the chapter that were asked for. */
  paragraphs: RuleParagraph[];
}

export interface LessonBrief {
  /** As its address has it. */
  name: string;
  /** In the reader's language. */
  title: string;
  /** About how many minutes it takes. */
  minutes: number;
  /** Of the rules, to read more. */
  paragraphs: string[];
  /** Lessons that are best taken first. */
  after: string[];
  /** Changes with the lesson: earlier deeds may then no longer fit. */
  digest: string;
  /** One of the few that are enough for a first game. */
  core: boolean;
}

export interface Deeds {
  /** What was done before, as the last answer has it; nothing at the beginning. */
  deeds?: string[];
  /**
   * What is done now, if anything: an action as the view lists it, `/next` after something to read, `/answer:2` to a
   * question, `/hint`, `/skip`, which has the step done, or `/back`, which takes back what `view.undo` lets take back.
   */
  deed?: string | null;
}

/** What came of the deed. */
export interface LessonReply {
  /** An illegal deed costs nothing and is not added to the deeds; a wrong one costs a star. */
  result: 'back' | 'hint' | 'illegal' | 'right' | 'wrong';
  /** The lesson's reply, or the rules' reason if it is illegal. */
  message: Spoken | null;
  /** If it is illegal: facts as in `why` at a table. */
  facts: Record<string, unknown>;
  /** After a hint: the right deed, if it was shown. */
  shown: string;
  /** If another scene begins: the table at the end of the previous one. */
  left: Update | null;
}

/** A lesson after some deeds. */
export interface LessonState {
  game: string;
  lesson: LessonBrief;
  /** Everything done so far: send it with the next deed. */
  deeds: string[];
  /** What the learner has to do next. */
  waits: 'answer' | 'move' | 'next' | 'over';
  /** What to do; at the end, what was learned. */
  text: Spoken;
  /** What to point at. */
  marks: string[];
  /** The answers to choose from, if it is a question. */
  answers: Spoken[];
  /** Number of texts before this one. */
  read: number;
  /** Number of texts in all. */
  texts: number;
  /** One to three, if nothing more goes wrong. */
  stars: number;
  /** The scene's number, counted from 0; each has its own position. */
  scene: number;
  /** The table as its player sees it, with the log of this scene. */
  table: Update;
  /** What can be done, in words. */
  actions: Described[];
  /** The reply to the deed, if there was one. */
  reply: LessonReply | null;
}

export interface PackFacts {
  /** The name to create a table with: exactly this version, the same on every machine. */
  pack: string;
  game: string;
  name: string;
  /** As its maker wrote it. */
  title: string;
  /** A digest of what the rules read in it: packs with the same digest play the same. */
  digest: string;
  /** Size of the zip, in bytes. */
  size: number;
}

export interface PackVersion {
  /** Counted from 1. */
  number: number;
  /** Milliseconds since 1970. */
  created: number;
  facts: PackFacts;
}

export interface OwnPack {
  id: string;
  game: string;
  name: string;
  /** The newest first. */
  versions: PackVersion[];
}

/** What a new table can be played with. */
export interface OfferedPack {
  /** For POST /api/tables. */
  pack: string;
  game: string;
  name: string;
  /** Empty if it is the only one that comes with the game. */
  title: string;
  /** Who offers it. */
  whose: 'game' | 'own' | 'server';
  /** It can be corrected in the workshop. */
  correctable: boolean;
}

/** Something that is wrong with a pack, in the reader's language. */
export interface PackProblem {
  file: string;
  /** The place in the file. */
  where: string;
  key: string;
  text: string;
  /** The paragraph of the rules that it breaks, if any. */
  rule: string;
  /** A warning: the pack can still be played. */
  warning: boolean;
}

export interface Uploaded {
  /** Null if it was refused. */
  pack: OwnPack | null;
  problems: PackProblem[];
}

export interface PuzzleBrief {
  /** As its address has it. */
  name: string;
  /** What the answer is about; `themes` has its title. */
  theme: string;
  /** The weakest bot that finds it. */
  level: string;
  /** Of the answer. */
  decisions: number;
}

export interface Theme {
  /** As puzzles have it. */
  name: string;
  /** In the reader's language. */
  title: string;
}

/** All puzzles of a game. */
export interface Puzzles {
  /** Today, in UTC. */
  day: string;
  /** The puzzle of the day, the same for everybody; nothing if there is none. */
  today: string;
  /** The pack they are played with if new tables have another one, otherwise empty. */
  pack: string;
  themes: Theme[];
  /** The easiest first. */
  puzzles: PuzzleBrief[];
}

/** A puzzle after some deeds, as a lesson would be. Its answer is not included until it is found or shown. */
export interface PuzzleState {
  game: string;
  lesson: LessonBrief;
  /** Everything done so far: send it with the next deed. */
  deeds: string[];
  /** What the learner has to do next. */
  waits: 'answer' | 'move' | 'next' | 'over';
  /** What to do; at the end, what was learned. */
  text: Spoken;
  /** What to point at. */
  marks: string[];
  /** The answers to choose from, if it is a question. */
  answers: Spoken[];
  /** Number of texts before this one. */
  read: number;
  /** Number of texts in all. */
  texts: number;
  /** One to three, if nothing more goes wrong. */
  stars: number;
  /** The scene's number, counted from 0; each has its own position. */
  scene: number;
  /** The table as its player sees it, with the log of this scene. */
  table: Update;
  /** What can be done, in words. */
  actions: Described[];
  /** The reply to the deed, if there was one. */
  reply: LessonReply | null;
  puzzle: PuzzleBrief;
  /** The day in UTC if it is today's puzzle, otherwise empty. */
  day: string;
  /** Whether the answer, or part of it, was shown. */
  shown: boolean;
  /** After a wrong move: what it would do, and what others could do then. */
  after: Spoken[];
  /** When it is over: the chance of winning that the answer gives, in percent. */
  best: number;
  /** When it is over: what was done. */
  line: Spoken[];
  /** When it is over: the reasons for it. */
  why: Spoken[];
  /** When it is over: how a search would continue. */
  then: Spoken[];
  /** When it is over: the number of deals, out of `worlds`, in which it is best. */
  holds: number;
  /** Number of deals searched that the seat cannot rule out. */
  worlds: number;
}

/** A game that is over. */
export interface PlayedGame {
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** The strongest opponent; empty if people played too. */
  bot: string;
  won: boolean;
}

export interface GameProgress {
  /** The most stars for each lesson that was finished. */
  lessons?: Record<string, number>;
  /** The solved ones, and whether on the first try. */
  puzzles?: Record<string, 'first' | 'later'>;
  /** What the coach has said. */
  coach?: string[];
  /** The last games, by table. */
  played?: Record<string, PlayedGame>;
}

export interface Progress {
  /** By the name of the game. */
  games?: Record<string, GameProgress>;
  /** The days on which a puzzle of the day was solved. */
  days?: string[];
}

export interface FormWord {
  word: string;
  title: string;
}

export interface FormField {
  name: string;
  title: string;
  sort: Sort;
  least: number;
  /** The maximum of a number, or the maximum length of a text or list; 0 for no limit. */
  most: number;
  /** The words to choose from. */
  words: FormWord[];
  optional: boolean;
  /** The fields of a group, or of each row. */
  fields: FormField[];
  /** The marks in the entry's `fields` that apply to all of it. */
  marks: string[];
  /** The marks that apply to part of it. */
  halves: string[];
  /** What is reset with it: fields that are not in any form. */
  along: string[];
}

export interface FormKind {
  /** The kind of part, as in the form. */
  id: string;
  title: string;
  /** The path of its entries. */
  path: string;
  /** The section of GET /api/games/{name}/pieces that draws it. */
  section: string;
  /** The field by which it is listed, if any. */
  group: string;
  /** Whether there is a list of them. */
  listed: boolean;
  /** Whether parts can be added and removed. */
  adds: boolean;
  /** Whether single fields can be marked, or only the whole part. */
  marked: boolean;
  fields: FormField[];
}

export interface EffectArgument {
  name: string;
  title: string;
  sort: 'number' | 'steps' | 'word';
  least: number;
  most: number;
}

export interface EffectForm {
  name: string;
  arguments: EffectArgument[];
}

export interface Form {
  game: string;
  kinds: FormKind[];
  /** The closed vocabulary of what parts do, if the game has one. */
  effects: EffectForm[];
}

export interface Part {
  /** A place in a pack: the file, the key, the entry, the field. */
  place: string;
  /** The kind of part, as in the form. */
  kind: string;
  /** An entry as in the file. */
  values: Record<string, unknown>;
  /** The part as it is drawn; null while it is incomplete. */
  piece: Piece | null;
}

/** All of a pack. */
export interface Parts {
  /** The version, or the one that a draft changes. */
  pack: string;
  title: string;
  parts: Part[];
  /** By kind: the background for drawing all its parts. */
  frames: Record<string, Record<string, unknown>>;
}

export interface DraftState {
  pack: OwnPack;
  /** Counts changes; 0 for an unchanged draft. */
  number: number;
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  /** The places that differ from the version. */
  changed: string[];
  /** The pack that comes with the game and differs least from it. */
  shipped: string;
  parts: Parts;
}

/** Null is nothing: a field that is not there. */
export interface Change {
  /** A place in a pack: the file, the key, the entry, the field. */
  place: string;
  /** The value the sender saw. */
  was?: unknown;
  /** The new value. */
  value?: unknown;
}

export interface Changing {
  changes: Change[];
}

/** Someone else has changed the same field: theirs stays until the sender decides. */
export interface Conflict {
  /** A place in a pack: the file, the key, the entry, the field. */
  place: string;
  /** The current value. */
  value: unknown;
}

export interface Changed {
  number: number;
  at: number;
  conflicts: Conflict[];
}

export interface FieldProblem {
  file: string;
  /** The place in the file. */
  where: string;
  key: string;
  text: string;
  /** The paragraph of the rules that it breaks, if any. */
  rule: string;
  /** A warning: the pack can still be played. */
  warning: boolean;
  /** Where to correct it, if known. */
  place: string;
}

/** What is wrong with a draft. */
export interface Checked {
  /** The number of the draft that was checked. */
  number: number;
  /** It can be played with. */
  sound: boolean;
  problems: FieldProblem[];
}

export interface Beginning {
  game: string;
  /** The pack to start from. */
  pack: string;
  title: string;
}

export interface Trial {
  /** As in GET /api/packs/offered. */
  pack: string;
  players: number;
  /** The seed of the first game; the same seed gives the same game. */
  seed: number;
  /** The most games to play. */
  games: number;
}

/** By seat. */
export interface TriedGame {
  /** Indices into `sides`, from 0. */
  sides: number[];
  points: number[];
  /** The seats that won; several share a victory. */
  winners: number[];
  /** Number of decisions in the game, all seats together. */
  decisions: number;
}

export interface Tried {
  /** The names of the sides, in the reader's language. */
  sides: string[];
  /** The first games asked for, as many as there was time for; ask again for the rest. */
  games: TriedGame[];
}

export interface Sketch {
  /** The kind of part, as in the form. */
  kind: string;
  /** An entry as in the file. */
  values: Record<string, unknown>;
}

export interface Drawn {
  piece: Piece | null;
}

export interface Question {
  /** The kind of part, as in the form. */
  kind: string;
  /** An entry as in the file. */
  values: Record<string, unknown>;
  /** A step of its effects, counted from 1. */
  where: string;
}

export interface OfferedStep {
  step: unknown[];
  /** What it does, as the game says it. */
  text: string;
  /** Why it does not fit there; empty if it does. */
  why: string;
}

export interface Offered {
  effects: OfferedStep[];
  /** For each argument of the current effect: the same effect with every possible word. */
  words: Record<string, OfferedStep[]>;
}
