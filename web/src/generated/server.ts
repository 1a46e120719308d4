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
  /** The paragraph of the rules. */
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
  /** The one so far, if there is one. */
  old?: string;
}

export interface Login {
  /** As others see you. */
  name: string;
  password: string;
}

export interface Recovery {
  /** From the link that the person who runs the server gave out. */
  code: string;
  password: string;
}

export interface Farewell {
  /** If there is one. */
  password?: string;
}

export interface Me {
  /** Nobody else sees it. */
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
  /** The one that asks. */
  here: boolean;
}

export interface NewTable {
  game: string;
  /** As many as the game is for. */
  players?: number;
  /** By name, see /api/games/{name}; an edition is one of them. */
  options?: Record<string, string>;
  /** See GET /api/packs/offered; nothing for the game's own. */
  pack?: string;
  /** Listed for all; otherwise by invitation. */
  open?: boolean;
  /** One seat for each person, no bots, no undo beyond what was revealed. */
  rated?: boolean;
  /** May anybody look on? If nothing is said: at open tables. */
  watched?: boolean | null;
  /** Seconds until others may give an absent player's seat to a bot. */
  patience?: number;
  /** Players may ask for hints; never in a rated game. */
  hints?: boolean;
  /** How many of the first seats the host takes: several for one screen. */
  own_seats?: number;
  /** Who plays the host's seats; the host, where nobody is named. */
  names?: string[];
  /** For the last seats. */
  bots?: string[];
  /** Of each seat, from the first; nothing: let it be drawn. */
  sides?: string[];
  /** At once: all seats are taken by the host and by bots. */
  start?: boolean;
}

/** Where to go on from, and how. */
export interface Branch {
  /** The entry after which to go on. */
  seq: number;
  /** Counted from 0. */
  seat: number;
  /** Hidden things as they were; or dealt anew, as far as that seat could not know them. */
  deal?: 'anew' | 'same';
  /** For all others; if none is named, bots as strong as they were. */
  bot?: string;
  /** The other seats stay free, for those who are invited. */
  friends?: boolean;
}

export interface Sit {
  seat?: number | null;
  /** A swarm or faction. */
  side?: string;
}

export interface Side {
  /** A swarm or faction; nothing: let it be drawn. */
  side: string;
}

export interface Players {
  /** As many as the game is for. */
  players: number;
}

export interface WithBot {
  /** See /api/games/{name}. */
  bot?: string;
}

export interface Leave {
  /** See /api/games/{name}. */
  bot?: string;
  /** For good. A rated game is left in no other way, and is lost. */
  give_up?: boolean;
}

export interface Hidden {
  hidden: boolean;
}

export interface Shared {
  shared: boolean;
}

/** A seat, as everybody sees it. */
export interface Sitting {
  /** Of its player, or the bot's; nothing if it is free. */
  name: string;
  person: boolean;
  /** The bot that plays it now, for its player or from the start. */
  bot: string;
  /** The swarm or faction wished for. */
  side: string;
  /** Its player has the table open. */
  here: boolean;
  /** Its player has given the game up, and a bot plays on. */
  gone: boolean;
  /** When the game is over: the highest wins. */
  result: number | null;
  points: number | null;
}

/** The game that this one goes on from. */
export interface BranchedFrom {
  table: string;
  /** The entry after which it does. */
  seq: number;
  deal: 'anew' | 'same';
}

/** What everybody at a table may know of it. */
export interface Facts {
  id: string;
  game: string;
  /** Their version. */
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
  /** Of the last entry. */
  seq: number;
  /** The seat that is asked. */
  asked: number | null;
  /** Milliseconds since 1970. */
  asked_since: number;
  seats: Sitting[];
  /** The seat that asks all others to take something back. */
  undo_asked: number | null;
  undo_agreed: number[];
  /** To the seed of all chances, before the game. */
  commitment: string;
  /** When the game is over. */
  seed: string | null;
  /** The next table of the same players. */
  rematch: string | null;
  origin: BranchedFrom | null;
  /** A player lets anybody with the address see the replay. */
  shared: boolean;
  /** Everybody who sat there has left, and bots play on among themselves: its host may delete it. */
  deserted: boolean;
  /**
   * The game for /api/games/{name}: its name, with the version behind a dot if new tables have other rules. Nothing if
   * this server lacks the rules or the pack: then there is no view, and nobody can move until it has them.
   */
  key: string | null;
  /** The game's own pages can draw its views; if not, the plain page shows them. */
  drawn: boolean;
}

/** The same of a table of one's own. */
export interface OwnFacts {
  id: string;
  game: string;
  /** Their version. */
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
  /** Of the last entry. */
  seq: number;
  /** The seat that is asked. */
  asked: number | null;
  /** Milliseconds since 1970. */
  asked_since: number;
  seats: Sitting[];
  /** The seat that asks all others to take something back. */
  undo_asked: number | null;
  undo_agreed: number[];
  /** To the seed of all chances, before the game. */
  commitment: string;
  /** When the game is over. */
  seed: string | null;
  /** The next table of the same players. */
  rematch: string | null;
  origin: BranchedFrom | null;
  /** A player lets anybody with the address see the replay. */
  shared: boolean;
  /** Everybody who sat there has left, and bots play on among themselves: its host may delete it. */
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
  /** You have made it. */
  host: boolean;
}

export interface Made {
  table: string;
  /** Let others join by it. */
  invitation?: string;
}

/** A seat of a table that has not started. */
export interface InvitedSeat {
  /** Of its player, or the bot's; nothing if it is free. */
  name: string;
  person: boolean;
  bot: string;
  /** The swarm or faction wished for. */
  side: string;
}

/** What someone needs to know who was sent an invitation, and no more. */
export interface Invited {
  table: string;
  game: string;
  host: string;
  /** You have a seat there already. */
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
  /** Before the game starts; then nobody can sit down any more. */
  seats: InvitedSeat[];
}

export interface You {
  /** The seat whose view this is; none for those who look on. */
  eyes: number | null;
  seats: number[];
  host: boolean;
  /** For those who sit there: the code that lets others join. */
  invitation: string | null;
  /** Where you can talk; nowhere if nobody else would hear it. */
  chat: Room | null;
}

/** An entry, as far as those eyes may know it. */
export interface Logged {
  seq: number;
  at: number;
  kind: string;
  seat?: number;
  /** Of the person who did it. */
  name?: string;
  /** That did it, or that sits there now. */
  bot?: string;
  side?: string;
  /**
   * Of a bot: `less` if it had less time to think than usual, `any` if nobody thought at all, `failed` if it gave no
   * valid answer, `missing` if this server does not have it, so that a simple bot thought.
   */
  haste?: string;
  /** The action; a question mark stands for what is not for these eyes. */
  do?: string;
  /** How chance went on. */
  then?: string[];
  /** How many moves were taken back. */
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
  /** The paragraph of the rules. */
  rule?: string;
  /** Source and reason. */
  kicker?: Spoken;
  consequence?: Spoken;
  source?: Asker;
}

/** What can be taken back from here. */
export interface Undo {
  /** Without asking anybody. */
  can: boolean;
  /** If not: all others may be asked to take back more. */
  ask: boolean;
  /** What would be taken back, or why it cannot be. */
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
  /** What these eyes are asked; `view.prompt` has the paragraph. */
  prompt: Prompted | null;
  /** Of one's own; nothing for those who look on. */
  undo: Undo | null;
  /** When the game is over: of each seat, what its points are made of. */
  sources: Source[][];
  /** Of the game; nothing before it starts. */
  view: View | null;
  /** The same in words, a line each, if the game tells it so: for pages without a drawing of it. */
  position: Spoken[];
  log: Logged[];
}

export interface Move {
  /** The number of the last entry that the sender knows. */
  seq: number;
  /** As the view lists it. */
  action: string;
}

export interface At {
  /** The number of the last entry that the sender knows. */
  seq: number;
}

export interface Answer {
  /** The number of the last entry that the sender knows. */
  seq: number;
  yes: boolean;
}

export interface Attempt {
  /** As the view lists it. */
  action: string;
  eyes?: number | null;
}

export interface WhyNot {
  legal: boolean;
  reason: Spoken | null;
  /** As the game has it, to be drawn: ways, sums, prices. */
  facts: Record<string, unknown>;
}

/** A legal action in words, and what it would do. */
export interface Described {
  action: string;
  message: Spoken;
  /** As the game has it, to be drawn: ways, sums, prices. */
  facts: Record<string, unknown>;
}

/** A good move, and what speaks for it. */
export interface HintedMove {
  /** The action. */
  do: string;
  /** The same in words. */
  text: string;
  /** The action, and what the same seat would do right after it. */
  line: string[];
  /** The same in words. */
  line_text: string[];
  /** Your chance to win after it, to the percent; it never grows down the list. */
  value: number;
  /** How much of the search went there. */
  share: number;
  /** What speaks for it, then what the others could do next. */
  reasons: Spoken[];
}

/** Good moves of a seat, the best first. */
export interface Hinted {
  /** The entry after which they are. */
  seq: number;
  seat: number;
  /** At most three. */
  moves: HintedMove[];
}

/** A move that costs much. */
export interface Blunder {
  /** The action. */
  do: string;
  /** Your chance to win after it, to the percent. */
  value: number;
  /** Your chance to win after the best move that was found. */
  best: number;
}

/** What a seat had better not do, the worst first. */
export interface Warned {
  /** The entry after which that is so. */
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
  /** The same in words, if the game tells it so. */
  positions: Record<string, Spoken[]>;
}

export interface Replay {
  first: number;
  /** The last entry there is. */
  last: number;
  frames: Frame[];
}

/** What a seat could hope for when it was asked, by what it knew then. */
export interface Chance {
  /** The entry with which it decided. */
  seq: number;
  /** Of a victory: a chance to win. */
  value: number;
}

/** Of one seat: `choices`, `others` and `luck` add up to the way from `start` to `result`. */
export interface SeatReview {
  /** At each of its decisions, in the order of the game. */
  curve: Chance[];
  /** An even chance. */
  start: number;
  /** Of a victory: a chance to win. */
  result: number;
  /** What its own decisions cost: at most 0. */
  choices: number;
  /** Of that: in nine of ten cases it is off by no more. */
  error: number;
  /** Its share of what the others' decisions cost them: at least 0. */
  others: number;
  /** Of that, likewise. */
  others_error: number;
  /** All the rest: chance, and what came to light. */
  luck: number;
  /** Of that, likewise. */
  luck_error: number;
  /** At which there was something to choose. */
  decisions: number;
  /** How many of them, of 1, cost nothing; nothing if there are none. */
  accuracy: number | null;
  slips: number;
  mistakes: number;
  blunders: number;
}

/** A decision that cost something. */
export interface Moment {
  /** The entry with which it was made; the position before it is the one to look at. */
  seq: number;
  seat: number;
  called: 'blunder' | 'mistake' | 'slip';
  /** With the better one. */
  value: number;
  /** By how much less was played. */
  loss: number;
  /** In nine of ten cases the loss is off by no more. */
  error: number;
  played: Spoken;
  /** What would have been better, and what the seat would have done right after it. */
  better: Spoken[];
  reasons: Spoken[];
}

/** As far as it is. */
export interface Reviewed {
  state: 'done' | 'none' | 'running';
  /** Decisions that have been looked at. */
  judged: number;
  /** Decisions to look at; 0 while they are being counted. */
  total: number;
  seats: SeatReview[];
  /** All that cost something, those that cost most first. */
  moments: Moment[];
}

/** Either one's own words or a phrase. */
export interface Say {
  /** One line of plain text. */
  text?: string;
  /** One that every reader sees in their own language, in place of a text. */
  phrase?: Phrase | null;
}

/** Something that somebody has said. */
export interface Remark {
  /** In its room, counted from 1. */
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The same for all that one person says; nothing once they have left for good. */
  by: string;
  /** Of that person; nothing once they have left for good. */
  name: string;
  /** Theirs, if they have one. */
  seat: number | null;
  /** You said it. */
  own: boolean;
  /** Plain text. A phrase stands here in the reader's language. */
  text: string;
  /** If it was one. */
  phrase: Phrase | null;
}

/** What is said among those who play, or among those who look on. */
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
  /** The value that nobody has to name. */
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
  /** Where we have it from, in the reader's language. */
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

/** A part of the box; several that are alike are one. */
export interface Piece {
  /** As views and messages call it. */
  id: string;
  /** Of all that are alike, where each has its own. */
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
  /** Of all that `fields` does not name. */
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
  /** Those that its pieces belong to, in their order. */
  groups: PieceGroup[];
  pieces: Piece[];
}

export interface Pieces {
  /** The pack that they are from. */
  pack: string;
  /** The number of players that the board is for. */
  players: number;
  sections: PieceSection[];
  /** Where everything lies, as the game has it: hexes, or regions and the score track. */
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
  /** The value that nobody has to name. */
  default: string;
  values: OptionValue[];
  /** How the printed editions have it, where they differ. */
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
  /** Those of the chapter that were asked for. */
  paragraphs: RuleParagraph[];
}

export interface LessonBrief {
  /** As its address has it. */
  name: string;
  /** In the reader's language. */
  title: string;
  /** About so long. */
  minutes: number;
  /** Of the rules, to read more. */
  paragraphs: string[];
  /** Lessons that are better taken before. */
  after: string[];
  /** Changes with the lesson: then deeds of before may not fit any more. */
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
  /** What is illegal costs nothing and is not among the deeds; what is wrong costs a star. */
  result: 'back' | 'hint' | 'illegal' | 'right' | 'wrong';
  /** What the lesson says to it, or the rules, if it is illegal. */
  message: Spoken | null;
  /** If it is illegal: as `why` has them at a table. */
  facts: Record<string, unknown>;
  /** By a hint: the deed that is right; else nothing. */
  shown: string;
  /** If another scene begins: the table at the end of the one before, to be seen. */
  left: Update | null;
}

/** A lesson after some deeds. */
export interface LessonState {
  game: string;
  lesson: LessonBrief;
  /** All that were done: to be sent with the next one. */
  deeds: string[];
  /** What the learner is to do next. */
  waits: 'answer' | 'move' | 'next' | 'over';
  /** What to do; in the end, what was learnt. */
  text: Spoken;
  /** What to point at. */
  marks: string[];
  /** To a question. */
  answers: Spoken[];
  /** How many texts came before this one. */
  read: number;
  /** How many there are. */
  texts: number;
  /** One to three, if nothing more goes wrong. */
  stars: number;
  /** Each begins with a position of its own; counted from 0. */
  scene: number;
  /** As for a player at a table; its log is that of the scene. */
  table: Update;
  /** What can be done, in words. */
  actions: Described[];
  /** To the deed, if there was one. */
  reply: LessonReply | null;
}

export interface PackFacts {
  /** By which a table is made with it: this very version, the same on every machine. */
  pack: string;
  game: string;
  name: string;
  /** As its maker wrote it. */
  title: string;
  /** Of what the rules read in it: packs of one digest play alike. */
  digest: string;
  /** Bytes of the zip. */
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
  /** Nothing for a pack that comes with the game. */
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
  /** It can be played with even so. */
  warning: boolean;
}

export interface Uploaded {
  /** Nothing if it was refused. */
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
  themes: Theme[];
  /** The easiest first. */
  puzzles: PuzzleBrief[];
}

/** A puzzle after some deeds, as a lesson would be. Its answer is not in there before it was found or shown. */
export interface PuzzleState {
  game: string;
  lesson: LessonBrief;
  /** All that were done: to be sent with the next one. */
  deeds: string[];
  /** What the learner is to do next. */
  waits: 'answer' | 'move' | 'next' | 'over';
  /** What to do; in the end, what was learnt. */
  text: Spoken;
  /** What to point at. */
  marks: string[];
  /** To a question. */
  answers: Spoken[];
  /** How many texts came before this one. */
  read: number;
  /** How many there are. */
  texts: number;
  /** One to three, if nothing more goes wrong. */
  stars: number;
  /** Each begins with a position of its own; counted from 0. */
  scene: number;
  /** As for a player at a table; its log is that of the scene. */
  table: Update;
  /** What can be done, in words. */
  actions: Described[];
  /** To the deed, if there was one. */
  reply: LessonReply | null;
  puzzle: PuzzleBrief;
  /** If it is today's puzzle: the day, in UTC; else nothing. */
  day: string;
  /** The answer, or a part of it, was shown: then it is not one's own. */
  shown: boolean;
  /** To a wrong move: what it does, and what others could do then. */
  after: Spoken[];
  /** When it is over: the chance to win that the answer gives, in percent. */
  best: number;
  /** When it is over: what was done. */
  line: Spoken[];
  /** When it is over: what speaks for it. */
  why: Spoken[];
  /** When it is over: in how many of `worlds` deals it is best. */
  holds: number;
  /** Deals that the seat cannot rule out, looked at one by one. */
  worlds: number;
}

/** A game that is over. */
export interface PlayedGame {
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** The strongest opponent; nothing if people played, too. */
  bot: string;
  won: boolean;
}

export interface GameProgress {
  /** The most stars of each lesson that was taken to its end. */
  lessons?: Record<string, number>;
  /** Those that were solved, and whether on the first try. */
  puzzles?: Record<string, 'first' | 'later'>;
  /** What the coach has said. */
  coach?: string[];
  /** The last games, by their tables. */
  played?: Record<string, PlayedGame>;
}

export interface Progress {
  /** By the name of the game. */
  games?: Record<string, GameProgress>;
  /** On which a puzzle of the day was solved. */
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
  /** Of a number; of a text or a list, how long it may be. 0 if that is not limited. */
  most: number;
  /** To choose from. */
  words: FormWord[];
  optional: boolean;
  /** Of a group, or of each row. */
  fields: FormField[];
  /** Which marks in `fields` of the entry hold for all of it. */
  marks: string[];
  /** Which marks hold for a part of it. */
  halves: string[];
  /** What is put back with it: fields that no form has. */
  along: string[];
}

export interface FormKind {
  /** Of part, as the form has it. */
  id: string;
  title: string;
  /** Where its entries stand. */
  path: string;
  /** Of GET /api/games/{name}/pieces, that draws it. */
  section: string;
  /** The field by which it is listed, if any. */
  group: string;
  /** Whether there is a list of them. */
  listed: boolean;
  /** Whether parts can be added and taken out. */
  adds: boolean;
  /** Whether single fields can be marked, or only all of it. */
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
  /** Of part, as the form has it. */
  kind: string;
  /** An entry, as the file has it. */
  values: Record<string, unknown>;
  /** As it is drawn; nothing while it is not whole. */
  piece: Piece | null;
}

/** All of a pack. */
export interface Parts {
  /** The version, or the one that a draft changes. */
  pack: string;
  title: string;
  parts: Part[];
  /** By kinds: what a drawing of all its parts stands on. */
  frames: Record<string, Record<string, unknown>>;
}

export interface DraftState {
  pack: OwnPack;
  /** One more with every change; 0 for a draft in which nothing has been changed. */
  number: number;
  /** When it was changed last, in milliseconds since 1970. */
  at: number;
  /** The places that differ from the version. */
  changed: string[];
  parts: Parts;
}

/** Null is nothing: a field that is not there. */
export interface Change {
  /** A place in a pack: the file, the key, the entry, the field. */
  place: string;
  /** What the sender saw there. */
  was?: unknown;
  /** What is to stand there. */
  value?: unknown;
}

export interface Changing {
  changes: Change[];
}

/** Somebody else has changed the same field: theirs stays until the sender decides. */
export interface Conflict {
  /** A place in a pack: the file, the key, the entry, the field. */
  place: string;
  /** What stands there now. */
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
  /** It can be played with even so. */
  warning: boolean;
  /** Where to correct it, as far as that is known. */
  place: string;
}

/** What is wrong with a draft. */
export interface Checked {
  /** Of the draft that was checked. */
  number: number;
  /** It can be played with. */
  sound: boolean;
  problems: FieldProblem[];
}

export interface Beginning {
  game: string;
  /** To start from. */
  pack: string;
  title: string;
}

export interface Trial {
  /** As GET /api/packs/offered gives it. */
  pack: string;
  players: number;
  /** Of the first game. The same seed gives the same game. */
  seed: number;
  /** At most. */
  games: number;
}

/** By seat. */
export interface TriedGame {
  /** By their numbers in `sides`, from 0. */
  sides: number[];
  points: number[];
  /** The seats that won; several share a victory. */
  winners: number[];
  /** Of all seats: how long the game was. */
  decisions: number;
}

export interface Tried {
  /** In the reader's language. */
  sides: string[];
  /** The first of those asked for: as many as there was time for, or none; ask for the rest. */
  games: TriedGame[];
}

export interface Sketch {
  /** Of part, as the form has it. */
  kind: string;
  /** An entry, as the file has it. */
  values: Record<string, unknown>;
}

export interface Drawn {
  piece: Piece | null;
}

export interface Question {
  /** Of part, as the form has it. */
  kind: string;
  /** An entry, as the file has it. */
  values: Record<string, unknown>;
  /** A step of its effects, from 1. */
  where: string;
}

export interface OfferedStep {
  step: unknown[];
  /** What it does, as the game says it. */
  text: string;
  /** Why it cannot stand there; nothing if it can. */
  why: string;
}

export interface Offered {
  effects: OfferedStep[];
  /** By the arguments of the effect that stands there: the same effect with every word. */
  words: Record<string, OfferedStep[]>;
}
