/** One's own stack place by place: what lies there, what is about to, and how far one then gets. */
import { cardsAhead, said, type Props } from "./says";

export interface Place {
  /** Null for a free place. */
  card: string | null;
  /** About to be taken: the move is picked, not made. */
  ghost: boolean;
  /** Two cards whose order is still to be chosen. */
  loose: boolean;
  done: boolean;
  chance: number | null;
  offer: number | null;
  out: boolean;
  spent: boolean;
}

export function placesOf(props: Props, seat: number): Place[] {
  const { view, asked, preview, forecast, ahead, event } = props;
  const it = view.seats[seat];
  if (!it) return [];
  const done = view.turn?.seat === seat ? view.turn.fulfilled : 0;
  const ghosts = asked?.mine && asked.seat === seat && !view.turn ? ghostsOf(props) : [];
  const loose = preview?.verb === "two";
  const shown = event ? null : ghosts.length || preview ? (ahead ?? forecast) : forecast;
  const { cards: lines } = cardsAhead(shown);
  const reach = said<{ chance: number; offer: number }>(preview, "chip_reach_both", "chip_reach");
  return Array.from({ length: it.target }, (_, at) => {
    const card = it.stack[at] ?? ghosts[at - it.stack.length] ?? null;
    const ghost = at >= it.stack.length && card !== null;
    const line = lines[at - done];
    const told = card !== null && at >= done && line && !(ghost && loose) ? line : null;
    const last = ghost && at === it.stack.length + ghosts.length - 1;
    return {
      card,
      ghost,
      loose: ghost && loose,
      done: at < done,
      chance: told ? told.chance : last && reach ? reach.chance : null,
      offer: told ? told.offer : last && reach ? reach.offer : null,
      out: told?.out ?? (last && said(preview, "chip_out_of_reach") !== null),
      spent: told?.spent ?? false,
    };
  });
}

/** The cards of the move that one is about to make, in the order in which they will lie. */
function ghostsOf({ view, asked, preview }: Props): string[] {
  if (!preview) return [];
  const at = (piece: string): string => {
    const column = Number(piece.slice(-1)) - 1;
    return (piece.startsWith("grid:b") ? view.bottom : view.top)[column] ?? "";
  };
  const pieces = preview.pieces.filter((piece) => piece.startsWith("grid:"));
  if (asked?.kind === "draft.order") {
    const rest = asked.offers.flatMap((one) => one.pieces).filter((one) => !pieces.includes(one));
    pieces.push(...rest);
  }
  return pieces.map(at).filter(Boolean);
}
