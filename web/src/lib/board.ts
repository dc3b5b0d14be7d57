/** What a board gives to the table page, and what it gets. Boards draw; they know no rules. */
import type { Component } from "svelte";
import type {
  Asked,
  CardsShown,
  CaseShown,
  ForecastShown,
  HintMove,
  OfferShown,
  StandingShown,
  Told,
} from "../types/protocol";
import { loadWords } from "./words.svelte";

export type {
  Asked,
  CardsShown,
  CaseShown,
  ForecastShown,
  HintMove,
  OfferShown,
  StandingShown,
  Told,
} from "../types/protocol";

export interface BoardProps<V> {
  game: string;
  /** The game's own View, as the viewer may see it. */
  view: V;
  cards: CardsShown;
  /** By seat. */
  names: string[];
  /** A seat, -1 for a spectator, -2 for open cards. */
  viewer: number;
  asked: Asked | null;
  /** What was told last, as far as it has been shown, newest last. */
  told: Told[];
  /** The event that is being shown: `view` is how things were right after it. Null: as they are. */
  event: Told | null;
  /** Send a move in its text form; `layout` is a display hint that travels beside it. */
  play(move: string, layout?: string): void;
  hints: HintMove[] | null;
  /** How it stands at the moment that is shown; null if the game does not tell. */
  standing: StandingShown | null;
  /** What the next automatic phase will do to the viewer's seat; null if none is in sight. */
  forecast: ForecastShown | null;
  /** The move that one is about to make: picked on the table, or pointed at in the list. */
  preview: OfferShown | null;
  /** The forecast as it would be after `preview`; null until it is known, or if it depends on draws. */
  ahead: ForecastShown | null;
  /** The ways in which `preview` may turn out, each with its forecast: a bid, a suit. */
  cases: readonly CaseShown[];
  /** What the others did since the viewer's last move, newest last. */
  since: Told[];
  /** Whether to show less at once: the first table of a game. */
  folded: boolean;
}

/** How it stands and what comes, where nobody plays: in the gallery, for a board without a game. */
export const NOTHING_TOLD = {
  standing: null,
  forecast: null,
  preview: null,
  ahead: null,
  cases: [],
  since: [],
  folded: false,
} satisfies Partial<BoardProps<unknown>>;

/** A chapter of the rules, by its title, and the cards to draw it with. */
export interface PictureProps {
  chapter: string;
  cards: CardsShown;
}

export interface Phases {
  /** In words. */
  steps: string[];
  /** The step that is on now, -1 for none. */
  now: number;
}

/** A chart of the race: one line a seat, a point a round (or whatever the game counts). */
export interface Curve {
  lines: number[][];
}

/** A short table for a first game: the options that keep it short, and how many others play. */
export interface Lesson {
  options: Record<string, unknown>;
  others: number;
}

export interface BoardKit<V = unknown> {
  /** The middle of the table. */
  Board: Component<BoardProps<V>>;
  /** The bottom dock: what is the viewer's own. */
  Mine: Component<BoardProps<V>>;
  /** What is open about one player, compact. */
  Rail: Component<BoardProps<V> & { seat: number }>;
  /**
   * The race for the goal with all seats on it: who leads, whose turn it is, what ends the game. With
   * it the page shows no list of players beside the board: pieces `seat:0`, `seat:1` ... and a
   * `SeatState` beside each name (pieces/people) are then the board's to draw.
   */
  Standing?: Component<BoardProps<V>>;
  /**
   * Where the race is drawn at a desk: above the board, or down its left side. `beside` is above a
   * board that does not say who plays: the list of players stays.
   */
  standing?: "top" | "left" | "beside";
  /**
   * With `Standing`: the share of the table's height that Mine takes at a desk, 0.3 unless it is said; it
   * may change with what is going on.
   * Board and Mine are then containers of a size of their own: pieces grow with cqw and cqh.
   */
  dock?: number | ((props: BoardProps<V>) => number);
  /**
   * On phones: the share of the screen that the sheet of moves takes at most while no move is picked,
   * 0.5 unless it is said; less where the board is the better way to choose.
   */
  sheet?: number | ((props: BoardProps<V>) => number);
  /** On phones: what the tab of the others shows, instead of the list of all with their Rail. */
  Others?: Component<BoardProps<V>>;
  /** Every sign of the board with its name and what it means: shown with the key L. */
  Legend?: Component<BoardProps<V>>;
  /** Figures of consequences that hurt as they grow: debts, costs of every round. */
  burdens?: readonly string[];
  /** Figures of forecasts that are dollars; `cash` and `dollars` unless it is said. */
  dollars?: readonly string[];
  /** Whether the board draws the forecast itself; otherwise the page lists it beside the moves. */
  forecast?: boolean;
  /** Special decision UI above the plain buttons; it shows nothing for kinds it does not handle. */
  Moment?: Component<BoardProps<V>>;
  /** Whether Moment has sliders of its own for offers with a range: the page then shows none. */
  sliders?: boolean;
  /** The real pieces beside the rules: shows nothing for chapters without any. */
  Pictures?: Component<PictureProps>;
  /** `happened`: the last kind of decision, and while it is told what came of it, newest last. */
  phases(view: V, happened: readonly string[]): Phases;
  /** How long one wants to look at an event, by its name, in milliseconds; others get the usual. */
  beats?: Readonly<Record<string, number>>;
  lesson: Lesson;
  end?(view: V): { curve?: Curve };
  /** Kinds of events that are worth telling when the game is over, the best first. */
  moments: readonly string[];
}

/** The step of the newest of these things that has one, or none. */
export function stepOf(
  step: (name: string) => number | undefined,
  happened: readonly string[],
): number {
  return happened.map(step).findLast((found) => found !== undefined) ?? -1;
}

const kits = import.meta.glob<{ default: BoardKit }>("../boards/*/index.ts");
const boxes = import.meta.glob<{ default: Component<{ game: string }> }>("../boards/*/Box.svelte");

/** The games that have a board. */
export const BOARDS: readonly string[] = Object.keys(kits).map((path) => path.split("/")[2] ?? "");

/**
 * The board of a game with its words, loaded when it is first needed. A game that nobody has drawn
 * a board for has a plain one, made from the types of its View; `plain` asks for that of any game.
 */
export async function loadKit(game: string, plain = false): Promise<BoardKit> {
  const load = kits[`../boards/${game}/index.ts`];
  if (plain || !load) return (await import("../plain")).plainKit(game);
  const [kit] = await Promise.all([load(), loadWords(game)]);
  return kit.default;
}

/** The artwork of a game's box alone; small, so that the first page stays light. */
export async function loadBox(game: string): Promise<Component<{ game: string }>> {
  const load = boxes[`../boards/${game}/Box.svelte`] ?? (() => import("../plain/Box.svelte"));
  return (await load()).default;
}
