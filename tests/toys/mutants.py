"""Toys with one deliberate mistake each; the others are in `mutants_*`."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from seedround.engine.generator import Generator
from seedround.engine.kinds import FIRST_SEAT
from seedround.engine.move import Move
from seedround.engine.saying import Blocked
from seedround.engine.step import Choice, Offer, Step
from seedround.testing import A
from tests.toys.odd import OddRound, Rulebook, mutant, played_as
from tests.toys.parlour import things as t
from tests.toys.parlour.rules import RULES, BidOnce, DiscardOne, Prize, Reveal
from tests.toys.parlour.table import Parlour, inventory

# Determinism


@mutant("determinism", "gives another table after move")
def draws_from_the_library() -> Rulebook:
    class Draws(Prize):
        def run(self, table: Parlour) -> None:
            table.points[random.randrange(table.seats)] += random.randrange(10**9)
            super().run(table)

    return played_as(OddRound(prize=Draws()))


@mutant("determinism", "a replay refuses bid")
def allows_by_chance() -> Rulebook:
    class Fickle(BidOnce):
        def moves(self, table: Parlour) -> list[Move]:
            return [t.Bid(random.randrange(1, 10**9)), t.Bid(random.randrange(1, 10**9))]

        def play(self, table: Parlour, move: t.Bid | t.Pass) -> None:
            pass

    return played_as(OddRound(bidding=Fickle))


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


@mutant("legality", "lists a move twice")
def lists_a_move_twice() -> Rulebook:
    class Twice(BidOnce):
        def moves(self, table: Parlour) -> list[Move]:
            return [t.Pass(), *super().moves(table)]

    return played_as(OddRound(bidding=Twice))


@mutant("legality", "has 230 moves")
def lists_too_many() -> Rulebook:
    class Many(BidOnce):
        def moves(self, table: Parlour) -> list[Move]:
            return [t.Pass(), *(t.Bid(amount) for amount in range(table.best + 1, 230))]

    return played_as(OddRound(bidding=Many))


@mutant("legality", "bid has no move at all")
def lists_nothing() -> Rulebook:
    class Empty(BidOnce):
        def moves(self, table: Parlour) -> list[Move]:
            return []

    return played_as(OddRound(bidding=Empty))


@mutant("legality", "lists other moves when asked")
def lists_in_changing_order() -> Rulebook:
    class Changing(BidOnce):
        def moves(self, table: Parlour) -> list[Move]:
            moves = super().moves(table)
            random.shuffle(moves)
            return moves

    return played_as(OddRound(bidding=Changing))


@mutant("legality", "does not offer exactly its legal moves")
def offers_less_than_it_allows() -> Rulebook:
    class Shy(BidOnce):
        def offers(self, table: Parlour) -> list[Offer]:
            return super().offers(table)[1:]

    return played_as(OddRound(bidding=Shy))


@mutant("legality", "has a quick move that is illegal")
def has_a_button_that_is_illegal() -> Rulebook:
    class Hasty(BidOnce):
        def quick(self, table: Parlour) -> Sequence[Move]:
            return [*super().quick(table), t.Bid(10**6)]

    return played_as(OddRound(bidding=Hasty))


@mutant("legality", "refusing .* changes the table")
def changes_when_it_refuses() -> Rulebook:
    class Touchy(BidOnce):
        def blocked(self, table: Parlour) -> list[Blocked]:
            table.purses[self.seat] += 1
            return super().blocked(table)

    return played_as(OddRound(bidding=Touchy))


# Progress


@mutant("progress", "there is no result")
def ends_without_a_result() -> Rulebook:
    class Silent(Step[Parlour]):
        def run(self, table: Parlour) -> None:
            pass

    return played_as(OddRound(end=Silent()))


@mutant("progress", "has not ended after 300 moves")
def never_ends() -> Rulebook:
    class Again(Step[Parlour]):
        def run(self, table: Parlour) -> None:
            table.then(BidOnce(A), Again())
            table.best = 0

    return played_as(OddRound(prize=Again()))


@mutant("progress", "10000 steps and no end")
def runs_in_circles() -> Rulebook:
    class Circle(Step[Parlour]):
        def run(self, table: Parlour) -> None:
            table.then(self)

    return played_as(OddRound(prize=Circle()))


@mutant("progress", "has only one move")
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


@mutant("copies", "playing a copy changes the original")
def shares_a_list_with_its_copy() -> Rulebook:
    class Sharing(Parlour):
        def copy(self, generator: Generator) -> Any:
            twin = super().copy(generator)
            twin.__class__ = type(self)
            twin.owned = self.owned
            return twin

    return played_as(OddRound(), Sharing)


@mutant("copies", "a copy changes when the original is played")
def lends_a_list_to_its_copy() -> Rulebook:
    """The borrower makes one of its own before it writes; the lender does not."""

    class Borrowing(Parlour):
        borrowed = False

        def copy(self, generator: Generator) -> Any:
            twin: Any = super().copy(generator)
            twin.__class__ = type(self)
            twin.points, twin.borrowed = self.points, True
            return twin

    class Award(BidOnce):
        def play(self, table: Any, move: t.Bid | t.Pass) -> None:
            super().play(table, move)
            if table.borrowed:
                table.points = table.points[:]
            table.points[self.seat] += 1

    return played_as(OddRound(bidding=Award), Borrowing)


@mutant("copies", "a copy is not like the original")
def forgets_what_was_bid() -> Rulebook:
    class Forgetful(Parlour):
        def copy(self, generator: Generator) -> Any:
            twin = super().copy(generator)
            twin.__class__ = type(self)
            twin.leader = FIRST_SEAT
            return twin

    return played_as(OddRound(), Forgetful)


# Conservation


@mutant("conservation", "1 before the step .*Careless.*, 0 after it")
def loses_a_card() -> Rulebook:
    class Careless(Reveal):
        def run(self, table: Parlour) -> None:
            super().run(table)
            table.pile.pop()

    return played_as(OddRound(reveal=Careless()))


@mutant("conservation", "1 before the step .*Juggler.*, 0 after it")
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


@mutant("conservation", "1 before the move .*, 0 after it")
def loses_a_card_for_a_move() -> Rulebook:
    @dataclass(frozen=True)
    class Return(Step[Parlour]):
        card: int

        def run(self, table: Parlour) -> None:
            table.pile.append(self.card)

    class Fumbling(BidOnce):
        def play(self, table: Parlour, move: t.Bid | t.Pass) -> None:
            super().play(table, move)
            table.then(Return(table.pile.pop()))

    return played_as(OddRound(bidding=Fumbling))


@mutant("conservation", "gold: 0 before the move bid.*, 1 after it")
def makes_what_was_not_there() -> Rulebook:
    def odd_inventory(table: Parlour) -> dict[str, int]:
        return {**inventory(table), **({"gold": 1} if table.best else {})}

    return replace(RULES, inventory=odd_inventory)


@mutant("conservation", "dollars: 120 before the step .*Mint.*, 121 after it")
def makes_money() -> Rulebook:
    class Mint(Prize):
        def run(self, table: Parlour) -> None:
            super().run(table)
            table.bank += 1

    return played_as(OddRound(prize=Mint()))


@mutant("conservation", "seat 0 owes money")
def breaks_an_invariant() -> Rulebook:
    class Debt(Prize):
        def run(self, table: Parlour) -> None:
            table.purses[0] -= 1000
            table.bank += 1000
            super().run(table)

    return played_as(OddRound(prize=Debt()))
