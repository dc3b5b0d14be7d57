/** The Rival's pawns as they are drawn: from space to space along their path, one after the other. */
import { untrack } from "svelte";
import type { RivalView } from "../../types/silicon-valley";
import type { Told } from "../../lib/board";
import { isStill, settings } from "../../lib/settings.svelte";
import type { CardSet } from "./set";

export type Colour = "white" | "grey";
type Spots = Record<Colour, string | null>;

/** A step of a pawn, and the longest that its whole way may take; divided by the speed. */
const STEP = 240;
const LONGEST = 1100;

/** Every space that a pawn crosses from one to the other, the last included. */
export function between(path: readonly string[], from: string, to: string): string[] {
  const start = path.indexOf(from);
  const many = (path.indexOf(to) - start + path.length) % path.length;
  return Array.from({ length: many }, (_, n) => path[(start + n + 1) % path.length] ?? to);
}

const named = (spot: readonly unknown[] | null | undefined): string | null =>
  spot ? `${String(spot[0])}:${String(spot[1])}` : null;

export function walking(
  rival: () => RivalView | null | undefined,
  told: () => readonly Told[],
  set: () => CardSet,
) {
  let shown = $state.raw<Spots>({ white: null, grey: null });
  let pace = $state(STEP);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function walk(steps: { pawn: Colour; to: string }[]): void {
    const [next, ...rest] = steps;
    if (!next) return;
    shown = { ...shown, [next.pawn]: next.to };
    if (rest.length) timer = setTimeout(() => walk(rest), pace);
  }
  $effect.pre(() => {
    const ends: Spots = { white: named(rival()?.white), grey: named(rival()?.grey) };
    const moved = told().flatMap(({ event }) =>
      event["event"] === "pawn_moved" ? [event["pawn"] as Colour] : [],
    );
    const path = set().path;
    untrack(() => {
      clearTimeout(timer);
      const steps = moved.flatMap((pawn) => {
        const [from, to] = [shown[pawn], ends[pawn]];
        return from && to ? between(path, from, to).map((space) => ({ pawn, to: space })) : [];
      });
      if (isStill() || !steps.length) {
        shown = ends;
        return;
      }
      shown = {
        white: shown.white && moved.includes("white") ? shown.white : ends.white,
        grey: shown.grey && moved.includes("grey") ? shown.grey : ends.grey,
      };
      pace = Math.min(STEP, (LONGEST * moved.length) / steps.length) / settings.speed;
      walk(steps);
    });
  });
  $effect(() => () => clearTimeout(timer));
  return {
    /** The pawn that is drawn on a space such as `employee:3`. */
    on(space: string): Colour | null {
      return shown.white === space ? "white" : shown.grey === space ? "grey" : null;
    },
    /** How long a step takes, in milliseconds. */
    get pace() {
      return pace;
    },
  };
}
