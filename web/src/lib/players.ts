/** Players as sentences name them; `WHO($seat)` asks whether the reader is meant. */
import { FluentType } from "@fluent/bundle";
import { joined } from "./numbers";

export class Players extends FluentType<readonly string[]> {
  /** `you` alone, `among` others, or `other` people. */
  readonly reader: "you" | "among" | "other";

  constructor(names: readonly string[], reader: Players["reader"] = "other") {
    super(names);
    this.reader = reader;
  }
  toString(): string {
    return joined(this.value);
  }
}

/** The players of some seats; the reader's own seat is `viewer`, -1 for none. */
export function players(
  names: readonly string[],
  seats: number | readonly number[],
  viewer: number,
): Players {
  const meant = typeof seats === "number" ? [seats] : seats;
  const mine = meant.includes(viewer);
  return new Players(
    meant.map((seat) => names[seat] ?? ""),
    mine ? (meant.length > 1 ? "among" : "you") : "other",
  );
}
