"""All of Hermit: the table, the two steps, the view, redealing."""

from dataclasses import dataclass
from typing import Any

from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.kinds import OPEN, Seat, Viewer, by_seat, every_seat
from seedround.engine.look import common
from seedround.engine.move import Move
from seedround.engine.result import ranked, solo_result
from seedround.engine.rules import Rules
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Step
from seedround.engine.table import Table
from tests.toys.cards import ToyCards
from tests.toys.hermit import GAME, HermitOptions
from tests.toys.hermit import things as t

ACTS = 4


class Hermit(Table):
    cards: ToyCards
    options: HermitOptions

    def __init__(
        self,
        rules: Rules[Any, Any],
        cards: ToyCards,
        options: HermitOptions,
        seats: int,
        generator: Generator,
    ) -> None:
        super().__init__(rules, cards, options, seats, generator)
        self.deck: list[int] = []
        self.hands: list[list[int]] = []
        self.open: list[int] = []
        self.points: list[int] = []

    def copy(self, generator: Generator) -> "Hermit":
        twin = Hermit(self.rules, self.cards, self.options, self.seats, generator)
        self.copy_onto(twin)
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.open = self.open[:]
        twin.points = self.points[:]
        return twin


@dataclass(frozen=True)
class Act(Choice[Hermit, Move]):
    """HM-ACT-01: up to four acts in a turn."""

    left: int = ACTS
    thought: bool = False

    kind = "act"
    rule_ids = ("HM-ACT-01",)

    def moves(self, table: Hermit) -> list[Move]:
        found: list[Move] = [t.Done(), t.Roll()]
        if not (self.thought and table.options.strict):
            found.append(t.Think())
        if table.deck:
            found.append(t.Peek())
        if table.hands[self.seat]:
            found += [t.Reveal(), t.Reveal(loud=True)]
        return found

    def blocked(self, table: Hermit) -> list[Blocked]:
        found: list[Blocked] = []
        if not table.hands[self.seat]:
            found.append(Blocked("reveal", t.ReasonNoCard(), "HM-ACT-02"))
        if self.thought and table.options.strict:
            found.append(Blocked("think", t.ReasonThought(), "HM-ACT-03"))
        return found

    def prompt(self, table: Hermit) -> Saying:
        return t.PromptAct(self.left)

    def play(self, table: Hermit, move: Move) -> None:
        event: Event | None = None
        if isinstance(move, t.Think):
            event = t.Thought(self.seat)
        elif isinstance(move, t.Roll):
            die = table.generator.roll(6)
            table.points[self.seat] += die // 4
            event = t.Rolled(self.seat, die)
        elif isinstance(move, t.Peek):
            card = table.show(table.deck.pop())
            table.hands[self.seat].append(card)
            secret = t.PeekedCard(table.cards.ids[card])
            event = t.Peeked(to=(self.seat,), seat=self.seat, secret=secret)
        elif isinstance(move, t.Reveal):
            card = table.show(table.hands[self.seat].pop())
            table.open.append(card)
            table.points[self.seat] += table.cards.worth[card]
            event = t.Revealed(self.seat, table.cards.ids[card], move.loud)
        if table.log is not None and event is not None:
            table.log.append(event)
        if self.left > 1 and not isinstance(move, t.Done):
            thought = self.thought or isinstance(move, t.Think)
            table.then(Act(self.seat, self.left - 1, thought))


@dataclass(frozen=True)
class End(Step[Hermit]):
    """HM-END-01: alone the target wins, two play for the most."""

    def run(self, table: Hermit) -> None:
        points = table.points
        if table.seats == 1:
            result = solo_result("target", points[0] >= table.options.target, points[0])
        else:
            result = ranked("most_points", points)
        if table.log is not None:
            table.log.append(t.Ended(result.winners))
        table.finish(result)


def deal(
    rules: Rules[Hermit, ToyCards],
    cards: ToyCards,
    options: HermitOptions,
    seats: int,
    generator: Generator,
    log: list[Event] | None,
) -> Hermit:
    table = Hermit(rules, cards, options, seats, generator)
    table.log = log
    table.deck = list(range(len(cards.ids)))
    generator.shuffle(table.deck)
    table.hands = [[] for _ in range(seats)]
    table.points = [0] * seats
    table.then(*(Act(seat) for _ in range(options.turns) for seat in every_seat(seats)), End())
    return table


def view(table: Hermit, viewer: Viewer) -> t.HermitView:
    ids = table.cards.ids
    return t.HermitView(
        **common(table, viewer),
        points=tuple(table.points),
        hands=tuple(
            tuple(ids[card] for card in hand) if viewer in (seat, OPEN) else None
            for seat, hand in by_seat(table.hands)
        ),
        cards=tuple(len(hand) for hand in table.hands),
        open=tuple(ids[card] for card in table.open),
        deck=len(table.deck),
        deck_order=tuple(ids[card] for card in reversed(table.deck)) if viewer == OPEN else None,
    )


def redeal(table: Hermit, seat: Seat, generator: Generator) -> Hermit:
    twin = table.copy(generator)
    others = [hand for other, hand in enumerate(twin.hands) if other != seat]
    unknown = sorted(twin.deck + [card for hand in others for card in hand])
    generator.shuffle(unknown)
    for hand in others:
        hand[:] = [unknown.pop() for _ in hand]
    twin.deck = unknown
    twin.relist()
    return twin


def inventory(table: Hermit) -> dict[str, int]:
    counts = dict.fromkeys(table.cards.ids, 0)
    for pile in (table.deck, table.open, *table.hands):
        for card in pile:
            counts[table.cards.ids[card]] += 1
    return counts


def broken(table: Hermit) -> list[str]:
    return []


RULES: Rules[Hermit, ToyCards] = Rules(
    game=GAME,
    cards=ToyCards,
    deal=deal,
    view=view,
    redeal=redeal,
    inventory=inventory,
    broken=broken,
    move_types=t.MOVES,
    event_types=t.EVENTS,
    saying_types=t.SAYINGS,
    view_type=t.HermitView,
)
