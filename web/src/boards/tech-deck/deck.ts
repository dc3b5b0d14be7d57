/** The cards of Tech Deck as they are drawn. */
import type { CardsShown } from "../../lib/board";

export type Domain = "service" | "technology" | "science" | "information" | "open";

export interface TechCard {
  id: string;
  domain: Domain;
  value: number;
  name: string;
  kind: "venture" | "group";
  phase: "main" | "before" | "after" | "assist" | "won";
  text: string;
  start?: boolean;
  /** What its effect does, step by step: for its picture. */
  steps?: readonly { op: string }[];
}

const known = new WeakMap<object, Map<string, TechCard>>();

/** The cards of a set by id. */
export function deck(cards: CardsShown): (id: string) => TechCard {
  let found = known.get(cards.content);
  if (!found) {
    const list = (cards.content as { card?: TechCard[] }).card ?? [];
    found = new Map(list.map((card) => [card.id, card]));
    known.set(cards.content, found);
  }
  const cardsById = found;
  return (id) =>
    cardsById.get(id) ?? {
      id,
      domain: "open",
      value: 0,
      name: cards.names[id] ?? id,
      kind: "group",
      phase: "main",
      text: "",
    };
}

/** What the values of cards come to. */
export function sum(cards: CardsShown, ids: readonly string[]): number {
  const card = deck(cards);
  return ids.reduce((total, id) => total + card(id).value, 0);
}

/** The card named by a piece such as `hand@t1:SVC-04`. */
export function place(piece: string): string {
  return piece.slice(piece.indexOf(":") + 1);
}
