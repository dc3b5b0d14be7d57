// Made by tools/page_types.py from the server's structs: do not change by hand.

export type TechDeckMove =
  Venture | Start | Pass | Use | Pick | Bury | NoSet | PlaySet | First | Stop | Assist | Score | Area | Retire;
export type TechDeckEvent =
  | TeamsMade
  | SoloStart
  | VenturesRevealed
  | VentureKept
  | TableSet
  | RoundStarted
  | CustomerCame
  | CustomerLeft
  | HandDiscarded
  | Reshuffled
  | Drew
  | RoundEnded
  | AllLost
  | GameScored
  | SoloWon
  | TeamPassed
  | EffectUsed
  | Discarded
  | Recovered
  | HandShown
  | Exchanged
  | Shifted
  | Buried
  | Expelled
  | Looked
  | Scouted
  | Revealed
  | Taken
  | Spied
  | Readied
  | Banked
  | Committed
  | SetsDown
  | SetRevealed
  | Declared
  | Helped
  | Doubled
  | AssistFailed
  | Contested
  | CustomerWon
  | Developed
  | Retained
  | Placed
  | Retired
  | Scored
  | SetReturned;

/**
 * The table as a viewer may know it.
 */
export interface TechDeckView {
  viewer: number;
  asked: number[];
  kind: string | null;
  result: Result | null;
  round: number;
  phase: "after" | "assist" | "before" | "customers" | "over" | "refresh" | "setup";
  team: number | null;
  marker: number | null;
  teams: TeamView[];
  row: string[];
  unhappy: string[];
  unhappy_limit: number;
  expelled: string[];
  box: string[];
  used: string[];
  chosen: string | null;
  customers: number;
  customers_seen: SeenCard[];
  customers_unseen: string[];
  customers_order: string[] | null;
  customers_marks: number[][];
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
 * One team, as the viewer may know it.
 */
export interface TeamView {
  seats: number[];
  lead: number | null;
  areas: AreaView[];
  score: string[];
  discard: string[];
  out: boolean;
  hand: string[] | null;
  hand_size: number;
  set: string[] | null;
  set_size: number | null;
  naming: string[];
  seen: string[];
  deck_size: number;
  deck_seen: SeenCard[];
  unseen: string[];
  deck_marks: number[][];
  deck: string[] | null;
  target: string | null;
  help: HelpView;
  won: string | null;
  offered: string[];
}
/**
 * A venture area, oldest card first; the controller of a shared area is the lead, if any.
 */
export interface AreaView {
  controller: number | null;
  shared: boolean;
  cards: string[];
}
/**
 * A card in a closed deck whose place is known; the next card has place 1.
 */
export interface SeenCard {
  place: number;
  card: string;
}
/**
 * What assist effects have given a set so far.
 */
export interface HelpView {
  low: number;
  high: number;
  wild: boolean;
  doubled: string[];
  edge: number;
}
/**
 * Keep this card as the start venture of an area (TD-SETUP-04).
 */
export interface Venture {
  move: "venture";
  card: string;
}
/**
 * Start cards of a solo game: the pair of 1s, then a 2, a 3 and a 4 (TD-SETUP-07).
 */
export interface Start {
  move: "start";
  cards: string[];
}
/**
 * Use no effect in this slot (TD-FX-03).
 */
export interface Pass {
  move: "pass";
}
/**
 * Use the effect of a card (TD-FX-04).
 */
export interface Use {
  move: "use";
  card: string;
}
/**
 * The card that a step of an effect works on (TD-FX-17).
 */
export interface Pick {
  move: "pick";
  card: string;
}
/**
 * Send looked-at customers to the bottom of their deck: some, or none (`bury:none`).
 */
export interface Bury {
  move: "bury";
  none: boolean;
  cards: string[];
}
/**
 * Play no cards in this run (TD-ASSIST-04).
 */
export interface NoSet {
  move: "none";
}
/**
 * Play these cards face down (TD-ASSIST-01).
 */
export interface PlaySet {
  move: "set";
  cards: string[];
}
/**
 * The next card of a set, in deck order, while too many sets remain to list them (3.1).
 */
export interface First {
  move: "first";
  card: string;
}
/**
 * The cards named so far are the set (3.1).
 */
export interface Stop {
  move: "stop";
}
/**
 * Declare which customer the revealed set assists (TD-ASSIST-07).
 */
export interface Assist {
  move: "assist";
  card: string;
}
/**
 * Put the won customer into the score pile (TD-ASSIST-20).
 */
export interface Score {
  move: "score";
}
/**
 * Put the won customer into a venture area (TD-ASSIST-17).
 */
export interface Area {
  move: "area";
  area: "a1" | "a2" | "a3";
}
/**
 * The venture that leaves a full area for the score pile (TD-ASSIST-18).
 */
export interface Retire {
  move: "retire";
  card: string;
}
/**
 * Who plays with whom (TD-TEAM-01..03).
 */
export interface TeamsMade {
  event: "teams_made";
  team1: number[];
  team2: number[];
}
/**
 * The start cards of a solo game, and the cards that leave it (TD-SETUP-07, TD-SETUP-08).
 */
export interface SoloStart {
  event: "solo_start";
  cards: string[];
  box: string[];
}
/**
 * All cards turned up until a team had its venture cards (TD-SETUP-02).
 */
export interface VenturesRevealed {
  event: "ventures_revealed";
  team: number;
  seats: number[];
  revealed: string[];
  ventures: string[];
}
/**
 * The start venture of an area (TD-SETUP-04).
 */
export interface VentureKept {
  event: "venture_kept";
  seat: number;
  team: number;
  area: number;
  card: string;
}
/**
 * Decks are shuffled, hands drawn, two customers wait (TD-SETUP-09..12).
 */
export interface TableSet {
  event: "table_set";
  row: string[];
  marker: number | null;
  holders: number[];
}
/**
 * A round begins, with these leads of teams of several (TD-TEAM-07, TD-END-08).
 */
export interface RoundStarted {
  event: "round_started";
  round: number;
  leads: number[];
  marker: number | null;
  holders: number[];
}
/**
 * A customer joined the row at its right end (TD-NEW-03).
 */
export interface CustomerCame {
  event: "customer_came";
  card: string;
}
/**
 * The left-most customer became unhappy (TD-NEW-04).
 */
export interface CustomerLeft {
  event: "customer_left";
  card: string;
  unhappy: number;
  limit: number;
}
/**
 * What was left in a hand at the refresh (TD-REFRESH-01).
 */
export interface HandDiscarded {
  event: "hand_discarded";
  team: number;
  seats: number[];
  cards: string[];
}
/**
 * A group discard was shuffled into a new group deck (TD-GEN-01, TD-REFRESH-03).
 */
export interface Reshuffled {
  event: "reshuffled";
  team: number;
  seats: number[];
  deck: number;
}
/**
 * A team drew cards (TD-REFRESH-01, TD-FX-14).
 */
export interface Drew {
  event: "drew";
  to: number[];
  secret: Known | null;
  team: number;
  count: number;
}
/**
 * The cards that only one team may know.
 */
export interface Known {
  cards: string[];
}
/**
 * The end of a round that ended nothing else (TD-END-08).
 */
export interface RoundEnded {
  event: "round_ended";
  round: number;
  scores: number[];
  points: TeamCount[];
  unhappy: number;
  limit: number;
}
/**
 * How many points or cards a team has: `you have 3`.
 */
export interface TeamCount {
  say: "team_count";
  team: number;
  seats: number[];
  count: number;
}
/**
 * Too many unhappy customers (TD-END-01).
 */
export interface AllLost {
  event: "all_lost";
  unhappy: number;
  points: TeamCount[];
}
/**
 * The customer deck is empty, or the last round is over (TD-END-02..05, TD-END-09).
 */
export interface GameScored {
  event: "game_scored";
  winners: number[];
  points: TeamCount[];
  sums: TeamCount[];
  by: "domains" | "draw" | "points" | "sum";
}
/**
 * A solo game was won (TD-END-06).
 */
export interface SoloWon {
  event: "solo_won";
  seat: number;
  points: number;
  grade: "scale_up" | "seed" | "series_a" | "side_project" | "unicorn";
}
/**
 * A team let a slot go; which of its seats were asked stays secret (TD-FX-09).
 */
export interface TeamPassed {
  event: "team_passed";
  team: number;
  seats: number[];
}
/**
 * A seat used the effect of a card (TD-FX-04).
 */
export interface EffectUsed {
  event: "effect_used";
  seat: number;
  card: string;
  text: string;
}
/**
 * A hand card went to the group discard.
 */
export interface Discarded {
  event: "discarded";
  team: number;
  seats: number[];
  card: string;
}
/**
 * A card came back from the group discard into the hand.
 */
export interface Recovered {
  event: "recovered";
  team: number;
  seats: number[];
  card: string;
}
/**
 * A hand card was chosen for an exchange (TD-GEN-05).
 */
export interface HandShown {
  event: "hand_shown";
  team: number;
  seats: number[];
  card: string;
}
/**
 * Two cards swapped places (TD-GEN-05).
 */
export interface Exchanged {
  event: "exchanged";
  team: number;
  seats: number[];
  gave: string;
  got: string;
  places: "discard_rival_discard" | "hand_discard" | "hand_row" | "row_top";
}
/**
 * A customer moved to the right end of the row.
 */
export interface Shifted {
  event: "shifted";
  card: string;
}
/**
 * A card was sent to the bottom of the customer deck (TD-GEN-06).
 */
export interface Buried {
  event: "buried";
  card: string;
  source: "area" | "discard" | "hand" | "row" | "unhappy";
}
/**
 * A card left the game (TD-GEN-04).
 */
export interface Expelled {
  event: "expelled";
  card: string;
  source: "area" | "discard" | "hand" | "row" | "unhappy";
}
/**
 * A team looked at the next customers (TD-GEN-03).
 */
export interface Looked {
  event: "looked";
  to: number[];
  secret: Known | null;
  team: number;
  count: number;
}
/**
 * What a team did with the customers it had looked at.
 */
export interface Scouted {
  event: "scouted";
  to: number[];
  secret: Known | null;
  team: number;
  looked: number;
  buried: number;
}
/**
 * A team turned up the top cards of its deck for all to see (TD-GEN-03).
 */
export interface Revealed {
  event: "revealed";
  team: number;
  seats: number[];
  cards: string[];
}
/**
 * A revealed card went into the hand; the others are back in order.
 */
export interface Taken {
  event: "taken";
  team: number;
  seats: number[];
  card: string;
}
/**
 * A team looked at the rivals' hand.
 */
export interface Spied {
  event: "spied";
  to: number[];
  secret: Known | null;
  team: number;
}
/**
 * A used card can be used again.
 */
export interface Readied {
  event: "readied";
  card: string;
}
/**
 * A hand card went to the score pile.
 */
export interface Banked {
  event: "banked";
  team: number;
  seats: number[];
  card: string;
}
/**
 * A team has decided what to play, or to play nothing (TD-ASSIST-05).
 */
export interface Committed {
  event: "committed";
  to: number[];
  secret: Known | null;
  team: number;
}
/**
 * Both have decided: so many cards lie face down (TD-ASSIST-05).
 */
export interface SetsDown {
  event: "sets_down";
  counts: TeamCount[];
}
/**
 * A team turned its set up (TD-ASSIST-07).
 */
export interface SetRevealed {
  event: "set_revealed";
  team: number;
  seats: number[];
  cards: string[];
}
/**
 * The customer that a team wants to assist (TD-ASSIST-07).
 */
export interface Declared {
  event: "declared";
  team: number;
  seats: number[];
  card: string;
}
/**
 * What an assist effect gave: so much may the total be over or short, any domain may do, or
 *     the highest card counts more (TD-ASSIST-08).
 */
export interface Helped {
  event: "helped";
  team: number;
  seats: number[];
  over: number;
  short: number;
  wild: boolean;
  edge: number;
}
/**
 * A played card counts twice.
 */
export interface Doubled {
  event: "doubled";
  team: number;
  seats: number[];
  card: string;
}
/**
 * The cards do not match the customer (TD-ASSIST-10).
 */
export interface AssistFailed {
  event: "assist_failed";
  team: number;
  seats: number[];
  cards: string[];
}
/**
 * Two matching assists for one customer (TD-ASSIST-11..14).
 */
export interface Contested {
  event: "contested";
  card: string;
  winner: number;
  seats: number[];
  by: "domains" | "marker" | "values";
}
/**
 * A team assisted a customer, which left the row (TD-ASSIST-10).
 */
export interface CustomerWon {
  event: "customer_won";
  team: number;
  seats: number[];
  card: string;
}
/**
 * The won customer became a group card (TD-ASSIST-15).
 */
export interface Developed {
  event: "developed";
  team: number;
  seats: number[];
  card: string;
  to: "deck" | "discard" | "hand";
}
/**
 * A played card went back to the hand (TD-ASSIST-16).
 */
export interface Retained {
  event: "retained";
  team: number;
  seats: number[];
  card: string;
}
/**
 * The won customer became a venture (TD-ASSIST-17).
 */
export interface Placed {
  event: "placed";
  team: number;
  seats: number[];
  area: number;
  card: string;
}
/**
 * A venture left a full area for the score pile (TD-ASSIST-18).
 */
export interface Retired {
  event: "retired";
  team: number;
  seats: number[];
  card: string;
  score: number;
}
/**
 * The won customer went to the score pile (TD-ASSIST-20).
 */
export interface Scored {
  event: "scored";
  team: number;
  seats: number[];
  card: string;
  score: number;
}
/**
 * A set went back to the hand (TD-ASSIST-21, TD-ASSIST-22).
 */
export interface SetReturned {
  event: "set_returned";
  team: number;
  seats: number[];
  cards: string[];
  out: boolean;
}
