/** Pictures on cards, by what a card does: also the cards of a set of one's own have one. */
import type { EventCard } from "./cards";

type Paint = "a" | "b" | "c" | "d" | "gold" | "white" | "jet" | "skin";
export interface Shape {
  d: string;
  fill?: Paint;
  line?: Paint;
  width?: number;
}
const at = (d: string, fill: Paint, line?: Paint, width = 2): Shape => ({
  d,
  fill,
  ...(line ? { line, width } : {}),
});
const ink = (d: string, line: Paint = "jet", width = 2.4): Shape => ({ d, line, width });
const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0z`;
const FLOOR = at("M0 56h120v8H0z", "c");
const BULB = "M60 8a19 19 0 0 1 10 35v7H50v-7A19 19 0 0 1 60 8z";
const GEAR = (x: number, y: number) =>
  `M${x - 3} ${y - 16}h6l1 5 4 2 5-2 3 5-4 4v4l4 4-3 5-5-2-4 2-1 5h-6l-1-5-4-2-5 2-3-5 4-4v-4l-4-4 3-5 5 2 4-2z${round(x, y, 5)}`;

export const MOTIFS = {
  headhunt: [
    at("M0 52h46v12H0zM78 52h42v12H78z", "c"),
    at(round(24, 22, 8), "skin", "jet"),
    at("M10 52q1-21 14-21t14 21z", "a"),
    ink("M94 6v16q0 10-8 10-7 0-8-7", "jet", 4),
    at("M40 26l18-6-4 8 22 3-4 6-20-3 1 8z", "gold", "jet"),
    at("M90 52V38h16v14z", "white", "jet"),
  ],
  cash: [
    FLOOR,
    at("M20 56l10-30h8l10 30", "b"),
    at("M27 36h14l3 8H24z", "white"),
    ink("M62 20q14-6 18 8t18 6"),
    at(round(66, 20, 8), "skin"),
    at("M62 28l-8 14 6 2 6-9 10 8 2 12h7l-3-16-10-10z", "a"),
    at("M92 52q8-10 16-2l-4 6H90z", "gold", "jet", 1.5),
  ],
  marketers: [
    at("M26 8h58v50H26z", "white", "jet"),
    at("M32 14h46v8H32z", "jet"),
    ink("M32 28h20M32 34h20M32 40h20M32 46h46M32 52h34", "jet", 2),
    at("M57 27h22v15H57z", "b"),
    ink("M60 30l16 9m0-9-16 9", "white", 3),
    at("M88 14l20-8v22l-20-6z", "b", "jet"),
  ],
  patents: [
    at(BULB, "gold", "jet", 2.5),
    ink("M50 53h20M53 58h14", "jet", 3.5),
    at("M62 16l-8 13h6l-3 11 10-14h-6z", "jet"),
    at(
      "M6 46q10-16 24-12l6 4-6 6q-6-3-10 4t-14 4zM114 46q-10-16-24-12l-6 4 6 6q6-3 10 4t14 4z",
      "b",
    ),
  ],
  blocks: [
    FLOOR,
    at("M22 56V30h26v26z", "a", "jet"),
    at("M52 56V18h26v38z", "d", "jet"),
    at("M82 56V38h18v18z", "gold", "jet"),
    ink("M28 38h14M28 46h14M58 26h14M58 34h14M58 42h14", "white", 3),
    ink("M96 30V12m-7 7 7-8 7 8", "a", 4),
  ],
  rocket: [
    at("M60 4q14 14 12 36H48Q46 18 60 4z", "white", "jet"),
    at(round(60, 24, 5), "a", "jet"),
    at("M48 30 36 44v8l12-6zM72 30l12 14v8l-12-6z", "b", "jet"),
    at("M52 44h16l-8 19z", "gold", "jet"),
    ink("M20 14v8m-4-4h8M98 10v8m-4-4h8M104 40v6m-3-3h6", "jet", 2),
  ],
  partners: [
    at(GEAR(44, 28), "a"),
    at(GEAR(76, 38), "d"),
    ink("M12 58q12-10 22-4M108 58q-12-10-22-4", "jet", 3),
  ],
  mask: [
    at(round(60, 32, 26), "c"),
    at(round(51, 28, 8), "white"),
    at(round(71, 28, 8), "white"),
    at(`${round(53, 29, 3)}${round(73, 29, 3)}`, "jet"),
    at("M30 18q30-22 60 0l4 4H26z", "b", "jet"),
    ink("M84 50l18 10", "jet", 5),
  ],
  bomb: [
    at(GEAR(36, 34), "a"),
    at(round(78, 38, 17), "jet"),
    at("M72 16h12v8H72z", "c"),
    ink("M80 16q2-10 12-8", "d", 3),
    at("M92 2l3 6 6-1-4 5 4 5-6-1-3 6-2-6-6 1 4-5-4-5 6 1z", "gold"),
    ink("M68 36q0-8 7-9", "white", 3),
  ],
  billboard: [
    at("M18 8h84v36H18z", "gold", "jet", 3),
    ink("M34 44v20M86 44v20", "jet", 5),
    at("M30 30l14-12v6h12v12H44v6z", "b"),
    ink("M64 18h30M64 26h30M64 34h20", "jet", 4),
    ink("M30 4l4 4M60 2v5M90 4l-4 4", "gold", 3),
  ],
  linked: [
    at("M14 20l26-10v34L14 36z", "a", "jet"),
    at("M106 20 80 10v34l26-8z", "d", "jet"),
    ink("M44 18q16 10 32 0M44 28q16 10 32 0M44 38q16 10 32 0", "b", 3),
    FLOOR,
  ],
  bubbles: [
    at("M22 8h52q6 0 6 6v22q0 6-6 6H50L36 54V42H22q-6 0-6-6V14q0-6 6-6z", "d"),
    at("M48 36c12-7 14-12 14-16a7 7 0 0 0-14-2 7 7 0 0 0-14 2c0 4 2 9 14 16z", "white"),
    at("M86 24h14q6 0 6 6v10q0 6-6 6h-2v9l-9-9h-3z", "white", "jet"),
    ink("M90 34h10M90 39h6", "jet", 2),
  ],
  mud: [
    at("M28 6h50v52H28z", "white", "jet"),
    at(round(53, 24, 9), "skin", "jet"),
    at("M38 50q1-16 15-16t15 16z", "a"),
    at("M44 14q10-8 14 2 12-6 12 6 12 2 4 10 2 10-8 8-6 12-12 2-12 2-10-8-10-8 0-20z", "d"),
    at("M92 44q6 0 6 6t-6 6-6-6 6-6zM100 26q4 0 4 4t-4 4-4-4 4-4z", "d"),
  ],
  lens: [
    at("M20 12h28v42H20zM44 8l27 6-8 40-28-6z", "white", "jet"),
    ink("M50 20l14 3M48 28l14 3", "jet", 2),
    at(round(76, 30, 16), "gold", "jet", 4),
    ink("M88 42l16 16", "jet", 7),
    ink("M70 24q5-5 11-1", "white", 3),
  ],
} satisfies Record<string, readonly Shape[]>;
export type Motif = keyof typeof MOTIFS;

/** The picture of a card that has no person and no contract on it. */
export function motifOf({ effect, payee }: EventCard): Motif {
  if (effect.take_employee) return "headhunt";
  if (effect.damages === "cash") return "cash";
  if (effect.damages === "marketers") return "marketers";
  if (effect.damages) return "patents";
  if (effect.partner_tech) return "partners";
  if (effect.steal_tech) return "mask";
  if (effect.destroy_tech) return "bomb";
  if (effect.steal_card) return "lens";
  const units = Number(effect.marketing ?? 0);
  if (units < 0) return "mud";
  if (units > 2) return "billboard";
  if (units) return payee === "target" ? "linked" : "bubbles";
  return Number(effect.tech ?? 0) > 4 ? "rocket" : "blocks";
}
