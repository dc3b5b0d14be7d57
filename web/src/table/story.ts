/** The race and the moments, read off the events that the server told: no rules are known here. */
import type { Curve } from "../lib/board";
import type { Told } from "../types/protocol";

type Data = Record<string, unknown>;

const MOMENTS = 3;

function numbers(value: unknown): number[] | null {
  return Array.isArray(value) && value.every((one) => typeof one === "number") ? value : null;
}

/**
 * The race by rounds, if the game tells how all stand (seats or teams) when a round ends; it ends
 * with the final scores, where what is counted at the very end is added.
 */
export function race(log: readonly Told[], scores: readonly number[]): Curve | null {
  const points: number[][] = [];
  for (const { event } of log) {
    if (event["event"] !== "round_ended") continue;
    const stand = numbers(event["scores"]) ?? numbers(event["index"]);
    if (stand) points.push(stand);
  }
  const sides = points[0]?.length ?? 0;
  if (points.length < 2 || sides < 2) return null;
  const last = points.at(-1)!;
  if (scores.length === sides && scores.some((score, side) => score !== last[side])) {
    points.push([...scores]);
  }
  const lines = Array.from({ length: sides }, (_, side) => points.map((stand) => stand[side] ?? 0));
  // Who begins with debts does not begin at nothing.
  if (lines.flat().every((value) => value >= 0)) for (const line of lines) line.unshift(0);
  return { lines };
}

/** How much an event is about: the way it went, or the largest sum it names. */
function weight(event: Data): number {
  const { start, end } = event;
  if (typeof start === "number" && typeof end === "number") return Math.abs(end - start);
  let most = 0;
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === "number" && !/seat|round|number|turn|deck|place|column|team/.test(key))
      most = Math.max(most, Math.abs(value));
  }
  return most;
}

/**
 * Three moments worth telling, in the order in which they happened: the greatest of each kind that
 * the game calls remarkable, then the next ones of these kinds. Those who played are told what they
 * had a part in, if there was enough of it.
 */
export function moments(
  log: readonly Told[],
  kinds: readonly string[],
  own: readonly number[],
): Told[] {
  const mine = log.filter(
    (one) =>
      kinds.includes(String(one.event["event"])) && one.seats.some((seat) => own.includes(seat)),
  );
  const ranked = kinds.map((kind) =>
    (mine.length < MOMENTS ? log : mine)
      .filter((one) => one.event["event"] === kind)
      .sort((a, b) => weight(b.event) - weight(a.event) || b.number - a.number),
  );
  const found = [0, 1, 2].flatMap((rank) => ranked.flatMap((list) => list[rank] ?? []));
  return found.slice(0, MOMENTS).sort((a, b) => a.number - b.number);
}
