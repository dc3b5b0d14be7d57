/** The Business Phase as columns side by side, line by line: forecasts as the server made them. */
import type { CaseShown, DueShown, ForecastShown } from "../../types/protocol";

export interface Column {
  title: string;
  /** The one that follows from the move one is about to make. */
  lit: boolean;
  forecast: ForecastShown;
}
export interface Row {
  line: string;
  /** What all columns say of it; nothing where they differ. */
  words: string | null;
  cells: (DueShown | null)[];
}

/** As things stand, and as they would be after the move one is about to make. */
export function columns(
  now: ForecastShown,
  ahead: ForecastShown | null,
  cases: readonly CaseShown[],
  titles: { now: string; ahead: string },
): Column[] {
  const found = cases.length
    ? cases.map(({ words, forecast }) => ({ title: words, lit: true, forecast }))
    : ahead
      ? [{ title: titles.ahead, lit: true, forecast: ahead }]
      : [];
  return [{ title: titles.now, lit: false, forecast: now }, ...found];
}

/** Lines of all columns in the order of payment: what is paid in one of them has a row. */
export function rows(columns: readonly Column[]): Row[] {
  const lists = columns.map(({ forecast }) => named(forecast.lines));
  const order: string[] = [];
  for (const list of lists) {
    let after = -1;
    for (const { key } of list) {
      const known = order.indexOf(key);
      if (known < 0) order.splice(after + 1, 0, key);
      after = order.indexOf(key);
    }
  }
  return order.map((key) => {
    const cells = lists.map((list) => list.find((one) => one.key === key)?.due ?? null);
    const [words, ...other] = new Set(cells.flatMap((cell) => cell?.words ?? []));
    return { line: key, words: words && !other.length ? words : null, cells };
  });
}

/** Lines that say the same step, done or not. */
const SAME: Readonly<Record<string, string>> = { due_no_payoff: "due_payoff" };
/** What the sums at the foot say. */
const SUMMED = "due_debt";

function named(lines: readonly DueShown[]): { key: string; due: DueShown }[] {
  return lines
    .filter(({ line }) => line !== SUMMED)
    .map((due) => ({ key: SAME[due.line] ?? due.line, due }));
}
