/** The card set of Bidness as the board reads it. */
import type { CardsShown } from "../../lib/board";
import { t } from "../../lib/words.svelte";

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
  earnings: { contract: number; sell_price: number };
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
  if (effect.employee) return t(`bd.does.${effect.employee}`);
  if (effect.contract) return t("bd.does.contract", { money: content(cards).earnings.contract });
  if (effect.take_employee) return t(`bd.does.take.${effect.take_employee}`);
  if (effect.damages) return t(`bd.does.sue.${effect.damages}`, { max: Number(effect.max ?? 0) });
  for (const key of ["partner_tech", "steal_tech", "destroy_tech", "steal_card", "trial_dice"]) {
    if (effect[key]) return t(`bd.does.${key}`, { count: Number(effect[key]) });
  }
  if (effect.marketing) {
    const count = Number(effect.marketing);
    return t(count < 0 ? "bd.does.smear" : "bd.does.marketing", { count: Math.abs(count) });
  }
  if (effect.tech) return t("bd.does.tech", { count: Number(effect.tech) });
  return "";
}

/** Equal cards are one piece: each id once, with how many there are. */
export function counted(ids: readonly string[]): { id: string; count: number }[] {
  return [...new Set(ids)].map((id) => ({ id, count: ids.filter((one) => one === id).length }));
}
