/** The card set of Bidness as the board reads it. */
import type { CardsShown } from "../../lib/board";
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

/** What a card does, from its data. */
export function effectWords(cards: CardsShown, card: EventCard): string {
  const effect = card.effect;
  if (effect.employee) return t("hires", { employee: String(effect.employee) });
  if (effect.contract) return t("contracts", { money: content(cards).earnings.contract });
  if (effect.take_employee) return t("headhunts", { employee: String(effect.take_employee) });
  if (effect.damages)
    return t("sues", { claim: String(effect.damages), max: Number(effect.max ?? 0) });
  for (const key of ["partner_tech", "steal_tech", "destroy_tech", "steal_card", "trial_dice"]) {
    if (effect[key]) return t("does", { effect: key, count: Number(effect[key]) });
  }
  if (effect.marketing) {
    const count = Number(effect.marketing);
    return t("does", { effect: count < 0 ? "smear" : "marketing", count: Math.abs(count) });
  }
  if (effect.tech) return t("does", { effect: "tech", count: Number(effect.tech) });
  return "";
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
