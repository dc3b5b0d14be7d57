/** A company of one's own as it is drawn: low in the dock, or in section. */
import type { EmployeeView, SeatView, SiliconValleyView } from "../../types/silicon-valley";
import type { CardsShown, OfferShown } from "../../lib/board";
import { steady } from "../../lib/steady";
import { cardAt } from "./pieces";

export interface CompanyProps {
  view: SiliconValleyView;
  it: SeatView;
  seat: number;
  cards: CardsShown;
  /** The move that one is about to make. */
  preview?: OfferShown | null;
}

export function companyOf(props: () => CompanyProps) {
  const kept = steady<readonly EmployeeView[]>();
  const people = $derived(kept(props().it.employees));
  /** The product that one is about to launch, in its slot. */
  const coming = $derived.by(() => {
    const { view, preview } = props();
    if (preview?.verb !== "innovate" && preview?.verb !== "second") return null;
    const piece = preview.pieces.find((one) => one.startsWith("product:"));
    return piece ? cardAt(view, piece) : null;
  });
  const slots = $derived(
    Math.max(0, props().it.slots - props().it.tiles.length - (coming ? 1 : 0)),
  );
  return {
    get people() {
      return people;
    },
    get coming() {
      return coming;
    },
    /** How many slots are free for products. */
    get slots() {
      return slots;
    },
    lit: (piece: string): boolean => props().preview?.pieces.includes(piece) ?? false,
  };
}
