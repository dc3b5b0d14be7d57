/** One table as this browser knows it: states by viewer, the log, chat, and what is on its way. */
import type {
  Asked,
  CardsShown,
  CaseShown,
  ChatShown,
  ForecastShown,
  Foreseen,
  HintMove,
  Hints,
  MarksOf,
  OfferShown,
  Propose,
  RemedyShown,
  StandingShown,
  State,
  TableShown,
  Told,
  Update,
} from "../types/protocol";
import { api } from "./api";
import { connection, Refused } from "./socket.svelte";
import { isStill } from "./settings.svelte";
import { sound, soundOf } from "./sound";
import { Story } from "./story.svelte";
import { Touch } from "./touch.svelte";

/** The most that one update is shown; divided by the speed. */
const LONGEST = 2200;
/** One's own move needs no explanation. */
const ANSWER = 420;
/** The longest that a player waits for their own turn: so long, and so much more for each event. */
const TURN = 350;
const MORE = 120;
const NOTICE_MS = 6000;
/** Somebody who points at a move for so long wants to know what it brings. */
const POINTED_MS = 120;
/** No mark is on its way. */
const TOLD = { cards: null, sent: 0 };

/** A move of a decision of a seat, as a name. */
function foreseenKey({
  seat,
  decision,
  move,
}: Pick<Foreseen, "seat" | "decision" | "move">): string {
  return `${seat}/${decision}/${move}`;
}

export class Table {
  readonly id: string;
  readonly touch: Touch;
  readonly story = new Story();
  shown = $state.raw<TableShown | null>(null);
  cards = $state.raw<CardsShown | null>(null);
  log = $state.raw<Told[]>([]);
  /** The chats that we may read, by the seats that they are for: `""` is for all, `"0,2"` a team's. */
  chats = $state.raw<Readonly<Record<string, readonly ChatShown[]>>>({});
  /** What the members of our teams point out, by team. */
  private marks = $state.raw<Readonly<Record<string, readonly MarksOf[]>>>({});
  /** One's own marks as they were last sent, until the server has told them: who marks two cards
   * in a row means both. */
  private marking: { cards: readonly string[] | null; sent: number } = TOLD;
  hints = $state.raw<HintMove[] | null>(null);
  thinking = $state(false);
  /** The move on its way, in words. */
  sending = $state<string | null>(null);
  /** A problem in words, shown for a while. */
  notice = $state.raw<{ text: string; rule: string | null } | null>(null);
  /** Whose eyes: a seat of ours, or -1. */
  viewer = $state(-1);
  /** With several own seats at one screen: whose turn it is to sit down. */
  handOver = $state<number | null>(null);
  problem = $state("");
  /** Forecasts after moves that somebody pointed at. */
  private foreseen = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  /** What the server said of the previewed move, if it has answered. */
  private readonly previewed = $derived.by<Foreseen | null>(() => {
    const [asked, offer] = [this.asked, this.touch.preview];
    if (!asked?.mine || !offer) return null;
    const { seat, decision } = asked;
    return this.foreseen.get(foreseenKey({ seat, decision, move: offer.move })) ?? null;
  });
  /** What comes by itself if the previewed move is made, as far as it is known. */
  readonly ahead = $derived<ForecastShown | null>(this.previewed?.forecast ?? null);
  /** The ways in which the previewed move may turn out, each with what comes then. */
  readonly cases = $derived<readonly CaseShown[]>(this.previewed?.cases ?? []);
  /** What can be done first against what the previewed move warns of. */
  readonly remedy = $derived<RemedyShown | null>(this.previewed?.remedy ?? null);
  /** Up to which event the viewer's last move led, by seat: what came after is news. */
  private moved = new Map<number, number>();
  /** When the state was shown, for clocks. */
  stateAt = $state(0);

  /** How things stood when the last story was told; the queue may hold newer states. */
  private settledState = $state.raw<State | null>(null);
  private states = new Map<number, State>();
  private logs = new Map<number, Told[]>();
  private queue = $state.raw<Update[]>([]);
  private stops: (() => void)[] = [];
  private followed = "";
  private spoken = connection.spoken;

  constructor(id: string) {
    this.id = id;
    this.touch = new Touch((offer) => this.playOffer(offer));
  }

  readonly names = $derived(
    this.shown?.chairs.map((chair) => chair.name ?? chair.bot ?? `#${chair.seat + 1}`) ?? [],
  );
  readonly own = $derived(
    this.shown?.chairs.filter((chair) => chair.mine).map((chair) => chair.seat) ?? [],
  );
  /** The seats that play together with whose eyes we look; none if that seat plays alone. */
  readonly team = $derived(
    this.shown?.teams.find((team) => team.length > 1 && team.includes(this.viewer)) ?? [],
  );
  /** Whether anybody else is a person, who would have to agree to a take-back. */
  readonly company = $derived(
    this.shown?.chairs.some((chair) => !chair.mine && chair.bot === null) ?? false,
  );
  readonly busy = $derived(this.queue.length > 0);
  /**
   * What is on the screen: one moment. While an event is shown the view is the one after it, and
   * nobody is asked anything new yet.
   */
  readonly state = $derived<State | null>(
    this.story.event && this.settledState
      ? {
          ...this.settledState,
          asked: null,
          view: this.story.view,
          standing: (this.story.view["standing"] as StandingShown | null | undefined) ?? null,
        }
      : this.settledState,
  );
  /** What was told last, as far as it has been shown. */
  readonly telling = $derived(this.story.told);
  /** What happened since the viewer's last move. */
  readonly since = $derived(
    this.log.filter((one) => one.number > (this.moved.get(this.viewer) ?? 0)),
  );
  /** Names that say where in the round one is: the decision before, and what came of it. */
  readonly happened = $derived([
    String((this.settledState?.view as { kind?: string | null } | undefined)?.kind ?? ""),
    ...(this.story.event ? this.telling.map((one) => String(one.event["event"])) : []),
  ]);
  /** How many moves one may take back by oneself, as the server has it now. */
  readonly undoable = $derived((this.queue.at(-1)?.state ?? this.settledState)?.undo ?? 0);
  /** The choice to be made on this screen; nothing while older events are still being shown. */
  readonly asked = $derived<Asked | null>(
    this.busy || this.handOver !== null ? null : (this.state?.asked ?? null),
  );

  async open(): Promise<void> {
    try {
      const shown = await api.table(this.id);
      this.cards = await api.cards(this.id);
      this.stops.push(
        connection.listen((reply) => {
          if (reply.is === "update" && reply.table === this.id) this.hear(reply);
          else if (reply.is === "table_changed" && reply.table.id === this.id)
            this.change(reply.table);
          else if (reply.is === "chat_lines" && reply.table === this.id) {
            const readers = reply.team.join();
            const known = this.chats[readers] ?? [];
            const last = known.at(-1)?.number ?? 0;
            const news = reply.lines.filter((line) => line.number > last);
            this.chats = { ...this.chats, [readers]: [...known, ...news] };
          } else if (reply.is === "marks" && reply.table === this.id) {
            if (!this.marking.sent) this.marking = TOLD;
            this.pin({ ...this.marks, [reply.team.join()]: reply.marks });
          } else if (reply.is === "hints" && reply.table === this.id) this.advised(reply);
          else if (reply.is === "foreseen" && reply.table === this.id) this.foretold(reply);
        }),
      );
      this.change(shown);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  close(): void {
    this.story.end([]);
    for (const stop of this.stops) stop();
    this.stops = [];
    if (this.followed) void connection.send({ do: "unwatch", table: this.id }).catch(() => {});
  }

  /** The table as such has changed; if our seats have, follow it with their eyes. */
  private change(shown: TableShown): void {
    this.shown = shown;
    const seats = this.own;
    if (!seats.includes(this.viewer)) this.viewer = seats[0] ?? -1;
    this.pin(this.marks);
    const wanted = seats.join();
    if (this.followed === `:${wanted}`) return;
    this.followed = `:${wanted}`;
    this.stops.push(
      connection.follow(this.id, () => {
        if (this.spoken !== connection.spoken) this.logs.clear(); // to be told anew
        this.spoken = connection.spoken;
        this.pin({}); // what is still marked is told anew
        return {
          do: "watch",
          table: this.id,
          seats: this.own,
          stages: true,
          standing: true,
          after: Object.fromEntries(
            (this.own.length ? this.own : [-1]).map((seat) => [
              seat,
              this.logs.get(seat)?.at(-1)?.number ?? 0,
            ]),
          ),
          chat_after: this.chats[""]?.at(-1)?.number ?? 0,
          team_chat_after: Object.fromEntries(
            Object.entries(this.chats)
              .filter(([readers]) => readers)
              .map(([readers, lines]) => [parseInt(readers), lines.at(-1)?.number ?? 0]),
          ),
        };
      }),
    );
  }

  // What happens

  private hear(update: Update): void {
    // a move that brings nothing comes without consequences
    for (const offer of update.state.asked?.offers ?? []) offer.consequences ??= [];
    const first = !this.logs.has(update.viewer);
    this.states.set(update.viewer, update.state);
    let log = this.logs.get(update.viewer) ?? [];
    const kept = update.kept;
    if (kept !== null) log = log.filter((one) => one.number <= kept); // a move was taken back
    const last = log.at(-1)?.number ?? 0;
    const news = update.told.filter((one) => one.number > last);
    this.logs.set(update.viewer, [...log, ...news]);
    if (update.viewer !== this.viewer) {
      this.turnTo();
      return;
    }
    const fresh = { ...update, told: news };
    const now = first || kept !== null || isStill() || !(news.length || this.busy);
    if (this.answered) this.moved.set(this.viewer, fresh.told.at(-1)?.number ?? last);
    if (now) {
      this.finish();
      if (!first) this.ring(news);
      this.settle(fresh, first);
      this.settled();
    } else {
      this.queue = [...this.queue, fresh];
      if (this.queue.length === 1) this.step();
    }
  }

  /** Tell the next update event by event, as long as they deserve, and go on. */
  private step(): void {
    const [next] = this.queue;
    if (!next) return;
    this.touch.ask(null); // nothing can be played while it is shown
    this.hints = null;
    const mine = next.state.asked?.mine === true && this.queue.length === 1;
    const many = next.told.length;
    // However short of time one is, dice and the like are seen to the end.
    const least = Math.max(0, ...next.told.map((one) => this.story.beat(one)));
    const most = this.answered ? ANSWER : mine ? TURN + MORE * many : LONGEST;
    this.answered = false;
    const hurry = Math.max(1, this.queue.length / 4);
    this.ring(next.told);
    this.story.tell(
      next.told,
      next.stages ?? [],
      next.state.view,
      next.state.standing,
      Math.max(least, Math.min(most, LONGEST)) / hurry,
      (one) => {
        this.logUpTo(one.number);
        this.touch.mark(this.telling);
      },
      () => {
        this.settle(next);
        this.queue = this.queue.slice(1);
        if (this.queue.length) this.step();
        else this.settled();
      },
    );
  }

  /** Skip what is still being shown: straight to how things stand now. */
  skip(): void {
    if (!this.queue.length) return;
    this.finish();
    this.settled();
  }

  private finish(): void {
    const left = this.queue;
    this.queue = [];
    for (const update of left) this.settle(update);
  }

  /** How things stand after an update. */
  private settle(update: Update, first = false): void {
    this.settledState = update.state;
    this.stateAt = Date.now() + connection.offset - update.now;
    const told = first ? [] : update.told;
    this.story.end(told.length || first || update.kept !== null ? told : this.telling);
    this.logUpTo(update.told.at(-1)?.number ?? Infinity);
    this.hints = null;
    if (!first) this.touch.mark(update.told);
  }

  /** The log keeps pace with the board: what is still to be shown is not told yet. */
  private logUpTo(number: number): void {
    this.log = (this.logs.get(this.viewer) ?? []).filter((one) => one.number <= number);
  }

  private ring(told: readonly Told[]): void {
    const heard = told
      .map((one) => soundOf(String(one.event["event"])))
      .find((name) => name !== null && name !== "place");
    if (heard) sound(heard);
    else if (told.length) sound("place");
  }

  /** Nothing more to show: it is time to ask. */
  private settled(): void {
    const asked = this.state?.asked ?? null;
    this.touch.ask(asked);
    this.turnTo();
    if (asked?.mine && asked.decision !== this.called) sound("turn");
    this.called = asked?.decision;
    if (this.state?.result && this.state.stage === "over" && !this.ended) {
      this.ended = true;
      sound("win");
    }
  }
  private ended = false;
  /** The decision for which the bell has rung. */
  private called: number | undefined;
  /** The next update is the answer to a move made here. */
  private answered = false;

  /** Several own seats: if another of them is asked now, let it sit down. */
  private turnTo(): void {
    if (this.own.length < 2 || this.busy) return;
    const open = (seat: number): boolean => {
      const asked = this.states.get(seat)?.asked;
      return asked?.mine === true && asked.answer === null;
    };
    if (open(this.viewer)) return;
    const next = this.own.find(open);
    if (next !== undefined && next !== this.viewer) this.handOver = next;
  }

  /** The next person has sat down at this screen. */
  sit(seat: number): void {
    this.handOver = null;
    this.viewer = seat;
    this.pin(this.marks);
    const state = this.states.get(seat);
    if (!state) return;
    this.settledState = state;
    this.log = this.logs.get(seat) ?? [];
    this.story.end([]);
    this.hints = null;
    this.touch.clear();
    this.touch.ask(state.asked);
  }

  // What a person does

  playOffer(offer: OfferShown): void {
    this.play(offer.move, undefined, offer);
  }

  play(move: string, layout?: string, offer?: OfferShown): void {
    const asked = this.asked;
    if (!asked?.mine || this.sending) return;
    const meant = offer ?? asked.offers.find((one) => one.move === move);
    this.sending = meant?.words ?? move;
    this.answered = true;
    this.touch.sent = new Set(meant?.pieces ?? []);
    this.touch.chosen = [];
    this.touch.opened = null;
    void this.carry({
      do: "play",
      table: this.id,
      seat: asked.seat,
      decision: asked.decision,
      move,
      ...(layout === undefined ? {} : { layout }),
    }).finally(() => {
      this.sending = null;
      this.touch.sent = new Set();
    });
  }

  undo(): void {
    void this.carry({ do: "undo", table: this.id, seat: this.viewer });
  }
  propose(what: Propose["what"]): void {
    void this.carry({ do: "propose", table: this.id, seat: this.viewer, what });
  }
  answer(agree: boolean): void {
    void this.carry({ do: "vote", table: this.id, seat: this.viewer, agree });
  }
  resign(): void {
    void this.carry({ do: "resign", table: this.id, seat: this.viewer });
  }
  rematch(): void {
    void this.carry({ do: "rematch", table: this.id, seat: this.viewer });
  }
  say(text: string, to: "all" | "team" = "all"): void {
    const seat = this.own.length ? { seat: this.viewer } : {};
    void this.carry({ do: "say", table: this.id, text, to, ...seat });
  }
  /** Point out a card to the team, or point at it no longer. */
  private mark(card: string): void {
    const told = this.marks[this.team.join()]?.find((one) => one.seat === this.viewer)?.cards;
    const mine = this.marking.cards ?? told ?? [];
    const cards = mine.includes(card) ? mine.filter((one) => one !== card) : [...mine, card];
    this.marking = { cards, sent: this.marking.sent + 1 };
    void this.carry({ do: "mark", table: this.id, seat: this.viewer, cards }).finally(() => {
      this.marking = { cards: this.marking.cards, sent: this.marking.sent - 1 };
    });
  }
  /** These are the marks now: show the team's own on its pieces. */
  private pin(marks: typeof this.marks): void {
    this.marks = marks;
    const own = this.team.length ? (marks[this.team.join()] ?? []) : [];
    const pins = own.flatMap(({ seat, cards }) =>
      cards.map((card) => ({ card, seat, name: this.names[seat] ?? "" })),
    );
    this.touch.pins = Map.groupBy(pins, (one) => one.card);
    this.touch.pin = this.team.length ? (card) => this.mark(card) : null;
  }
  hint(): void {
    if (this.thinking || !this.asked?.mine) return;
    this.thinking = true;
    void this.carry({ do: "hint", table: this.id, seat: this.viewer }).finally(
      () => (this.thinking = false),
    );
  }

  /** A hint that comes after its decision has passed is of no use. */
  private advised({ moves, decision }: Hints): void {
    if (this.state?.asked?.decision !== decision) return;
    this.hints = moves;
    const best = this.touch.offers.find((offer) => offer.move === moves[0]?.move);
    this.touch.hinted = new Set(best?.pieces ?? []);
  }

  /** Ask what the forecast would be after a move, unless it is known. Gives a way to stop. */
  foresee(offer: OfferShown | null): () => void {
    const asked = this.asked;
    if (!offer || !asked?.mine || asked.answer !== null || !this.state?.forecast) return () => {};
    const { seat, decision } = asked;
    const { move } = offer;
    if (this.foreseen.has(foreseenKey({ seat, decision, move }))) return () => {};
    const timer = setTimeout(() => {
      // refused: what the move brings stands on its button all the same
      connection.send({ do: "foresee", table: this.id, seat, decision, move }).catch(() => {});
    }, POINTED_MS);
    return () => clearTimeout(timer);
  }
  private foretold(reply: Foreseen): void {
    this.foreseen = new Map(this.foreseen).set(foreseenKey(reply), reply);
  }

  private async carry(request: Parameters<typeof connection.send>[0]): Promise<void> {
    try {
      await connection.send(request);
    } catch (error) {
      if (error instanceof Refused) this.complain(error.message, error.rule);
    }
  }

  complain(text: string, rule: string | null = null): void {
    const notice = { text, rule };
    this.notice = notice;
    setTimeout(() => {
      if (this.notice === notice) this.notice = null;
    }, NOTICE_MS);
  }
}
