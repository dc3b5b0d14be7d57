/** What is going on in the middle of Bidness: an auction, a case in court, or the books. */
import type { BidnessEvent, BidnessView } from "../../types/bidness";
import type { EventCard } from "./cards";

export interface Lot {
  is: "lot";
  card: string;
  seller: number;
  bid: number;
  bidder: number | null;
  /** The next to speak first. */
  bidders: number[];
  out: number[];
  /** The highest bid of each seat, as far as it was seen. */
  marks: Record<number, number>;
  sold: { winner: number | null; price: number; payee: number | null } | null;
}
export interface Trial {
  dice: number[];
  total: number;
  defence: number[];
  defence_total: number;
  winner: number;
}
export interface Case {
  is: "case";
  card: string;
  plaintiff: number;
  defendant: number;
  claim: "cash" | "marketers" | "tech";
  damages: number | null;
  demand: number | null;
  offered: number | null;
  dice: number;
  defence: number;
  odds: string;
  trial: Trial | null;
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
export type Stage = Lot | Case | Books;

export function fromView(view: BidnessView, before: Stage | null = null): Lot | Case | null {
  const lot = view.auction;
  if (lot) {
    const same = before?.is === "lot" && before.card === lot.card && !before.sold;
    const marks = same ? { ...before.marks } : {};
    if (lot.last_bidder !== null && lot.last_bid !== null) marks[lot.last_bidder] = lot.last_bid;
    return {
      is: "lot",
      card: lot.card,
      seller: lot.seller,
      bid: lot.last_bid ?? 0,
      bidder: lot.last_bidder,
      bidders: lot.bidders,
      out: lot.dropped,
      marks,
      sold: null,
    };
  }
  return view.suit ? { is: "case", ...view.suit, trial: null, settled: null } : null;
}

/** What an event makes of the stage. */
export function after(
  before: Stage | null,
  event: BidnessEvent,
  view: BidnessView,
  cardOf: (id: string) => EventCard,
): Stage | null {
  const seats = view.seats.map((_, seat) => seat);
  switch (event.event) {
    case "played": {
      if (cardOf(event.card).type !== "auction") return null;
      const bidders = [...seats.slice(event.seat), ...seats.slice(0, event.seat)];
      const none = { bid: 0, bidder: null, out: [], marks: {}, sold: null };
      return { is: "lot", card: event.card, seller: event.seat, bidders, ...none };
    }
    case "bid_made": {
      if (before?.is !== "lot") return before;
      const bidders = [...before.bidders.filter((seat) => seat !== event.seat), event.seat];
      const marks = { ...before.marks, [event.seat]: event.amount };
      return { ...before, bid: event.amount, bidder: event.seat, bidders, marks };
    }
    case "dropped_out": {
      if (before?.is !== "lot") return before;
      const bidders = before.bidders.filter((seat) => seat !== event.seat);
      return { ...before, bidders, out: [...before.out, event.seat] };
    }
    case "auction_won":
      if (before?.is !== "lot") return before;
      return {
        ...before,
        sold: { winner: event.seat, price: event.price, payee: event.payee },
      };
    case "unsold":
      if (before?.is !== "lot") return before;
      return { ...before, sold: { winner: null, price: 0, payee: null } };
    case "sued":
      return {
        is: "case",
        card: event.card,
        plaintiff: event.seat,
        defendant: event.defendant,
        claim: event.claim,
        damages: event.amount,
        demand: null,
        offered: null,
        dice: view.seats[event.seat]?.trial_dice ?? 0,
        defence: view.seats[event.defendant]?.trial_dice ?? 0,
        odds: before?.is === "case" ? before.odds : "",
        trial: null,
        settled: null,
      };
    case "demanded":
      return before?.is === "case" ? { ...before, demand: event.amount } : before;
    case "countered":
      if (before?.is !== "case") return before;
      return event.seat === before.plaintiff
        ? { ...before, demand: event.amount }
        : { ...before, offered: event.amount };
    case "settled":
      return before?.is === "case" ? { ...before, settled: event.amount } : before;
    case "trial_held":
      if (before?.is !== "case") return before;
      return {
        ...before,
        dice: event.dice.length,
        defence: event.defence.length,
        trial: event,
      };
    case "salaries_paid":
      return write(before, "salary", event.seat, -event.amount, event);
    case "laid_off":
      return write(before, "layoff", event.seat, 0, event);
    case "borrowed":
      return before?.is === "books"
        ? write(before, "borrowed", event.seat, event.money, event)
        : before;
    case "paid_off":
      return write(before, "payoff", event.seat, -event.cost, event);
    case "earned":
      return write(before, "earned", event.seat, event.total, event);
    case "tech_rolled":
      return write(before, "tech", event.seat, event.points, event);
    case "rejected":
    case "damages_paid":
    case "award_moved":
    case "bonus_returned":
      return before;
    default:
      return null;
  }
}

function write(
  before: Stage | null,
  step: Step,
  seat: number,
  amount: number,
  event: BidnessEvent,
): Books {
  const lines = before?.is === "books" ? before.lines : [];
  return { is: "books", lines: [...lines, { step, seat, amount, event }] };
}

/** Whether a story has come to where the view is; then the view is shown, which can be played. */
export function alike(story: Stage | null, now: Stage | null): boolean {
  if (!story || !now || story.is !== now.is) return false;
  if (story.is === "lot" && now.is === "lot") {
    return story.card === now.card && story.bid === now.bid && story.out.length === now.out.length;
  }
  if (story.is === "case" && now.is === "case") {
    return !story.trial && story.settled === null && story.demand === now.demand;
  }
  return false;
}
