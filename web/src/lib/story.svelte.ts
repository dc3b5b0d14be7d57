/** One clock for the whole page: events are shown one by one, each with the view after it. */
import type { Change, StandingShown, Told } from "../types/protocol";
import { settings } from "./settings.svelte";
import { stagesOf, type View } from "./stages";

/** How long an event is shown unless its board says otherwise; divided by the speed. */
const BEAT = 420;

export class Story {
  /** The event that is being shown; null when the page shows how things stand. */
  event = $state.raw<Told | null>(null);
  /** The view right after it. */
  view = $state.raw<View>({});
  /** What has been told up to it; when all is told it stays until the next story. */
  told = $state.raw<Told[]>([]);
  /** How long one wants to look at an event, by its name. */
  beats: Readonly<Record<string, number>> = {};

  private timer: ReturnType<typeof setTimeout> | undefined;

  beat(one: Told): number {
    return this.beats[String(one.event["event"])] ?? BEAT;
  }

  /** Show events that led to a view, in `longest` milliseconds at most; then go on with `done`. */
  tell(
    events: readonly Told[],
    stages: readonly Change[][],
    now: View,
    standing: StandingShown | null,
    longest: number,
    shown: (one: Told) => void = () => {},
    done: () => void = () => {},
  ): void {
    const views = stagesOf(events.length, stages, now, standing);
    const whole = events.reduce((sum, one) => sum + this.beat(one), 0);
    const pace = Math.min(1, longest / whole) / settings.speed;
    const show = (at: number): void => {
      const [one, view] = [events[at], views[at]];
      if (!one || !view) {
        this.end(events);
        done();
        return;
      }
      this.event = one;
      this.view = view;
      this.told = events.slice(0, at + 1);
      shown(one);
      this.timer = setTimeout(() => show(at + 1), this.beat(one) * pace);
    };
    clearTimeout(this.timer);
    show(0);
  }

  /** Show how things stand, after these events. */
  end(events: readonly Told[]): void {
    clearTimeout(this.timer);
    this.event = null;
    this.told = [...events];
  }
}
