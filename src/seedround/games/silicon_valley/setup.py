"""Setting up: draws in a fixed order, then everybody keeps a founder (2.2, 2.19)."""

from dataclasses import dataclass
from typing import Final, TypeVar

from seedround.engine.errors import BadSet
from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat, every_seat
from seedround.engine.move import Move
from seedround.engine.rules import Rules
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Offer, Step
from seedround.engine.table import Sealed
from seedround.games.silicon_valley import SiliconValleyOptions
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.events import (
    Founder,
    FounderKept,
    FounderShown,
    GameStarted,
)
from seedround.games.silicon_valley.faults import FewMatsOrFounders, FewStartingProducts
from seedround.games.silicon_valley.moves import Keep
from seedround.games.silicon_valley.rival import set_up_rival
from seedround.games.silicon_valley.rounds import START_ROUND
from seedround.games.silicon_valley.sayings import CompanyStart, KeepOffer, PromptFounder
from seedround.games.silicon_valley.supply import gain, receive
from seedround.games.silicon_valley.table import EMPTY, NOBODY, SiliconValley

T = TypeVar("T")

DEALT: Final = 2
"""Founders dealt to each seat (SV-SETUP-14)."""


def deal(
    rules: "Rules[SiliconValley, Cards]",
    cards: Cards,
    options: SiliconValleyOptions,
    seats: int,
    generator: Generator,
    log: list[Event] | None,
) -> SiliconValley:
    """Set up a game; the draws come in the order of SV-SETUP-16 (SV-SETUP-01..13, SV-SOLO-01)."""
    table = SiliconValley(rules, cards, options, seats, generator)
    table.log = log
    set_up_board(table)
    set_up_seats(table)
    if seats == 1:
        set_up_rival(table)
    if log is not None:
        log.append(
            GameStarted(
                tuple(
                    CompanyStart(seat, cards.mats[table.mats[seat]], table.cash[seat])
                    for seat in table.order
                ),
                tuple(cards.people[person] for person in table.row),
                tuple(cards.hqs[card] for card in table.hq_row),
                tuple(cards.vcs[card] for card in table.vc_row),
                tuple(cards.products[card] for card in table.products),
            )
        )
    table.then(
        Sealed(tuple(KEEP_FOUNDER[seat] for seat in table.order), told=True),
        *(SHOW_FOUNDER[seat] for seat in table.order),
        START_ROUND,
    )
    return table


def shuffled(table: SiliconValley, cards: list[T]) -> list[T]:
    """A face-down deck: the next card is the last."""
    table.generator.shuffle(cards)
    cards.reverse()
    return cards


def set_up_board(table: SiliconValley) -> None:
    """Rows, products with their tiles, the supply (SV-SETUP-01..08, SV-SETUP-09, SV-R-08).

    Starting products that are not revealed are out of the game (SV-SETUP-05).
    """
    cards, document = table.cards, table.cards.document
    table.deck = shuffled(table, list(range(cards.employees)))
    table.row = [table.show(table.deck.pop()) for _ in cards.slot_prices]
    starting = shuffled(table, cards.starting[:])
    many = document.slots.products[str(table.seats)]
    if len(starting) < many:
        raise BadSet(FewStartingProducts(cards.id, table.seats, many, len(starting)))
    table.products = [table.show(starting.pop()) for _ in range(many)]
    table.innovators = [NOBODY] * many
    table.designs = [0] * many
    table.launched = [0] * many
    table.product_deck = shuffled(table, cards.advanced[:])
    table.hq_deck = shuffled(table, list(range(len(cards.hqs))))
    table.hq_row = [table.show(table.hq_deck.pop()) for _ in range(document.slots.hq)]
    table.vc_deck = shuffled(table, list(range(len(cards.vcs))))
    table.vc_row = [table.show(table.vc_deck.pop()) for _ in range(document.slots.vc)]
    table.supply = cards.stock
    table.tokens = [0] * len(cards.people)


def set_up_seats(table: SiliconValley) -> None:
    """Mats, founders, first order, money by that order, the stack of tokens (SV-SETUP-10..14).

    Seat 0 counts as the youngest and mats are drawn, unless options say otherwise
    (SV-R-37, SV-R-38).
    """
    cards, seats, generator = table.cards, table.seats, table.generator
    mats = list(range(len(cards.mats)))
    if table.options.mats == "random":
        generator.shuffle(mats)
    founders = list(range(cards.employees, len(cards.people)))
    if len(mats) < seats or len(founders) < DEALT * seats:
        raise BadSet(FewMatsOrFounders(cards.id, seats))
    generator.shuffle(founders)
    order = list(every_seat(seats))
    if table.options.first_order == "random":
        generator.shuffle(order)
    table.mats = tuple(mats[:seats])
    table.dealt = [tuple(founders[DEALT * seat : DEALT * (seat + 1)]) for seat in every_seat(seats)]
    table.spare = tuple(sorted(founders[DEALT * seats :]))
    table.founders = [EMPTY] * seats
    table.order = tuple(order)
    table.cash = [0] * seats
    table.arrived = [0] * seats
    for place, seat in enumerate(order):
        table.cash[seat] = cards.start_money[place]
        table.arrived[seat] = seats - place
    table.arrivals = seats
    table.bank = -sum(table.cash)
    table.index = [0] * seats
    table.blocks = [0] * seats
    table.hq = [()] * seats
    table.employees = [()] * seats
    table.tiles = [()] * seats
    table.symbols = [()] * seats
    table.discounts = [((), ())] * seats
    table.places = [0] * seats
    table.slots = [0] * seats
    table.rent = [0] * seats
    for seat in every_seat(seats):
        table.refresh(seat)


@dataclass(frozen=True)
class KeepFounder(Choice[SiliconValley, Keep]):
    """Keep one of two founders, in secret until the last seat has chosen (SV-SETUP-14).

    That a seat has chosen is no secret (SV-R-36).
    """

    kind = "setup.founder"
    rule_ids = ("SV-SETUP-14", "SV-SETUP-15")

    def moves(self, table: SiliconValley) -> list[Move]:
        return [Keep(table.cards.people[founder]) for founder in table.dealt[self.seat]]

    def play(self, table: SiliconValley, move: Keep) -> None:
        table.founders[self.seat] = table.cards.person[move.founder]
        if table.log is not None:
            told = FounderKept(seat=self.seat, to=(self.seat,), secret=Founder(move.founder))
            table.log.append(told)

    def prompt(self, table: SiliconValley) -> Saying:
        return PromptFounder()

    def offer(self, table: SiliconValley, move: Keep) -> Offer:
        person = table.cards.person[move.founder]
        instant, ongoing = table.cards.hired[person], table.cards.works[person]
        says = KeepOffer(move.founder, gain(instant), gain(ongoing))
        return Offer(move, says, (f"founder@{self.seat}:{move.founder}",))


@dataclass(frozen=True)
class ShowFounder(Step[SiliconValley]):
    """All have chosen: the founder is shown and brings its instant blocks (SV-SETUP-15).

    It stays in the company for good, unless founders count as employees (SV-R-10).
    """

    seat: Seat

    def run(self, table: SiliconValley) -> None:
        seat, cards = self.seat, table.cards
        founder = table.show(table.founders[seat])
        if table.options.founder_is_employee:
            table.employees[seat] = (founder,)
        if table.log is not None:
            table.log.append(FounderShown(seat, cards.people[founder]))
        receive(table, seat, cards.hired[founder], cards.people[founder])


KEEP_FOUNDER: Final = tuple(KeepFounder(seat) for seat in every_seat(4))
SHOW_FOUNDER: Final = tuple(ShowFounder(seat) for seat in every_seat(4))
