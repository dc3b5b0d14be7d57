/** The card set of Bidness as the board reads it. */
import type { CardsShown } from "../../lib/board";
import { getLanguage } from "../../lib/language.svelte";
import type { SeatView } from "../../types/bidness";
import { t } from "./words";

export type Employee = "marketer" | "engineer" | "lawyer";
export const EMPLOYEES: readonly Employee[] = ["marketer", "engineer", "lawyer"];

export interface EventCard {
  id: string;
  name: string;
  type: "auction" | "headhunt" | "lawsuit" | "bonus" | "tech" | "marketing";
  cost: number;
  payee: "none" | "bank" | "target";
  effect: Record<string, string | number | boolean>;
  /** Where a card lies that stays for the round. */
  bonus_in?: "self" | "target";
  /** What a card says itself. */
  text?: string;
}
interface Content {
  card: EventCard[];
  debt: { iou_value: number; max_ious: number; payoff_cost: number[] };
  earnings: {
    contract: number;
    sell_price: number;
    market_leader_units: number;
    tech_leader_price: number;
  };
}

export function content(cards: CardsShown): Content {
  return cards.content as unknown as Content;
}

export function eventCard(cards: CardsShown, id: string): EventCard {
  const found = content(cards).card.find((card) => card.id === id);
  const name = cards.names[id] ?? found?.name ?? id;
  if (found) return { ...found, name };
  return { id, name, type: "tech", cost: 0, payee: "none", effect: {} };
}

/** What a card does, with all its effects: briefly if it has one as the cards of the box have. */
export function effectWords(cards: CardsShown, card: EventCard): string {
  return brief(cards, card) ?? sentence(cards.says[getLanguage()]?.[card.id] ?? card.text ?? "");
}

/** What a card with one usual effect does; null for others. */
function brief(cards: CardsShown, { effect, text, bonus_in: lies }: EventCard): string | null {
  const { min: least = 1, max = 1, ...does } = effect;
  const [key, ...more] = Object.keys(does).filter((name) => does[name]);
  const partners = key === "tech" && more.join() === "partner_tech" && does.tech === does[more[0]!];
  if (!key || text || least !== 1 || (more.length && !partners)) return null;
  const count = Number(effect[key]);
  const smears = key === "marketing" && count < 0;
  if ((lies === "target") !== smears) return null;
  if (partners) return t("does", { effect: "partner_tech", count });
  if (smears) return t("does", { effect: "smear", count: -count });
  switch (key) {
    case "employee":
      return t("hires", { employee: String(effect[key]) });
    case "contract":
      return t("contracts", { money: content(cards).earnings.contract });
    case "take_employee":
      return t("headhunts", { employee: String(effect[key]) });
    case "damages":
      return t("sues", { claim: String(effect[key]), max: Number(max) });
    case "partner_tech":
      return null;
    default:
      return t("does", { effect: key, count });
  }
}

function sentence(words: string): string {
  const whole = words.charAt(0).toLocaleUpperCase(getLanguage()) + words.slice(1);
  return !whole || /\p{P}$/u.test(whole) ? whole : `${whole}.`;
}

/** What a leader's award brings. */
export function awardWords(cards: CardsShown, award: "market" | "tech"): string {
  const { market_leader_units: units, tech_leader_price: price } = content(cards).earnings;
  return award === "market"
    ? t("market-leader.gains", { units })
    : t("tech-leader.gains", { money: price });
}

/** What the whiteboard of a company means. */
export function chartWords(it: SeatView): string {
  const { units, unit_price: price, tech, salary } = it;
  return t("chart", { units, price, points: tech, salary });
}

/** Equal cards are one piece: each id once, with how many there are. */
export function counted(ids: readonly string[]): { id: string; count: number }[] {
  return [...new Set(ids)].map((id) => ({ id, count: ids.filter((one) => one === id).length }));
}
