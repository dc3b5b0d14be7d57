/** What a board gives to the table page, and what it gets. Boards draw; they know no rules. */
import type { Component } from "svelte";
import type { Asked, CardsShown, HintMove, Told } from "../types/protocol";

export type { Asked, CardsShown, HintMove, Told } from "../types/protocol";

export interface BoardProps<V> {
  /** The game's own View, as the viewer may see it. */
  view: V;
  cards: CardsShown;
  /** By seat. */
  names: string[];
  /** A seat, -1 for a spectator, -2 for open cards. */
  viewer: number;
  asked: Asked | null;
  /** The events that are being shown right now, newest last. */
  told: Told[];
  /** Send a move in its text form; `layout` is a display hint that travels beside it. */
  play(move: string, layout?: string): void;
  hints: HintMove[] | null;
}

/** A chapter of the rules, by its title, and the cards to draw it with. */
export interface PictureProps {
  chapter: string;
  cards: CardsShown;
}

export interface Phases {
  /** Keys of the catalogue. */
  steps: string[];
  /** The step that is on now, -1 for none. */
  now: number;
}

/** A chart of the race: one line a seat, a point a round (or whatever the game counts). */
export interface Curve {
  /** Key of the catalogue for the unit: "dollars", "valuation" ... */
  unit: string;
  lines: number[][];
}

export type Words = Record<"en" | "de", Record<string, string>>;

export interface BoardKit<V = unknown> {
  /** The middle of the table. */
  Board: Component<BoardProps<V>>;
  /** The bottom dock: what is the viewer's own. */
  Mine: Component<BoardProps<V>>;
  /** What is open about one player, compact. */
  Rail: Component<BoardProps<V> & { seat: number }>;
  /** Special decision UI above the plain buttons; it shows nothing for kinds it does not handle. */
  Moment?: Component<BoardProps<V>>;
  /** Whether Moment has sliders of its own for offers with a range: the page then shows none. */
  sliders?: boolean;
  /** The real pieces beside the rules: shows nothing for chapters without any. */
  Pictures: Component<PictureProps>;
  /** Artwork of the box for the first page. */
  Box: Component;
  phases(view: V): Phases;
  /** The board's own strings; keys should start with the game's letters, e.g. `ts.offer`. */
  words?: Words;
  end?(view: V): { curve?: Curve };
  /** Kinds of events that are worth telling when the game is over, the best first. */
  moments: readonly string[];
}

export const GAMES = ["trade-show", "bidness", "tech-deck", "silicon-valley"] as const;
export type GameId = (typeof GAMES)[number];

const kits: Record<string, () => Promise<{ default: unknown }>> = import.meta.glob(
  "../boards/*/index.ts",
) as Record<string, () => Promise<{ default: unknown }>>;
const boxes: Record<string, () => Promise<{ default: unknown }>> = import.meta.glob(
  "../boards/*/Box.svelte",
) as Record<string, () => Promise<{ default: unknown }>>;

/** The board of a game, loaded when it is first needed. */
export async function loadKit(game: string): Promise<BoardKit> {
  const load = kits[`../boards/${game}/index.ts`];
  if (!load) throw new Error(`There is no board for ${game}.`);
  return (await load()).default as BoardKit;
}

/** The artwork of a game's box alone; small, so that the first page stays light. */
export async function loadBox(game: string): Promise<Component> {
  const load = boxes[`../boards/${game}/Box.svelte`];
  if (!load) throw new Error(`There is no box for ${game}.`);
  return (await load()).default as Component;
}
