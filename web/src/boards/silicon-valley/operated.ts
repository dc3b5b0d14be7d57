/** Operate as it has been told so far, company by company. */
import type { SiliconValleyView } from "../../types/silicon-valley";
import type { BoardProps, Told } from "../../lib/board";

const STEPS = new Set([
  "collected",
  "paid_hq",
  "paid_salaries",
  "paid_code",
  "laid_off",
  "sunsetted",
]);
const BEGINS = new Set(["collected", "paid_hq"]);

/** Whether Operate is being told. */
export function operating({ event, told }: BoardProps<SiliconValleyView>): boolean {
  return event !== null && steps(told).length > 0;
}

/** What Operate has brought and cost so far. */
export function steps(told: readonly Told[]): Told[] {
  const first = told.findIndex((one) => BEGINS.has(String(one.event["event"])));
  return first < 0 ? [] : told.slice(first).filter((one) => STEPS.has(String(one.event["event"])));
}
