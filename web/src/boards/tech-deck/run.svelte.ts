/**
 * A run of the assist phase as it was told: when it is over the view has forgotten it, and this
 * remembers it until the next sets lie down.
 */
import { untrack } from "svelte";
import type { Told } from "../../lib/board";
import type { TechDeckEvent } from "../../types/tech-deck";

export interface Played {
  cards: readonly string[];
  target: string | null;
  outcome: "" | "wins" | "loses" | "failed";
}
export interface Line {
  step: number;
  words: string;
}

/** The steps of a run, in the order in which they are told. */
export const STEPS = ["down", "named", "help", "decided", "gains", "back"] as const;
const STEP_OF: Readonly<Record<string, number>> = {
  sets_down: 0,
  set_revealed: 1,
  declared: 1,
  effect_used: 2,
  helped: 2,
  doubled: 2,
  assist_failed: 3,
  contested: 3,
  customer_won: 3,
  developed: 4,
  retained: 4,
  scored: 4,
  placed: 4,
  retired: 4,
  set_returned: 5,
};
const NOBODY: Played = { cards: [], target: null, outcome: "" };

export class Run {
  /** By team. */
  played = $state.raw<readonly Played[]>([NOBODY, NOBODY]);
  /** What decided a contest: values, domains or the marker. */
  by = $state.raw("");
  lines = $state.raw<readonly Line[]>([]);
  /** Whether sets lie there, or are still being talked about. */
  on = $state.raw(false);
  private last = -1;

  /** What it remembers is no reason for an effect to hear it again. */
  hear(told: readonly Told[]): void {
    untrack(() => {
      const newest = told.length ? Math.max(...told.map((one) => one.number)) : this.last;
      if (newest < this.last) this.forget(-1);
      for (const one of told) {
        if (one.number <= this.last) continue;
        this.last = one.number;
        this.take(one, one.event as unknown as TechDeckEvent);
      }
    });
  }

  private forget(last = this.last): void {
    this.played = [NOBODY, NOBODY];
    this.by = "";
    this.lines = [];
    this.on = false;
    this.last = last;
  }

  private take(told: Told, event: TechDeckEvent): void {
    if (event.event === "round_started" || event.event === "sets_down") this.forget();
    if (event.event === "sets_down") this.on = true;
    const step = STEP_OF[event.event];
    if (!this.on || step === undefined) return;
    this.lines = [...this.lines, { step, words: told.words }];
    if (event.event === "set_revealed") this.change(event.team, { cards: event.cards });
    else if (event.event === "declared") this.change(event.team, { target: event.card });
    else if (event.event === "assist_failed") this.change(event.team, { outcome: "failed" });
    else if (event.event === "customer_won") this.change(event.team, { outcome: "wins" });
    else if (event.event === "contested") {
      this.by = event.by;
      this.change(3 - event.winner, { outcome: "loses" });
      this.change(event.winner, { outcome: "wins" });
    }
  }

  private change(team: number, to: Partial<Played>): void {
    this.played = this.played.map((one, index) => (index === team - 1 ? { ...one, ...to } : one));
  }
}

/** Events that still show the sets of a run, though they lie there no more. */
export function closes(told: Told | null): boolean {
  return (STEP_OF[String(told?.event["event"])] ?? 0) > 2;
}
