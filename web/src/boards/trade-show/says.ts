/** What the server says that moves bring and what lies ahead, as data for the drawings. */
import type { Asked, BoardProps, ForecastShown, OfferShown } from "../../lib/board";
import type { TradeShowView } from "../../types/trade-show";

export type Props = BoardProps<TradeShowView>;

/** What `say` says of this offer: the fields of that saying. */
export function said<T = Record<string, number>>(
  offer: OfferShown | null | undefined,
  ...says: string[]
): T | null {
  const found = offer?.consequences.find((one) => says.includes(String(one.says["say"])));
  return (found?.says as T | undefined) ?? null;
}

export function offerOf(asked: Asked | null, move: string): OfferShown | undefined {
  return asked?.mine ? asked.offers.find((one) => one.move === move) : undefined;
}

/** A share of a thousand that a ring or a tag tells: how far one gets with a move. */
export function reachOf(offer: OfferShown | undefined): number | null {
  if (!offer) return null;
  const found = said<{ chance: number }>(offer, "chip_reach_both", "chip_reach");
  if (said(offer, "chip_out_of_reach")) return 0;
  return found?.chance ?? null;
}

/** A card of one's stack as the forecast has it. */
export interface Ahead {
  chance: number;
  /** The offer once it is met. */
  offer: number | null;
  by: number;
  out: boolean;
  /** Out of reach because no die is left for it. */
  spent: boolean;
  words: string;
}

/** The cards of the forecast in their order, and what a complete company would add. */
export function cardsAhead(forecast: ForecastShown | null): {
  cards: Ahead[];
  complete: number | null;
} {
  const cards: Ahead[] = [];
  let complete: number | null = null;
  for (const line of forecast?.lines ?? []) {
    const says = line.says as { say: string; offer?: number; bonus?: number; spent?: boolean };
    if (says.say === "forecast_complete") complete = says.bonus ?? null;
    else if (says.say === "forecast_card" || says.say === "forecast_card_out")
      cards.push({
        chance: says.say === "forecast_card" ? line.chance : 0,
        offer: says.say === "forecast_card" ? (says.offer ?? null) : null,
        by: line.by,
        out: says.say === "forecast_card_out",
        spent: says.spent ?? false,
        words: line.words,
      });
  }
  return { cards, complete };
}
