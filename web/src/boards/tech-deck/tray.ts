/** Which cards without a place of their own are to be chosen from. */
import type { Asked } from "../../lib/board";
import type { TechDeckView } from "../../types/tech-deck";

export interface Spread {
  zone: string;
  pieces: string[];
}
const ZONES = ["customers", "start", "offered", "deck", "discard"];

/** Those that the moves name; while others choose, what lies open for it. */
export function spreads(view: TechDeckView, asked: Asked | null): Spread[] {
  const pieces = [...new Set((asked?.offers ?? []).flatMap((offer) => offer.pieces))];
  const found = ZONES.map((zone) => ({
    zone,
    pieces: pieces.filter((piece) => piece.split(/[@:]/)[0] === zone),
  })).filter((one) => one.pieces.length);
  if (found.length) return found;
  const offered = view.teams.flatMap((team, index) =>
    team.offered.map((id) => `offered@t${index + 1}:${id}`),
  );
  return offered.length ? [{ zone: "offered", pieces: offered }] : [];
}
