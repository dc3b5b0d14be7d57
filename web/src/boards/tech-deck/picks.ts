/** What the cards chosen so far come to: from the offers and the figures printed on cards alone. */
import type { CardsShown, OfferShown } from "../../lib/board";
import type { Touch } from "../../lib/touch.svelte";
import { deck, place, sum } from "./deck";

/** The cards of a set: `set:TEC-07+SCI-02`. */
export function cardsOf(offer: OfferShown): string[] {
  return offer.verb === "set" ? place(offer.move).split("+") : [];
}

/** The places in the row that a move touches, from 0. */
export function customersOf(offer: OfferShown): number[] {
  return offer.pieces
    .filter((piece) => piece.startsWith("row:"))
    .map((piece) => Number(place(piece)) - 1);
}

/** The hand cards chosen so far. */
export function held(touch: Touch | undefined): string[] {
  return (touch?.chosen ?? []).filter((piece) => piece.startsWith("hand")).map(place);
}

/** The set that the chosen cards are, if they are one. */
export function exact(touch: Touch | undefined): OfferShown | null {
  const cards = held(touch);
  if (!touch || !cards.length) return null;
  const same = (offer: OfferShown): boolean => {
    const own = cardsOf(offer);
    return own.length === cards.length && own.every((card) => cards.includes(card));
  };
  return touch.left.find(same) ?? null;
}

/** The customer whose value is nearest to a sum, and how far off the sum is. */
export function nearest(
  cards: CardsShown,
  row: readonly string[],
  ids: readonly string[],
): { card: string; off: number } | null {
  const card = deck(cards);
  const total = sum(cards, ids);
  return row
    .map((id) => ({ card: id, off: card(id).value - total }))
    .reduce<{ card: string; off: number } | null>(
      (best, one) => (best && Math.abs(best.off) <= Math.abs(one.off) ? best : one),
      null,
    );
}
