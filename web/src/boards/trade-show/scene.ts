/** The turn at the trade show as it is drawn: the view's, and how it ends while that is told. */
import type { TradeShowEvent, TradeShowView } from "../../types/trade-show";

export interface Placed {
  sides: number;
  values: number[];
  cube: boolean;
}
export interface Outcome {
  sold: boolean;
  total: number;
  lost: number;
  complete: number;
}
export interface Scene {
  seat: number;
  company: string;
  cards: string[];
  fulfilled: number;
  placed: Placed[];
  /** By size; a die without a value is still to be rolled. */
  dice: (number | null)[][];
  rolled: boolean;
  /** Cubes that come with the offer. */
  cubes: number;
  offer: number;
  /** Dollars that a failure would lose and bonuses that it would not. */
  dollars: number;
  bonus: number;
  outcome: Outcome | null;
}

export function sceneOf(
  view: TradeShowView,
  told: readonly TradeShowEvent[],
  event: TradeShowEvent | null,
): Scene | null {
  const turn = view.turn;
  const seat = turn && view.seats[turn.seat];
  if (!turn || !seat) return null;
  const rolled = turn.rolled.some((values) => values.length > 0);
  const exact = new Set(
    told.flatMap((one) => (one.event === "fulfilled" && one.cube ? [one.card] : [])),
  );
  return {
    seat: turn.seat,
    company: seat.company,
    cards: seat.stack,
    fulfilled: turn.fulfilled,
    placed: turn.placed.map((dice, at) => ({ ...dice, cube: exact.has(seat.stack[at] ?? "") })),
    dice: rolled ? turn.rolled : turn.free.map((count) => Array<null>(count).fill(null)),
    rolled,
    cubes: event?.event === "sold" ? event.cubes : turn.pending,
    offer: turn.offer,
    dollars: turn.dollars,
    bonus: turn.bonus,
    outcome: outcomeOf(event),
  };
}

function outcomeOf(event: TradeShowEvent | null): Outcome | null {
  if (event?.event === "sold")
    return { sold: true, total: event.total, lost: 0, complete: event.complete };
  if (event?.event === "failed")
    return { sold: false, total: event.bonus, lost: event.lost, complete: 0 };
  return null;
}
