// Made by tools/page_types.py from the server's structs: do not change by hand.

export type TradeShowMove = One | Two | Order | Place | Concede | Reroll | Accept | Roll;
export type TradeShowEvent =
  | GameStarted
  | RoundStarted
  | Drafted
  | TookColumn
  | Stacked
  | Refilled
  | TurnStarted
  | Rolled
  | Fulfilled
  | Rerolled
  | Sold
  | Failed
  | RoundEnded
  | GameEnded;

/**
 * The whole table but the order of the deck.
 */
export interface TradeShowView {
  viewer: number;
  asked: number[];
  kind: string | null;
  result: Result | null;
  round: number;
  rounds: number;
  start: number;
  seats: SeatView[];
  queue: string[];
  bottom: string[];
  top: string[];
  supply: number | null;
  deck: number;
  unseen: string[];
  deck_order: string[] | null;
  turn: TurnView | null;
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
 * What lies before a seat, all of it open.
 */
export interface SeatView {
  company: string;
  target: number;
  stack: string[];
  score: number;
  cubes: number;
}
/**
 * The turn at the trade show: dice, what is fulfilled, the offer.
 */
export interface TurnView {
  seat: number;
  fulfilled: number;
  /**
   * @minItems 3
   */
  free: [number, number, number];
  rolled: number[][];
  placed: PlacedDice[];
  pending: number;
  dollars: number;
  bonus: number;
  offer: number;
}
/**
 * Dice lying on a fulfilled card, and whether they earned a cube.
 */
export interface PlacedDice {
  sides: number;
  values: number[];
  cube: boolean;
}
/**
 * Take the bottom card of a column (TS-DRAFT-03).
 */
export interface One {
  move: "one";
  column: number;
}
/**
 * Take both cards of a column (TS-DRAFT-04).
 */
export interface Two {
  move: "two";
  column: number;
}
/**
 * Which of the two cards goes above the other (TS-DRAFT-11).
 */
export interface Order {
  move: "order";
  above: "bottom" | "top";
}
/**
 * Put dice of one size on the target; an exact single die earns a cube (TS-SHOW-05..10).
 */
export interface Place {
  move: "place";
  dice: string;
  cube: boolean;
}
/**
 * Let the sale fail (TS-SHOW-16).
 */
export interface Concede {
  move: "concede";
}
/**
 * Pay two cubes and roll all free dice again (TS-SHOW-18).
 */
export interface Reroll {
  move: "reroll";
}
/**
 * Sell for the offer on the table (TS-SHOW-13).
 */
export interface Accept {
  move: "accept";
}
/**
 * Roll the free dice for the next card (TS-SHOW-15).
 */
export interface Roll {
  move: "roll";
}
/**
 * Companies are dealt and the start marker is given (TS-SET-02, TS-SET-03, TS-SET-07).
 */
export interface GameStarted {
  event: "game_started";
  companies: string[];
  queue: string[];
  start: number;
  rounds: number;
}
/**
 * A new grid lies on the table (TS-SET-05, TS-ROUND-03).
 */
export interface RoundStarted {
  event: "round_started";
  round: number;
  start: number;
  companies: string[];
  bottom: string[];
  top: string[];
}
/**
 * A seat took the bottom card of a column (TS-DRAFT-03).
 */
export interface Drafted {
  event: "drafted";
  seat: number;
  column: number;
  card: string;
}
/**
 * A seat took both cards of a column and is about to order them (TS-DRAFT-04).
 */
export interface TookColumn {
  event: "took_column";
  seat: number;
  column: number;
  bottom: string;
  top: string;
}
/**
 * The two cards went under the stack in this order (TS-DRAFT-11).
 */
export interface Stacked {
  event: "stacked";
  seat: number;
  above: string;
  below: string;
}
/**
 * A column after its refill (TS-DRAFT-08, TS-DRAFT-09).
 */
export interface Refilled {
  event: "refilled";
  column: number;
  bottom: string;
  top: string;
}
/**
 * A seat takes its company's dice to the trade show (TS-SHOW-02).
 */
export interface TurnStarted {
  event: "turn_started";
  seat: number;
  company: string;
}
/**
 * All free dice were rolled (TS-SHOW-03, TS-SHOW-15).
 */
export interface Rolled {
  event: "rolled";
  seat: number;
  card: string;
  d4: number[];
  d6: number[];
  d8: number[];
}
/**
 * Dice were put on the target; the offer grows (TS-SHOW-08, TS-SHOW-10, TS-SHOW-11).
 */
export interface Fulfilled {
  event: "fulfilled";
  seat: number;
  card: string;
  dice: string;
  values: number[];
  cube: boolean;
  offer: number;
}
/**
 * Two cubes went to the supply for a reroll (TS-SHOW-18, TS-CUBE-04).
 */
export interface Rerolled {
  event: "rerolled";
  seat: number;
}
/**
 * The offer was accepted (TS-SHOW-13, TS-SHOW-14).
 */
export interface Sold {
  event: "sold";
  seat: number;
  dollars: number;
  bonus: number;
  complete: number;
  cubes: number;
  total: number;
  score: number;
}
/**
 * The sale failed; only matching bonuses are scored (TS-SHOW-16, TS-SHOW-17).
 */
export interface Failed {
  event: "failed";
  seat: number;
  card: string;
  bonus: number;
  lost: number;
  score: number;
}
/**
 * The trade show is over (TS-ROUND-02, TS-ROUND-06).
 */
export interface RoundEnded {
  event: "round_ended";
  round: number;
  scores: number[];
}
/**
 * Cubes have become dollars and the most money wins (TS-END-03..05).
 */
export interface GameEnded {
  event: "game_ended";
  winners: number[];
  scores: number[];
  cubes: number[];
}
