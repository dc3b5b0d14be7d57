/** The card set of Trade Show as the board reads it. */
import type { CardsShown } from "../../lib/board";

export interface Company {
  id: string;
  name: string;
  icon: string;
  dice: { d4?: number; d6?: number; d8?: number };
}
export interface Development {
  id: string;
  name: string;
  sell: number;
  pay: number;
  bonus?: Record<string, number>;
}
interface Content {
  /** What each cube is worth at the end, and how many of them buy a second roll. */
  cube: { worth: number; reroll: number };
  company: Company[];
  card: Development[];
}

export const SIDES = [4, 6, 8] as const;

/** Copies of a card share its definition: `d41#2` is a `d41`. */
export function development(cards: CardsShown, id: string): Development {
  const plain = id.split("#")[0];
  const found = (cards.content as unknown as Content).card.find((card) => card.id === plain);
  return found ?? { id, name: cards.names[id] ?? id, sell: 0, pay: 0 };
}

export function company(cards: CardsShown, id: string): Company {
  const found = (cards.content as unknown as Content).company.find((one) => one.id === id);
  return found ?? { id, name: cards.names[id] ?? id, icon: "", dice: {} };
}

/** What cubes are good for, as sentences about them want it. */
export function cubeRule(cards: CardsShown): { worth: number; cost: number } {
  const { worth, reroll } = (cards.content as unknown as Content).cube;
  return { worth, cost: reroll };
}

/** The dice of a company, size by size. */
export function diceOf({ dice }: Company): { sides: number; count: number }[] {
  return SIDES.map((sides) => ({ sides, count: dice[`d${sides}`] ?? 0 })).filter(
    ({ count }) => count,
  );
}
