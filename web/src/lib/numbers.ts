/** Sums, numbers, shares and lists as the page's language writes them. */
import { locale } from "./language.svelte";

/** Dollars of the games: whole, and of no particular country. */
export const DOLLARS: Intl.NumberFormatOptions = {
  style: "currency",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
};
const SIGNED: Intl.NumberFormatOptions = { signDisplay: "exceptZero" };

/** How an amount of something is written; `signed` for what comes and goes. */
export type Write = (amount: number, signed?: boolean) => string;

const formats = new Map<string, Intl.NumberFormat>();

function format(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale() + JSON.stringify(options);
  let found = formats.get(key);
  if (!found) formats.set(key, (found = new Intl.NumberFormat(locale(), options)));
  return found;
}
/** As on a printed piece: with a minus as wide as a plus, and a narrow space before a sign. */
function written(amount: number, options: Intl.NumberFormatOptions): string {
  return format(options)
    .formatToParts(amount)
    .map((part) => (part.type === "minusSign" ? "−" : part.value.replace("\u00a0", "\u202f")))
    .join("");
}

/** `$13`, in German `13 $`. */
export const money: Write = (amount, signed = false) =>
  written(amount, signed ? { ...DOLLARS, ...SIGNED } : DOLLARS);

/** An estimate: with a tenth of a dollar, if there is one. */
export const estimate: Write = (amount, signed = false) =>
  written(amount, { ...DOLLARS, maximumFractionDigits: 1, ...(signed ? SIGNED : {}) });

/** Millions and billions: `$50M`. */
export function fortune(amount: number): string {
  return written(amount, { ...DOLLARS, notation: "compact" });
}

export const number: Write = (amount, signed = false) => written(amount, signed ? SIGNED : {});

/** `2–5`. */
export function span(least: number, most: number): string {
  return format({}).formatRange(least, most);
}

/** A share of one: `44%`, in German `44 %`. */
export function percent(share: number): string {
  return written(share, { style: "percent" });
}

/** `Ada, Bo, and Cy`. */
export function joined(things: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(things);
}

/** Things beside each other: `Ada, Bo, free`. */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "unit", style: "short" }).format(things);
}
