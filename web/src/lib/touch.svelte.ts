/** What a player does with pieces: point, choose, drop. What it means is in the offers alone. */
import { getContext, setContext } from "svelte";
import type { Asked, BlockedShown, OfferShown, Told } from "../types/protocol";
import { settings } from "./settings.svelte";

const KEY = Symbol("touch");
/** How long a piece stays marked after it has changed. */
const CHANGED_MS = 1500;

/** A player of the team who points out a card. */
export interface Pin {
  seat: number;
  name: string;
}

/** The one of these offers that pieces mean, if there is one: no other, or none beyond the pieces. */
function meant(offers: readonly OfferShown[], pieces: readonly string[]): OfferShown | null {
  if (!pieces.length) return null;
  const plain = offers.filter((offer) => !offer.range);
  if (offers.length === 1) return plain[0] ?? null;
  const exact = plain.filter((offer) => offer.pieces.every((piece) => pieces.includes(piece)));
  return exact.length === 1 ? (exact[0] ?? null) : null;
}

export class Touch {
  asked = $state.raw<Asked | null>(null);
  /** Pieces chosen so far; the offers that touch all of them are left. */
  chosen = $state.raw<readonly string[]>([]);
  /** Pieces, cards and seats that something outside points at: a button, a line of the log. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** Pieces of a move that is on its way to the server. */
  sent = $state.raw<ReadonlySet<string>>(new Set());
  /** Cards and pieces that have just changed. */
  changed = $state.raw<ReadonlySet<string>>(new Set());
  /** Pieces of the move that the hint puts first. */
  hinted = $state.raw<ReadonlySet<string>>(new Set());
  /** The piece being dragged. */
  dragged = $state.raw<string | null>(null);
  /** The piece under the pointer or the focus, for the buttons of its moves. */
  over = $state.raw<string | null>(null);
  /** A range whose slider is open because a click left only it. */
  opened = $state.raw<string | null>(null);
  /** The move that a button or a line of the list is pointed at. */
  offered = $state.raw<OfferShown | null>(null);
  /** A piece somebody tapped though no move touches it: the page says why. */
  asking = $state.raw<string | null>(null);

  /** By card: who of the team points it out. */
  pins = $state.raw<ReadonlyMap<string, readonly Pin[]>>(new Map());
  /** Points out a card to the team, or no longer; null for those who play alone or look on. */
  pin = $state.raw<((card: string) => void) | null>(null);

  /** How a board reads pieces that are a move already, though more of them could follow: a sum. */
  reading = $state.raw<((touch: Touch) => OfferShown | null) | null>(null);

  play: (offer: OfferShown) => void;

  constructor(play: (offer: OfferShown) => void) {
    this.play = play;
  }

  /** Offers of one's own choice; looking at another's choice lights nothing. */
  readonly offers = $derived<readonly OfferShown[]>(this.asked?.mine ? this.asked.offers : []);
  readonly legal = $derived(new Set(this.offers.flatMap((offer) => offer.pieces)));
  /** The offers left after the pieces chosen so far. */
  readonly left = $derived(
    this.chosen.length
      ? this.offers.filter((offer) => this.chosen.every((piece) => offer.pieces.includes(piece)))
      : this.offers,
  );
  /** The move that the chosen pieces mean: the only one left, the one that touches just them, or
   * what the board reads in them. */
  readonly picked = $derived(meant(this.left, this.chosen) ?? this.reading?.(this) ?? null);
  /** The move that the piece under the pointer or the focus would mean. */
  private readonly peeked = $derived.by(() => {
    const piece = this.over;
    if (piece === null || this.chosen.length || !this.legal.has(piece)) return null;
    return meant(
      this.offers.filter((offer) => offer.pieces.includes(piece)),
      [piece],
    );
  });
  /** The move that one is about to make: what it brings is shown. */
  readonly preview = $derived(this.offered ?? this.picked ?? this.peeked);
  /** The moves that warn of nothing: they avert what another one warns of. */
  readonly safe = $derived(
    this.offers.filter((offer) => !offer.range && !offer.consequences.some((one) => one.warns)),
  );
  /** Pieces that go on from what is chosen. */
  readonly next = $derived(new Set(this.left.flatMap((offer) => offer.pieces)));

  /** A new decision: nothing is chosen, nothing is on its way. */
  ask(asked: Asked | null): void {
    const same = asked?.decision === this.asked?.decision && asked?.kind === this.asked?.kind;
    this.asked = asked;
    if (!same) this.clear();
    this.sent = new Set();
  }

  clear(): void {
    this.chosen = [];
    this.opened = null;
    this.asking = null;
    this.offered = null;
    this.hinted = new Set();
  }

  /** Why a piece cannot be played now, if the rules say so. What is said of the piece itself comes
   * before what is said of its zone: a zone (`row:`) names all its pieces. */
  why(piece: string): BlockedShown | undefined {
    if (!this.asked?.mine || this.legal.has(piece)) return undefined;
    const { blocked } = this.asked;
    return (
      blocked.find((one) => one.pieces.includes(piece)) ??
      blocked.find((one) => one.pieces.some((name) => name.endsWith(":") && piece.startsWith(name)))
    );
  }

  isLegal(piece: string): boolean {
    return this.chosen.length ? this.next.has(piece) : this.legal.has(piece);
  }

  /**
   * A click or key press on a piece: narrow the offers. The move that is left then is picked, and
   * made by a second click on the piece: looking at what a move would bring must not cost anything.
   */
  choose(piece: string): void {
    if (!this.legal.has(piece)) {
      this.asking = piece;
      return;
    }
    if (this.chosen.at(-1) === piece && this.confirm()) return;
    if (this.chosen.includes(piece)) {
      this.chosen = this.chosen.filter((other) => other !== piece);
      this.opened = null;
      return;
    }
    this.take(this.next.has(piece) ? [...this.chosen, piece] : [piece]);
  }

  /** Make the move that is picked; gives whether there is one. */
  confirm(): boolean {
    if (!this.picked) return false;
    this.play(this.picked);
    return true;
  }

  /** Piece `from` was dropped onto piece `to`: the offers that touch both. A drop means it. */
  drop(from: string, to: string): void {
    const both = this.offers.filter(
      (offer) => offer.pieces.includes(from) && offer.pieces.includes(to),
    );
    if (both.length) this.take([from, to], true);
    else if (this.legal.has(from)) this.take([from]);
  }

  private take(pieces: string[], sure: boolean = settings.oneClick): void {
    this.asking = null;
    this.chosen = pieces;
    const [only, ...more] = this.left;
    if (!only || more.length) return;
    if (only.range) this.opened = only.move;
    else if (sure) this.play(only);
  }

  /** A button or a line of the list is pointed at, or no longer: light the move's pieces. */
  show(offer: OfferShown | null): void {
    this.offered = offer;
    this.point(offer?.pieces ?? []);
  }

  /** Somebody points at a button or a line: light its pieces (or cards, or `seat:2`). */
  point(names: Iterable<string>): void {
    this.pointed = new Set(names);
  }

  /** Events are shown: mark their cards for a moment. */
  mark(told: readonly Told[]): void {
    const cards = new Set(told.flatMap((one) => one.cards));
    if (!cards.size) return;
    this.changed = cards;
    setTimeout(() => {
      if (this.changed === cards) this.changed = new Set();
    }, CHANGED_MS);
  }
}

export function provideTouch(touch: Touch): Touch {
  return setContext(KEY, touch);
}

/** The table's Touch; undefined where pieces are only pictures (rules, boxes). */
export function useTouch(): Touch | undefined {
  return getContext<Touch | undefined>(KEY);
}
