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
 * The tag `chart` is for all clients: this value over time best shows how a match went.
 */
export interface Zone {
  kind: "row" | "grid" | "hand" | "deck" | "track" | "counter";
  id: string;
  name: string;
  /** The name without the owner, for use where the owner is obvious; "": use `name`. */
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

/** A setting of a game, enough to draw a form. */
export interface OptionInfo {
  name: string;
  label: string;
  kind: "switch" | "choice" | "number" | "text";
  default: unknown;
  values: unknown[];
  labels: string[];
  /** What it changes, in one sentence. */
  note: string;
  /** The rule, or the ruling, that speaks of it. */
  rule: string;
  /** A sentence, where no source gives it. */
  ours: string;
  /** The name of the group that it is folded away with; empty: it is shown at once. */
  group: string;
  /** It changes nothing unless each of these options (`players` too) has one of these values. */
  when: Record<string, unknown[]>;
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
   * The strengths of bots that people choose from, weakest first: any of them is the name of a
   * bot, too.
   */
  levels: string[];
  /** Whether it can tell what is coming. */
  forecast: boolean;
  /** Whether it knows win chances: then a match can be reviewed when it is over. */
  review: boolean;
  /** How many minutes its walkthrough takes; 0: it has none. */
  lesson: number;
  /** The options of a match that teaches it; empty: there is none. */
  tutorial: Record<string, unknown>;
  /** How many minutes that match takes. */
  lasts: number;
  /** The options of a sensible first match, `players` among them; those not named are as usual. */
  first: Record<string, unknown>;
  /** Whether there is a picture for its box: then it is `/covers/<id>.svg`. */
  cover: boolean;
}

/** GET /api/shelf?lang=fr: the games, and all words of the client in that language. */
export interface Shelf {
  language: string;
  languages: string[];
  games: GameInfo[];
  /** In Project Fluent's format, without the ids. */
  texts: Record<string, string>;
  /** The host's public key for Web Push; empty: the host sends none. */
  push: string;
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
   * How long somebody must have been away before the others may let a bot play for them; 0: they
   * never may.
   */
  away?: number;
  /** How long one may think about a choice before they may do the same; 0: for ever. */
  clock?: number;
  /** In co-op, where several may choose at once, bots let people go first. */
  bots_last?: boolean;
}

/**
 * POST /api/data/{game}: a designer's data file, to see what it changes before a table is made.
 * GET gives the game's own.
 */
export interface DataFile {
  text: string;
}

/** A value that is not the game's own, both as they are written in a data file. */
export interface ChangeInfo {
  key: string;
  now: string;
  /** Empty: the game has no such value. */
  before: string;
}

/** A mistake in a data file. */
export interface FaultInfo {
  /** The dotted path of the value; empty: the file as a whole. */
  key: string;
  reason: string;
}

/** What a data file amounts to: a patch for `NewTable.data`, or else what is wrong with it. */
export interface DataRead {
  patch: Record<string, unknown>;
  changes: ChangeInfo[];
  faults: FaultInfo[];
}

/** POST /api/import: a table from a record, to go on playing or to look at. */
export interface ImportTable {
  record: Record<string, unknown>;
  /** Empty: everyone of them me. */
  seats?: SeatPlan[];
}

/** A table was made: my tokens by seat, and the tokens for the links I give my friends. */
export interface Created {
  table: string;
  code: string;
  mine: Record<number, string>;
  friends: Record<number, string>;
}

/** POST /api/codes/{code}/claim: sit on a seat that nobody has taken yet. */
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

/** Who sits on a seat. */
export interface SeatInfo {
  seat: number;
  /** free: nobody has taken it yet. */
  who: "human" | "bot" | "free";
  name: string;
  bot: string;
  /** Somebody with this seat's token is connected now, or was a moment ago. */
  present: boolean;
  /** Since when whoever holds it has been away, in seconds since 1970; 0: they are not. */
  away: number;
  /** Since when it has been thinking about a choice; 0: it may not choose now. */
  asked: number;
  /**
   * In whose stead the bot plays, until they come: a human's who is away, or of somebody who has
   * not come yet (free).
   */
  stead: "" | "human" | "free";
  /**
   * How the key of the invitation to it begins, if nobody has come yet: whoever has a link knows
   * by that whether it is still good.
   */
  link: string;
  /** How often somebody sat down by one link; more than once: two have it, or a line broke. */
  came: number;
  /** From how many connections it is held now. */
  devices: number;
  /** Other seats that are held from one of them. */
  also: number[];
}

/**
 * Where a table's chance comes from: who sits down must know whether somebody may know what is
 * coming.
 *
 * drawn      from a secret that was drawn when the table was made; nobody knows it
 * chosen     from a seed or a game code that somebody chose, or from those of another match
 * imported   the table was made from a record, which tells everything
 * seeded     from a random seed: the table was made by a Rempart that had no secrets yet
 */
export interface ChanceInfo {
  kind: "drawn" | "chosen" | "imported" | "seeded";
  /** The SHA-256 of the secret's digits, from the beginning on; empty: nothing to check. */
  commitment: string;
  /** The secret itself, when the match is over: everybody can check it, and all that was drawn. */
  secret: string;
}

/** A table as anybody may see it: GET /api/codes/{code}, and the answers of /api/mine. */
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
  /** Whether the end is agreed by all: then everything is shown, and nothing can be taken back. */
  final: boolean;
  /** Whether somebody has been shown everything, though the match may go on. */
  told_all: boolean;
  choices: number;
  /** Seats that may choose now. */
  waiting: number[];
  /** When that began, in seconds since 1970. */
  since: number;
  /** Round, or how it ended, in words. */
  summary: string;
  /** The values it is played with that are not the game's own. */
  changes: ChangeInfo[];
  chance: ChanceInfo;
  away: number;
  clock: number;
  /** As in NewTable. */
  bots_last: boolean;
  /** In an answer of /api/mine: the seats that my tokens hold. */
  mine: number[];
  /**
   * In an answer of /api/mine: why the table cannot be opened any more. There is no such game
   * here, it was played by a newer Rempart, its options or changed values are not possible any more,
   * or its position makes no sense any more. Then POST /api/damaged/{table} gives what can be had of
   * it.
   */
  damaged: "" | "game" | "newer" | "values" | "rules";
}

/** A legal option: what to send, what to say, and what to point at. */
export interface Offer {
  option: Record<string, unknown>;
  label: string;
  /**
   * Picking narrows: an offer stays if it has every field of what was picked (the `pick` of a
   * piece or place), with the same value. More fields than `option` where some go without saying.
   */
  picks: Record<string, unknown>;
  /** It ends a turn, a phase or an effect: the table's one big button. */
  main: boolean;
  /**
   * A bundle: what is chosen after `option`, as far as it is legal and until something is
   * revealed. It is sent as a `Commit` of all of them, `together`.
   */
  then: Record<string, unknown>[];
}

/** A choice that is awaited. */
export interface Awaited {
  actors: number[];
  prompt: string;
  rule: string;
  since: number;
  /** Mine; empty if it is not my choice. */
  offers: Offer[];
  /**
   * Offers that stand for several choices, one after the other. One without `picks` is a button;
   * one with those of its first choice is the same as often as it can be chosen, and may be cut
   * short; any other is picked like an offer.
   */
  bundles: Offer[];
}

/** A line of the log. */
export interface Line {
  /** The log entry it belongs to. */
  n: number;
  /** How many choices had been made when it happened: where to look. */
  at: number;
  /** The kind of event, or choice, undo, seat, concede. */
  kind: string;
  text: string;
  rule: string;
  seat: number;
  /**
   * What happened, field by field, as far as I may know it: for boards that show it. Empty if it
   * is no event of the match.
   */
  event: Record<string, unknown>;
}

/** What each player has in the end. */
export interface Figure {
  name: string;
  /** By seat. */
  values: number[];
}

/** How the match ended. */
export interface Ending {
  winners: number[];
  scores: number[];
  text: string;
  rule: string;
  /** Figures of the whole match, under their names in words. */
  facts: Record<string, number>;
  /** Those that each player has for themselves. */
  figures: Figure[];
}

/** Something that everybody at this seat should know now. */
export interface DangerInfo {
  /** The same as long as it is the same danger: it is announced once. */
  name: string;
  level: "grave" | "near";
  text: string;
  rule: string;
}

/** The table as one seat sees it. */
export interface Position {
  /** -1: a spectator. */
  seat: number;
  at: number;
  scene: Scene;
  awaited: Awaited | null;
  ending: Ending | null;
  /** The gravest first. */
  dangers: DangerInfo[];
}

export interface RuleInfo {
  id: string;
  text: string;
  source: string;
  section: string;
  rulings: string[];
  /** What of it no source gives, as a sentence. */
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
   * What no source gives of a card or the like (by id and by name), or of a table of values
   * (by path), as a sentence.
   */
  ours: Record<string, string>;
}

/** A rule, or a thing and those of its values that have one source. */
export interface SourceEntry {
  name: string;
  words: string;
  /** The ID, where it is a rule. */
  rule: string;
}

/** A chapter of the rules or a table of values. */
export interface SourceGroup {
  name: string;
  count: number;
  entries: SourceEntry[];
}

/** All that has one source. */
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
  /** What to look at: zone:ID, piece:ID, place:ZONE/NUMBER. */
  point: string[];
  /** What the learner is to choose here; the offers of `position` are all of that kind. */
  do: Record<string, unknown> | null;
  position: Position;
  /** What happened since the station before. */
  lines: Line[];
}

/** GET /api/lessons/{game}?lang=fr: a walkthrough, with everything that it shows. */
export interface LessonInfo {
  game: string;
  name: string;
  /** The learner's. */
  seat: number;
  /** What the seats are called. */
  seats: string[];
  stations: StationInfo[];
}

/** The first message: what I hold. With no tokens, a spectator. */
export interface Hello {
  type: "hello";
  tokens?: string[];
  lang?: string;
  /** What a spectator wants to be called; who has a seat has a name there. */
  name?: string;
  /** Whether I keep zones, and need only be sent those that have changed. */
  keeps?: boolean;
}

export interface Choose {
  type: "choose";
  id: number;
  n: number;
  seat: number;
  choice: Record<string, unknown>;
}

/** Play a line into the live match, as far as it is legal and until something is revealed. */
export interface Commit {
  type: "commit";
  id: number;
  n: number;
  seat: number;
  choices: Record<string, unknown>[];
  /** It is a bundle: one undo takes all of it back. */
  together?: boolean;
}

/** Take back to `to` choices: at once if the policy lets me, else by consent. */
export interface Undo {
  type: "undo";
  id: number;
  n: number;
  seat: number;
  to: number;
}

/** Do again what was last undone, as long as nothing else was chosen since. */
export interface Redo {
  type: "redo";
  id: number;
  n: number;
  seat: number;
}

/** To a proposal; who has made it may disagree, too: it is taken back. */
export interface Answer {
  type: "answer";
  id: number;
  n: number;
  seat: number;
  agree: boolean;
}

/**
 * Give up. Of two rivals one loses; of more, a bot takes the seat; where all win or lose
 * together, all others must agree.
 */
export interface Concede {
  type: "concede";
  id: number;
  n: number;
  seat: number;
}

/**
 * I agree to the end. When all have, everything is shown, and nothing can be taken back. To ask
 * for the review, the record, or the same start again is to agree, too.
 */
export interface AgreeEnd {
  type: "agree_end";
  id: number;
  n: number;
  seat: number;
}

/**
 * Hand a seat over: to a bot by name, to me, or to a friend, whose link needs the new token of
 * the answer; the old one is worth nothing any more. The seat is mine, or that of a bot that plays
 * for nobody, where I could not spy on anyone from it: in co-op, or when nobody else plays.
 *
 * Anybody at the table may let a bot play a seat that nobody has taken yet, or that of somebody
 * who has been away, or has thought, for too long (NewTable). It is theirs again as soon as they
 * come. And anybody may take back an invitation that nobody has used: for another one (friend), or
 * for good (a bot, `anew`).
 */
export interface Hand {
  type: "hand";
  id: number;
  n: number;
  seat: number;
  to: "bot" | "me" | "friend";
  bot?: string;
  /**
   * To me: with a new key, so that whoever else has the old one is out. To a bot: nobody is
   * invited there any more.
   */
  anew?: boolean;
}

/** What I am called. */
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
}

/** Somebody would like to undo, or to give up together (end). */
export interface ProposalInfo {
  what: "undo" | "end";
  seat: number;
  to: number;
  agreed: number[];
  needed: number[];
}

/** Everything, after anything changed. The first one answers Hello. */
export interface Update {
  type: "update";
  n: number;
  /** The server's clock, by which all times are to be read. */
  now: number;
  table: TableInfo;
  /**
   * One for each seat I hold, in the order of seats; a spectator's if I hold none. Without zones
   * for who keeps them.
   */
  positions: Position[];
  /**
   * For who keeps them: the zones of each position, in order. Of those that are as in the update
   * before, only the ids.
   */
  zones: ((Zone | string)[])[];
  /** New since the last update; all of them in the first. */
  lines: Line[];
  /** Whether `lines` is the whole log. */
  first: boolean;
  proposal: ProposalInfo | null;
  /** When it is over: the seats whose holders have not agreed to the end yet. */
  to_agree: number[];
  /**
   * When it need not be waited for the others among them any more, as they are away; 0: they are
   * not, or there are none.
   */
  shown_at: number;
  /** For each position: to how many choices I can go back at once (its `at`: not at all). */
  can_undo: number[];
  /** To how many choices one undo goes back: before the last choice of a person, or a bundle. */
  undo_to: number;
  can_redo: boolean;
  /** How many spectators there are. */
  watching: number;
  /** The names of those who gave one. */
  spectators: string[];
  /** Whether spectators may say something. */
  may_speak: boolean;
  /** The table of a rematch, once there is one. */
  rematch: string;
  /** And my tokens there, by seat. */
  rematch_tokens: Record<number, string>;
}

/**
 * You have sat down by an invitation. It is used up as soon as you say hello with this token,
 * which is yours alone.
 */
export interface Seated {
  type: "seated";
  seat: number;
  token: string;
}

/** A request that changes the table was done; the Update comes by itself. */
export interface Done {
  type: "done";
  id: number;
  token: string;
  applied: number;
}

/** A request that was not done. Nothing changed. */
export interface Problem {
  type: "problem";
  id: number;
  /** used: the link by which I came is worth nothing any more. */
  code: "stale" | "illegal" | "malformed" | "forbidden" | "too_fast" | "unknown" | "over" | "used" | "failed";
  message: string;
  reasons: ReasonInfo[];
}

/** What would this choice cause? With `then`: it and those that follow it in a bundle. */
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
  /** What would happen, field by field: for boards that show it. */
  event: Record<string, unknown>;
}

export interface Previewed {
  type: "previewed";
  id: number;
  events: ForeseenInfo[];
  /** Whether it may end what I can take back without asking: then it is worth a second look. */
  final: boolean;
}

/** How would things stand after each of these choices? Each is a choice, or a bundle. */
export interface Badges {
  type: "badges";
  id: number;
  seat: number;
  lines: Record<string, unknown>[][];
}

/** How things would stand at a place. */
export interface Badge {
  zone: string;
  /** Which place of the zone; the first is 0. */
  place: number;
  status: string;
  tone: string;
}

/**
 * The answer to Badges: for each line the places that would stand otherwise than now. None
 * where it would bring something hidden to light: nobody can know.
 */
export interface Badged {
  type: "badged";
  id: number;
  after: Badge[][];
}

/**
 * Why can I not choose this? Fields that are not picked yet may be left out: then the
 * refusals of all options of that kind that agree with those given.
 */
export interface WhyNot {
  type: "why_not";
  id: number;
  seat: number;
  choice: Record<string, unknown>;
}

/** The answer to WhyNot; no reasons: it is legal. */
export interface Refused {
  type: "refused";
  id: number;
  reasons: ReasonInfo[];
}

/** What is coming for me if nobody does anything about it? Now, or at the end of a what-if. */
export interface AskForecast {
  type: "forecast";
  id: number;
  seat: number;
  /** Where the what-if begins; -1: the table as it is now. */
  at?: number;
  choices?: Record<string, unknown>[];
}

/** The answer to AskForecast. */
export interface Forecasted {
  type: "forecasted";
  id: number;
  /** How far it looks. */
  title: string;
  /** The upshot, most important first. */
  summary: string[];
  lines: ForeseenInfo[];
  /** What was assumed, and what is not known. */
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
 * A line of my own: `choices` played on from `at`. Nothing is kept on the server, and what is
 * hidden from me is dealt anew (the same way for the same line), so a line teaches no secret.
 * When the end is agreed, anybody's seat will do.
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
  /** WhatIf: how many of the choices were legal. */
  applied: number;
}

/** How did the value go that tells best how the match went? */
export interface AskChart {
  type: "chart";
  id: number;
  /** With whose eyes it is seen; -1: as a spectator. */
  seat?: number;
}

/** A value after so many choices. */
export interface ChartPoint {
  at: number;
  value: number;
}

/** The answer to AskChart. */
export interface Charted {
  type: "charted";
  id: number;
  /** What the value is called. */
  name: string;
  /** As high as it can get, or has got. */
  most: number;
  /**
   * From the first moment to the last, not more than can be drawn; none: there is no such
   * value.
   */
  points: ChartPoint[];
}

/** The record. Only when the end is agreed, or when nobody else plays: it tells everything. */
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
  /** And how would it go on until the end of the turn? */
  whole?: boolean;
}

/**
 * A hint is on its way: so many others are thought about first; 0: it is thought about now. It
 * is told to who has to wait; the answer comes later.
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
   * What speaks for it, a sentence each; then how likely the match is won, if that is known well
   * enough to say. Empty if there is nothing to say.
   */
  reasons: string[];
  /**
   * How the seat would go on, this choice first, until its turn ends or something hidden comes
   * to light; if the whole turn was asked for, all of it.
   */
  plan: Record<string, unknown>[];
}

/** I do not want the hint any more that I asked for with the request `of`. */
export interface Cancel {
  type: "cancel";
  id: number;
  of: number;
}

/** Would this choice, which I am about to make, cost me dear? Nobody waits for the answer. */
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
  /** What the choice may cost, in friendly words; empty: not much, or nobody can tell. */
  warning: string;
}

/**
 * How did the win chance go, and where did it turn? Only when the end is agreed. The review is
 * made in the background: ask again until it is done.
 */
export interface Review {
  type: "review";
  id: number;
}

/** The win chance after so many choices, 0 to 1. */
export interface CurvePoint {
  at: number;
  chance: number;
}

/** The win chance over a match from one point of view. */
export interface Curve {
  /** -1: of all together, in co-op. */
  seat: number;
  name: string;
  /** The last one is the result. */
  points: CurvePoint[];
}

/** A turning point of a match. */
export interface Turn {
  /** Before this choice: where to look, and where a what-if begins. */
  at: number;
  /** Whose choice it was. */
  seat: number;
  /** Before, 0 to 1: with the better choice, if there was one. */
  chance: number;
  fell_to: number;
  /** The difference in hundredths, as the text has it. */
  lost: number;
  text: string;
  /** What people count with the better choice, in words; may be empty. */
  gain: string;
  /** The better choice in words; empty: no choice was at fault, but what followed it. */
  better: string;
  /** That choice, for a what-if. */
  option: Record<string, unknown>;
}

/** The answer to Review: what is found when it is done, until then how far it is. */
export interface Reviewed {
  type: "reviewed";
  id: number;
  /** How much is done, from 0 to 1. */
  part: number;
  done: boolean;
  /** None: nothing could be weighed. */
  curves: Curve[];
  turns: Turn[];
  /** How well all this is known. */
  known: string;
}

/** Something to all at the table, in one's own words. Plain text, whatever is in it. */
export interface Say {
  type: "say";
  id: number;
  seat: number;
  text: string;
}

/** Something to all at the table that each reads in their own language. */
export interface SayPhrase {
  type: "say_phrase";
  id: number;
  seat: number;
  phrase: "hello" | "good_luck" | "good_move" | "thanks" | "sorry" | "wait" | "help" | "careful" | "what_now" | "well_played";
}

/**
 * Point at something on the board for all to see. It must be there for me to see; whoever
 * cannot see it is not told what it is.
 */
export interface Ping {
  type: "ping";
  id: number;
  seat: number;
  /** zone:ID, piece:ID, place:ZONE/NUMBER. */
  point: string;
}

/** Whether spectators may say something. */
export interface LetSpeak {
  type: "let_speak";
  id: number;
  n: number;
  seat: number;
  may: boolean;
}

/** Something that somebody said or pointed at. */
export interface Saying {
  n: number;
  /** -1: a spectator. */
  seat: number;
  /** What the speaker was called. */
  name: string;
  kind: "text" | "phrase" | "ping";
  time: number;
  /**
   * text: what was said. ping: the name of what was pointed at; empty: I cannot see it, or it is
   * there no more.
   */
  text: string;
  phrase: "hello" | "good_luck" | "good_move" | "thanks" | "sorry" | "wait" | "help" | "careful" | "what_now" | "well_played" | null;
  /** ping: what to show, as in `Ping`; empty likewise. */
  point: string;
}

/** What is said at the table. It is no part of the log: no choice grows stale by it. */
export interface Chat {
  type: "chat";
  sayings: Saying[];
  /** Whether these are all there are; else the newest. */
  first: boolean;
}

/**
 * Tell me by Web Push when it is my turn and I am not here. What the browser's PushManager
 * gave.
 */
export interface Subscribe {
  type: "subscribe";
  id: number;
  seat: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** No more of that. */
export interface Unsubscribe {
  type: "unsubscribe";
  id: number;
  seat: number;
  endpoint: string;
}

/**
 * consent: free back to the last revelation, beyond it all other people at the table must agree.
 * open: anything can be taken back (solo, teaching).
 */
export type UndoPolicy = "consent" | "open";

/** What a client may send on a socket. */
export type FromClient = Hello | Choose | Undo | Redo | Answer | Concede | AgreeEnd | Hand | Rename | Rematch | Preview | Badges | WhyNot | Hint | Judge | Review | AskForecast | Look | AskChart | WhatIf | Commit | ExportRecord | Say | SayPhrase | Ping | LetSpeak | Subscribe | Unsubscribe | Cancel;

/** What it is sent. */
export type FromServer = Update | Seated | Chat | Done | Previewed | Badged | Refused | Hinted | HintProgress | Judged | Reviewed | Forecasted | Seen | Charted | Exported | Problem;
