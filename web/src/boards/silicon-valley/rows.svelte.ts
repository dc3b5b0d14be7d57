/** The rows of the market, each the same object while the same lies in it. */
import type { SiliconValleyView } from "../../types/silicon-valley";
import { steady } from "../../lib/steady";

export type Row = "row" | "hq" | "vc" | "product";
type Cards = readonly (string | null)[];

/** What lies in each row, by the name of its pieces. */
export function rowsOf(view: () => SiliconValleyView): Readonly<Record<Row, Cards>> {
  const kept = { row: steady<Cards>(), hq: steady<Cards>(), vc: steady<Cards>() };
  const launches = steady<Cards>();
  const row = $derived(kept.row(view().row));
  const hq = $derived(kept.hq(view().hq_row));
  const vc = $derived(kept.vc(view().vc_row));
  const product = $derived(launches(view().products.map((one) => one.card)));
  return {
    get row() {
      return row;
    },
    get hq() {
      return hq;
    },
    get vc() {
      return vc;
    },
    get product() {
      return product;
    },
  };
}
