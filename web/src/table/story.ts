/** The race and the moments, read off the events that the server told: no rules are known here. */
import type { Curve } from "../lib/board";
import type { Told } from "../types/protocol";

type Data = Record<string, unknown>;

function numbers(value: unknown, length: number): number[] | null {
  return Array.isArray(value) &&
    value.length === length &&
    value.every((one) => typeof one === "number")
    ? (value as number[])
    : null;
}

/** Scores by round, if the game's events carry a number for every seat when a round ends. */
export function race(log: readonly Told[], seats: number): Curve | null {
  const points: number[][] = [];
  for (const { event } of log) {
    if (!/round_ended|round_scored|standings/.test(String(event["event"]))) continue;
    const scores =
      numbers(event["scores"], seats) ??
      numbers(event["totals"], seats) ??
      numbers(event["valuations"], seats);
    if (scores) points.push(scores);
  }
  if (points.length < 2) return null;
  const lines = Array.from({ length: seats }, (_, seat) => [
    0,
    ...points.map((scores) => scores[seat] ?? 0),
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
  const best = new Map<string, Told>();
  for (const one of told) {
    const kind = String(one.event["event"]);
    const known = best.get(kind);
    if (!known || weight(one.event) > weight(known.event)) best.set(kind, one);
  }
  return [...best.values()]
    .filter((one) => weight(one.event) > 0)
    .sort((a, b) => weight(b.event) - weight(a.event))
    .slice(0, 3)
    .sort((a, b) => a.number - b.number);
}
