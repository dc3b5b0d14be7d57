/** The forecast of one's money as boxes in the order in which it is paid. */
import type { DueShown, ForecastShown, OfferShown } from "../../types/protocol";
import { fortune, money } from "../../lib/numbers";
import { cashOf, lastOf } from "./offers";
import { t } from "./words";

export interface Box {
  key: string;
  label: string;
  /** In full, for those who ask. */
  title: string;
  amount: string;
  then: string;
  kind: "have" | "move" | "due" | "perhaps" | "end";
  short: boolean;
}
export interface Sums {
  boxes: Box[];
  end: Box | null;
  /** Who would have to go. */
  leaving: string[];
  code: number | null;
  worth: string | null;
}
interface Worth {
  amount: number;
  unit: "billion" | "million" | "start";
}
interface Says {
  say: string;
  brings?: { cash: number };
  due?: number;
  missing?: number;
  people?: number;
  more?: number;
  cards?: number;
  deck?: number;
  employees?: string[];
  products?: string[];
  worth?: Worth;
  cash?: number;
}
const UNITS = { billion: 1e9, million: 1e6, start: 0 };
const CERTAIN = 1000;

const says = (line: { says: Record<string, unknown> }): Says => line.says as unknown as Says;

/** `$40M`, as data tell it. */
export function asWorth({ amount, unit }: Worth): string {
  return unit === "start" ? t("track.start") : fortune(amount * UNITS[unit]);
}

/** The space where a forecast ends, and what that is worth. */
export function comes(forecast: ForecastShown | null): { space: number; worth: string } | null {
  const line = forecast?.lines.findLast(
    (one) => one.figure === "valuation" && one.chance === CERTAIN && says(one).worth,
  );
  const worth = line && says(line).worth;
  return worth ? { space: line.after, worth: asWorth(worth) } : null;
}

function label(line: DueShown): string {
  const { say, people = 0, more = 0, cards = 0, deck = 0 } = says(line);
  switch (say) {
    case "due_people":
      return t("due.people");
    case "due_products":
      return t("due.products");
    case "due_hq":
      return t("due");
    case "due_salaries":
      return more ? t("due.raised", { people, more: money(more) }) : t("due.salaries", { people });
    case "due_unpaid":
      return t("due.unpaid");
    case "due_deed":
      return t("due.deed", { cards, deck });
    default:
      return line.words;
  }
}

function box(line: DueShown, key: string): Box {
  const { due = 0, missing = 0 } = says(line);
  const by = line.short && due ? -due : line.by;
  return {
    key,
    label: label(line),
    title: line.words,
    amount: money(by, true),
    then: missing
      ? t("strip.only", { cash: money(line.after) })
      : t("strip.then", { cash: money(line.after) }),
    kind: line.chance === CERTAIN ? "due" : "perhaps",
    short: line.short,
  };
}

function ending(last: Says, title: string): Box {
  const short = !!last.missing;
  return {
    key: "end",
    label: t(short ? "strip.you-are" : "strip.you-keep"),
    title,
    amount: money(last.missing || last.cash || 0),
    then: t(short ? "strip.short" : "strip.left"),
    kind: "end",
    short,
  };
}

/** What one has, the move that one is about to make, and what comes after it. */
export function sums(
  cash: number,
  forecast: ForecastShown,
  preview: OfferShown | null,
  ahead: ForecastShown | null,
): Sums {
  const shown = preview ? ahead : forecast;
  const lines = shown?.lines ?? [];
  const boxes: Box[] = [
    {
      key: "have",
      label: t("strip.have"),
      title: t("strip.have"),
      amount: money(cash),
      then: t("strip.cash"),
      kind: "have",
      short: false,
    },
  ];
  if (preview) {
    const by = cashOf(preview);
    boxes.push({
      key: "move",
      label: t("verb", { verb: preview.verb }),
      title: preview.words,
      amount: by ? money(by, true) : t("strip.nothing"),
      then: t("strip.then", { cash: money(cash + by) }),
      kind: "move",
      short: false,
    });
  }
  const cashes = lines.filter((line) => line.figure === "cash");
  /** What is paid once somebody has gone is no part of the sum that shows what is missing. */
  const stop = cashes.findIndex((line) => line.short);
  cashes
    .slice(0, stop < 0 ? cashes.length : stop + 1)
    .forEach((line, n) => boxes.push(box(line, `${n}`)));
  const final = preview ? lastOf(preview) : null;
  const lost = lines.filter((line) => says(line).say === "due_leave").map(says);
  const left = lines.findLast((line) => line.figure === "cash" && line.chance === CERTAIN);
  const missing = lines.reduce((sum, line) => sum + (says(line).missing ?? 0), 0);
  const end = final
    ? ending(says(final), final.words)
    : ending({ say: "", missing, cash: left?.after ?? cash }, shown?.ends ?? "");
  const code = lines.findLast((line) => line.figure === "code" && line.chance === CERTAIN);
  const reached = final ? says(final).worth : undefined;
  return {
    boxes,
    end,
    leaving: lost.flatMap((one) => [...(one.employees ?? []), ...(one.products ?? [])]),
    code: code?.after ?? null,
    worth: reached ? asWorth(reached) : (comes(shown)?.worth ?? null),
  };
}
