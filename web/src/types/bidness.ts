// Made by tools/page_types.py from the server's structs: do not change by hand.

export type BidnessMove =
  | Discard
  | Play
  | Sell
  | Borrow
  | Pass
  | Target
  | Bid
  | Drop
  | Damages
  | Demand
  | Trial
  | Counter
  | Accept
  | Reject
  | Layoff
  | Pay
  | Payoff;
export type BidnessEvent =
  | GameStarted
  | RolledForFirst
  | RoundStarted
  | Dealt
  | Discarded
  | Passed
  | Borrowed
  | Sold
  | SoldUnseen
  | Played
  | PaidCost
  | Headhunted
  | BonusPlaced
  | TechGained
  | TechStolen
  | TechDestroyed
  | CardStolen
  | DoneByHand
  | BidMade
  | DroppedOut
  | AuctionWon
  | Unsold
  | Sued
  | Demanded
  | Countered
  | Rejected
  | Settled
  | TrialHeld
  | DamagesPaid
  | AwardMoved
  | SalariesPaid
  | LaidOff
  | PaidOff
  | Earned
  | TechRolled
  | BonusReturned
  | RoundEnded
  | GameEnded;

/**
 * Everything but hands, face-down cards and the deck (BD-INFO-02).
 */
export interface BidnessView {
  viewer: number;
  asked: number[];
  kind: string | null;
  result: Result | null;
  round: number;
  phase: "business" | "over" | "play" | "setup";
  first: number;
  turn: number;
  pass_run: number;
  market_leader: number | null;
  tech_leader: number | null;
  seats: SeatView[];
  face_up: string[];
  deck: number;
  deck_order: string[] | null;
  played: string | null;
  auction: AuctionView | null;
  suit: SuitView | null;
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
 * A workplace, open to all, and a hand, of which others see the size (BD-INFO-01, 02).
 */
export interface SeatView {
  cash: number;
  ious: number;
  capacity: number;
  tech: number;
  marketers: number;
  engineers: number;
  lawyers: number;
  contracts: number;
  bonus: string[];
  marketing: number;
  units: number;
  unit_price: number;
  trial_dice: number;
  salary: number;
  laid_off: boolean;
  hand_size: number;
  hand: string[] | null;
  face_down: number;
  face_down_cards: string[] | null;
}
/**
 * Who is in, the next to speak first, and who has dropped out.
 */
export interface AuctionView {
  card: string;
  seller: number;
  bidders: number[];
  dropped: number[];
  last_bid: number | null;
  last_bidder: number | null;
}
/**
 * The case, the talks so far, and the dice with the plaintiff's exact odds.
 */
export interface SuitView {
  card: string;
  plaintiff: number;
  defendant: number;
  claim: "cash" | "marketers" | "tech";
  damages: number | null;
  demand: number | null;
  offered: number | null;
  named: number;
  dice: number;
  defence: number;
  odds: number;
}
/**
 * Put a card face down on the discard heap (BD-DEAL-04).
 */
export interface Discard {
  move: "discard";
  card: string;
}
/**
 * Play a card from the hand (BD-PLAY-04, BD-PLAY-05).
 */
export interface Play {
  move: "play";
  card: string;
}
/**
 * Sell a card to the bank (BD-PLAY-06).
 */
export interface Sell {
  move: "sell";
  card: string;
}
/**
 * Take an IOU and its money (BD-DEBT-01, BD-DEBT-06, BD-SAL-05).
 */
export interface Borrow {
  move: "borrow";
}
/**
 * Skip the turn (BD-PLAY-01).
 */
export interface Pass {
  move: "pass";
}
/**
 * Name the other player that a card is for.
 */
export interface Target {
  move: "target";
  seat: number;
}
/**
 * Bid more than the last bid (BD-AUCTION-03).
 */
export interface Bid {
  move: "bid";
  amount: number;
}
/**
 * Leave the auction for good (BD-AUCTION-05).
 */
export interface Drop {
  move: "drop";
}
/**
 * Announce what is sued for: dollars, marketers or tech points (BD-SUIT-03).
 */
export interface Damages {
  move: "damages";
  amount: number;
}
/**
 * Open talks with a sum that the plaintiff would accept (BD-SUIT-08).
 */
export interface Demand {
  move: "demand";
  amount: number;
}
/**
 * Go to trial without talks (BD-SUIT-08).
 */
export interface Trial {
  move: "trial";
}
/**
 * Name another sum (BD-SUIT-09).
 */
export interface Counter {
  move: "counter";
  amount: number;
}
/**
 * Settle for the last named sum (BD-SUIT-10).
 */
export interface Accept {
  move: "accept";
}
/**
 * End the talks: the case goes to trial (BD-SUIT-10).
 */
export interface Reject {
  move: "reject";
}
/**
 * Lay one employee off (BD-SAL-04).
 */
export interface Layoff {
  move: "layoff";
  employee: "engineer" | "lawyer" | "marketer";
}
/**
 * Pay the salaries of those who are left (BD-SAL-06).
 */
export interface Pay {
  move: "pay";
}
/**
 * Pay off so many IOUs (BD-PAY-01).
 */
export interface Payoff {
  move: "payoff";
  ious: number;
}
/**
 * Equal companies, both awards in the bank (BD-SETUP-02..05).
 */
export interface GameStarted {
  event: "game_started";
  cash: number;
  ious: number;
  tech: number;
}
/**
 * Two dice for the First Player Token (BD-SETUP-06).
 */
export interface RolledForFirst {
  event: "rolled_for_first";
  seat: number;
  dice: number[];
}
/**
 * The token lies with the First Player; the deck is shuffled (BD-ROUND-01, BD-DEAL-01).
 */
export interface RoundStarted {
  event: "round_started";
  round: number;
  first: number;
}
/**
 * A seat got cards (BD-DEAL-02).
 */
export interface Dealt {
  event: "dealt";
  to: number[];
  secret: SecretCards | null;
  seat: number;
  count: number;
}
/**
 * Several cards, for those who may know them.
 */
export interface SecretCards {
  cards: string[];
}
/**
 * A seat put a card face down on the heap (BD-DEAL-04, BD-DEAL-05).
 */
export interface Discarded {
  event: "discarded";
  to: number[];
  secret: SecretCard | null;
  seat: number;
}
/**
 * One card, for those who may know it.
 */
export interface SecretCard {
  card: string;
}
/**
 * A seat skipped its turn, by choice or for want of cards (BD-PLAY-03, BD-PLAY-08).
 */
export interface Passed {
  event: "passed";
  seat: number;
}
/**
 * IOUs and their money came from the bank (BD-DEBT-01).
 */
export interface Borrowed {
  event: "borrowed";
  seat: number;
  ious: number;
  money: number;
  debt: number;
}
/**
 * A card was sold to the bank, face up (BD-PLAY-06).
 */
export interface Sold {
  event: "sold";
  seat: number;
  card: string;
  price: number;
}
/**
 * A card was sold to the bank, face down (BD-PLAY-06, option sold_cards).
 */
export interface SoldUnseen {
  event: "sold_unseen";
  to: number[];
  secret: SecretCard | null;
  seat: number;
  price: number;
}
/**
 * A card left a hand and lies open on the table (BD-PLAY-04, BD-PLAY-05).
 */
export interface Played {
  event: "played";
  seat: number;
  card: string;
}
/**
 * The cost of a card was paid, to the bank or to another player (BD-PLAY-05).
 */
export interface PaidCost {
  event: "paid_cost";
  seat: number;
  amount: number;
  payee: number | null;
}
/**
 * An employee changed sides (BD-CARD-02).
 */
export interface Headhunted {
  event: "headhunted";
  seat: number;
  target: number;
  employee: "engineer" | "lawyer" | "marketer";
}
/**
 * A bonus card lies in a workplace for the rest of the round (BD-PLAY-05).
 */
export interface BonusPlaced {
  event: "bonus_placed";
  card: string;
  owner: number;
}
/**
 * Tech points came from the bank (BD-CARD-06..08).
 */
export interface TechGained {
  event: "tech_gained";
  seat: number;
  points: number;
  tech: number;
}
/**
 * Tech points changed sides (BD-CARD-09).
 */
export interface TechStolen {
  event: "tech_stolen";
  seat: number;
  target: number;
  points: number;
}
/**
 * Tech points went back to the bank (BD-CARD-10).
 */
export interface TechDestroyed {
  event: "tech_destroyed";
  seat: number;
  target: number;
  points: number;
}
/**
 * Market Research took a card; thief and victim know which (BD-CARD-15).
 */
export interface CardStolen {
  event: "card_stolen";
  to: number[];
  secret: SecretCard | null;
  seat: number;
  target: number;
}
/**
 * What people carry out by themselves (section 6.2).
 */
export interface DoneByHand {
  event: "done_by_hand";
  card: string;
  text: string;
}
/**
 * BD-AUCTION-02, BD-AUCTION-03.
 */
export interface BidMade {
  event: "bid_made";
  seat: number;
  amount: number;
}
/**
 * BD-AUCTION-05, BD-AUCTION-12.
 */
export interface DroppedOut {
  event: "dropped_out";
  seat: number;
}
/**
 * The winner has paid, the seller or the bank (BD-AUCTION-09..11).
 */
export interface AuctionWon {
  event: "auction_won";
  seat: number;
  card: string;
  price: number;
  payee: number | null;
}
/**
 * Nobody bid (BD-AUCTION-11).
 */
export interface Unsold {
  event: "unsold";
  card: string;
}
/**
 * The damages are announced and stay fixed (BD-SUIT-03).
 */
export interface Sued {
  event: "sued";
  seat: number;
  defendant: number;
  card: string;
  claim: "cash" | "marketers" | "tech";
  amount: number;
}
/**
 * BD-SUIT-08.
 */
export interface Demanded {
  event: "demanded";
  seat: number;
  amount: number;
}
/**
 * BD-SUIT-09.
 */
export interface Countered {
  event: "countered";
  seat: number;
  amount: number;
}
/**
 * BD-SUIT-10.
 */
export interface Rejected {
  event: "rejected";
  seat: number;
}
/**
 * The defendant has paid, the case is dropped (BD-SUIT-10).
 */
export interface Settled {
  event: "settled";
  seat: number;
  defendant: number;
  amount: number;
}
/**
 * Both sides have rolled (BD-SUIT-14, BD-SUIT-15).
 */
export interface TrialHeld {
  event: "trial_held";
  seat: number;
  defendant: number;
  dice: number[];
  total: number;
  defence: number[];
  defence_total: number;
  winner: number;
}
/**
 * The loser gave up what he could of the damages (BD-SUIT-16..19).
 */
export interface DamagesPaid {
  event: "damages_paid";
  seat: number;
  to: number | null;
  claim: "cash" | "marketers" | "tech";
  amount: number;
}
/**
 * An award has another holder, or lies in the bank (BD-AWARD-03, BD-AWARD-04).
 */
export interface AwardMoved {
  event: "award_moved";
  award: "market" | "tech";
  holder: number | null;
}
/**
 * BD-SAL-02.
 */
export interface SalariesPaid {
  event: "salaries_paid";
  seat: number;
  amount: number;
}
/**
 * BD-SAL-04, BD-SAL-08.
 */
export interface LaidOff {
  event: "laid_off";
  seat: number;
  employee: "engineer" | "lawyer" | "marketer";
  due: number;
}
/**
 * BD-PAY-01.
 */
export interface PaidOff {
  event: "paid_off";
  seat: number;
  ious: number;
  cost: number;
  left: number;
}
/**
 * BD-EARN-01..04.
 */
export interface Earned {
  event: "earned";
  seat: number;
  price: number;
  units: number;
  contracts: number;
  total: number;
}
/**
 * BD-TECH-01.
 */
export interface TechRolled {
  event: "tech_rolled";
  seat: number;
  dice: number[];
  points: number;
  tech: number;
}
/**
 * BD-RET-01.
 */
export interface BonusReturned {
  event: "bonus_returned";
  cards: string[];
}
/**
 * The round is over; the score is money less debt (BD-GEN-01, BD-WIN-02).
 */
export interface RoundEnded {
  event: "round_ended";
  round: number;
  scores: number[];
}
/**
 * BD-WIN-01..08; `cleared` are the seats without IOUs.
 */
export interface GameEnded {
  event: "game_ended";
  winners: number[];
  cleared: number[];
  reason: "debt_free" | "round_cap";
  round: number;
}
