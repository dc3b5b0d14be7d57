/** What is on at the trade show: the view's turn, or a turn of somebody else as it is being told. */
import type { TradeShowEvent, TradeShowView } from "../../types/trade-show";
import { SIDES } from "./cards";

export interface Placed {
  sides: number;
  values: number[];
  cube: boolean;
}
export interface Outcome {
  sold: boolean;
  total: number;
  lost: number;
  complete: number;
  cubes: number;
}
export interface Stage {
  seat: number;
  company: string;
  cards: string[];
  fulfilled: number;
  placed: Placed[];
  /** By size; a die without a value is still to be rolled. */
  dice: (number | null)[][];
  rolled: boolean;
  pending: number;
  offer: number;
  /** Dollars that a failure would lose and bonuses that it would not; unknown in a story. */
  dollars: number | null;
  bonus: number | null;
  outcome: Outcome | null;
}

/** Dice without values; none if a story is joined midway and says more than it has shown. */
const blank = (count: number): null[] => Array<null>(Math.max(0, count)).fill(null);

export function fromView(view: TradeShowView): Stage | null {
  const turn = view.turn;
  const seat = turn && view.seats[turn.seat];
  if (!turn || !seat) return null;
  const rolled = turn.rolled.some((values) => values.length > 0);
  return {
    seat: turn.seat,
    company: seat.company,
    cards: seat.stack,
    fulfilled: turn.fulfilled,
    placed: turn.placed.map((dice) => ({ ...dice, cube: false })),
    dice: rolled ? turn.rolled : turn.free.map(blank),
    rolled,
    pending: turn.pending,
    offer: turn.offer,
    dollars: turn.dollars,
    bonus: turn.bonus,
    outcome: null,
  };
}

function start(seat: number, company: string, view: TradeShowView): Stage {
  return {
    seat,
    company,
    cards: view.seats[seat]?.stack ?? [],
    fulfilled: 0,
    placed: [],
    dice: [[], [], []],
    rolled: false,
    pending: 0,
    offer: 0,
    dollars: null,
    bonus: null,
    outcome: null,
  };
}

/** What an event makes of the stage. */
export function after(
  before: Stage | null,
  event: TradeShowEvent,
  view: TradeShowView,
): Stage | null {
  if (event.event === "turn_started") return start(event.seat, event.company, view);
  if (event.event === "round_started") return null;
  if (!("seat" in event)) return before;
  const known = before?.seat === event.seat ? before : null;
  const stage = known ?? start(event.seat, view.seats[event.seat]?.company ?? "", view);
  switch (event.event) {
    case "rolled":
      return {
        ...stage,
        cards: withCard(stage, stage.fulfilled, event.card),
        dice: [event.d4, event.d6, event.d8],
        rolled: true,
      };
    case "fulfilled": {
      const sides = Number(event.dice[1]);
      return {
        ...stage,
        cards: withCard(stage, stage.fulfilled, event.card),
        fulfilled: stage.fulfilled + 1,
        placed: [...stage.placed, { sides, values: event.values, cube: event.cube }],
        dice: stage.dice.map((dice, size) =>
          blank(SIDES[size] === sides ? dice.length - event.values.length : dice.length),
        ),
        rolled: false,
        pending: stage.pending + (event.cube ? 1 : 0),
        offer: event.offer,
        dollars: null,
        bonus: null,
      };
    }
    case "sold":
      return {
        ...stage,
        offer: event.total,
        dollars: event.dollars,
        bonus: event.bonus,
        outcome: {
          sold: true,
          total: event.total,
          lost: 0,
          complete: event.complete,
          cubes: event.cubes,
        },
      };
    case "failed":
      return {
        ...stage,
        outcome: { sold: false, total: event.bonus, lost: event.lost, complete: 0, cubes: 0 },
      };
    case "rerolled":
      return { ...stage, rolled: false, dice: stage.dice.map((dice) => blank(dice.length)) };
    default:
      return null;
  }
}

/** When the round is over before its story is told, the cards are known one by one. */
function withCard(stage: Stage, place: number, card: string): string[] {
  if (stage.cards[place] === card) return stage.cards;
  return [...stage.cards.slice(0, place), card];
}

export function alike(one: Stage | null, other: Stage | null): boolean {
  if (!one || !other) return one === other;
  return (
    one.seat === other.seat &&
    one.fulfilled === other.fulfilled &&
    one.rolled === other.rolled &&
    !one.outcome &&
    (!one.rolled || String(one.dice) === String(other.dice))
  );
}
