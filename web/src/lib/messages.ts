// Made by scripts/make_types.py from rempart.table.messages and rempart.kernel.scene.
// Do not edit: change those and run `make types`.

/** An option as JSON; the game checks it. */
export type Choice = Record<string, unknown>;

/** A card, unit, token or anything else that lies somewhere. */
export interface Piece {
  name: string;
  /** The id in the data, for icons and colours. */
  kind: string;
  /** Stays the same while the piece is on the table, so that a client can show where it went. */
  id?: string;
  /** The number that matters, short. */
  value?: string;
  /** What it does, one sentence. */
  note?: string;
  /** Words for its condition: moved, used. */
  marks?: string[];
  tags?: string[];
  enemy?: boolean;
  pick?: Record<string, unknown>;
  extra?: Record<string, unknown>;
  /** What else there is to say of it, a sentence each, for whoever looks at it closely. */
  more?: string[];
}

/** Somewhere pieces lie: a gate, a region, a site. */
export interface Place {
  name: string;
  kind: string;
  /** What it is, if the name alone does not say. */
  note?: string;
  value?: string;
  /** The current state of this place, short: 15 : 17. */
  status?: string;
  tone?: "" | "good" | "fair" | "bad";
  marks?: string[];
  tags?: string[];
  pieces?: Piece[];
  pick?: Record<string, unknown>;
}

/** How many of a kind remain in a pile. */
export interface Remaining {
  piece: Piece;
  count?: number;
  /** A heading, if there are several groups: elites; in the deck or in hand. */
  group?: string;
}

/**
 * A part of the table.
 *
 * row: `places` side by side; grid: `places`, `columns` to a line; hand: `pieces` held;
 * deck: a pile of `value` cards, of which `pieces` are known; track: `value` of `most`;
 * counter: a `value`.
 *
 * `left` is what must still be in a pile as far as the rules let this seat know it, kind by kind
 * and in no order; `pieces` are those of which one also knows where they lie. A pile whose
 * `pieces` are all of it needs no `left`. Like all of a scene it follows from the view alone: what
 * there is in all, less what is seen elsewhere.
 *
 * Four tags are for all clients. `chart`: this value over time best shows how a match went.
 * `aside`: seldom needed; a client with little room shows it on request. `sparse`: in most of its
 * places nothing stands; a client with little room names only the others, and lists all on
 * request; the value →3 of a place says that it is three steps away. `now`: what is being decided;
 * it is shown whole, however little room there is. Where not all the places of such a grid can be
 * told in words, those that have this tag themselves are.
 *
 * In a grid, a place whose `value` is an arrow (↑ → ↓ ←) leads to the next one: such places are a
 * road. A grid with the id of a piece shows that piece from near.
 */
export interface Zone {
  kind: "row" | "grid" | "hand" | "deck" | "track" | "counter";
  id: string;
  name: string;
  /** A shorter name, where the owner is obvious or there is little room; "": use `name`. */
  short?: string;
  seat?: number | null;
  value?: number;
  most?: number;
  note?: string;
  columns?: number;
  tags?: string[];
  places?: Place[];
  pieces?: Piece[];
  left?: Remaining[];
  extra?: Record<string, unknown>;
}

/** Everything that a seat sees. */
export interface Scene {
  title: string;
  round: string;
  phases: string[];
  /** Which of `phases` is under way; -1 for none. */
  phase: number;
  seats: string[];
  zones: Zone[];
  extra?: Record<string, unknown>;
}

export interface ReasonInfo {
  text: string;
  rule: string;
}

/**
 * POST /api/campaigns/{game}: progress, to see the map with it. What is not valid is
 * refused.
 */
export interface CampaignAsk {
  /** All of them together are the progress. */
  wins?: Record<string, Record<string, number[]>>[];
  /** A code to add to it. */
  code?: string;
  /** Whether all battles and modes are open. */
  everything?: boolean;
}

/** A way to fight a battle. */
export interface ModeInfo {
  id: string;
  name: string;
  /** What a win earns. */
  stars: number;
  /** Whether its stars are added to those of the difficulties. */
  challenge: boolean;
  open: boolean;
  won: boolean;
  /** The figures of the best win; empty: unknown. */
  best: number[];
}

/** A battle on the map. */
export interface BattleInfo {
  id: string;
  name: string;
  /** The short name on its flag; empty: the flag has a picture. */
  mark: string;
  story: string;
  at: [number, number];
  state: "locked" | "open" | "won";
  /** It earns no stars. */
  optional: boolean;
  stars: number;
  most: number;
  /** The names of the battles that must be won before. */
  after: string[];
  modes: ModeInfo[];
  /** The mode to suggest. */
  usual: string;
  /** The names of the options that battle and mode decide. */
  settings: string[];
}

/** The campaign of a game, with somebody's progress. */
export interface CampaignInfo {
  /** The size of the map, in the units of `BattleInfo.at`; its picture is `/maps/<game>.svg`. */
  size: [number, number];
  battles: BattleInfo[];
  /** The names of the figures that are kept of a win. */
  figures: string[];
  stars: number;
  most: number;
  /** The battle to suggest; empty: all are won. */
  next: string;
  /** The progress, all together. */
  wins: Record<string, Record<string, number[]>>;
  code: string;
  /** Which parts of it are ours. */
  note: string;
}

/** The battle that a new table is for: it decides those options. Locked battles are refused. */
export interface CampaignWish {
  /** Tells campaigns apart; made up by whoever begins one. */
  id: string;
  battle: string;
  mode: string;
  /** What its players call it. */
  name?: string;
  wins?: Record<string, Record<string, number[]>>;
  everything?: boolean;
}

/** A figure of a finished battle. */
export interface BattleScore {
  name: string;
  value: number;
  /** The best earlier one in the same battle and mode; None: there is none. */
  best: number | null;
  record: boolean;
}

/** A battle and mode to go on with. */
export interface BattleStep {
  battle: string;
  mode: string;
  name: string;
  mode_name: string;
}

/** What a battle that is over means for the campaign. */
export interface BattleSummary {
  won: boolean;
  /** False: the match was played with changed values, which earns nothing. */
  counts: boolean;
  /** The stars of the battle, and how many there are. */
  now: number;
  most: number;
  /** How the battle can be fought, and which ways are won. */
  modes: ModeInfo[];
  /** The battle earns no stars. */
  optional: boolean;
  /** The stars of the whole campaign. */
  stars: number;
  all: number;
  scores: BattleScore[];
  /** The names of what it opened: battles, and challenges of the battle. */
  opened: string[];
  /** None: all battles are won. */
  next: BattleStep | null;
  /** The progress of the group. It counts when the end is agreed. */
  wins: Record<string, Record<string, number[]>>;
}

/** The campaign that a table belongs to. */
export interface CampaignTable {
  id: string;
  name: string;
  everything: boolean;
  battle: string;
  mode: string;
  battle_name: string;
  mode_name: string;
  /** The progress with which the battle began. */
  wins: Record<string, Record<string, number[]>>;
  /** None: the match is not over. */
  summary: BattleSummary | null;
  /** The name of the battle for which the next table was made; empty: there is none yet. */
  chosen: string;
}

/**
 * A new table with the same people for another battle of the campaign. Everybody must have
 * agreed to the end.
 */
export interface NextBattle {
  type: "next_battle";
  id: number;
  seat: number;
  battle: string;
  mode: string;
}

/** POST /api/daily: the challenges of a day. */
export interface DailyAsk {
  player: string;
  day?: string;
}

/**
 * POST /api/daily/{game}: a table for a challenge. Days to come are refused; past days are
 * played outside the ranking.
 */
export interface DailyWish {
  player: string;
  name?: string;
  day?: string;
}

/** An entry of a ranking. */
export interface DailyRow {
  rank: number;
  /** Empty: they gave none. */
  name: string;
  won: boolean;
  /** None: they gave up, or scores mean nothing in this game. */
  score: number | null;
  undos: number;
  hints: number;
  seconds: number;
  mine: boolean;
}

/** The best match of the day before, to be watched. */
export interface DailyBest {
  day: string;
  row: DailyRow;
  table: string;
}

/** The challenge of a game. */
export interface DailyGame {
  game: string;
  level: "gentle" | "fair" | "hard";
  minutes: number;
  settings: SettingWords[];
  /** The strengths of the rivals. */
  bots: string[];
  scored: boolean;
  /** The ranking, as far as it is shown. */
  rows: DailyRow[];
  /** How many it has in all. */
  entries: number;
  /** My own entry, wherever it is. */
  mine: DailyRow | null;
  /** The table of my entry; empty: I have none. */
  table: string;
  best: DailyBest | null;
}

/** The challenges of a day. */
export interface DailyInfo {
  day: string;
  today: string;
  /** The earliest day that can be played. */
  first: string;
  /** Seconds until the next challenges. */
  next: number;
  /** Whether results of the day still count. */
  open: boolean;
  /**
   * Hours after the end of a day in which matches that were begun on it still count; the best
   * one can be watched after that.
   */
  grace: number;
  games: DailyGame[];
}

/** The daily challenge that a table is for. */
export interface ChallengeTable {
  day: string;
  /** Whether it was begun on its day, before its player had a result. */
  ranked: boolean;
  undos: number;
  hints: number;
}

/** A puzzle in the list. */
export interface PuzzleInfo {
  id: string;
  /** What is to be reached. */
  text: string;
  rating: number;
  players: number;
  /** How many choices its solution has. */
  steps: number;
}

/** The puzzles of a game, the easiest first. */
export interface PuzzleGame {
  game: string;
  puzzles: PuzzleInfo[];
}

/** GET /api/puzzles?lang=fr */
export interface PuzzlesInfo {
  games: PuzzleGame[];
}

/** POST /api/puzzles/{game}/{puzzle}: a table at which a puzzle begins. */
export interface PuzzleWish {
  name?: string;
}

/** The puzzle that a table is for. */
export interface PuzzleTable {
  id: string;
  /** What is to be reached. */
  text: string;
  rating: number;
  /** Who is to reach it; where all win or lose together, everybody helps. */
  seat: number;
  /** The number of choices at which it begins: nothing before it can be undone. */
  at: number;
  /** Whether the goal was reached; None: not decided yet. */
  reached: boolean | null;
  /** How many decisions a hint was taken for. */
  hints: number;
}

/** How is the puzzle of this table solved, and what became of my line? */
export interface AskSolution {
  type: "solution";
  id: number;
}

/** A choice of the solution. */
export interface SolutionStep {
  text: string;
  /** What it is for; empty if there is nothing to say. */
  reasons: string[];
}

/** How often a kind of player finds the solution. */
export interface FinderInfo {
  name: string;
  percent: number;
}

/** The answer to AskSolution. */
export interface Solution {
  type: "solved";
  id: number;
  steps: SolutionStep[];
  /**
   * How often players of different strength find it, the weakest first; empty if the puzzle is
   * no longer in the game.
   */
  found: FinderInfo[];
  /**
   * The number of choices after which my line could not reach the goal any more; -1: it did, or
   * still can.
   */
  lost: number;
  /** The choice that lost it, in words; empty: none did. */
  lost_by: string;
  /** How often, in percent, a line that reached the goal does so, whatever could not be known. */
  luck: number;
}

/** A setting of a game, with what is needed to draw a form field. */
export interface OptionInfo {
  name: string;
  label: string;
  kind: "switch" | "choice" | "number" | "text";
  default: unknown;
  values: unknown[];
  labels: string[];
  /** What each value brings, to be read before it is chosen; empty: the labels say enough. */
  about: string[];
  /** What it changes, in one sentence. */
  note: string;
  /** The rule or ruling that covers it. */
  rule: string;
  /** A sentence saying so, if no source gives this option. */
  ours: string;
  /** The collapsible group it belongs to; empty: it is always shown. */
  group: string;
  /** It has no effect unless each of these options (or `players`) has one of these values. */
  when: Record<string, unknown[]>;
}

/** A setting of a match, in words. */
export interface SettingWords {
  name: string;
  /** Empty: the name says it all. */
  value: string;
  /** Whether the form of a new table shows it at once. */
  main: boolean;
}

/** A game has set-ups made from a seed, stage after stage, which are offered with a rating. */
export interface RunsInfo {
  /** The option that holds the code of a stage. */
  setting: string;
  /** It is offered if each of these options has one of these values. */
  when: Record<string, unknown[]>;
  /** How many stages are ready at once, by number of players. */
  ready: Record<number, number>;
}

/**
 * POST /api/runs/{game}: a stage that somebody may want to play. Ask again, with the same
 * message, until the rating is done.
 */
export interface RunWish {
  players: number;
  /** This one; nothing else is tried. */
  code?: string;
  /** The stage after this one. */
  after?: string;
  /** Otherwise: the first stage of any run. Small numbers are stages that are ready. */
  number?: number;
}

/** A stage, and how often bots have won it. */
export interface RunOffer {
  code: string;
  stage: number;
  title: string;
  players: number;
  percent: number;
  low: number;
  /** The share of matches that they won, with its 95 % interval. */
  high: number;
  /** Matches played so far; more may have been tried than are counted in the share. */
  played: number;
  /** How many it will be at most. */
  most: number;
  done: boolean;
}

/** A game on the shelf. */
export interface GameInfo {
  id: string;
  name: string;
  tagline: string;
  players: number[];
  minutes: number;
  cooperative: boolean;
  languages: string[];
  options: OptionInfo[];
  bots: string[];
  /**
   * The bot strengths that people choose from, weakest first. Each can be used as the name of a
   * bot.
   */
  levels: string[];
  /** Whether it offers forecasts. */
  forecast: boolean;
  /** Whether its set-ups may bring parts that are new, which a card introduces. */
  introduces: boolean;
  /** Whether it can estimate win chances, so that a finished match can be reviewed. */
  review: boolean;
  /** Minutes that its walkthrough takes; 0: it has none. */
  lesson: number;
  /** The options of a tutorial match; empty: there is none. */
  tutorial: Record<string, unknown>;
  /** Minutes that the tutorial match takes. */
  lasts: number;
  /** The options of a sensible first match, including `players`; others have their defaults. */
  first: Record<string, unknown>;
  /** Whether it has set-ups made from a seed, and which. */
  runs: RunsInfo | null;
  /** Whether it has a cover picture, at `/covers/<id>.svg`. */
  cover: boolean;
  /** Whether it has a campaign. */
  campaign: boolean;
}

/** GET /api/shelf?lang=fr: the games, and all texts of the client in that language. */
export interface Shelf {
  language: string;
  languages: string[];
  games: GameInfo[];
  /** Patterns in Project Fluent's format, by id. */
  texts: Record<string, string>;
  /** The host's public key for Web Push; empty: the host has no Web Push. */
  push: string;
  /** Whether the host has a list of tables that look for players. */
  lobby: boolean;
}

/** Who is to sit on a seat. */
export interface SeatPlan {
  who: "me" | "friend" | "bot";
  name?: string;
  bot?: string;
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  seed?: number | null;
  data?: Record<string, unknown>;
  undo?: "consent" | "open";
  hints?: boolean;
  /**
   * How long somebody must have been away before the others may let a bot play for them; 0: the
   * others never may.
   */
  away?: number;
  /** How long a player may think about a choice before the others may do the same; 0: no limit. */
  clock?: number;
  /** In co-op, where several seats may choose at once: whether bots let people go first. */
  bots_last?: boolean;
  /** The battle of a campaign that it is for; None: it belongs to no campaign. */
  campaign?: CampaignWish | null;
}

/**
 * POST /api/data/{game}: a designer's data file, to see what it changes before a table is
 * created. GET returns the game's own data file.
 */
export interface DataFile {
  text: string;
}

/** A value that differs from the game's own; both are written as in a data file. */
export interface ChangeInfo {
  key: string;
  now: string;
  /** Empty: the game has no such value. */
  before: string;
}

/** An error in a data file. */
export interface FaultInfo {
  /** The dotted path of the value; empty: the error concerns the whole file. */
  key: string;
  reason: string;
  /** Where on the map that the value draws: column and row. */
  cells: [number, number][];
}

/** The result of reading a data file: a patch for `NewTable.data`, or the errors in it. */
export interface DataRead {
  patch: Record<string, unknown>;
  changes: ChangeInfo[];
  faults: FaultInfo[];
  /** For each setting, the values with which a match has what is changed. */
  shows: Record<string, string[]>;
}

/** POST /api/import: create a table from a record, to continue the match or to look at it. */
export interface ImportTable {
  record: Record<string, unknown>;
  /** Empty: all seats are mine. */
  seats?: SeatPlan[];
}

/** A table was created: my tokens, and the tokens for my friends' invitation links, by seat. */
export interface Created {
  table: string;
  code: string;
  mine: Record<number, string>;
  friends: Record<number, string>;
}

/** POST /api/codes/{code}/claim: take a free seat. */
export interface ClaimSeat {
  seat: number;
  name?: string;
}

export interface Claimed {
  table: string;
  seat: number;
  token: string;
}

/** POST /api/mine */
export interface MyTables {
  tokens: string[];
}

/**
 * What a value can be, and so what its field looks like.
 *
 * whole, number   from `least` to `most`
 * switch          true or false
 * text            of at most `most` characters
 * choice          one of `values`, which are called `labels`
 * list            of `least` to `most` values of the kind in `parts`; or of one value for each of
 *                 several kinds
 * table           with the values `names`, which are called `labels`: of the kinds in `parts`;
 *                 where they are not in it, `values` hold
 * either          a value of one of the kinds in `parts`
 * toml            anything else: edited as it stands in the game's file; `table`: it is a table
 *
 * A text that is drawn has the `values` of its signs, which are called `labels`, and stand for
 * `names`. Of values that are drawn alike, `names` are those of nobody. The values of a
 * list may be called `labels`.
 */
export interface KindInfo {
  kind: "whole" | "number" | "switch" | "text" | "choice" | "list" | "table" | "either" | "toml";
  least: number | null;
  most: number | null;
  values: unknown[];
  labels: string[];
  names: string[];
  /** Those of a table's values that must be there. */
  needed: string[];
  /** Kinds by their numbers in the form. */
  parts: number[];
  table: boolean;
  /** How it is drawn (`kernel.shape.DRAWS`); empty: it is not. */
  draws: string;
}

/** A value with its field. Its path is that of its table, a dot and its `name`. */
export interface CellInfo {
  name: string;
  label: string;
  kind: number;
  /** As TOML where its kind is `toml`; what holds without it where it is `unset`. */
  value: unknown;
  /** The game's data leave it out; it can be added. */
  unset: boolean;
  source: "rulebook" | "public" | "house" | "";
  /** The comment beside it in the game's file, in English. */
  note: string;
  /** The IDs of the rules that speak of it. */
  rules: string[];
}

/** A table of values: a card, a unit, a die. */
export interface TableForm {
  path: string;
  /** Empty: it is all of its group. */
  name: string;
  note: string;
  /** The rules that speak of all its values. */
  rules: string[];
  cells: CellInfo[];
  /** How all of it is drawn (`kernel.shape.DRAWS`); empty: it is not. */
  draws: string;
}

/** Tables of one kind. */
export interface GroupForm {
  path: string;
  name: string;
  tables: TableForm[];
  /** The path of the table that may have more entries; empty: none can be added. */
  grows: string;
  /** What the last of those contains, as TOML. */
  sample: string;
}

/** GET /api/forms/{game}?lang=fr: all values of a game, as a form. */
export interface FormInfo {
  game: string;
  edition: string;
  kinds: KindInfo[];
  groups: GroupForm[];
}

/**
 * POST /api/forms/{game}/check: changed values, by path; `texts` are those that were written as
 * TOML.
 */
export interface FormCheck {
  patch: Record<string, unknown>;
  texts?: Record<string, string>;
}

/** What changed values come to. */
export interface FormChecked {
  /** Those that differ from the game's own, as they may be played with. */
  patch: Record<string, unknown>;
  /** Those of them that are lists or tables, as TOML. */
  texts: Record<string, string>;
  changes: ChangeInfo[];
  /** What is wrong with them; what cannot even be read is not in the patch. */
  faults: FaultInfo[];
  /** For each setting, the values with which a match has what is changed. */
  shows: Record<string, string[]>;
}

/** POST /api/forms/{game}/file: changed values to be written as a data file. */
export interface FormFile {
  name: string;
  patch: Record<string, unknown>;
}

/** Who sits on a seat. */
export interface SeatInfo {
  seat: number;
  /** free: nobody has taken it yet. */
  who: "human" | "bot" | "free";
  name: string;
  bot: string;
  /** Somebody with this seat's token is connected now, or was a moment ago. */
  present: boolean;
  /** When its holder went away, in seconds since 1970; 0: they are here. */
  away: number;
  /** When the seat began thinking about its choice; 0: it may not choose now. */
  asked: number;
  /**
   * For whom the bot stands in until they come: a human who is away, or somebody invited who has
   * not come yet (free). Empty: it stands in for nobody.
   */
  stead: "" | "human" | "free";
  /**
   * The first characters of the key of its unused invitation, so that whoever has a link can tell
   * whether it still works.
   */
  link: string;
  /**
   * How often somebody took the seat by invitation. More than once: two people have the link, or
   * a connection broke.
   */
  came: number;
  /** How many connections hold it now. */
  devices: number;
  /** Other seats held by one of those connections. */
  also: number[];
}

/**
 * Where a table's randomness comes from, so that players know whether somebody may be able to
 * predict it.
 *
 * drawn      from a secret drawn when the table was created; nobody knows it
 * chosen     from a seed or a game code that somebody chose, or that another match had
 * imported   from a record, which reveals everything
 * seeded     from a random seed: the table was created by a Rempart that had no secrets yet
 */
export interface ChanceInfo {
  kind: "drawn" | "chosen" | "imported" | "seeded";
  /** The SHA-256 of the secret's digits, shown from the start; empty: nothing to check. */
  commitment: string;
  /** The secret itself, once the end is agreed: everybody can check it and all that was drawn. */
  secret: string;
}

/** A table as anybody may see it: the answer to GET /api/codes/{code} and to /api/mine. */
export interface TableInfo {
  table: string;
  code: string;
  game: string;
  game_name: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  undo: "consent" | "open";
  hints: boolean;
  over: boolean;
  /** Whether all win or lose together. */
  together: boolean;
  /** Whether all have agreed to the end: everything is shown, and nothing can be taken back. */
  final: boolean;
  /** Whether somebody has seen everything, even if the match goes on. */
  told_all: boolean;
  choices: number;
  /** Seats that may choose now. */
  waiting: number[];
  /** Since when they have been waited for, in seconds since 1970. */
  since: number;
  /** The round, or how the match ended, in words. */
  summary: string;
  /** The values that differ from the game's own. */
  changes: ChangeInfo[];
  chance: ChanceInfo;
  away: number;
  clock: number;
  /** As in NewTable. */
  bots_last: boolean;
  /** The campaign it belongs to; None: none. */
  campaign: CampaignTable | null;
  /** The daily challenge it is for; None: none. */
  challenge: ChallengeTable | null;
  /** The puzzle it is for; None: none. */
  puzzle: PuzzleTable | null;
  /** The code of its stage, if the match is part of a run. */
  run: string;
  /** The match was begun at a position that somebody set up: a what-if, which counts nowhere. */
  position: boolean;
  /** Whether it is a published match, only to be looked at. */
  copied: boolean;
  /** In answers to /api/mine: the seats that my tokens hold. */
  mine: number[];
  /**
   * In answers to /api/mine: why the table can no longer be opened. game: this server does not
   * have the game; newer: it was played by a newer Rempart; values: its options or changed values
   * are no longer valid; rules: the current rules do not understand its position. POST
   * /api/damaged/{table} returns what can be recovered. Empty: it can be opened.
   */
  damaged: "" | "game" | "newer" | "values" | "rules";
}

/** A legal option: what to send, what to say, and what to point at. */
export interface Offer {
  option: Record<string, unknown>;
  label: string;
  /**
   * The fields that picking matches against: an offer remains if it has every field of what was
   * picked (the `pick` of a piece or place), with the same value. It may have fields that `option`
   * leaves out because they are implied.
   */
  picks: Record<string, unknown>;
  /** Whether it ends a turn, a phase or an effect: shown as the table's one big button. */
  main: boolean;
  /** Whether it has a button even where something on the board leads to it. */
  button: boolean;
  /**
   * For a bundle: the choices that follow `option`; they are played until one is illegal or has
   * revealed something. The client sends all of them in one `Commit` with `together` set.
   */
  then: Record<string, unknown>[];
}

/** An option that I may look for but cannot choose now. */
export interface Missed {
  label: string;
  /** The fields that picking matches against, as in an `Offer`. */
  picks: Record<string, unknown>;
  reason: string;
  rule: string;
}

/** The choice that the match is waiting for. */
export interface Awaited {
  actors: number[];
  prompt: string;
  rule: string;
  since: number;
  /** The options I have; empty if it is not my choice. */
  offers: Offer[];
  /**
   * Offers that stand for several choices in sequence. One without `picks` is a button. One with
   * the `picks` of its first choice repeats that choice as often as possible, and may be cut short.
   * Any other is picked like an offer.
   */
  bundles: Offer[];
  /** What I cannot choose now and why, to be shown greyed: above all what I cannot pay for. */
  missed: Missed[];
}

/** A line of the log. */
export interface Line {
  /** The log entry it belongs to. */
  n: number;
  /** How many choices had been made when it happened: the `at` to look at. */
  at: number;
  /** The type of the event, or the kind of the log entry. */
  kind: string;
  text: string;
  rule: string;
  seat: number;
  /**
   * The fields of the event, as far as I may know them, for boards that show it. Empty if the
   * line is not an event of the match.
   */
  event: Record<string, unknown>;
}

/** A figure that each player has at the end. */
export interface Figure {
  name: string;
  /** One per seat. */
  values: number[];
}

/** How the match ended. */
export interface Ending {
  winners: number[];
  scores: number[];
  text: string;
  rule: string;
  /** Figures of the match as a whole, by their translated names. */
  facts: Record<string, number>;
  /** Figures that each player has separately. */
  figures: Figure[];
  /** What became of the world, in a few sentences, if the game tells it. */
  epilogue: string;
}

/** A danger that whoever plays this seat should know about now. */
export interface DangerInfo {
  /** Identifies the danger, so that it is announced only once. */
  name: string;
  level: "grave" | "near";
  text: string;
  rule: string;
}

/** Something to have done by the end of a lesson. */
export interface AimInfo {
  id: string;
  text: string;
  met: boolean;
}

/** What a coach says to whoever plays this seat, in a match that teaches the game. */
export interface CoachInfo {
  /** What it says, whatever the language. */
  key: string;
  text: string;
  rule: string;
  /** Whether a hint would show what the coach asks for. */
  asks: boolean;
  /** The offers that the coach asks for, by their number among those to this seat. */
  wanted: number[];
  /** What it speaks of: the places of the scene with such a `pick`, or else the pieces. */
  point: Record<string, unknown>[];
  aims: AimInfo[];
  /** The lesson has ended: this is a look back. */
  over: boolean;
}

/** The table as one seat sees it. */
export interface Position {
  /** -1: a spectator. */
  seat: number;
  at: number;
  scene: Scene;
  awaited: Awaited | null;
  ending: Ending | null;
  /** Gravest first. */
  dangers: DangerInfo[];
  /** None: nobody is being taught. */
  coach: CoachInfo | null;
}

export interface RuleInfo {
  id: string;
  text: string;
  source: string;
  section: string;
  rulings: string[];
  /** A sentence saying which part of the rule no source gives. */
  ours: string;
}

export interface ChapterInfo {
  id: string;
  name: string;
  rules: RuleInfo[];
}

export interface RulingInfo {
  id: string;
  question: string;
  ruling: string;
  reason: string;
}

/** GET /api/rules/{game}?lang=fr */
export interface RulesInfo {
  chapters: ChapterInfo[];
  rulings: RulingInfo[];
  /**
   * Sentences saying what no source gives: for cards and the like by id and by name, for tables
   * of values by path.
   */
  ours: Record<string, string>;
}

/** A rule, or a thing together with those of its values that come from this source. */
export interface SourceEntry {
  name: string;
  words: string;
  /** The ID of the rule; empty: it is not a rule. */
  rule: string;
}

/** A chapter of the rules or a table of values. */
export interface SourceGroup {
  name: string;
  count: number;
  entries: SourceEntry[];
}

/** Everything that comes from one source. */
export interface SourcePart {
  source: "house" | "public" | "rulebook";
  title: string;
  about: string;
  rules: SourceGroup[];
  values: SourceGroup[];
}

/** GET /api/sources/{game}?lang=fr: what is from the rulebook, what is public, what is ours. */
export interface SourcesInfo {
  name: string;
  parts: SourcePart[];
}

/** A place where a walkthrough stops and something is explained. */
export interface StationInfo {
  id: string;
  title: string;
  text: string;
  /** What to look at: zone:ID, piece:ID or place:ZONE/NUMBER. */
  point: string[];
  /** What the learner should choose here; all offers in `position` are of that kind. */
  do: Record<string, unknown> | null;
  position: Position;
  /** What happened since the previous station. */
  lines: Line[];
}

/** GET /api/lessons/{game}?lang=fr: a complete walkthrough. */
export interface LessonInfo {
  game: string;
  name: string;
  /** The learner's seat. */
  seat: number;
  /** The names of the seats. */
  seats: string[];
  stations: StationInfo[];
}

/** A table that looks for players, as anybody may see it. */
export interface OpenTable {
  /** The id of its listing, which says nothing of the table: for joining. */
  id: string;
  game: string;
  settings: SettingWords[];
  /** The names of those who have a seat. */
  people: string[];
  bots: number;
  /** How many seats are free. */
  free: number;
  /** The language of whoever looks for players. */
  language: string;
  since: number;
  /** Whether choices have been made already. */
  begun: boolean;
  /** Whether it is played with changed numbers. */
  changed: boolean;
  /** As in NewTable. */
  clock: number;
}

/** GET /api/lobby: the tables that look for players. */
export interface LobbyInfo {
  /** Whether this server has such a list. */
  open: boolean;
  now: number;
  tables: OpenTable[];
}

/** POST /api/lobby/{id}: a seat at an open table. The answer is Claimed. */
export interface JoinTable {
  name?: string;
}

/** List the table among the open tables, or no longer. */
export interface LookForPlayers {
  type: "look_for_players";
  id: number;
  n: number;
  seat: number;
  on: boolean;
}

/** Agree to publish the match. It is published when all who hold a seat have agreed. */
export interface Publish {
  type: "publish";
  id: number;
  n: number;
  seat: number;
  /** Whether my name may be shown. */
  named: boolean;
}

/** Do not agree to publish the match, or withdraw it. */
export interface Unpublish {
  type: "unpublish";
  id: number;
  n: number;
  seat: number;
}

/** Whether the match is published. */
export interface PublishingInfo {
  /** The seats that have agreed; empty: nobody has proposed it. */
  agreed: number[];
  /** The seats that have not agreed yet. */
  missing: number[];
  /** The table of the published match; empty: it is not published. */
  replay: string;
}

/** POST /api/replays: search the published matches. Empty: anything. */
export interface ReplayAsk {
  game?: string;
  players?: number;
  /** Only with a game: values of its settings. */
  settings?: Record<string, boolean | number | string>;
  result?: "" | "won" | "lost";
  /** Part of a player's name. */
  name?: string;
  /** They ended in the last so many days. */
  days?: number;
  /** The best score first. */
  best?: boolean;
  page?: number;
}

/** A seat of a published match. */
export interface ReplayPlayer {
  name: string;
  /** The strength of the bot; empty: a person. */
  bot: string;
  won: boolean;
}

/** A published match in the list. */
export interface ReplayRow {
  /** The table to look at it on. */
  table: string;
  game: string;
  settings: SettingWords[];
  players: ReplayPlayer[];
  /** Whether a person won. */
  won: boolean;
  /** How it ended, in a sentence. */
  ending: string;
  /** The best score of a person; None: scores say no more than who won. */
  score: number | null;
  choices: number;
  /** Whether it was played with changed numbers. */
  changed: boolean;
  ended: number;
}

/** Some of the published matches that were searched for. */
export interface ReplayPage {
  rows: ReplayRow[];
  /** How many there are in all. */
  total: number;
  page: number;
  pages: number;
}

/** The first message: the tokens I hold. Without any I am a spectator. */
export interface Hello {
  type: "hello";
  tokens?: string[];
  lang?: string;
  /** A spectator's name. Ignored for players: a seat has its own name. */
  name?: string;
  /** Whether the client caches zones, so that only changed ones need be sent. */
  keeps?: boolean;
}

export interface Choose {
  type: "choose";
  id: number;
  n: number;
  seat: number;
  choice: Record<string, unknown>;
}

/** Play a line of choices in the live match, until one is illegal or has revealed something. */
export interface Commit {
  type: "commit";
  id: number;
  n: number;
  seat: number;
  choices: Record<string, unknown>[];
  /** Whether the line is a bundle: one undo takes all of it back. */
  together?: boolean;
}

/**
 * Go back to the position after `to` choices: at once if the policy allows it, else by
 * consent.
 */
export interface Undo {
  type: "undo";
  id: number;
  n: number;
  seat: number;
  to: number;
}

/** Redo what was last undone, provided that nothing else has been chosen since. */
export interface Redo {
  type: "redo";
  id: number;
  n: number;
  seat: number;
}

/** Agree or disagree with a proposal. The proposer withdraws it by disagreeing. */
export interface Answer {
  type: "answer";
  id: number;
  n: number;
  seat: number;
  agree: boolean;
}

/**
 * Give up. With two rivals, the one who concedes loses; with more, a bot takes over the seat;
 * in co-op, all other players must agree.
 */
export interface Concede {
  type: "concede";
  id: number;
  n: number;
  seat: number;
}

/**
 * Agree to the end. Once everybody has, everything is shown and nothing can be taken back.
 * Asking for the review, the record or a rematch with the same seed also counts as agreeing.
 */
export interface AgreeEnd {
  type: "agree_end";
  id: number;
  n: number;
  seat: number;
}

/**
 * Hand a seat over: to a bot by name, to me, or to a friend. A friend's link needs the new
 * token in the answer; the old token stops working. The seat must be mine, or belong to a bot that
 * plays for nobody, and then only where I could not spy on anyone from it: in co-op, or when
 * nobody else plays.
 *
 * Anybody at the table may let a bot play a seat that nobody has taken yet, or the seat of
 * somebody who has been away or thinking for too long (see NewTable). They get it back as soon as
 * they come. Anybody may also withdraw an unused invitation: to issue another one (friend), or for
 * good (a bot, `anew`).
 */
export interface Hand {
  type: "hand";
  id: number;
  n: number;
  seat: number;
  to: "bot" | "me" | "friend";
  bot?: string;
  /**
   * To me: replace the key, so that anybody else who has the old one loses the seat. To a bot:
   * withdraw the invitation.
   */
  anew?: boolean;
}

/** Change the name of my seat. */
export interface Rename {
  type: "rename";
  id: number;
  n: number;
  seat: number;
  name: string;
}

/** A new table with the same game, options and seats, and the same or a new seed. */
export interface Rematch {
  type: "rematch";
  id: number;
  seat: number;
  seed: "same" | "new";
  /** The code of the next stage, after a victory in a run; empty: the same set-up again. */
  run?: string;
}

/** A proposal that needs consent: to undo, or to give up together (end). */
export interface ProposalInfo {
  what: "undo" | "end";
  seat: number;
  to: number;
  agreed: number[];
  needed: number[];
}

/** The whole state of the table, sent after every change. The first one answers Hello. */
export interface Update {
  type: "update";
  n: number;
  /** The server's clock; all times are relative to it. */
  now: number;
  table: TableInfo;
  /**
   * One for each seat I hold, in seat order; the spectator's if I hold none. Without zones if the
   * client caches them.
   */
  positions: Position[];
  /**
   * If the client caches zones: the zones of each position, in order; an unchanged zone is sent
   * as its id only. Otherwise empty.
   */
  zones: ((Zone | string)[])[];
  /** New since the last update; all of them in the first. */
  lines: Line[];
  /** Whether `lines` is the whole log. */
  first: boolean;
  proposal: ProposalInfo | null;
  /** When the match is over: the seats whose holders have not agreed to the end yet. */
  to_agree: number[];
  /**
   * When the end counts without the others in `to_agree`, because they are all away; 0: not all
   * of them are away, or there are none.
   */
  shown_at: number;
  /** For each position: the number of choices I can go back to without asking; `at`: no undo. */
  can_undo: number[];
  /** The number of choices left after one undo: before the last choice or bundle of a person. */
  undo_to: number;
  can_redo: boolean;
  /** Number of spectators. */
  watching: number;
  /** The names of the spectators who gave one. */
  spectators: string[];
  /** Whether spectators may chat. */
  may_speak: boolean;
  /** The table of the rematch; empty: there is none yet. */
  rematch: string;
  /** My tokens at that table, by seat. */
  rematch_tokens: Record<number, string>;
  /**
   * For those who have a seat: the id under which the table looks for players; empty: it does
   * not.
   */
  listing: string;
  /** For those who have a seat: whether the match is published; None: it cannot be. */
  publishing: PublishingInfo | null;
}

/**
 * You have taken a seat by invitation. The token is yours alone; the invitation is used up as
 * soon as you say hello with this token.
 */
export interface Seated {
  type: "seated";
  seat: number;
  token: string;
}

/** A request that changes the table has been carried out; the Update is sent separately. */
export interface Done {
  type: "done";
  id: number;
  token: string;
  applied: number;
}

/** A request that was not carried out. Nothing changed. */
export interface Problem {
  type: "problem";
  id: number;
  /** used: the invitation link I came with no longer works. */
  code: "stale" | "illegal" | "malformed" | "forbidden" | "too_fast" | "unknown" | "over" | "used" | "failed";
  message: string;
  reasons: ReasonInfo[];
}

/** What numbers stand for, and what each is called. */
export interface ThingNames {
  values: number[];
  names: string[];
}

/** A value with a name. Values without one are kept as they are. */
export interface PieceField {
  name: string;
  label: string;
  /** What each value of a list is called; empty: as the list. */
  part: string;
  /** The number of its kind in the form. */
  kind: number;
}

/**
 * What a value of a position can be, and so what its field looks like.
 *
 * whole    a number from `least` to `most`
 * switch   true or false
 * thing    one of the things in `things`, or -1 if `missing`; `here`: the thing itself lies there
 * set      a list of such things, each once
 * list     values of the kind `part`; `by`: each place stands for one of these things
 * fields   a table with `fields`; `add`: more of them can be made
 * kept     anything else: it stays as it is
 */
export interface PieceKind {
  kind: "whole" | "switch" | "thing" | "set" | "list" | "fields" | "kept";
  least: number;
  most: number;
  things: string;
  missing: boolean;
  here: boolean;
  part: number;
  by: string;
  fields: PieceField[];
  add: boolean;
}

/** The values of a game's positions that can be changed. */
export interface PositionForm {
  kinds: PieceKind[];
  fields: PieceField[];
  things: Record<string, ThingNames>;
}

/** POST /api/positions/{game}/new: the position of an empty table, before its first choice. */
export interface NewPosition {
  options?: Record<string, unknown>;
  data?: Record<string, unknown>;
}

/** POST /api/positions/{game}/check: what a position comes to. */
export interface PositionAsk {
  /** The document (`rempart.kernel.position`). */
  position: Record<string, unknown>;
  /** Whose view to show; None: that of the seat that chooses. */
  seat?: number | null;
  /** Somebody has changed it: what follows from the rest is set first. */
  changed?: boolean;
  /** Whether to answer with the form, too. */
  form?: boolean;
}

/** A position as it is now, and what is impossible in it. */
export interface PositionChecked {
  /** With what follows from the rest, if that was asked for. */
  position: Record<string, unknown>;
  faults: FaultInfo[];
  /** The table; None: the position is impossible. */
  seen: Position | null;
  seats: string[];
  together: boolean;
  /** The seats that may choose. */
  waiting: number[];
  form: PositionForm | null;
}

/** POST /api/positions/{game}/table: a table where the match goes on from a position. */
export interface PositionTable {
  position: Record<string, unknown>;
  /** Empty: all seats are mine. */
  seats?: SeatPlan[];
}

/**
 * POST /api/positions/{game}/analyse: the best lines, as far as they have been found. Whoever
 * asks again gets more, until it is done.
 */
export interface AnalysisAsk {
  position: Record<string, unknown>;
  seat: number;
}

/** One of the best choices. */
export interface BestLine {
  option: Record<string, unknown>;
  label: string;
  /** The win chance in words; empty: unknown. */
  chance: string;
  /** The same as a number, for a bar; -1: unknown. */
  percent: number;
  /** How the turn continues. */
  then: string[];
  reasons: string[];
}

export interface Analysis {
  /** How much of it is done, from 0 to 1. */
  part: number;
  done: boolean;
  /** Lines of play so far. */
  tried: number;
  /** Best first. */
  lines: BestLine[];
}

/** What would this choice cause? With `then`: this choice and the rest of its bundle. */
export interface Preview {
  type: "preview";
  id: number;
  seat: number;
  choice: Record<string, unknown>;
  then?: Record<string, unknown>[];
}

export interface ForeseenInfo {
  text: string;
  rule: string;
  certain: boolean;
  /** The fields of the event, for boards that show it. */
  event: Record<string, unknown>;
}

export interface Previewed {
  type: "previewed";
  id: number;
  events: ForeseenInfo[];
  /** Whether it may reveal something, after which I could not undo without asking. */
  final: boolean;
  /** What it may bring, in sentences; empty where there is no telling, or nothing to tell. */
  odds: string[];
}

/** How would the board stand after each of these lines? A line is one choice or a bundle. */
export interface Badges {
  type: "badges";
  id: number;
  seat: number;
  lines: Record<string, unknown>[][];
}

/** The status of a place after a choice. */
export interface Badge {
  zone: string;
  /** Index of the place in its zone, from 0. */
  place: number;
  status: string;
  tone: string;
}

/**
 * The answer to Badges: for each line, the places whose status would change. Empty where the
 * line would reveal something hidden, since the result cannot be known.
 */
export interface Badged {
  type: "badged";
  id: number;
  after: Badge[][];
}

/**
 * Why can I not choose this? Fields that are not picked yet may be left out; the answer then
 * has the refusals of all options of that kind that match the given fields.
 */
export interface WhyNot {
  type: "why_not";
  id: number;
  seat: number;
  choice: Record<string, unknown>;
}

/** The answer to WhyNot. No reasons: the choice is legal. */
export interface Refused {
  type: "refused";
  id: number;
  reasons: ReasonInfo[];
}

/** What does this set-up bring for the first time? */
export interface AskIntroduction {
  type: "introduction";
  id: number;
}

/** A part that is new: its `note` says what it does. */
export interface PartInfo {
  piece: Piece;
  rule: string;
}

/** The answer to AskIntroduction. */
export interface Introduced {
  type: "introduced";
  id: number;
  /** Identifies the introduction within the game, so that it is shown only once. */
  key: string;
  title: string;
  /** Whether to show it without being asked: the match has hardly begun. */
  due: boolean;
  /** Empty: nothing is new. */
  parts: PartInfo[];
}

/** What will happen to me if nobody intervenes? Asked now, or at the end of a what-if. */
export interface AskForecast {
  type: "forecast";
  id: number;
  seat: number;
  /** The number of choices after which the what-if begins; -1: the table as it is now. */
  at?: number;
  choices?: Record<string, unknown>[];
}

/** The answer to AskForecast. */
export interface Forecasted {
  type: "forecasted";
  id: number;
  /** How far ahead the forecast looks. */
  title: string;
  /** The main points, most important first. */
  summary: string[];
  lines: ForeseenInfo[];
  /** Assumptions and unknowns. */
  notes: string[];
}

/** The table as it was after `at` choices. */
export interface Look {
  type: "look";
  id: number;
  at: number;
  /** -1: as a spectator. */
  seat?: number;
}

/**
 * The position after `at` choices, or after a what-if begun there, as a document: as far as the
 * seat may know it, unless everything may be shown.
 */
export interface AskPosition {
  type: "ask_position";
  id: number;
  seat: number;
  at: number;
  choices?: Record<string, unknown>[];
}

/** The answer to AskPosition. */
export interface Posed {
  type: "posed";
  id: number;
  position: Record<string, unknown>;
}

/**
 * A what-if: `choices` played from the position after `at` choices. The server keeps nothing of
 * it. What is hidden from me is redealt (always the same way for the same line), so a what-if
 * reveals no secret. When the end is agreed, `seat` may be anybody's.
 */
export interface WhatIf {
  type: "what_if";
  id: number;
  seat: number;
  at: number;
  choices: Record<string, unknown>[];
}

/** The answer to Look and WhatIf. */
export interface Seen {
  type: "seen";
  id: number;
  position: Position;
  /** What the last choice (Look) or the whole line (WhatIf) caused. */
  lines: Line[];
  /** WhatIf: how many of the choices were played, until one was illegal. */
  applied: number;
}

/** How did the value that best shows the course of the match develop? */
export interface AskChart {
  type: "chart";
  id: number;
  /** The seat whose view is used; -1: a spectator's. */
  seat?: number;
}

/** The value after `at` choices. */
export interface ChartPoint {
  at: number;
  value: number;
}

/** The answer to AskChart. */
export interface Charted {
  type: "charted";
  id: number;
  /** The name of the value. */
  name: string;
  /** The highest value that is possible or was reached. */
  most: number;
  /**
   * From the start of the match to now, thinned out to what can be drawn; empty: the game has no
   * such value.
   */
  points: ChartPoint[];
}

/**
 * Export the record. It reveals everything, so only when the end is agreed or nobody else
 * plays.
 */
export interface ExportRecord {
  type: "export";
  id: number;
}

export interface Exported {
  type: "exported";
  id: number;
  record: Record<string, unknown>;
}

/** What would a bot do? */
export interface Hint {
  type: "hint";
  id: number;
  seat: number;
  /** Whether to plan the rest of the turn, too. */
  whole?: boolean;
}

/**
 * A hint is on its way: `place` is its position in the queue; 0: it is being computed now. Sent
 * while the client waits; the answer follows.
 */
export interface HintProgress {
  type: "thinking";
  id: number;
  place: number;
}

export interface Hinted {
  type: "hinted";
  id: number;
  option: Record<string, unknown>;
  label: string;
  /**
   * The reasons for it, one sentence each, then the win chance if it is known well enough. Empty
   * if there is nothing to say.
   */
  reasons: string[];
  /**
   * The planned choices, starting with this one, until the turn ends or something hidden is
   * revealed; if the whole turn was asked for, all of it.
   */
  plan: Record<string, unknown>[];
}

/** Cancel the hint that I asked for with request `of`. */
export interface Cancel {
  type: "cancel";
  id: number;
  of: number;
}

/** Would the choice that I am about to make be a blunder? Play does not wait for the answer. */
export interface Judge {
  type: "judge";
  id: number;
  seat: number;
  choice: Record<string, unknown>;
}

/** The answer to Judge. */
export interface Judged {
  type: "judged";
  id: number;
  /** What the choice may cost, in friendly words; empty: not much, or it is not known. */
  warning: string;
}

/**
 * How did the win chance develop, and where were the turning points? Only when the end is
 * agreed. The review is computed in the background: ask again until it is done.
 */
export interface Review {
  type: "review";
  id: number;
}

/** The win chance after `at` choices, 0 to 1. */
export interface CurvePoint {
  at: number;
  chance: number;
}

/** The win chance over a match from one point of view. */
export interface Curve {
  /** -1: all players together, in co-op. */
  seat: number;
  name: string;
  /** The last one is the result. */
  points: CurvePoint[];
}

/** A turning point of a match. */
export interface Turn {
  /** The number of choices before this one: the `at` for a look or a what-if. */
  at: number;
  /** Whose choice it was. */
  seat: number;
  /** The win chance before, 0 to 1: that of the better choice, if there was one. */
  chance: number;
  fell_to: number;
  /** The difference in percentage points, as given in `text`. */
  lost: number;
  text: string;
  /** What the better choice gains in terms that players count, in words; may be empty. */
  gain: string;
  /** The better choice in words; empty: the choice was not at fault, but what followed it. */
  better: string;
  /** The better choice, for a what-if. */
  option: Record<string, unknown>;
}

/** The answer to Review: the result if it is done, otherwise the progress. */
export interface Reviewed {
  type: "reviewed";
  id: number;
  /** Progress, from 0 to 1. */
  part: number;
  done: boolean;
  /** Empty: no decision could be evaluated. */
  curves: Curve[];
  turns: Turn[];
  /** How reliable the result is, in words. */
  known: string;
}

/** Say something to everybody at the table. Always shown as plain text. */
export interface Say {
  type: "say";
  id: number;
  seat: number;
  text: string;
}

/** Say a ready-made phrase to everybody at the table, each in their own language. */
export interface SayPhrase {
  type: "say_phrase";
  id: number;
  seat: number;
  phrase: "hello" | "good_luck" | "good_move" | "thanks" | "sorry" | "wait" | "help" | "careful" | "what_now" | "well_played";
}

/**
 * Point at something on the board. I must be able to see it myself; people who cannot see it
 * are not told what it is.
 */
export interface Ping {
  type: "ping";
  id: number;
  seat: number;
  /** zone:ID, piece:ID or place:ZONE/NUMBER. */
  point: string;
}

/** Allow or forbid spectators to chat. */
export interface LetSpeak {
  type: "let_speak";
  id: number;
  n: number;
  seat: number;
  may: boolean;
}

/** A chat message or a ping. */
export interface Saying {
  n: number;
  /** -1: a spectator. */
  seat: number;
  /** The speaker's name at the time. */
  name: string;
  kind: "text" | "phrase" | "ping";
  time: number;
  /**
   * text: what was said. ping: the name of what was pointed at; empty: I cannot see it, or it is
   * no longer there.
   */
  text: string;
  phrase: "hello" | "good_luck" | "good_move" | "thanks" | "sorry" | "wait" | "help" | "careful" | "what_now" | "well_played" | null;
  /** ping: what was pointed at, as in `Ping`; empty in the same cases as `text`. */
  point: string;
}

/** Chat at the table. It is not part of the log, so it never makes a choice stale. */
export interface Chat {
  type: "chat";
  sayings: Saying[];
  /** Whether these are all the sayings there are; otherwise only the new ones. */
  first: boolean;
}

/**
 * Notify me by Web Push when it is my turn and I am not connected. The fields come from the
 * browser's PushManager.
 */
export interface Subscribe {
  type: "subscribe";
  id: number;
  seat: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Stop notifying this browser. */
export interface Unsubscribe {
  type: "unsubscribe";
  id: number;
  seat: number;
  endpoint: string;
}

/** Changed numbers of the game, and what they are called. */
export interface LabVariantWish {
  name: string;
  patch: Record<string, unknown>;
}

/**
 * POST /api/lab/runs: bots play each combination of variant, number of players and bot with
 * the same seeds. The answer is `LabStarted`.
 */
export interface LabWish {
  game: string;
  variants: LabVariantWish[];
  players: number[];
  bots: string[];
  /** In each set-up. */
  matches: number;
  /** Whether the game's own numbers are played, too: the others are compared with them. */
  original?: boolean;
  /** The game's settings, but for the number of players. */
  options?: Record<string, unknown>;
}

/**
 * POST /api/lab/pace: how long matches take. Ask again, with the same message, until all
 * set-ups are measured.
 */
export interface LabPaceWish {
  game: string;
  players: number[];
  bots: string[];
  options?: Record<string, unknown>;
}

/** Measured on this server, with the game's own numbers. */
export interface LabPace {
  /** For a match in each of the set-ups that are measured. */
  seconds: number;
  measured: number;
  setups: number;
  /** A match was broken off: it takes longer than that. */
  least: boolean;
  done: boolean;
}

/** GET /api/lab: whether there is a lab here, and how much it plays. */
export interface LabInfo {
  closed: "" | "off" | "duckdb";
  /** Of processor time for a run. */
  minutes: number;
  /** In a run, in all its set-ups together. */
  matches: number;
  setups: number;
  /** Besides the game's own numbers. */
  variants: number;
  /** How long a run is kept. */
  days: number;
  /** Those that may play, weakest first, by game. */
  bots: Record<string, string[]>;
}

/** Whoever has the id may see the run; whoever has the token may stop it. */
export interface LabStarted {
  id: string;
  token: string;
}

/** POST /api/lab/runs/{id}/stop */
export interface LabStop {
  token: string;
}

/** A figure with its 95 % interval; shares and differences of shares are from 0 to 1. */
export interface LabEstimate {
  value: number;
  low: number;
  high: number;
}

/** A set-up, and how it stands. */
export interface LabCell {
  /** Its place in `LabRun.variants`. */
  variant: number;
  players: number;
  bots: string;
  played: number;
  failed: number;
  /** Whether all win or lose together. */
  together: boolean;
  /** How often the team wins, or the first seat; None: nothing was played yet. */
  won: LabEstimate | null;
  /** How often each seat wins, if they win separately. */
  seats: LabEstimate[];
  /** Choices a match, on average. */
  length: number;
  /** Minimum, quartiles and maximum of that; empty: nothing was played yet. */
  spread: number[];
}

/** A set-up compared with the one that differs from it in having the first variant. */
export interface LabPair {
  /** Its place in `LabRun.cells`. */
  cell: number;
  base: number;
  /** Whose wins are compared; -1: those of the team. */
  seat: number;
  /** How much more often it wins. */
  gain: LabEstimate;
  /** Every match went the same way. */
  same: boolean;
}

/** A match worth a look; GET /api/lab/runs/{id}/matches/{match} has its record. */
export interface LabMatch {
  id: string;
  title: string;
  where: string;
  result: string;
  figures: string;
}

/**
 * GET /api/lab/runs/{id}?lang=fr: a run. Ask again, slowly, until it is neither waiting nor
 * playing, and until its report is ready.
 */
export interface LabRun {
  id: string;
  game: string;
  /** In seconds since 1970. */
  created: number;
  state: "waiting" | "playing" | "done" | "spent" | "stopped" | "failed";
  /** Empty: the game's own numbers. */
  variants: string[];
  options: Record<string, unknown>;
  /** Runs that are played before it. */
  ahead: number;
  /** With those that failed. */
  played: number;
  total: number;
  failed: number;
  /** Seconds until it is done, roughly; 0: not known yet. */
  left: number;
  cells: LabCell[];
  pairs: LabPair[];
  /** none: there will be none, since nothing was played, or there is none yet. */
  report: "none" | "making" | "ready";
  /** Those worth a look; in the language of the report. */
  matches: LabMatch[];
}

/**
 * consent: undo is free back to the last revelation; beyond it, everybody else at the table must
 * agree. open: anything can be taken back (solo, teaching).
 */
export type UndoPolicy = "consent" | "open";

/** What a client may send on a socket. */
export type FromClient = Hello | Choose | Undo | Redo | Answer | Concede | AgreeEnd | Hand | Rename | Rematch | NextBattle | Preview | Badges | WhyNot | Hint | Judge | Review | AskForecast | AskIntroduction | Look | AskChart | WhatIf | AskPosition | AskSolution | Commit | ExportRecord | Say | SayPhrase | Ping | LetSpeak | LookForPlayers | Publish | Unpublish | Subscribe | Unsubscribe | Cancel;

/** What a client may be sent on a socket. */
export type FromServer = Update | Seated | Chat | Done | Previewed | Badged | Refused | Hinted | HintProgress | Judged | Reviewed | Forecasted | Introduced | Seen | Charted | Solution | Exported | Posed | Problem;
