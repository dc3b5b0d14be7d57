/** What a company is worth, as its space on the track says: `start`, `$5M`, `$1B`. */
import { fortune } from "../../lib/numbers";
import { t } from "./words";

const UNITS: Record<string, number> = { M: 1e6, B: 1e9 };

export function worth(space: string): string {
  const [, amount, unit = ""] = /^\$(\d+)([MB])$/.exec(space) ?? [];
  return amount ? fortune(Number(amount) * (UNITS[unit] ?? 1)) : t("track.start");
}
