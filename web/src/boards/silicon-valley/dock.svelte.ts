/** How high the dock is: by what is asked, and by what one has opened in it. */
import { MediaQuery } from "svelte/reactivity";
import type { SiliconValleyView } from "../../types/silicon-valley";
import type { Asked, BoardProps } from "../../lib/board";

/** Opened by hand: the whole company, or the R&D mat; null follows what is asked. */
export const opened = $state<{ company: boolean | null; mat: boolean }>({
  company: null,
  mat: false,
});

/** Shares of the table's height; on a low desk the same things need a larger share of it. */
const LOW = { high: 0.118, low: 0.15 };
const WHOLE = { high: 0.195, low: 0.3 };
const CARDS = { high: 0.26, low: 0.27 };
const MAT = { high: 0.205, low: 0.24 };
const LOW_DESK = new MediaQuery("max-height: 860px");

/** Whether all that can be chosen is one's own: people, products, blocks. */
function asksOwn(asked: Asked | null): boolean {
  const pieces = asked?.mine ? asked.offers.flatMap((offer) => offer.pieces) : [];
  return (
    pieces.length > 0 && pieces.every((piece) => /^(employee|tile|founder|blocks)@/.test(piece))
  );
}

/** Whether the company is shown in section, with names and all: where there is room, or on demand. */
export function whole({ view, folded, asked }: BoardProps<SiliconValleyView>): boolean {
  const usual = !folded && !view.rival && !LOW_DESK.current;
  return opened.company ?? (usual || asksOwn(asked));
}

/** Founders to choose from. */
export function dealt({ view, viewer }: BoardProps<SiliconValleyView>): readonly string[] {
  const it = view.seats[viewer];
  return it && !it.founder ? (it.dealt ?? []) : [];
}

function share(shown: BoardProps<SiliconValleyView>): typeof LOW {
  if (dealt(shown).length) return CARDS;
  if (opened.mat && shown.view.kind !== "turn.design") return MAT;
  return whole(shown) ? WHOLE : LOW;
}

export function dockHeight(shown: BoardProps<SiliconValleyView>): number {
  const { high, low } = share(shown);
  return LOW_DESK.current ? low : high;
}
