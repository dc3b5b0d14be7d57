/** What boards show while events are told: the stage before them, and each event on top of it. */
import { untrack } from "svelte";
import type { Told } from "../lib/board";
import { isStill, settings } from "../lib/settings.svelte";

/** However much has happened, telling it takes no longer than this (at speed 1). */
const LONGEST = 2000;

export interface Story<S> {
  /** The stage after the last event told. */
  readonly stage: S | null;
  /** That event. */
  readonly last: Told | null;
  /** More events are to come. */
  readonly running: boolean;
}

/**
 * `base` is the stage as the view has it (and what was shown before it); `after` is what one event
 * makes of a stage; `beat` is how many milliseconds the event deserves. Every event is told once;
 * what is left of older ones when new ones arrive is told at once.
 */
export function follow<S>(
  told: () => readonly Told[],
  base: (before: S | null) => S | null,
  after: (stage: S | null, event: Told["event"]) => S | null,
  beat: (event: Told["event"]) => number,
): Story<S> {
  let stage = $state.raw<S | null>(null);
  let last = $state.raw<Told | null>(null);
  let waiting = $state.raw<readonly Told[]>([]);
  let seen = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(one: Told): void {
    stage = after(stage, one.event);
    last = one;
  }
  function run(pace: number): void {
    while (waiting.length) {
      const [next, ...rest] = waiting;
      if (!next) break;
      waiting = rest;
      tell(next);
      const wait = beat(next.event) * pace;
      if (rest.length && wait) {
        timer = setTimeout(() => run(pace), wait);
        return;
      }
    }
  }
  $effect.pre(() => {
    const events = told();
    const still = base(untrack(() => stage));
    untrack(() => {
      const newest = events.at(-1);
      if (!newest) {
        if (!waiting.length) stage = still;
        return;
      }
      if (newest.number < seen) seen = -1;
      const fresh = events.filter((one) => one.number > seen);
      if (!fresh.length) return;
      seen = newest.number;
      clearTimeout(timer);
      waiting.forEach(tell);
      waiting = fresh;
      const whole = fresh.reduce((sum, one) => sum + beat(one.event), 0);
      run(isStill() ? 0 : Math.min(1, LONGEST / whole) / settings.speed);
    });
  });
  $effect(() => () => clearTimeout(timer));
  return {
    get stage() {
      return stage;
    },
    get last() {
      return last;
    },
    get running() {
      return waiting.length > 0;
    },
  };
}
