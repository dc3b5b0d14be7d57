/** How an owner looks at things: read off what lies open, it decides nothing. */
import type { BidnessView } from "../../types/bidness";
import type { Mood } from "./people/strokes";

export function moodOf(view: BidnessView, seat: number, place?: number): Mood {
  const it = view.seats[seat];
  if (!it) return "calm";
  if (view.result) return view.result.winners.includes(seat) ? "happy" : "calm";
  if (view.suit?.defendant === seat) return "cross";
  if (view.suit?.plaintiff === seat || view.auction?.last_bidder === seat) return "sly";
  if (it.cash < it.salary) return "worried";
  return place === 1 ? "happy" : "calm";
}
