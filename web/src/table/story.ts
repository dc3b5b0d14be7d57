/** The race and the moments, read off the events that the server told: no rules are known here. */
import type { Curve } from "../lib/board";
import type { Told } from "../types/protocol";

type Data = Record<string, unknown>;

function numbers(value: unknown): number[] | null {
  return Array.isArray(value) && value.every((one) => typeof one === "number") ? value : null;
}

/** The race by rounds, if the game tells how all stand (seats or teams) when a round ends. */
export function race(log: readonly Told[]): Curve | null {
  const points: number[][] = [];
  for (const { event } of log) {
    if (event["event"] !== "round_ended") continue;
    const stand = numbers(event["scores"]) ?? numbers(event["index"]);
    if (stand) points.push(stand);
  }
  const sides = points[0]?.length ?? 0;
  if (points.length < 2 || sides < 2) return null;
  const lines = Array.from({ length: sides }, (_, side) => [
    0,
    ...points.map((stand) => stand[side] ?? 0),
  ]);
  return { unit: "score", lines };
}

/** How remarkable an event is: the largest sum it names. */
function weight(event: Data): number {
  let most = 0;
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === "number" && !/seat|round|number|turn|deck|place|column/.test(key))
      most = Math.max(most, Math.abs(value));
  }
  return most;
}

/** Three moments worth telling, in the order in which they happened. */
export function moments(log: readonly Told[]): Told[] {
  const told = log.filter(
    (one) =>
      one.seats.length > 0 && !/started|ended|refilled|dealt/.test(String(one.event["event"])),
  );
  const heavy = told.filter((one) => weight(one.event) > 0);
  heavy.sort((a, b) => weight(b.event) - weight(a.event) || a.number - b.number);
  const kinds = new Set<string>();
  const firsts = heavy.filter((one) => {
    const kind = String(one.event["event"]);
    return !kinds.has(kind) && kinds.add(kind);
  });
  const rest = heavy.filter((one) => !firsts.includes(one));
  return [...firsts, ...rest].slice(0, 3).sort((a, b) => a.number - b.number);
}
