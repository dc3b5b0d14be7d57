"""The laws at their limits: what is just allowed, and what they look at."""

from msgspec import Meta

from seedround.engine.generator import Generator
from seedround.engine.kinds import among
from seedround.engine.laws import covered, legality, viewers
from seedround.engine.move import Move
from seedround.engine.result import ranked
from seedround.engine.step import MOST_MOVES, Choice, Offer, Range
from seedround.engine.table import Table
from seedround.testing import A
from tests.toys.parlour import GAME as PARLOUR
from tests.toys.parlour import things as t


def table() -> Table:
    return PARLOUR.deal(3, Generator(1))


def test_a_range_covers_both_its_ends() -> None:
    offer = Offer(t.Bid(10), range=Range("amount", 10, 30, 10))

    assert covered(offer) == [t.Bid(10), t.Bid(20), t.Bid(30)]
    assert covered(Offer(t.Pass())) == [t.Pass()]


def test_two_hundred_moves_are_just_allowed() -> None:
    """Law 2."""

    class Long(Choice[Table, Move]):
        kind = "long"

        def moves(self, table: Table) -> list[Move]:
            return [t.Bid(amount) for amount in range(1, MOST_MOVES + 1)]

    there = table()
    there.agenda.append(Long(A))
    there.sealed = None
    there.settle()

    legality(there)


def test_everybody_may_look() -> None:
    assert viewers(table()) == [-1, 0, 1, 2]


def test_the_end_leaves_nothing_to_do() -> None:
    there = table()
    assert there.agenda

    there.finish(ranked("most_points", [3, 2, 1], [(3,), (2,), (1,)]))

    assert there.agenda == []
    assert there.over


def test_texts_of_a_field_are_those_of_a_deck_or_a_list() -> None:
    assert among("person") == Meta(extra={"among": "person"})
    assert among(["A", "B"]) == Meta(extra={"among": ("A", "B")})
