/** The view after each event, made from the changes that the server tells: no rule is known here. */
import type { Change, StandingShown } from "../types/protocol";

export type View = Record<string, unknown>;

/** A view with another value at a place; what lies beside the place is shared. */
function put(value: unknown, [name, ...rest]: Change["at"], to: unknown): unknown {
  if (name === undefined) return to;
  if (Array.isArray(value)) return value.map((one, at) => (at === name ? put(one, rest, to) : one));
  const known = value as Record<string, unknown>;
  return { ...known, [name]: put(known[name], rest, to) };
}

/** While things happen nobody is asked anything. */
const NOBODY_ASKED = { asked: [], kind: null };

/**
 * By event: the view right after it. Each stage is told as changes to the next one, the last to the
 * view as it is now; events before those with stages are shown with the view of the first. How it
 * stood lies in each view as `standing`.
 */
export function stagesOf(
  many: number,
  stages: readonly Change[][],
  now: View,
  standing: StandingShown | null,
): View[] {
  const views: View[] = [];
  let view: unknown = { ...now, ...NOBODY_ASKED, standing };
  for (let back = 1; back <= many; back++) {
    for (const { at, value } of stages.at(-back) ?? []) view = put(view, at, value);
    views.unshift(view as View);
  }
  return views;
}
