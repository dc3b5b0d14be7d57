/** A chance as the server says it: what is nearly sure, or nearly never, says so; halves go to even. */
import { percent } from "../../lib/numbers";

export function odds(thousandths: number): string {
  if (thousandths > 0 && thousandths < 10) return `<${percent(0.01)}`;
  if (thousandths > 990 && thousandths < 1000) return `>${percent(0.99)}`;
  return percent(hundredths(thousandths) / 100);
}

/** Whole parts of a hundred. */
export function hundredths(thousandths: number): number {
  const whole = Math.floor(thousandths / 10);
  const rest = thousandths - whole * 10;
  return rest > 5 || (rest === 5 && whole % 2 === 1) ? whole + 1 : whole;
}
