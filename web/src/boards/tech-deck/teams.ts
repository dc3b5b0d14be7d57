/** How teams are called and drawn. */
import type { Mood } from "../../pieces/people/looks";
import type { TechDeckView } from "../../types/tech-deck";
import { t } from "./words";

type Seen = Pick<TechDeckView, "teams" | "team">;

/** A team by its number from 1: you, your team, a player's name, or a number. */
export function teamName(
  view: Seen,
  names: readonly string[],
  viewer: number,
  team: number,
): string {
  const seats = view.teams[team - 1]?.seats ?? [];
  if (team === view.team && viewer >= 0) return t(seats.length > 1 ? "your-team" : "you");
  return seats.length === 1 ? (names[seats[0] ?? 0] ?? "") : t("team", { team });
}

/** The teams as numbers, one's own first. */
export function ownFirst(view: Seen): number[] {
  const all = view.teams.map((_, index) => index + 1);
  return all.sort((one, other) => Number(other === view.team) - Number(one === view.team));
}

/** How somebody feels about what a run brought. */
export function moodOf(outcome: string): Mood {
  return outcome === "wins" ? "happy" : outcome ? "worried" : "calm";
}
