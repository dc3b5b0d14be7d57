// Made by tools/page_types.py from the server's structs: do not change by hand.

export type SiliconValleyMove =
  | Keep
  | Hire
  | Poach
  | Expand
  | Vc
  | Outsource
  | Innovate
  | Second
  | Sunset
  | Layoff
  | EndTurn
  | Done
  | Decline
  | Pay
  | Drop
  | Design
  | Narrow
  | Take
  | Overtime
  | Royalty
  | Yield;
export type SiliconValleyEvent =
  | GameStarted
  | FounderKept
  | FounderShown
  | RoundStarted
  | TurnStarted
  | TurnEnded
  | Hired
  | Poached
  | Expanded
  | Funded
  | PowerUsed
  | PowerLost
  | Outsourced
  | Innovated
  | SecondMoved
  | Flipped
  | Sunsetted
  | LaidOff
  | Gained
  | Collected
  | Substituted
  | Missed
  | PaidCode
  | PaidHq
  | PaidSalaries
  | PaidRival
  | TokenMoved
  | SalariesChanged
  | Refilled
  | Reshuffled
  | DecisionRevealed
  | PawnMoved
  | RivalInnovated
  | RivalCopied
  | RivalTook
  | RivalCollected
  | MarkersMoved
  | PersonalityActed
  | Discarded
  | Headhunted
  | RoundEnded
  | GameEnded
  | SoloEnded;

/**
 * The whole table but what is behind screens and the order of decks.
 */
export interface SiliconValleyView {
  viewer: number;
  asked: number[];
  kind: string | null;
  result: Result | null;
  round: number;
  order: number[];
  turn: number | null;
  actions: number;
  seats: SeatView[];
  tokens: number[];
  unicorn: number;
  salary_markers: number[];
  supply: {
    [k: string]: number;
  };
  row: (string | null)[];
  prices: number[];
  deck: number;
  discard: string[];
  hq_row: (string | null)[];
  hq_deck: number;
  hq_discard: string[];
  vc_row: (string | null)[];
  vc_deck: number;
  vc_discard: string[];
  products: ProductView[];
  product_deck: number;
  product_discard: string[];
  rival: RivalView | null;
  deck_orders: string[][] | null;
  spare_founders: string[] | null;
  hire_prices: (number | null)[];
  vc_costs: (number | null)[];
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
 * A company; what is behind the screen is None for the others (SV-INFO-01, SV-INFO-02).
 */
export interface SeatView {
  mat: string;
  founder: string | null;
  hq: string[];
  employees: EmployeeView[];
  tiles: TileView[];
  index: number;
  worth: string;
  symbols: number[];
  places: number;
  slots: number;
  rent: number;
  hq_price: number;
  cash: number | null;
  blocks: string[] | null;
  dealt: string[] | null;
}
export interface EmployeeView {
  card: string;
  tokens: number;
  salary: number;
}
/**
 * A launch tile and the side it shows: A, B or SM.
 */
export interface TileView {
  product: string;
  side: string;
}
/**
 * A product slot; alone, innovator 1 is the Rival. The Rival's blocks have no placement.
 */
export interface ProductView {
  card: string | null;
  innovator: number | null;
  launched: number | null;
  blocks: string[];
  placed: PlacedView[];
  pawn: string | null;
}
/**
 * A block on a grid: its kind and the squares it covers, in row order from 0.
 */
export interface PlacedView {
  block: string;
  squares: number[];
}
/**
 * The Rival board, all of it open.
 */
export interface RivalView {
  mat: string;
  founder: string;
  personalities: string[];
  markers: number[];
  steps: number;
  tech: string[];
  employees: string[];
  tiles: TileView[];
  white: [string, number] | null;
  grey: [string, number] | null;
  decided: string[];
  decisions: number;
  rounds: number;
  decision_order: string[] | null;
}
/**
 * Keep one of the two founders dealt (SV-SETUP-14).
 */
export interface Keep {
  move: "keep";
  founder: string;
}
/**
 * Hire the employee of a slot of the row, the cheapest slot first (SV-HIRE-01).
 */
export interface Hire {
  move: "hire";
  slot: number;
}
/**
 * Take an employee from another company; alone, seat 1 is the Rival (SV-POACH-01).
 */
export interface Poach {
  move: "poach";
  seat: number;
  employee: string;
}
/**
 * Take an HQ card (SV-HQ-02).
 */
export interface Expand {
  move: "expand";
  slot: number;
}
/**
 * Acquire the funding of a VC card (SV-VC-01).
 */
export interface Vc {
  move: "vc";
  slot: number;
}
/**
 * Buy one block (SV-OUT-01).
 */
export interface Outsource {
  move: "outsource";
  block: string;
}
/**
 * Launch a product as the innovator (SV-INNO-01).
 */
export interface Innovate {
  move: "innovate";
  slot: number;
}
/**
 * Launch a product as the second mover (SV-SECOND-01).
 */
export interface Second {
  move: "second";
  slot: number;
}
/**
 * Remove one of your own products (SV-SUNSET-01).
 */
export interface Sunset {
  move: "sunset";
  product: string;
}
/**
 * Lay off one of your own employees (SV-LAYOFF-01).
 */
export interface Layoff {
  move: "layoff";
  employee: string;
}
/**
 * Stop before the actions are used up (SV-TURN-02).
 */
export interface EndTurn {
  move: "end_turn";
}
/**
 * No more layoffs or sunsets in this action.
 */
export interface Done {
  move: "done";
}
/**
 * Let the power of a VC card go (SV-VC-03).
 */
export interface Decline {
  move: "decline";
}
/**
 * Pay code with these blocks (SV-GEN-07).
 */
export interface Pay {
  move: "pay";
  blocks: string[];
}
/**
 * Do not pay for this product: it is lost (SV-INVOL-03).
 */
export interface Drop {
  move: "drop";
}
/**
 * Fill a product's grid with these blocks (SV-INNO-02).
 */
export interface Design {
  move: "design";
  blocks: string[];
}
/**
 * How many blocks of a kind, where a list would be too long (section 3.4).
 */
export interface Narrow {
  move: "narrow";
  block: string;
  count: number;
}
/**
 * Take a block: in place of one that has run out, or by the power of a VC card.
 */
export interface Take {
  move: "take";
  block: string;
}
/**
 * Gain the ongoing benefit of one of your people now (power `overtime`).
 */
export interface Overtime {
  move: "overtime";
  employee: string;
}
/**
 * Gain the ongoing cash of one of your products twice (power `royalty`).
 */
export interface Royalty {
  move: "royalty";
  product: string;
}
/**
 * Let an employee go to the Rival (personality `headhunt`).
 */
export interface Yield {
  move: "yield";
  employee: string;
}
/**
 * The table is set (SV-SETUP-01..13).
 */
export interface GameStarted {
  event: "game_started";
  mats: string[];
  order: number[];
  money: number[];
  employees: string[];
  hq: string[];
  vc: string[];
  products: string[];
}
/**
 * A seat has chosen; the others do not see whom (SV-SETUP-14).
 */
export interface FounderKept {
  event: "founder_kept";
  to: number[];
  secret: Founder | null;
  seat: number;
}
export interface Founder {
  founder: string;
}
/**
 * All have chosen (SV-SETUP-14).
 */
export interface FounderShown {
  event: "founder_shown";
  seat: number;
  founder: string;
}
/**
 * SV-ORDER-01, SV-ORDER-02.
 */
export interface RoundStarted {
  event: "round_started";
  round: number;
  order: number[];
}
export interface TurnStarted {
  event: "turn_started";
  seat: number;
  actions: number;
}
/**
 * SV-TURN-02: with so many actions unused.
 */
export interface TurnEnded {
  event: "turn_ended";
  seat: number;
  unused: number;
}
export interface Hired {
  event: "hired";
  seat: number;
  employee: string;
  price: number;
}
/**
 * `owner` is None if the Rival lost the employee (SV-POACH-01, SV-SOLO-26).
 */
export interface Poached {
  event: "poached";
  seat: number;
  owner: number | null;
  employee: string;
  price: number;
}
export interface Expanded {
  event: "expanded";
  seat: number;
  card: string;
  price: number;
}
/**
 * A VC card is acquired (SV-VC-02).
 */
export interface Funded {
  event: "funded";
  seat: number;
  card: string;
}
/**
 * A power that acts by itself (SV-VC-03, SV-R-28).
 */
export interface PowerUsed {
  event: "power_used";
  seat: number;
  card: string;
  power: string;
}
/**
 * A power that was declined or could not be used (SV-VC-03, SV-R-28).
 */
export interface PowerLost {
  event: "power_lost";
  seat: number;
  card: string;
  power: string;
}
export interface Outsourced {
  event: "outsourced";
  seat: number;
  block: string;
  price: number;
}
/**
 * SV-INNO-04, SV-INNO-05.
 */
export interface Innovated {
  event: "innovated";
  seat: number;
  product: string;
  blocks: string[];
}
/**
 * SV-SECOND-03, SV-SECOND-04.
 */
export interface SecondMoved {
  event: "second_moved";
  seat: number;
  product: string;
  blocks: string[];
}
/**
 * An Innovator tile shows its side B (SV-SECOND-06).
 */
export interface Flipped {
  event: "flipped";
  seat: number;
  product: string;
}
/**
 * A product is removed, by choice or because its code was not paid.
 */
export interface Sunsetted {
  event: "sunsetted";
  seat: number;
  product: string;
  forced: boolean;
}
/**
 * An employee goes, by choice or because salaries could not be paid.
 */
export interface LaidOff {
  event: "laid_off";
  seat: number;
  employee: string;
  forced: boolean;
}
/**
 * Cash, valuation and blocks that a card gives (SV-GEN-02, SV-GEN-03).
 */
export interface Gained {
  event: "gained";
  seat: number;
  source: string | null;
  cash: number;
  valuation: number;
  blocks: string[];
}
/**
 * The ongoing benefits of a whole company (SV-OPER-01).
 */
export interface Collected {
  event: "collected";
  seat: number;
  cash: number;
  valuation: number;
  blocks: string[];
}
/**
 * Another block in place of one that has run out (SV-SUPPLY-01, SV-SUPPLY-02).
 */
export interface Substituted {
  event: "substituted";
  seat: number;
  wanted: string;
  block: string;
}
/**
 * No block is left to take (SV-SUPPLY-03).
 */
export interface Missed {
  event: "missed";
  seat: number;
  wanted: string;
}
/**
 * Blocks go to the supply; change is not given (SV-GEN-07).
 */
export interface PaidCode {
  event: "paid_code";
  seat: number;
  card: string | null;
  cost: number;
  blocks: string[];
}
/**
 * SV-UPKEEP-01; what is short is forgiven (SV-INVOL-04).
 */
export interface PaidHq {
  event: "paid_hq";
  seat: number;
  price: number;
  forgiven: number;
}
/**
 * SV-UPKEEP-02.
 */
export interface PaidSalaries {
  event: "paid_salaries";
  seat: number;
  price: number;
}
/**
 * Money lost to a personality action.
 */
export interface PaidRival {
  event: "paid_rival";
  seat: number;
  price: number;
}
/**
 * The valuation token goes from one space to another (SV-TRACK-01..04).
 */
export interface TokenMoved {
  event: "token_moved";
  seat: number;
  start: number;
  end: number;
  worth: string;
}
/**
 * Salary tokens come (or go, if negative) at each employee (SV-SALARY-01, SV-SALARY-05).
 */
export interface SalariesChanged {
  event: "salaries_changed";
  seat: number;
  tokens: number;
}
/**
 * A card is turned up in a slot.
 */
export interface Refilled {
  event: "refilled";
  row: "employee" | "hq" | "product" | "vc";
  slot: number;
  card: string;
}
/**
 * A discard pile becomes the new deck (SV-R-15).
 */
export interface Reshuffled {
  event: "reshuffled";
  row: "employee" | "hq" | "product" | "vc";
}
/**
 * SV-SOLO-11.
 */
export interface DecisionRevealed {
  event: "decision_revealed";
  card: string;
  white: number;
  grey: number;
  blocks: string[];
}
/**
 * SV-SOLO-12..14; without a space it stays where it is (SV-R-52).
 */
export interface PawnMoved {
  event: "pawn_moved";
  pawn: "grey" | "white";
  space: string | null;
}
/**
 * SV-SOLO-15..18.
 */
export interface RivalInnovated {
  event: "rival_innovated";
  product: string;
  blocks: string[];
}
/**
 * SV-SOLO-20.
 */
export interface RivalCopied {
  event: "rival_copied";
  product: string;
}
/**
 * An HQ or VC card or an employee leaves the board (SV-SOLO-22..24).
 */
export interface RivalTook {
  event: "rival_took";
  row: "employee" | "hq" | "product" | "vc";
  card: string;
}
/**
 * Blocks join the tech row (SV-SOLO-24, SV-SOLO-28).
 */
export interface RivalCollected {
  event: "rival_collected";
  blocks: string[];
}
/**
 * Attributes whose markers went down a step, once for each step (SV-SOLO-22..24).
 */
export interface MarkersMoved {
  event: "markers_moved";
  attributes: string[];
}
/**
 * SV-SOLO-29.
 */
export interface PersonalityActed {
  event: "personality_acted";
  card: string;
  action: string;
}
/**
 * A personality action removes a card from the board.
 */
export interface Discarded {
  event: "discarded";
  row: "employee" | "hq" | "product" | "vc";
  card: string;
}
/**
 * An employee goes to the Rival.
 */
export interface Headhunted {
  event: "headhunted";
  seat: number;
  employee: string;
}
export interface RoundEnded {
  event: "round_ended";
  round: number;
  index: number[];
}
/**
 * Screens are lifted (SV-END-01..04).
 */
export interface GameEnded {
  event: "game_ended";
  winners: number[];
  index: number[];
  money: number[];
  blocks: number[];
}
/**
 * SV-SOLO-32, SV-SOLO-33.
 */
export interface SoloEnded {
  event: "solo_ended";
  won: boolean;
  index: number;
  round: number;
}
