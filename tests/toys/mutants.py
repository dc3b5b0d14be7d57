"""Toys with one deliberate mistake each; those that break secrecy are in `mutants_secrecy`."""

import random
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.saying import Blocked, Saying
from seedround.engine.step import Choice, Offer, Step
from tests.toys.odd import OddRound, Rulebook, mutant, played_as, with_view
from tests.toys.parlour import things as t
from tests.toys.parlour.rules import RULES, BidOnce, DiscardOne, Prize, Reveal
from tests.toys.parlour.table import Parlour, view

# Determinism


@mutant("determinism")
def draws_from_the_library() -> Rulebook:
    class Draws(Prize):
        def run(self, table: Parlour) -> None:
            table.points[random.randrange(table.seats)] += random.randrange(10**9)
            super().run(table)

    return played_as(OddRound(prize=Draws()))


def lists_in_hash_order() -> Rulebook:
    """Seen only by comparing processes: not one of MUTANTS."""

    class Hashed(DiscardOne):
        def moves(self, table: Parlour) -> list[Move]:
            moves: list[Move] = [t.Discard(card) for card in set(table.cards.ids)]
            return moves[:9]

        def play(self, table: Parlour, move: t.Discard) -> None:
            card = table.hands[self.seat][table.cards.index[move.card] % 3]
            super().play(table, t.Discard(table.cards.ids[card]))

    return played_as(OddRound(discard=Hashed))


# Legality


@mutant("legality")
def lists_a_move_twice() -> Rulebook:
    class Twice(BidOnce):
        def moves(self, table: Parlour) -> list[Move]:
            return [t.Pass(), *super().moves(table)]

    return played_as(OddRound(bidding=Twice))


@mutant("legality")
def lists_too_many() -> Rulebook:
    class Many(BidOnce):
        def moves(self, table: Parlour) -> list[Move]:
            return [t.Pass(), *(t.Bid(amount) for amount in range(table.best + 1, 230))]

    return played_as(OddRound(bidding=Many))


@mutant("legality")
def lists_nothing() -> Rulebook:
    class Empty(BidOnce):
        def moves(self, table: Parlour) -> list[Move]:
            return []

    return played_as(OddRound(bidding=Empty))


@mutant("legality")
def lists_in_changing_order() -> Rulebook:
    class Changing(BidOnce):
        def moves(self, table: Parlour) -> list[Move]:
            moves = super().moves(table)
            random.shuffle(moves)
            return moves

    return played_as(OddRound(bidding=Changing))


@mutant("legality")
def offers_less_than_it_allows() -> Rulebook:
    class Shy(BidOnce):
        def offers(self, table: Parlour) -> list[Offer]:
            return super().offers(table)[1:]

    return played_as(OddRound(bidding=Shy))


@mutant("legality")
def changes_when_it_refuses() -> Rulebook:
    class Touchy(BidOnce):
        def blocked(self, table: Parlour) -> list[Blocked]:
            table.purses[self.seat] += 1
            return super().blocked(table)

    return played_as(OddRound(bidding=Touchy))


# Progress


@mutant("progress")
def ends_without_a_result() -> Rulebook:
    class Silent(Step[Parlour]):
        def run(self, table: Parlour) -> None:
            pass

    return played_as(OddRound(end=Silent()))


@mutant("progress")
def never_ends() -> Rulebook:
    class Again(Step[Parlour]):
        def run(self, table: Parlour) -> None:
            table.then(BidOnce(0), Again())
            table.best = 0

    return played_as(OddRound(prize=Again()))


@mutant("progress")
def runs_in_circles() -> Rulebook:
    class Circle(Step[Parlour]):
        def run(self, table: Parlour) -> None:
            table.then(self)

    return played_as(OddRound(prize=Circle()))


@mutant("progress")
def asks_without_a_choice() -> Rulebook:
    class Pedant(Parlour):
        def step(self) -> bool:
            top = self.agenda[-1] if self.agenda else None
            if isinstance(top, Choice):
                self.legal = top.moves(self)
                return False
            return super().step()

    class NoChoice(BidOnce):
        def moves(self, table: Parlour) -> list[Move]:
            return [t.Pass()]

    return played_as(OddRound(bidding=NoChoice), Pedant)


# Copies


@mutant("copies")
def shares_a_list_with_its_copy() -> Rulebook:
    class Sharing(Parlour):
        def copy(self, generator: Generator) -> Any:
            twin = super().copy(generator)
            twin.__class__ = type(self)
            twin.owned = self.owned
            return twin

    return played_as(OddRound(), Sharing)


@mutant("copies")
def forgets_what_was_bid() -> Rulebook:
    class Forgetful(Parlour):
        def copy(self, generator: Generator) -> Any:
            twin = super().copy(generator)
            twin.__class__ = type(self)
            twin.leader = 0
            return twin

    return played_as(OddRound(), Forgetful)


# Conservation


@mutant("conservation")
def loses_a_card() -> Rulebook:
    class Careless(Reveal):
        def run(self, table: Parlour) -> None:
            super().run(table)
            table.pile.pop()

    return played_as(OddRound(reveal=Careless()))


@mutant("conservation")
def loses_a_card_for_a_step() -> Rulebook:
    @dataclass(frozen=True)
    class Return(Step[Parlour]):
        card: int

        def run(self, table: Parlour) -> None:
            table.pile.append(self.card)

    class Juggler(Reveal):
        def run(self, table: Parlour) -> None:
            super().run(table)
            table.then(Return(table.pile.pop()))

    return played_as(OddRound(reveal=Juggler()))


@mutant("conservation")
def makes_money() -> Rulebook:
    class Mint(Prize):
        def run(self, table: Parlour) -> None:
            super().run(table)
            table.bank += 1

    return played_as(OddRound(prize=Mint()))


@mutant("conservation")
def breaks_an_invariant() -> Rulebook:
    class Debt(Prize):
        def run(self, table: Parlour) -> None:
            table.purses[0] -= 1000
            table.bank += 1000
            super().run(table)

    return played_as(OddRound(prize=Debt()))


# Round trip


@mutant("round trip")
def has_a_view_that_changes() -> Rulebook:
    return with_view(lambda table, viewer: {"pile": list(view(table, viewer).pile)})


@mutant("round trip")
def has_an_event_out_of_bounds() -> Rulebook:
    class FarSeat(BidOnce):
        def play(self, table: Parlour, move: t.Bid | t.Pass) -> None:
            super().play(table, move)
            if table.log is not None:
                table.log.append(t.Passed(77))

    return played_as(OddRound(bidding=FarSeat))


@mutant("round trip")
def has_a_move_that_cannot_be_read() -> Rulebook:
    class Shout(Move, frozen=True):
        first: str | None = None
        second: str | None = None

    class Shouted(BidOnce):
        def moves(self, table: Parlour) -> list[Move]:
            return [t.Pass(), Shout(second="!")]

        def ranges(self, table: Parlour) -> dict[str, Any]:
            return {}

    return played_as(OddRound(bidding=Shouted), moves=(*t.MOVES, Shout))


# Words


@mutant("words")
def has_no_sentence() -> Rulebook:
    class Yawned(Event, frozen=True):
        seat: Seat

    return replace(RULES, events=(*t.EVENTS, Yawned))


@mutant("words")
def has_no_sentence_for_those_who_know() -> Rulebook:
    class Passed(t.PutDown, frozen=True, kw_only=True):
        pass

    return replace(RULES, events=(*(e for e in t.EVENTS if e is not t.Passed), Passed))


@mutant("words")
def tells_an_event_that_is_not_listed() -> Rulebook:
    return replace(RULES, events=tuple(event for event in t.EVENTS if event is not t.Passed))


@mutant("words")
def has_a_sentence_that_cannot_be_filled() -> Rulebook:
    class PromptBid(Saying, frozen=True):
        """Without the amount that the sentence wants."""

    class Prompted(BidOnce):
        def prompt(self, table: Parlour) -> Saying:
            return PromptBid()

    return played_as(OddRound(bidding=Prompted))


@mutant("words")
def blocks_without_a_rule() -> Rulebook:
    class Because(BidOnce):
        def blocked(self, table: Parlour) -> list[Blocked]:
            return [Blocked("bid", t.ReasonPurse(1), "because")]

    return played_as(OddRound(bidding=Because))


@mutant("words")
def cites_another_game() -> Rulebook:
    class Foreign(BidOnce):
        rules: ClassVar[Any] = ("TS-DRAFT-03",)

    return played_as(OddRound(bidding=Foreign))
