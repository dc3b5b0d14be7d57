/** Cards of the hand are added to a sum freely, also where no set has them: the sum says what is off. */
import type { Touch } from "../../lib/touch.svelte";

/** Takes the clicks on a card that would start the set anew, or do nothing, and adds it instead. */
export function addsFreely(touch: Touch | undefined, piece: string) {
  return (node: HTMLElement): (() => void) => {
    function click(event: MouseEvent): void {
      if (!touch?.asked?.mine || touch.asked.kind !== "assist.set") return;
      const { chosen } = touch;
      if (!chosen.every((one) => one.startsWith("hand@"))) return;
      const taken = chosen.includes(piece);
      const goesOn = touch.isLegal(piece);
      if (taken ? touch.legal.has(piece) : goesOn || !(chosen.length || touch.legal.size)) return;
      event.stopPropagation();
      touch.chosen = taken ? chosen.filter((one) => one !== piece) : [...chosen, piece];
    }
    node.addEventListener("click", click, true);
    return () => node.removeEventListener("click", click, true);
  };
}
