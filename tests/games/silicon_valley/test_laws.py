"""What the laws look at: the count of all things, broken tables, copies and redeals."""

from typing import Any

import pytest

from seedround.engine.generator import Generator, Scripted
from seedround.engine.kinds import Seat
from seedround.games.silicon_valley.blocks import UNIT, named
from seedround.games.silicon_valley.numbers import SM, Product, tile_of
from seedround.games.silicon_valley.numbers import B as B_SIDE
from seedround.games.silicon_valley.redeal import redeal
from seedround.games.silicon_valley.table import (
    EMPTY,
    NOBODY,
    SiliconValley,
    broken,
    inventory,
)
from seedround.testing import A, B, C, play
from seedround.testing.silicon_valley import dealt, given
from seedround.testing.silicon_valley_fixture import fixture

PX2, PX3 = Product(1), Product(2)
FULL: dict[str, Any] = {
    "employees": {A: "EX1 EX2 EX7", B: "EX3+1"},
    "hq": {B: "HX1 HX2"},
    "tiles": {A: "PX3", B: "PX1 PX2sm"},
    "blocks": {A: "D2 O4"},
}
"""Everything as full as it may be."""


# Conservation (law 6)


def test_everything_is_counted_where_it_lies() -> None:
    """Section 8: blocks by kind, every card once, money, founders."""
    table = given(**FULL)
    table.discard.append(table.deck.pop())
    table.hq_discard.append(table.hq_deck.pop() if table.hq_deck else table.hq_row.pop())
    table.vc_discard.append(table.vc_deck.pop())

    found = inventory(table)

    cards = fixture()
    assert found["money"] == 0
    assert [found[kind] for kind in ("D2", "I3", "O4")] == [40, 20, 12]
    for name in (*cards.people[: cards.employees], *cards.hqs, "VX1", "VX2", "VX3", "VX4"):
        assert found[name] == 1
    assert found["V-royalty"] == 0
    assert found["founders"] == 1


def test_alone_the_rivals_things_are_counted_too() -> None:
    rival = {"staff": "EX1", "tech": "D2 O4", "current": "DX1", "decisions": "white-1 white-1"}
    table = given(seats=1, rival=rival, cash={A: 7})

    found = inventory(table)

    assert (found["EX1"], found["D2"], found["O4"], found["money"]) == (1, 40, 12, 0)
    assert (found["DX1"], found["white-1"], found["founders"]) == (1, 2, 2)


@pytest.mark.parametrize(
    ("pile", "place", "value", "what", "by"),
    [
        ("cash", A, 21, "money", 1),
        ("blocks", A, UNIT[0], "D2", 1),
        ("row", 0, EMPTY, "EX1", -1),
        ("hq_row", 0, EMPTY, "HX1", -1),
        ("vc_row", 0, EMPTY, "VX1", -1),
        ("designs", 0, named(("O4",)), "O4", 1),
    ],
)
def test_what_is_made_or_lost_is_seen(
    pile: str, place: int, value: int, what: str, by: Seat
) -> None:
    table = given()
    before = inventory(table)

    getattr(table, pile)[place] = value

    after = inventory(table)
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert changed == {what: by}


def test_a_founder_who_works_as_an_employee_is_counted_as_a_founder() -> None:
    """SV-R-10, the option: employees are counted one by one, founders together."""
    table = given(founder_is_employee=True)
    table.employees[A] = (table.cards.employees, *table.employees[A])

    assert inventory(table) == inventory(given())


# Invariants (section 8)


def test_nothing_is_broken_at_a_table_that_is_full() -> None:
    assert broken(given(**FULL)) == []
    assert broken(given(cash={A: 0}, employees={A: "EX1"})) == []
    assert all(broken(dealt(seats)) == [] for seats in (1, 2, 3, 4))


@pytest.mark.parametrize(
    ("pile", "place", "value", "sentence"),
    [
        ("cash", B, -1, "seat 1 has less than nothing"),
        ("index", B, -1, "seat 1 has less than nothing"),
        ("places", A, 2, "seat 0 has more employees than places"),
        ("slots", B, 1, "seat 1 has more products than slots"),
        ("tokens", 5, -1, "an employee has less than no salary token"),
        ("arrived", A, 1, "the stacks are not in order of arrival"),
        ("arrived", A, 3, "the stacks are not in order of arrival"),
        ("tiles", B, (tile_of(PX3),), "a product has two Innovator tiles"),
        ("tiles", A, (tile_of(PX2, SM),), "a product has two Second Mover tiles"),
        ("tiles", A, (tile_of(PX3, B_SIDE),), "the tile of PX3 shows the wrong side"),
        ("tiles", A, (tile_of(PX2),), "the tile of PX2 shows the wrong side"),
        ("designs", 0, 0, "blocks and innovator of product slot 1 do not agree"),
        ("innovators", 1, NOBODY, "blocks and innovator of product slot 2 do not agree"),
    ],
)
def test_a_broken_table_is_told_in_a_sentence(
    pile: str, place: int, value: object, sentence: str
) -> None:
    table = given(**FULL)

    getattr(table, pile)[place] = value

    assert broken(table) == [sentence]


def test_all_that_is_broken_is_told_in_order() -> None:
    table = given(**FULL)
    table.designs[0] = table.designs[1] = 0

    assert broken(table) == [
        "blocks and innovator of product slot 1 do not agree",
        "blocks and innovator of product slot 2 do not agree",
    ]


# Copies (law 4)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_copy_has_everything_and_shares_nothing_that_changes(seats: int) -> None:
    table = dealt(seats)
    while table.round < 2:
        play(table, str(table.moves()[0]))
    piles: list[list[Any]] = [table.discard, table.hq_discard, table.vc_discard]
    for pile in (*piles, table.product_discard):
        pile.append(0)

    twin = table.copy(Generator(1))

    own = {"generator", "log"}
    for name, value in vars(table).items():
        if name not in own:
            assert getattr(twin, name) == value, name
        if isinstance(value, list) and name not in own | {"legal"}:
            assert getattr(twin, name) is not value, name


# Redeals (law 5)


def redealt(table: SiliconValley, seat: Seat) -> list[SiliconValley]:
    return [redeal(table, seat, Generator(seed)) for seed in range(30)]


def test_sv_setup_14_founders_are_drawn_anew_while_they_are_secret() -> None:
    """SV-SETUP-14, SV-R-36: the others' two founders may be any that the seat does not hold."""
    table = dealt(3)
    play(table, str(table.moves()[1]))
    mine, everybody = table.dealt[A], set(range(table.cards.employees, len(table.cards.people)))

    twins = redealt(table, A)

    assert {founder for twin in twins for founder in twin.dealt[B]} == everybody - set(mine)
    for twin in twins:
        assert (twin.dealt[A], twin.founders) == (mine, table.founders)
        lying = [*mine, *twin.dealt[B], *twin.dealt[C], *twin.spare]
        assert sorted(lying) == sorted(everybody)
        assert list(twin.spare) == sorted(twin.spare)


def test_a_founder_kept_in_secret_is_one_of_the_two_drawn_anew() -> None:
    table = dealt(2)
    play(table, str(table.moves()[0]))

    twins = redealt(table, B)

    assert all(twin.founders[A] in twin.dealt[A] for twin in twins)
    assert {twin.dealt[A].index(twin.founders[A]) for twin in twins} == {0, 1}


def test_a_founder_that_was_shown_stays_and_the_rejected_one_may_be_any() -> None:
    table = dealt(2)
    play(table, str(table.moves()[0]))
    play(table, str(table.moves()[0]))
    known = {*table.dealt[A], *table.founders}

    twins = redealt(table, A)

    assert {twin.founders[B] for twin in twins} == {table.founders[B]}
    assert all(twin.dealt[B][0] == table.founders[B] for twin in twins)
    rejected = {twin.dealt[B][1] for twin in twins}
    assert len(rejected) > 3
    assert rejected.isdisjoint(known)


def test_a_scripted_redeal_starts_from_sorted_piles() -> None:
    """Law 5: where the cards lie now does not tell where they come to lie."""
    table = given(seats=3)
    other = given(seats=3)
    for deck in (other.deck, other.hq_deck, other.vc_deck, other.product_deck):
        deck.reverse()

    twin, same = redeal(table, A, Scripted(seed=4)), redeal(other, A, Scripted(seed=4))

    assert (twin.deck, twin.hq_deck, twin.vc_deck) == (same.deck, same.hq_deck, same.vc_deck)
    assert twin.product_deck == same.product_deck
