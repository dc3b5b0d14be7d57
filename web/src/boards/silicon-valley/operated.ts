/** Operate as it has been told so far, company by company. */
import type { SiliconValleyEvent, SiliconValleyView } from "../../types/silicon-valley";
import type { BoardProps, Told } from "../../lib/board";

type Shown = Pick<BoardProps<SiliconValleyView>, "view" | "told" | "event">;

/** Whether it is a part of Operate: people may be let go, products sunset and code paid in turns too. */
function isStep(view: SiliconValleyView, told: Told): boolean {
  const event = told.event as unknown as SiliconValleyEvent;
  switch (event.event) {
    case "collected":
    case "paid_hq":
    case "paid_salaries":
      return true;
    case "paid_code":
      return view.seats.some((seat) => seat.tiles.some((tile) => tile.product === event.card));
    case "laid_off":
    case "sunsetted":
      return event.forced;
    default:
      return false;
  }
}

/** What Operate has brought and cost so far. */
export function steps({ view, told }: Pick<Shown, "view" | "told">): Told[] {
  return told.filter((one) => isStep(view, one));
}

/** Whether Operate is being told. */
export function operating(shown: Shown): boolean {
  return shown.event !== null && steps(shown).length > 0;
}
