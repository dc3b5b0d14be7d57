/** What is drawn in the middle of Bidness: an auction, a case in court, or the books. */
import type { AuctionView, BidnessEvent, BidnessView, SuitView } from "../../types/bidness";

type Told<E extends BidnessEvent["event"]> = Extract<BidnessEvent, { event: E }>;

export interface Lot extends AuctionView {
  is: "lot";
  /** The highest bid of each seat, as far as it was seen. */
  marks: Record<number, number>;
  /** How it ended: while that is told the card still lies there. */
  sold: Told<"auction_won"> | Told<"unsold"> | null;
}
export interface Case extends SuitView {
  is: "case";
  trial: Told<"trial_held"> | null;
  settled: number | null;
}
export type Step = "salary" | "borrowed" | "layoff" | "payoff" | "earned" | "tech";
export interface Line {
  step: Step;
  seat: number;
  amount: number;
  event: BidnessEvent;
}
export interface Books {
  is: "books";
  lines: Line[];
}
export type Scene = Lot | Case | Books;

/** The scene that a view and the event that led to it make of the one before. */
export function next(
  before: Scene | null,
  view: BidnessView,
  event: BidnessEvent | null,
): Scene | null {
  if (view.auction) return lot(before, view.auction);
  if (view.suit) return suit(before, view.suit, event);
  if (!event) return null;
  switch (event.event) {
    case "auction_won":
    case "unsold":
      return before?.is === "lot" ? { ...before, sold: event } : null;
    case "award_moved":
    case "bonus_returned":
      return before;
    default:
      return written(before, event);
  }
}

function lot(before: Scene | null, auction: AuctionView): Lot {
  const same = before?.is === "lot" && before.card === auction.card && !before.sold;
  const marks = same ? { ...before.marks } : {};
  const { last_bidder: bidder, last_bid: bid } = auction;
  if (bidder !== null && bid !== null) marks[bidder] = bid;
  return { is: "lot", ...auction, marks, sold: null };
}

function suit(before: Scene | null, now: SuitView, event: BidnessEvent | null): Case {
  const trial =
    event?.event === "trial_held" ? event : before?.is === "case" && event ? before.trial : null;
  const settled = event?.event === "settled" ? event.amount : null;
  return { is: "case", ...now, trial, settled };
}

/** One more line in the books, if the event belongs there. */
function written(before: Scene | null, event: BidnessEvent): Books | null {
  const lines = before?.is === "books" ? before.lines : null;
  const write = (step: Step, amount: number): Books | null =>
    "seat" in event && event.seat !== null
      ? { is: "books", lines: [...(lines ?? []), { step, seat: event.seat, amount, event }] }
      : null;
  switch (event.event) {
    case "salaries_paid":
      return write("salary", -event.amount);
    case "laid_off":
      return write("layoff", 0);
    case "borrowed":
      return lines && write("borrowed", event.money);
    case "paid_off":
      return write("payoff", -event.cost);
    case "earned":
      return write("earned", event.total);
    case "tech_rolled":
      return write("tech", event.points);
    default:
      return null;
  }
}
