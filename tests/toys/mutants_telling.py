"""Toys that break laws 7 and 8: what they say does not come back, or cannot be said."""

import random
from dataclasses import replace
from typing import Any, ClassVar

from seedround.engine.event import Event
from seedround.engine.kinds import Seat, SeatNumber
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Offer
from seedround.testing import A
from tests.toys.odd import OddRound, Rulebook, mutant, played_as, with_view
from tests.toys.parlour import things as t
from tests.toys.parlour.rules import RULES, BidOnce, Prize
from tests.toys.parlour.table import Parlour, view

# Round trip


@mutant("round trip", "ParlourView comes back from JSON as another one")
def has_a_view_that_changes() -> Rulebook:
    return with_view(lambda table, viewer: {"pile": list(view(table, viewer).pile)})


@mutant("round trip", "Passed does not come back from JSON")
def has_an_event_out_of_bounds() -> Rulebook:
    class FarSeat(BidOnce):
        def play(self, table: Parlour, move: t.Bid | t.Pass) -> None:
            super().play(table, move)
            if table.log is not None:
                table.log.append(t.Passed(SeatNumber(77)))

    return played_as(OddRound(bidding=FarSeat))


@mutant("round trip", "comes back from its text as Shout")
def has_a_move_that_cannot_be_read() -> Rulebook:
    class Shout(Move, frozen=True):
        first: str | None = None
        second: str | None = None

    class Shouted(BidOnce):
        def moves(self, table: Parlour) -> list[Move]:
            return [t.Pass(), Shout(second="!")]

        def ranges(self, table: Parlour) -> dict[str, Any]:
            return {}

    return played_as(OddRound(bidding=Shouted), move_types=(*t.MOVES, Shout))


@mutant("round trip", "event 20 of a replay is Raised")
def tells_another_tale_in_a_replay() -> Rulebook:
    class Gossip(Prize):
        def run(self, table: Parlour) -> None:
            if table.log is not None:
                table.log.append(t.Raised(A, random.randrange(10**9)))

    return played_as(OddRound(prize=Gossip()))


@mutant("round trip", "event 21 of a replay is Passed")
def tells_more_in_a_replay() -> Rulebook:
    class Growing(Prize):
        tales: ClassVar[list[Event]] = []

        def run(self, table: Parlour) -> None:
            self.tales.append(t.Passed(A))
            if table.log is not None:
                table.log.extend(self.tales)

    return played_as(OddRound(prize=Growing()))


# Words


@mutant("words", "there is no sentence for event-yawned")
def has_no_sentence() -> Rulebook:
    class Yawned(Event, frozen=True):
        __module__ = t.__name__
        seat: Seat

    return replace(RULES, event_types=(*t.EVENTS, Yawned))


@mutant("words", "event-passed has no part .known")
def has_no_sentence_for_those_who_know() -> Rulebook:
    class Passed(t.PutDown, frozen=True, kw_only=True):
        __module__ = t.__name__

    return replace(RULES, event_types=(*(e for e in t.EVENTS if e is not t.Passed), Passed))


@mutant("words", "Passed is not listed as an event")
def tells_an_event_that_is_not_listed() -> Rulebook:
    return replace(RULES, event_types=tuple(event for event in t.EVENTS if event is not t.Passed))


@mutant("words", "PromptBid cannot be said")
def has_a_sentence_that_cannot_be_filled() -> Rulebook:
    class PromptBid(Saying, frozen=True):
        """Without the amount that the sentence wants."""

        __module__ = t.__name__

    class Prompted(BidOnce):
        def prompt(self, table: Parlour) -> Saying:
            return PromptBid()

    return played_as(OddRound(bidding=Prompted))


@mutant("words", "PromptBid cannot be said")
def offers_what_cannot_be_said() -> Rulebook:
    class PromptBid(Saying, frozen=True):
        """Without the amount that the sentence wants."""

        __module__ = t.__name__

    class Offering(BidOnce):
        def offer(self, table: Parlour, move: Move) -> Offer:
            return Offer(move, PromptBid())

    return played_as(OddRound(bidding=Offering))


@mutant("words", "PromptBid cannot be said")
def notes_what_cannot_be_said() -> Rulebook:
    class PromptBid(Saying, frozen=True):
        """Without the amount that the sentence wants."""

    class Noting(BidOnce):
        def offer(self, table: Parlour, move: Move) -> Offer:
            return Offer(move, notes=(PromptBid(),))

    return played_as(OddRound(bidding=Noting))


@mutant("words", "Passed cannot be said")
def tells_what_cannot_be_said() -> Rulebook:
    class Passed(Event, frozen=True):
        """Without the seat that the sentence wants."""

        __module__ = t.__name__

    class Telling(BidOnce):
        def play(self, table: Parlour, move: t.Bid | t.Pass) -> None:
            if table.log is not None:
                table.log.append(Passed())

    others = tuple(event for event in t.EVENTS if event is not t.Passed)
    return played_as(OddRound(bidding=Telling), event_types=(*others, Passed))


@mutant("words", "bid is blocked by 'because', no rule's id")
def blocks_without_a_rule() -> Rulebook:
    class Because(BidOnce):
        def blocked(self, table: Parlour) -> list[Blocked]:
            return [Blocked("bid", t.ReasonPurse(1), "because")]

    return played_as(OddRound(bidding=Because))


@mutant("words", "'TS-DRAFT-03' is no rule's id")
def cites_another_game() -> Rulebook:
    class Foreign(BidOnce):
        rule_ids: ClassVar[Any] = ("TS-DRAFT-03",)

    return played_as(OddRound(bidding=Foreign))
