/** Which card or company a piece stands for, and where on the board it lies. */
import type { SiliconValleyView } from "../../types/silicon-valley";
import type { CardsShown, OfferShown } from "../../lib/board";

/** The parts of the market, and the others' companies. */
export type Part = "people" | "products" | "investors" | "hq" | "code" | "rivals";

const PARTS: Record<string, Part> = {
  row: "people",
  product: "products",
  vc: "investors",
  hq: "hq",
  supply: "code",
};

/** `row:2` is in the row of people; `employee@1:x` at another company; one's own things nowhere. */
export function partOf(piece: string, viewer: number): Part | null {
  const [, zone = "", seat] = /^([a-z_]+)(?:@(\d+))?:/.exec(piece) ?? [];
  if (seat !== undefined) return Number(seat) === viewer ? null : "rivals";
  return PARTS[zone] ?? null;
}

/** The company that a piece belongs to; null for the market. */
export function seatOf(piece: string): number | null {
  const seat = /@(\d+):/.exec(piece)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** The card that lies where a piece says. */
export function cardAt(view: SiliconValleyView, piece: string): string | null {
  const [zone = "", place = ""] = piece.split(":");
  const slot = Number(place) - 1;
  if (zone === "row") return view.row[slot] ?? null;
  if (zone === "hq") return view.hq_row[slot] ?? null;
  if (zone === "vc") return view.vc_row[slot] ?? null;
  if (zone === "product") return view.products[slot]?.card ?? null;
  return place || null;
}

/** What a move is about, by name; empty if it is about nothing in particular. */
export function nameOf(view: SiliconValleyView, cards: CardsShown, offer: OfferShown): string {
  const card = offer.pieces.map((piece) => cardAt(view, piece)).find((one) => one !== null);
  return card ? (cards.names[card] ?? card) : "";
}
