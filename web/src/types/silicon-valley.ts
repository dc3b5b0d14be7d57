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
  | DoneByHand
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
  poach_prices: {
    [k: string]: number;
  };
  chosen: number[];
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
  steps: number[];
  tech: string[];
  employees: string[];
  tiles: TileView[];
  white: [string, number] | null;
  grey: [string, number] | null;
  decided: string[];
  decisions: number;
  rounds: number;
  ring: SpaceView[];
  movements: StepsView[];
  acts: number[];
  decision_order: string[] | null;
}
/**
 * A space of the ring, as the board lies now (SV-R-40).
 */
export interface SpaceView {
  row: string;
  slot: number;
  does: string | null;
  pays: number | null;
  white: number[];
  grey: number[];
  white_cards: number;
  grey_cards: number;
}
/**
 * A line of the reference of pawn movements: decisions with so many steps.
 */
export interface StepsView {
  steps: number;
  white: number;
  white_left: number;
  grey: number;
  grey_left: number;
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
 * The table is set; companies in turn order (SV-SETUP-01..13).
 */
export interface GameStarted {
  event: "game_started";
  companies: CompanyStart[];
  employees: string[];
  hq: string[];
  vc: string[];
  products: string[];
}
/**
 * Where a company starts, and with how much.
 */
export interface CompanyStart {
  say: "company_start";
  seat: number;
  mat: string;
  money: number;
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
  order: Player[];
}
/**
 * One in a list of players.
 */
export interface Player {
  say: "player";
  seat: number;
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
 * A power does its work (SV-VC-03, SV-R-28).
 */
export interface PowerUsed {
  event: "power_used";
  seat: number;
  card: string;
  power:
    | ByHand
    | Launch
    | Act
    | Hire1
    | Poach1
    | Expand1
    | Blocks
    | Overtime1
    | Royalty1
    | Relief
    | Layoff1
    | Sunset1
    | Gain;
}
/**
 * What no other effect can say: the text is told, and people carry it out by themselves.
 */
export interface ByHand {
  op: "none";
  text: string;
}
/**
 * Launch a product by all normal rules.
 */
export interface Launch {
  op: "launch";
}
/**
 * More actions in this turn (SV-R-61).
 */
export interface Act {
  op: "act";
  actions: number;
}
/**
 * Hire from the row; room is needed.
 */
export interface Hire1 {
  op: "hire";
  price: number | null;
  less: number | null;
}
/**
 * Poach from another company; room is needed.
 */
export interface Poach1 {
  op: "poach";
  price: number | null;
  less: number | null;
}
/**
 * Take an HQ card; it counts for later prices.
 */
export interface Expand1 {
  op: "expand";
  price: number | null;
  less: number | null;
}
/**
 * Take blocks from the supply: of any kind, up to a size, or of these kinds.
 */
export interface Blocks {
  op: "blocks";
  n: number;
  largest: number;
  kinds: ("D2" | "I3" | "I4" | "L3" | "L4" | "O4" | "S4" | "T4")[];
}
/**
 * The ongoing benefit of an employee or the founder, now.
 */
export interface Overtime1 {
  op: "overtime";
  times: number;
}
/**
 * The ongoing cash of a product, now.
 */
export interface Royalty1 {
  op: "royalty";
  times: number;
}
/**
 * Salary tokens off each employee who has some.
 */
export interface Relief {
  op: "relief";
  tokens: number;
}
/**
 * Lay off any number of employees for so much valuation in all.
 */
export interface Layoff1 {
  op: "layoff";
  loss: number;
}
/**
 * Sunset a product for so much valuation, and gain some cash.
 */
export interface Sunset1 {
  op: "sunset";
  loss: number;
  cash: number;
}
/**
 * Cash, valuation or both, once or by what the company has; `most` limits how often.
 */
export interface Gain {
  op: "gain";
  per: ("employee" | "hq" | "product") | null;
  every: number;
  most: number | null;
  cash: number;
  valuation: number;
}
/**
 * A power that was declined or could not be used (SV-VC-03, SV-R-28).
 */
export interface PowerLost {
  event: "power_lost";
  seat: number;
  card: string;
  power:
    | ByHand
    | Launch
    | Act
    | Hire1
    | Poach1
    | Expand1
    | Blocks
    | Overtime1
    | Royalty1
    | Relief
    | Layoff1
    | Sunset1
    | Gain;
}
/**
 * What people carry out by themselves (SV-VC-03).
 */
export interface DoneByHand {
  event: "done_by_hand";
  card: string;
  text: string;
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
  amount: number;
  unit: "billion" | "million" | "start";
}
/**
 * Each employee gets salary tokens, or loses them (SV-SALARY-01, SV-SALARY-05).
 */
export interface SalariesChanged {
  event: "salaries_changed";
  seat: number;
  change: "less" | "more";
  amount: number;
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
 * SV-SOLO-12..14; without a row and a slot it stays where it is (SV-R-52).
 */
export interface PawnMoved {
  event: "pawn_moved";
  pawn: "grey" | "white";
  row: ("employee" | "hq" | "product" | "vc") | null;
  slot: number | null;
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
  attributes: Symbol[];
}
/**
 * One of the five things that people and investors want.
 */
export interface Symbol {
  say: "symbol";
  attribute: "MIN" | "PRO" | "TEC" | "VAC" | "WLB";
}
/**
 * SV-SOLO-29.
 */
export interface PersonalityActed {
  event: "personality_acted";
  card: string;
  does: (
    | ByHand
    | Pay1
    | PayCode
    | PayUpkeep
    | PaySalaries
    | Lose
    | RaiseSalaries
    | ReturnBlock
    | Headhunt
    | Discard
    | Recruit
    | Collect
    | Copy
    | Innovate1
  )[];
}
/**
 * The player pays cash, or what is left.
 */
export interface Pay1 {
  op: "pay";
  per: ("employee" | "hq" | "product") | null;
  every: number;
  most: number | null;
  cash: number;
}
/**
 * The player pays code, or all blocks if they are worth less.
 */
export interface PayCode {
  op: "pay_code";
  code: number;
}
/**
 * The player pays the HQ upkeep, or what is left.
 */
export interface PayUpkeep {
  op: "pay_upkeep";
}
/**
 * The player pays all salaries, or lays people off (SV-R-47).
 */
export interface PaySalaries {
  op: "pay_salaries";
}
/**
 * The player loses valuation.
 */
export interface Lose {
  op: "lose";
  per: ("employee" | "hq" | "product") | null;
  every: number;
  most: number | null;
  valuation: number;
}
/**
 * Salary tokens on each of the player's employees.
 */
export interface RaiseSalaries {
  op: "raise_salaries";
  tokens: number;
}
/**
 * The player returns a block of a kind, if there is one.
 */
export interface ReturnBlock {
  op: "return_block";
  block: "D2" | "I3" | "I4" | "L3" | "L4" | "O4" | "S4" | "T4";
}
/**
 * An employee of the player's choice goes to the Rival.
 */
export interface Headhunt {
  op: "headhunt";
}
/**
 * A card of a row goes: the first or the last; of products an unlaunched one.
 */
export interface Discard {
  op: "discard";
  row: "employee" | "hq" | "product" | "vc";
  which: "first" | "last";
}
/**
 * The Rival takes an employee of the row; markers do not move.
 */
export interface Recruit {
  op: "recruit";
  which: "first" | "last";
}
/**
 * The Rival collects the decision card's blocks so many times more.
 */
export interface Collect {
  op: "collect";
  times: number;
}
/**
 * The Rival second-moves the player's first product.
 */
export interface Copy {
  op: "copy";
  otherwise: (Pay1 | PayCode | Lose | RaiseSalaries) | null;
}
/**
 * The Rival innovates the first unlaunched product.
 */
export interface Innovate1 {
  op: "innovate";
  otherwise: (Pay1 | PayCode | Lose | RaiseSalaries) | null;
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
  companies: CompanyWorth[];
}
/**
 * What a company is worth: the amount printed on its space.
 */
export interface CompanyWorth {
  say: "company_worth";
  seat: number;
  amount: number;
  unit: "billion" | "million" | "start";
}
/**
 * Screens are lifted (SV-END-01..04).
 */
export interface GameEnded {
  event: "game_ended";
  winners: number[];
  companies: CompanyEnd[];
}
/**
 * What decides the game, in this order (SV-END-02, SV-END-03).
 */
export interface CompanyEnd {
  say: "company_end";
  seat: number;
  amount: number;
  unit: "billion" | "million" | "start";
  money: number;
  blocks: number;
}
/**
 * SV-SOLO-32, SV-SOLO-33.
 */
export interface SoloEnded {
  event: "solo_ended";
  seat: number;
  won: boolean;
  round: number;
  index: number;
  amount: number;
  unit: "billion" | "million" | "start";
}
