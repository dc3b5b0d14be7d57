/** How a turn at the show ends, while that is told; all else is in the view. */
import type { Told } from "../../lib/board";
import type { TradeShowEvent } from "../../types/trade-show";

export interface Outcome {
  sold: boolean;
  total: number;
  lost: number;
  complete: number;
  cubes: number;
}

export function outcomeOf(told: Told | null): Outcome | null {
  const event = told?.event as unknown as TradeShowEvent | undefined;
  if (event?.event === "sold") {
    const { total, complete, cubes } = event;
    return { sold: true, total, lost: 0, complete, cubes };
  }
  if (event?.event === "failed")
    return { sold: false, total: event.bonus, lost: event.lost, complete: 0, cubes: 0 };
  return null;
}

/** The number of the event that rolled the dice, if it has just happened. */
export function rollOf(told: readonly Told[]): number | null {
  const last = told.at(-1);
  return last?.event["event"] === "rolled" ? last.number : null;
}
