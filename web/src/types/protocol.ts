// Made by tools/page_types.py from the server's structs: do not change by hand.

export type Requests = Watch | Unwatch | Play | Undo | Propose | Vote | Resign | Say | Mark | Hint | Foresee | Rematch;
export type Replies = Welcome | Done | Refusal | Update | TableChanged | ChatLines | Marks | Hints | Foreseen | Goodbye;

/**
 * Amounts offered as one slider; `pattern` with `{}` replaced by the amount is the move.
 */
export interface RangeShown {
  field: string;
  lo: number;
  hi: number;
  step: number;
  pattern: string;
}
/**
 * What a move changes, in a few words; `figure` names what changes `by` how much.
 *
 *     `says` is what the words say, as data, for those who draw it. `chance` is in thousandths, 1000
 *     for what is certain; `seat` is None for the chooser's own.
 */
export interface ConsequenceShown {
  words: string;
  figure: string | null;
  by: number;
  seat: number | null;
  chance: number;
  warns: boolean;
  says: {
    [k: string]: unknown;
  };
}
/**
 * Another move that averts what a move warns of, as its own button says it.
 */
export interface AvertedShown {
  move: string;
  words: string;
}
/**
 * A legal move: its text form, its words, the pieces it touches, what to know before.
 */
export interface OfferShown {
  move: string;
  verb: string;
  words: string;
  pieces: string[];
  notes: string[];
  quick: boolean;
  range: RangeShown | null;
  consequences: ConsequenceShown[];
  averted: AvertedShown | null;
}
/**
 * An action that is not possible now (a verb or a whole move), why, and the rule.
 *
 *     `pieces` are those that the reason belongs to; one without a place (`row:`) is a whole zone.
 */
export interface BlockedShown {
  verb: string;
  words: string;
  rule: string;
  pieces: string[];
}
/**
 * A choice of this seat, or one that it may look at (`mine` is false then).
 */
export interface Asked {
  decision: number;
  mine: boolean;
  kind: string;
  seat: number;
  rules: string[];
  prompt: string;
  offers: OfferShown[];
  blocked: BlockedShown[];
  sealed: boolean;
  answer: string | null;
}
/**
 * An event as this viewer may know it, numbered for this viewer.
 */
export interface Told {
  number: number;
  event: {
    [k: string]: unknown;
  };
  words: string;
  cards: string[];
  seats: number[];
}
/**
 * Another value at a place in a view: names of fields, and places in lists from 0.
 */
export interface Change {
  at: (string | number)[];
  value: unknown;
}
/**
 * Milliseconds left by seat (None: no limit), counting down for those in `running`.
 */
export interface ClockShown {
  left: (number | null)[];
  running: number[];
}
/**
 * Something to which all players must agree: a take-back, a pause, an end.
 */
export interface Proposal {
  what: "abandon" | "pause" | "resume" | "take_back";
  by: number;
  agreed: number[];
  waiting: number[];
  words: string;
}
/**
 * A seat or a team in the race: the figure that decides, its place (1 leads), in words; `then`
 *     is what everybody can see the figure come to by itself.
 */
export interface RacerShown {
  seats: number[];
  figure: number;
  place: number;
  words: string;
  parts: string[];
  then: number | null;
}
/**
 * What the game is about, how near everybody is, what ends it and how far off that is.
 */
export interface StandingShown {
  goal: string;
  race: RacerShown[];
  end: string;
  passed: number;
  whole: number;
  danger: string | null;
}
/**
 * A line of a forecast: what changes `by` how much, and what it is `after` that.
 *
 *     `line` is what it is about, the same in all forecasts of a game: they are compared by it.
 *     `says` is what the words say, as data.
 */
export interface DueShown {
  line: string;
  words: string;
  figure: string;
  by: number;
  after: number;
  chance: number;
  short: boolean;
  says: {
    [k: string]: unknown;
  };
}
/**
 * What the next automatic phase does to a seat, in the order in which it is settled.
 */
export interface ForecastShown {
  phase: string;
  lines: DueShown[];
  ends: string;
  warning: string | null;
  comes_to: {
    [k: string]: number;
  };
}
/**
 * One way in which a move may turn out; no `chance` if nobody can name it.
 */
export interface CaseShown {
  words: string;
  chance: number | null;
  forecast: ForecastShown;
}
/**
 * A move that averts, if it is made first, what another one warns of.
 */
export interface RemedyShown {
  move: string;
  words: string;
}
/**
 * Everything a viewer may see of a table now.
 */
export interface State {
  stage: "abandoned" | "damaged" | "open" | "over" | "paused" | "running" | "stopped";
  view: {
    [k: string]: unknown;
  };
  asked: Asked | null;
  waiting: number[];
  chosen: number[];
  layouts: (string | null)[];
  undo: number;
  clock: ClockShown | null;
  proposal: Proposal | null;
  result: Result | null;
  ending: string | null;
  headline: string | null;
  story: string | null;
  standing: StandingShown | null;
  forecast: ForecastShown | null;
}
/**
 * Reason, winners, place per seat (1 = best, ties equal, None if all lose), score per seat,
 *     utility per seat in whole thousandths (team mates alike; solo 1000 or 0), details.
 */
export interface Result {
  reason: string;
  winners: number[];
  places: (number | null)[];
  scores: number[];
  utilities: number[];
  details: {
    [k: string]: unknown;
  };
}
/**
 * A seat: a person (with presence), a bot, or still free.
 */
export interface ChairShown {
  seat: number;
  name: string | null;
  bot: string | null;
  mine: boolean;
  present: boolean;
  played_by_bot: boolean;
  wants_rematch: boolean;
  wants_deletion: boolean;
}
/**
 * None, so many seconds a move, or so many a game with an increment a move.
 */
export interface Clocks {
  kind?: "game" | "move" | "none";
  seconds?: number;
  increment?: number;
}
/**
 * A table from outside: what lists show and what the page's frame needs.
 */
export interface TableShown {
  id: string;
  game: string;
  title: string;
  stage: "abandoned" | "damaged" | "open" | "over" | "paused" | "running" | "stopped";
  public: boolean;
  pace: "live" | "turns";
  hints: boolean;
  options: {
    [k: string]: unknown;
  };
  set: string;
  set_hash: string;
  clocks: Clocks;
  chairs: ChairShown[];
  teams: number[][];
  host: boolean;
  round: number | null;
  your_turn: boolean;
  commitment: string | null;
  seed: string | null;
  salt: string | null;
  next: string | null;
  created: number;
  problem: string | null;
  chosen: boolean;
}
/**
 * A line of chat: plain text, to be shown as text.
 */
export interface ChatShown {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
/**
 * The cards that a player points out to the team.
 */
export interface MarksOf {
  seat: number;
  cards: string[];
}
/**
 * A field of the View, or of a card: what it is called, and how it is to be drawn.
 */
export interface ZoneShown {
  name: string;
  label: string;
  kind: "card" | "chance" | "flag" | "group" | "list" | "money" | "number" | "seat" | "table" | "text" | "word";
  by_seat: boolean;
  words: {
    [k: string]: string;
  };
  inside: ZoneShown[];
}
/**
 * A phase of the game; kinds of decision begin with its name.
 */
export interface PhaseShown {
  name: string;
  label: string;
}
/**
 * A short table for a first game.
 */
export interface LessonShown {
  options: {
    [k: string]: unknown;
  };
  others: number;
}
/**
 * All that a plain board is drawn from, in the reader's language.
 */
export interface PlainShown {
  zones: ZoneShown[];
  cards: {
    [k: string]: ZoneShown[];
  };
  phases: PhaseShown[];
  moments: string[];
  lesson: LessonShown;
}
/**
 * A colour on light paper and on dark paper.
 */
export interface InkShown {
  day: string;
  night: string;
}
/**
 * What a game without a drawn box is printed with: paper, and at least four inks.
 */
export interface PrintShown {
  paper: InkShown;
  sheet: InkShown;
  edge: InkShown;
  inks: InkShown[];
}
/**
 * An option of a game: words to choose from, a span of numbers, or both.
 */
export interface OptionShown {
  name: string;
  label: string;
  about: string;
  default: string | number | boolean;
  words: string[];
  labels: {
    [k: string]: string;
  };
  lo: number | null;
  hi: number | null;
  step: number;
}
/**
 * A bot that can sit: a level (the same in all games) or a character of this game.
 */
export interface BotShown {
  name: string;
  title: string;
  level: boolean;
}
/**
 * A game on the first page.
 */
export interface GameShown {
  id: string;
  title: string;
  subtitle: string;
  designer: string;
  credits: string;
  link: string;
  players: number[];
  usual_players: number;
  minutes: string;
  ours: ("minutes" | "players")[];
  weight: string;
  blurb: string;
  version: number;
  options: OptionShown[];
  bots: BotShown[];
  sets: string[];
  usual_bot: string;
  letters: string;
  print: PrintShown;
  words: {
    [k: string]: string;
  };
}
/**
 * A level of a campaign, and how far the one who asks has come in it.
 */
export interface LevelShown {
  level: string;
  open: boolean;
  beaten: boolean;
  best: number | null;
  told: string | null;
}
/**
 * The levels of a campaign, the mildest first; any that is open can be played again.
 */
export interface CampaignShown {
  option: string;
  levels: LevelShown[];
}
/**
 * A language in which everything can be told.
 */
export interface LanguageShown {
  language: string;
  name: string;
}
/**
 * A card set for drawing: its content, how each card is called, its texts by language.
 *
 *     `says` has what cards do, by language and id, where the rules make it from their effects.
 */
export interface CardsShown {
  id: string;
  hash: string;
  content: {
    [k: string]: unknown;
  };
  names: {
    [k: string]: string;
  };
  says: {
    [k: string]: {
      [k: string]: string;
    };
  };
  phrases: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/**
 * A rule with the id that choices and blocked actions cite.
 */
export interface RuleShown {
  id: string;
  text: string;
}
/**
 * A chapter of the rules: text as Markdown, rules by id.
 */
export interface RulesSection {
  title: string;
  text: string;
  rules: RuleShown[];
}
/**
 * The rules of a game for players.
 */
export interface RulesShown {
  game: string;
  sections: RulesSection[];
}
/**
 * You, as the server knows you: a guest with a name and a cookie.
 */
export interface PersonShown {
  name: string | null;
  language: string;
  webhook: string | null;
  email: string | null;
  unconfirmed: string | null;
}
/**
 * Change what is given, leave the rest.
 */
export interface PersonChange {
  name?: string;
  language?: string;
  webhook?: string | null;
  email?: string | null;
}
/**
 * From the link in a mail.
 */
export interface MailCode {
  code: string;
}
/**
 * Whether mail may be sent there now.
 */
export interface MailSettled {
  mail: boolean;
}
/**
 * A code that makes another device yours; it is not told again.
 */
export interface CodeGiven {
  code: string;
  minutes: number | null;
  address: string | null;
  picture: string | null;
}
/**
 * A code of one's own, from paper or another device.
 */
export interface CodeBrought {
  code: string;
  leave: boolean;
}
/**
 * Who you are on this device from now on.
 */
export interface DeviceLinked {
  person: PersonShown;
  recovery: string | null;
}
/**
 * Whether it is gone; otherwise others who sit there have not asked for it yet.
 */
export interface TableDeleted {
  deleted: boolean;
}
/**
 * Who shall sit there: `me` (again and again for hot-seat), `open`, or a bot's name.
 */
export interface ChairWanted {
  who: string;
  name?: string | null;
}
/**
 * Open a table; `start` begins as soon as all seats are taken.
 */
export interface CreateTable {
  game: string;
  chairs: ChairWanted[];
  options?: {
    [k: string]: unknown;
  };
  set?: string;
  cards?: string | null;
  public?: boolean;
  pace?: "live" | "turns";
  hints?: boolean;
  clocks?: Clocks;
  start?: boolean;
  seed?: string | null;
  record?: Record | null;
}
/**
 * Everything needed to play a game again, and to prove that it was dealt fairly.
 */
export interface Record {
  seedround: number;
  game: string;
  rules: number;
  cards: SetRef;
  options: {
    [k: string]: unknown;
  };
  seats: number;
  names: string[];
  seed: string;
  salt: string;
  commitment: string;
  moves: string[];
  ending: string | null;
  seal: Seal | null;
}
/**
 * The card set of a game: id and hash, and its content unless we ship that hash.
 */
export interface SetRef {
  id: string;
  hash: string;
  content: {
    [k: string]: unknown;
  } | null;
}
/**
 * What closes a record: who was asked what before each move, and the last link.
 */
export interface Seal {
  decisions: string[];
  last: string;
  signed: Signature | null;
}
/**
 * A server's word for a record: which key, and what it says beside the last link.
 */
export interface Signature {
  key: string;
  deal: "chosen" | "drawn";
  given: number;
  former: number[];
  signature: string;
}
/**
 * A one-time link for a free seat; only the table's host gets it.
 */
export interface Invite {
  seat: number;
  token: string;
}
/**
 * A card set that the host of a table brought along, and how it differs from ours.
 */
export interface OwnSet {
  title: string;
  differences: string[];
  sheets: string | null;
}
/**
 * The own set of a table; None if it is one that we ship.
 */
export interface OwnSetShown {
  own_set: OwnSet | null;
}
/**
 * What an invitation is to, before one takes the seat.
 */
export interface Invited {
  game: string;
  title: string;
  by: string | null;
  seat: number;
  names: (string | null)[];
  clocks: Clocks;
  pace: "live" | "turns";
  own_set: OwnSet | null;
}
/**
 * The new table and the invitations for its free seats.
 */
export interface TableOpened {
  table: TableShown;
  invites: Invite[];
}
/**
 * Sit down as a guest with a name; at a public table in any free seat, or the given one.
 */
export interface Join {
  name: string;
  seat?: number | null;
}
/**
 * Play on from the first `steps` moves of a finished game, bots in the other seats.
 */
export interface Branch {
  steps: number;
  seat: number;
  bot?: string;
}
/**
 * The lists of the first page.
 */
export interface Tables {
  mine: TableShown[];
  open: TableShown[];
  running: TableShown[];
}
/**
 * One step of a replay as the chosen viewer sees it, after `step` moves.
 */
export interface Frame {
  step: number;
  seat: number | null;
  move: string | null;
  told: Told[];
  stages: Change[][];
  view: {
    [k: string]: unknown;
  };
  standing: StandingShown | null;
}
/**
 * Some frames of a finished game.
 */
export interface Replay {
  table: TableShown;
  viewer: number;
  steps: number;
  first: number;
  frames: Frame[];
}
/**
 * What can be said of a finished game: that it is unchanged, who signed it, how it replays.
 */
export interface Verified {
  fair: boolean;
  words: string;
  commitment: string;
  seed: string;
  salt: string;
  moves: number;
  sealed: boolean;
  key: string | null;
  chosen: boolean;
  given: number;
  former: number;
  rules: number;
  now: number;
  replayed: number;
}
/**
 * The public key with which this server signs the records of its games.
 */
export interface KeyShown {
  key: string;
  algorithm: "Ed25519";
}
/**
 * A seat's game in figures: moves, seconds taken for them, place and score.
 */
export interface SeatFigures {
  seat: number;
  moves: number;
  seconds: number;
  place: number | null;
  score: number | null;
}
/**
 * A finished game in figures.
 */
export interface Statistics {
  seats: SeatFigures[];
  moves: number;
  events: number;
  taken_back: number;
  seconds: number;
  details: {
    [k: string]: unknown;
  };
}
/**
 * What was wrong and what to do.
 */
export interface Problem {
  kind: string;
  problem: string;
  rule: string | null;
}
/**
 * Follow a table with the eyes of these seats (own ones), or as a spectator with none.
 *
 *     `after` by seat: the last number of Told this client has; it gets the rest. `chat_after` and, by
 *     seat, `team_chat_after` are the same for lines of chat. With `stages` it is also told how things
 *     stood after each event, to show them one by one; with `standing` who leads, what will happen by
 *     itself, and what each move brings.
 */
export interface Watch {
  do: "watch";
  table: string;
  seats?: number[];
  after?: {
    [k: string]: number;
  };
  stages?: boolean;
  standing?: boolean;
  chat_after?: number;
  team_chat_after?: {
    [k: string]: number;
  };
  id: string;
}
export interface Unwatch {
  do: "unwatch";
  table: string;
  id: string;
}
/**
 * A move; `layout` is a display hint that travels beside it (how blocks lie on a grid).
 */
export interface Play {
  do: "play";
  table: string;
  seat: number;
  decision: number;
  move: string;
  layout?: string | null;
  id: string;
}
/**
 * Take back the last move: at once up to the barrier, else it becomes a proposal.
 */
export interface Undo {
  do: "undo";
  table: string;
  seat: number;
  id: string;
}
export interface Propose {
  do: "propose";
  table: string;
  seat: number;
  what: "abandon" | "pause" | "resume" | "take_back";
  id: string;
}
/**
 * Agree to the pending proposal or turn it down.
 */
export interface Vote {
  do: "vote";
  table: string;
  seat: number;
  agree: boolean;
  id: string;
}
/**
 * Leave the game for good: a bot plays the seat on.
 */
export interface Resign {
  do: "resign";
  table: string;
  seat: number;
  id: string;
}
/**
 * A line of chat, for all or for the team of an own seat (`seat`, or else the first one).
 */
export interface Say {
  do: "say";
  table: string;
  text: string;
  to?: "all" | "team";
  seat?: number | null;
  id: string;
}
/**
 * Point out cards to the team: these and no others, until the team has decided.
 */
export interface Mark {
  do: "mark";
  table: string;
  seat: number;
  cards: string[];
  id: string;
}
export interface Hint {
  do: "hint";
  table: string;
  seat: number;
  id: string;
}
/**
 * Ask what the forecast of an own seat would be after a legal move, before making it.
 */
export interface Foresee {
  do: "foresee";
  table: string;
  seat: number;
  decision: number;
  move: string;
  id: string;
}
/**
 * Want another game; when all players do, the next table opens with rotated seats.
 */
export interface Rematch {
  do: "rematch";
  table: string;
  seat: number;
  id: string;
}
/**
 * The first message on a socket: who you are, and the server's time for clocks.
 */
export interface Welcome {
  is: "welcome";
  person: PersonShown;
  now: number;
  version: string;
}
/**
 * The request with this id is carried out and durable.
 */
export interface Done {
  is: "done";
  id: string;
}
/**
 * The request with this id changed nothing; why, and the rule if there is one.
 */
export interface Refusal {
  is: "refusal";
  id: string | null;
  kind: string;
  problem: string;
  rule: string | null;
}
/**
 * What happened and how things stand now, for one viewer of a table.
 */
export interface Update {
  is: "update";
  table: string;
  viewer: number;
  told: Told[];
  kept: number | null;
  state: State;
  now: number;
  stages: Change[][];
}
/**
 * Chairs, presence, stage or anything else about the table as such.
 */
export interface TableChanged {
  is: "table_changed";
  table: TableShown;
}
/**
 * New lines of one chat, which counts them by itself: the one for all, or a team's.
 */
export interface ChatLines {
  is: "chat_lines";
  table: string;
  team: number[];
  lines: ChatShown[];
}
/**
 * What the members of a team point out to each other now; only they are told.
 */
export interface Marks {
  is: "marks";
  table: string;
  team: number[];
  marks: MarksOf[];
}
/**
 * A move worth considering, with its value and the reason in words; best first.
 */
export interface HintMove {
  move: string;
  words: string;
  value: number;
  why: string;
  details: string[];
}
export interface Hints {
  is: "hints";
  id: string;
  table: string;
  seat: number;
  decision: number;
  moves: HintMove[];
}
/**
 * The forecast after a move that was asked about; None if it depends on what is drawn.
 *
 *     If the move may turn out in more than one way, `cases` are those whose forecast is known. If it
 *     warns of something that another move averts, made first, that is the `remedy`.
 */
export interface Foreseen {
  is: "foreseen";
  id: string;
  table: string;
  seat: number;
  decision: number;
  move: string;
  forecast: ForecastShown | null;
  cases: CaseShown[];
  remedy: RemedyShown | null;
}
/**
 * The server stops, or a table moves; come back after `retry` milliseconds.
 */
export interface Goodbye {
  is: "goodbye";
  retry: number;
  kind: string;
  words: string;
}
