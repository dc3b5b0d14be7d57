/** How pieces travel from zone to zone: 350 ms along their way, or a fade where motion is off. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade, type CrossfadeParams } from "svelte/transition";
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

interface Keyed {
  key: unknown;
}

/** A pair of transitions for one board: what leaves a zone arrives in the next one. */
export function ways() {
  const [send, receive] = crossfade({
    duration: () => way(),
    easing: cubicOut,
    fallback: (node) => fade(node, { duration: way() / 2 }),
  });
  type Transition = typeof send;
  const calm =
    (moving: Transition): Transition =>
    (node, params: CrossfadeParams & Keyed) =>
      still() ? () => fade(node, { duration: way() / 2 }) : moving(node, params);
  return [calm(send), calm(receive)] as const;
}

/** Pieces that make room for others. */
export function slide(node: Element, spots: { from: DOMRect; to: DOMRect }, params?: FlipParams) {
  return flip(node, spots, { easing: cubicOut, ...params, duration: still() ? 0 : way() });
}
