"""The offer: what it is worth, accepting it, losing it (TS-SHOW-11..19)."""

from typing import Any

import pytest

from seedround.games.trade_show.events import Failed, Fulfilled, Sold
from seedround.games.trade_show.table import TradeShow
from seedround.testing import A, events, moves, reasons, refused
from seedround.testing.trade_show import at_show, house, play

EXAMPLE = "d42 d22 d11 d16 d01"
VIRAL = "d41 d21 d16 d11 d01"
"""Bonuses for social: 5, 3, 2, 3, 3; d41 has a bonus for web too."""


def after_two_cards(**more: Any) -> TradeShow:
    """VIRAL: two cards fulfilled, one cube pending, two d4 free."""
    table = at_show("social", VIRAL, "d4: 1 1; d6: 5 4; d8: 1", **more)
    return play(table, "roll", dice="d4: 1 1; d8: 4")


def test_ts_show_11_the_offer_is_dollars_and_matching_bonuses() -> None:
    """Cubes lie beside the dollars: they are no dollars before the end (TS-A-24)."""
    table = after_two_cards()

    assert (table.dollars, table.bonus) == (10 + 4, 5 + 3)
    assert (table.offer(A), table.pending) == (22, 1)


@pytest.mark.parametrize(
    ("company", "dice", "offer"),
    [
        ("social", "d4: 1 1; d6: 6 6; d8: 1", 10 + 5),
        ("web", "d6: 6 6 1 1", 10 + 2),
        ("gadget", "d6: 6 6; d8: 1 1", 10),
        ("app", "d4: 1 1 1 1; d6: 6; d8: 8", 10),
    ],
)
def test_ts_show_11_only_the_type_of_the_company_held_pays(
    company: str, dice: str, offer: int
) -> None:
    """d41 has rectangles for social (5) and web (2) (TS-A-22)."""
    table = at_show(company, "d41 ...", dice)

    assert table.offer(A) == offer


def test_ts_a_23_the_sevens_pay_ten_before_bonuses() -> None:
    """As in the rulebook's example, where no icon needs to match (TS-A-23)."""
    cards = house()
    sevens = [pay for sell, pay in zip(cards.sell, cards.pay, strict=True) if sell == 7]
    assert sevens == [10] * 5
    assert at_show("social", EXAMPLE, "d4: 1 2; d6: 5 4; d8: 3").offer(A) == 10


def test_ts_show_12_after_a_card_the_seat_accepts_or_rolls() -> None:
    table = after_two_cards()

    assert (table.choice.kind, table.choice.seat) == ("show.offer", 0)
    assert moves(table) == ["accept", "roll"]


def test_ts_show_12_there_is_no_offer_before_a_card_is_fulfilled() -> None:
    """Neither after a miss nor after a hit can anything be accepted (TS-A-31)."""
    table = at_show("social", "d46 ...", "d4: 1 1; d6: 1 1; d8: 1", cubes=[2, 0])
    assert refused(table, "accept").endswith("of this decision.")

    table = at_show("social", "d21 ...", "d4: 4 1; d6: 4 1; d8: 1")
    assert refused(table, "accept").endswith("of this decision.")


def test_ts_show_13_accepting_scores_the_offer_and_takes_the_cubes() -> None:
    table = after_two_cards(cubes=[1, 0], scores=[30, 0])

    play(table, "accept")

    assert (table.scores[0], table.cubes[0], table.pending) == (52, 2, 0)
    assert events(table, Sold) == [Sold(A, 14, 8, 0, 1, 22, 52)]
    assert (table.moves(), table.agenda) == ([], [])


def test_ts_show_14_a_complete_company_earns_seven_more() -> None:
    table = at_show("gadget", "d34 d24 d19 d04", "d6: 1 1; d8: 6 1")
    play(table, "roll", dice="d6: 1 1; d8: 8")
    play(table, "roll", dice="d6: 4 1")
    assert table.offer(A) == 7 + 5 + 4

    play(table, "roll", dice="d6: 5")

    assert events(table, Fulfilled)[-1].offer == 16 + 3 + 7
    assert events(table, Sold) == [Sold(A, 14, 5, 7, 0, 26, 26)]


def test_ts_show_14_an_accepted_part_of_the_stack_does_not() -> None:
    table = at_show("gadget", "d34 d24 d19 d04", "d6: 1 1; d8: 6 1")

    play(table, "accept")

    assert table.scores[0] == 7


def test_ts_show_16_a_roll_that_misses_ends_the_turn() -> None:
    """Without two cubes nobody is asked."""
    table = play(after_two_cards(), "roll", dice="d4: 1 1")

    assert events(table, Failed) == [Failed(A, "d16", 8, 14, 8)]
    assert (table.moves(), table.agenda, table.fulfilled) == ([], [], 0)


def test_ts_show_16_a_seat_with_cubes_may_concede() -> None:
    table = at_show("social", VIRAL, "d4: 1 1; d6: 5 4; d8: 1", cubes=[2, 0])
    play(table, "place:d6x2", "roll", dice="d4: 1 1; d8: 3")
    assert moves(table) == ["concede", "reroll"]

    play(table, "concede")

    assert (table.scores[0], table.cubes[0]) == (5, 2)


def test_ts_show_17_a_failure_keeps_bonuses_and_nothing_else() -> None:
    """Earlier money and unspent cubes are safe, spent cubes stay spent (TS-A-19)."""
    table = at_show("social", VIRAL, "d4: 1 1; d6: 5 4; d8: 1", cubes=[3, 0], scores=[30, 9])
    play(table, "place:d6x2", "roll", dice="d4: 1 1; d8: 4")
    play(table, "place:d8x1+cube", "roll", dice="d4: 1 1")
    assert (table.cubes[0], table.pending, table.supply) == (3, 1, 20)

    play(table, "reroll", dice="d4: 1 1")

    assert events(table, Failed) == [Failed(A, "d16", 8, 14, 38)]
    assert (table.scores, table.cubes, table.supply) == ([38, 9], [1, 0], 23)


def test_ts_show_17_bonuses_of_other_types_are_lost_too() -> None:
    """d41 has a bonus of 2 for web and 5 for social; gadget gets neither (TS-A-19)."""
    table = at_show("gadget", "d41 d55 ...", "d6: 6 6; d8: 1 1")
    play(table, "roll", dice="d8: 4 4")

    assert (len(events(table, Failed)), table.scores[0]) == (1, 0)


def test_ts_show_17_failing_on_the_first_card_scores_nothing() -> None:
    """No card is fulfilled, so no bonus counts (TS-A-20)."""
    table = at_show("social", "d46 ...", "d4: 1 1; d6: 1 1; d8: 1", scores=[5, 0])

    assert events(table, Failed) == [Failed(A, "d46", 0, 0, 5)]
    assert table.scores[0] == 5


def test_ts_show_17_the_seven_is_no_bonus_that_survives() -> None:
    """It belongs to an accepted offer of a complete company (TS-A-21)."""
    table = at_show("gadget", "d34 d24 d19 d04", "d6: 1 1; d8: 6 1", complete_bonus=20)
    play(table, "roll", dice="d6: 1 1; d8: 8")
    play(table, "roll", dice="d6: 4 1")
    play(table, "roll", dice="d6: 1")

    assert (len(events(table, Failed)), table.scores[0]) == (1, 3)


def test_ts_show_19_a_complete_company_is_sold_at_once() -> None:
    """There is no next card to roll for (TS-A-15)."""
    table = at_show("web", "d18 d13 d03 d08", "d6: 3 1 1 1")
    for dice in ("d6: 3 1 1", "d6: 2 1", "d6: 2"):
        assert moves(table) == ["accept", "roll"]
        play(table, "roll", dice=dice)

    assert (table.moves(), len(events(table, Sold))) == ([], 1)
    assert table.scores[0] == (3 + 2 + 1 + 2) + (1 + 1 + 2 + 1) + 7
    assert table.cubes[0] == 4


def test_ts_show_19_without_free_dice_the_offer_is_accepted() -> None:
    """Rolling nothing would be certain failure (TS-A-16)."""
    table = at_show("gadget", "d41 d55 ...", "d6: 6 6; d8: 1 1")
    play(table, "roll", dice="d8: 5 4")

    assert events(table, Sold) == [Sold(A, 26, 0, 0, 0, 26, 26)]
    assert table.moves() == []


def test_reasons_are_given_only_for_what_is_blocked() -> None:
    table = after_two_cards()
    assert reasons(table) == {}
