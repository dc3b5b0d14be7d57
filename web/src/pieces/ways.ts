/** How pieces travel from zone to zone: 350 ms along their way, or a fade where motion is off. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade, type CrossfadeParams, type TransitionConfig } from "svelte/transition";
import { flip, type FlipParams } from "svelte/animate";

const WAY = 350;

function still(): boolean {
  return (
    document.documentElement.dataset.motion === "none" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/** How long a piece's way takes, with the speed of the settings. */
export function way(): number {
  const speed = Number(getComputedStyle(document.documentElement).getPropertyValue("--speed"));
  return speed > 0 ? WAY / speed : WAY;
}

/** A pair of transitions for one board: what leaves a zone arrives in the next one. */
export function ways() {
  const [send, receive] = crossfade({
    duration: () => way(),
    easing: cubicOut,
    fallback: (node) => fade(node, { duration: way() / 2 }),
  });
  const calm =
    (moving: typeof send) =>
    (node: Element, params: CrossfadeParams & { key: unknown }): (() => TransitionConfig) => {
      const go = moving(node, params);
      return () => {
        const found = go();
        // From or to a zone that is not on the screen there is no way: fade.
        const lost = /Infinity|NaN/.test(found.css?.(0.5, 0.5) ?? "");
        return still() || lost ? fade(node, { duration: way() / 2 }) : found;
      };
    };
  return [calm(send), calm(receive)] as const;
}

/** Pieces that make room for others. */
export function slide(node: Element, spots: { from: DOMRect; to: DOMRect }, params?: FlipParams) {
  const seen = spots.from.width > 0 && spots.to.width > 0;
  return flip(node, spots, {
    easing: cubicOut,
    ...params,
    duration: seen && !still() ? way() : 0,
  });
}
