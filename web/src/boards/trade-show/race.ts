/** The race for the most money as it is drawn: a scale, and marks that do not cover each other. */
import type { TradeShowView } from "../../types/trade-show";
import { offerOf, said, type Props } from "./says";

export interface Mark {
  seat: number;
  figure: number;
  /** Where an offer would lead, and to which place. */
  ghost: { place: number; verb: string } | null;
}

/** Everybody's money, and where the offer leads that one is about to accept. */
export function marksOf({ standing, asked, preview }: Props): Mark[] {
  const marks: Mark[] = (standing?.race ?? []).flatMap(({ seats: [seat], figure }) =>
    seat === undefined ? [] : [{ seat, figure, ghost: null }],
  );
  const offer = preview ?? offerOf(asked, "accept");
  const sold = said<{ dollars: number; place: number }>(offer, "chip_place");
  if (asked?.mine && offer && sold)
    marks.push({
      seat: asked.seat,
      figure: sold.dollars,
      ghost: { place: sold.place, verb: offer.verb },
    });
  return marks;
}

/** What the next roll would leave one with: a hit, a miss. */
export function eitherWay(props: Props): { hit: number; miss: number } | null {
  const roll = offerOf(props.asked, "roll");
  const hit = said(roll, "chip_hit");
  const miss = said(roll, "chip_miss");
  const score = (props.view as TradeShowView).seats[props.viewer]?.score;
  if (!hit || !miss || score === undefined) return null;
  return { hit: score + (hit["offer"] ?? 0), miss: score + (miss["bonus"] ?? 0) };
}

export interface Scale {
  whole: number;
  ticks: number[];
  step: number;
}

/** A scale with room above the first. */
export function scaleOf(marks: readonly Mark[]): Scale {
  const most = Math.max(16, ...marks.map((mark) => mark.figure)) * 1.15;
  const step = most <= 60 ? 10 : most <= 150 ? 25 : 50;
  const half = step / 2;
  const whole = Math.ceil(most / half) * half;
  const ticks = Array.from({ length: Math.floor(whole / step) }, (_, n) => (n + 1) * step);
  return { whole, ticks, step };
}

/** The middles of marks that keep apart from each other, as near as can be to where they belong. */
export function spread(wanted: readonly number[], apart: number, room: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const spots = order.map((n) => wanted[n] ?? 0);
  const close = Math.min(apart, room / Math.max(1, spots.length));
  for (let turn = 0; turn < 80; turn++) {
    for (let n = 1; n < spots.length; n++) {
      const short = close - ((spots[n] ?? 0) - (spots[n - 1] ?? 0));
      if (short <= 0) continue;
      spots[n - 1] = (spots[n - 1] ?? 0) - short / 2;
      spots[n] = (spots[n] ?? 0) + short / 2;
    }
    spots.forEach((spot, n) => {
      spots[n] = Math.min(
        room - close * (spots.length - n - 0.5),
        Math.max(close * (n + 0.5), spot),
      );
    });
  }
  const found = [...wanted];
  order.forEach((n, place) => (found[n] = spots[place] ?? 0));
  return found;
}
