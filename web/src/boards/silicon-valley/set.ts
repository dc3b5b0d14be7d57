/** The cards of Silicon Valley as they are drawn. */
import type { CardsShown } from "../../lib/board";
import { getLanguage } from "../../lib/language.svelte";

export const ATTRIBUTES = ["MIN", "VAC", "TEC", "PRO", "WLB"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export interface Benefit {
  cash?: number;
  valuation?: number;
  code?: string[];
}
export interface BlockKind {
  id: string;
  shape: string[];
  colour: string;
}
export interface Person {
  id: string;
  name: string;
  salary?: number;
  wants?: Attribute[];
  instant?: Benefit;
  ongoing?: Benefit;
}
export interface Office {
  id: string;
  name: string;
  employees: number;
  upkeep: number;
  slots?: number;
  symbols: Attribute[];
}
export interface Fund {
  id: string;
  name: string;
  cost: number;
  wants?: Attribute[];
  instant: Benefit;
}
export interface TileSide {
  instant?: Benefit;
  ongoing?: Benefit;
  upkeep?: number;
  symbols?: Attribute[];
}
export interface Product {
  id: string;
  name: string;
  icon: string;
  tier: "starting" | "advanced";
  grid: string[];
  a: TileSide;
  b: TileSide;
  sm: TileSide;
}
export interface Personality {
  id: string;
  colour: "blue" | "red";
  name: string;
}
export interface Decision {
  id: string;
  white: number;
  grey: number;
  code: string[];
}
interface Content {
  solo: { path: string[] };
  track: { unicorn: number; salary_markers: number[] };
  prices: { poach: number; outsource: Record<string, number> };
  block: BlockKind[];
  mat: Office[];
  founder: Person[];
  employee: Person[];
  hq: Office[];
  vc: Fund[];
  product: Product[];
  personality: Personality[];
  decision: Decision[];
}

export class CardSet {
  readonly blocks: BlockKind[];
  readonly colours: Record<string, string>;
  private readonly content: Content;
  private readonly cards = new Map<string, unknown>();

  private readonly says: CardsShown["says"];

  constructor(cards: CardsShown) {
    const content = cards.content as unknown as Content;
    this.content = content;
    this.says = cards.says;
    this.blocks = content.block;
    this.colours = Object.fromEntries(content.block.map((one) => [one.id, one.colour]));
    const { block, mat, founder, employee, hq, vc, product, personality, decision } = content;
    for (const list of [block, mat, founder, employee, hq, vc, product, personality, decision]) {
      for (const card of list) this.cards.set(card.id, card);
    }
  }
  private find<T>(id: string): T {
    return this.cards.get(id) as T;
  }
  block(id: string): BlockKind {
    return this.find(id);
  }
  person(id: string): Person {
    return this.find(id);
  }
  office(id: string): Office {
    return this.find(id);
  }
  fund(id: string): Fund {
    return this.find(id);
  }
  product(id: string): Product {
    return this.find(id);
  }
  personality(id: string): Personality {
    return this.find(id);
  }
  decision(id: string): Decision {
    return this.find(id);
  }
  /** What a VC card or a personality does, in the page's language. */
  does(id: string): string {
    return this.says[getLanguage()]?.[id] ?? "";
  }
  /** How many squares a block has. */
  size(id: string): number {
    return this.block(id).shape.join("").replaceAll(".", "").length;
  }
  /** What a block costs in the supply. */
  price(id: string): number {
    return this.content.prices.outsource[this.size(id)] ?? 0;
  }
  get unicorn(): number {
    return this.content.track.unicorn;
  }
  get salaryMarkers(): number[] {
    return this.content.track.salary_markers;
  }
  get poach(): number {
    return this.content.prices.poach;
  }
  /** The spaces that the Rival's pawns cross, in order: `product:1` ... */
  get path(): string[] {
    return this.content.solo.path;
  }
  /** A tile's face. */
  side(product: string, side: string): TileSide {
    const card = this.product(product);
    return side === "SM" ? card.sm : side === "A" ? card.a : card.b;
  }
}

const known = new WeakMap<object, CardSet>();

/** The card set of a table, read once. */
export function cardSet(cards: CardsShown): CardSet {
  let found = known.get(cards.content);
  if (!found) known.set(cards.content, (found = new CardSet(cards)));
  return found;
}

/** Kinds with their numbers, in the order of the list. */
export function counted(names: readonly string[]): [string, number][] {
  const many = new Map<string, number>();
  for (const name of names) many.set(name, (many.get(name) ?? 0) + 1);
  return [...many];
}

/** Which of somebody's wishes a company meets: each of its symbols meets one. */
export function met(wants: readonly Attribute[], symbols: readonly number[]): boolean[] {
  const left = [...symbols];
  return wants.map((want) => {
    const place = ATTRIBUTES.indexOf(want);
    const many = left[place] ?? 0;
    left[place] = many - 1;
    return many > 0;
  });
}

/** Which of these blocks are not in a hand. */
export function lacking(wanted: readonly string[], held: readonly string[]): string[] {
  const left = [...held];
  return wanted.filter((name) => {
    const place = left.indexOf(name);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** The ink of a company, by its seat. */
export function inkOf(seat: number): string {
  return `var(--${"abcd"[seat] ?? "ink"})`;
}
