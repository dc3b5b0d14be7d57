"""How a toy with a mistake is made: the rules of Parlour with some part replaced."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from typing import Any, NamedTuple

import msgspec

from seedround.engine.event import Event
from seedround.engine.game import Game
from seedround.engine.generator import Generator
from seedround.engine.kinds import Viewer, every_seat
from seedround.engine.rules import Rules
from seedround.engine.step import Step
from seedround.engine.table import Sealed
from tests.toys.cards import ToyCards
from tests.toys.parlour import GAME as PARLOUR
from tests.toys.parlour import ParlourOptions
from tests.toys.parlour import things as t
from tests.toys.parlour.rules import END, PRIZE, REVEAL, RULES, BidOnce, DiscardOne, StartRound
from tests.toys.parlour.table import Parlour, deal, view

FIRST_SEED = 7
"""Mutants are played from this seed on."""

Rulebook = Rules[Parlour, ToyCards]


@dataclass(frozen=True)
class OddGame(Game):
    """Parlour with other rules."""

    odd: Rulebook = field(default=RULES, hash=False)

    def rules(self) -> Rulebook:
        return self.odd


def odd_game(rules: Rulebook) -> OddGame:
    return OddGame(
        **{part.name: getattr(PARLOUR, part.name) for part in fields(PARLOUR)}, odd=rules
    )


class Mutant(NamedTuple):
    law: str
    """How the message of `Broken` starts."""
    says: str
    """How it goes on, as a pattern: another law's sentence would hide that this one is not told."""
    rules: Rulebook


MUTANTS: dict[str, Mutant] = {}


def mutant(law: str, says: str) -> Callable[[Callable[[], Rulebook]], Callable[[], Rulebook]]:
    def add(make: Callable[[], Rulebook]) -> Callable[[], Rulebook]:
        MUTANTS[make.__name__] = Mutant(law, says, make())
        return make

    return add


@dataclass(frozen=True)
class OddRound(StartRound):
    """A round with other steps in some places."""

    sealed: bool = True
    discard: type[DiscardOne] = DiscardOne
    reveal: Step[Any] = REVEAL
    bidding: type[BidOnce] = BidOnce
    prize: Step[Any] = PRIZE
    end: Step[Any] = END

    def run(self, table: Parlour) -> None:
        table.round += 1
        seats = every_seat(table.seats)
        secret = tuple(self.discard(seat) for seat in seats)
        bids = [self.bidding(seat) for seat in seats]
        discards = (Sealed(secret),) if self.sealed else secret
        table.then(*discards, self.reveal, *bids, self.prize, self.end)


def played_as(first: Step[Any], table_type: type[Parlour] = Parlour, **parts: Any) -> Rulebook:
    """The rules of Parlour with another first round, and perhaps other parts."""

    def odd_deal(
        rules: Rulebook,
        cards: ToyCards,
        options: ParlourOptions,
        seats: int,
        generator: Generator,
        log: list[Event] | None,
    ) -> Parlour:
        table = deal(rules, cards, options, seats, generator, log)
        table.__class__ = table_type
        table.agenda = [first]
        return table

    return replace(RULES, deal=odd_deal, **parts)


def with_view(change: Callable[[Parlour, Viewer], dict[str, Any]]) -> Rulebook:
    def odd_view(table: Parlour, viewer: Viewer) -> t.ParlourView:
        return msgspec.structs.replace(view(table, viewer), **change(table, viewer))

    return replace(RULES, view=odd_view)
