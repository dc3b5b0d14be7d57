/** Where the heads stand on the way out: a stretch for each number of IOUs, in it by money. */
import type { RacerShown } from "../../types/protocol";

export interface Stretch {
  ious: number;
  /** Per cent of the way. */
  from: number;
  width: number;
  heads: number;
}
export interface Head {
  seat: number;
  at: number;
  room: number;
}
/** How much wider a stretch is for each head in it. */
const WIDER = 1.7;
/** The most room that a head takes, in per cent. */
const ROOM = 18;

export function way(
  race: readonly RacerShown[],
  cash: readonly number[],
): { stretches: Stretch[]; heads: Head[] } {
  const owes = (one: RacerShown) => Math.max(0, -one.figure);
  const most = Math.max(1, ...race.map(owes));
  const least = race.some((one) => !owes(one)) ? 0 : 1;
  const counts = Array.from({ length: most - least + 1 }, (_, step) => most - step).map((ious) => ({
    ious,
    heads: race.filter((one) => owes(one) === ious).length,
  }));
  const whole = counts.reduce((sum, { heads }) => sum + 1 + WIDER * heads, 0);
  let from = 0;
  const stretches = counts.map(({ ious, heads }) => {
    const width = ((1 + WIDER * heads) / whole) * 100;
    const found = { ious, heads, from, width };
    from += width;
    return found;
  });
  const richest = Math.max(100, ...cash);
  const heads = stretches.flatMap((stretch) => {
    const there = race
      .filter((one) => owes(one) === stretch.ious)
      .sort((one, other) => other.place - one.place);
    const room = Math.min(ROOM, stretch.width / Math.max(1, there.length));
    const space = stretch.width - room * there.length;
    let last = 0;
    return there.map((one, rank) => {
      const seat = one.seats[0] ?? 0;
      const wanted = ((cash[seat] ?? 0) / richest) * space;
      last = Math.max(last, wanted);
      return { seat, room, at: stretch.from + room * (rank + 0.5) + last };
    });
  });
  return { stretches, heads };
}
