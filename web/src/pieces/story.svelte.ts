/** What boards show while events are told: the stage before them, and each event on top of it. */
import { untrack } from "svelte";
import type { Told } from "../lib/board";

/**
 * `base` is the stage as the view has it (and what was shown before it); `after` is what one event makes of a stage. Every event
 * is applied once, however the page hands them over: one by one, or a growing list.
 */
export function follow<S>(
  told: () => readonly Told[],
  base: (before: S | null) => S | null,
  after: (stage: S | null, event: Told["event"]) => S | null,
): { readonly stage: S | null } {
  let stage = $state.raw<S | null>(null);
  let seen = -1;
  $effect.pre(() => {
    const events = told();
    const still = base(untrack(() => stage));
    untrack(() => {
      const last = events.at(-1);
      if (!last) {
        stage = still;
        return;
      }
      if (last.number < seen) seen = -1;
      for (const { number, event } of events) {
        if (number > seen) stage = after(stage, event);
      }
      seen = last.number;
    });
  });
  return {
    get stage() {
      return stage;
    },
  };
}
