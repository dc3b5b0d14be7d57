"""Setting up (2.2): SV-SETUP-01..16, and the options that change it."""

import pytest

from seedround.engine.errors import BadOption, BadSet
from seedround.engine.generator import Generator
from seedround.games.silicon_valley import GAME
from seedround.testing import A, B, C, moves, play
from seedround.testing.silicon_valley import dealt, from_top, house, seen_by
from seedround.testing.silicon_valley_fixture import fixture


def test_sv_setup_01_the_board_has_its_tracks_and_slots() -> None:
    """SV-SETUP-01, SV-SETUP-07, SV-R-02, SV-R-07, SV-R-08: data of board.toml."""
    cards = house()

    assert cards.unicorn == 28
    assert cards.markers == (10, 19, 23)
    assert cards.block_prices == (5, 7, 7, 9, 9, 9, 9, 9)
    assert cards.slot_prices == (5, 6, 7, 8, 9)
    assert (cards.document.slots.hq, cards.document.slots.vc) == (3, 3)
    shown = seen_by(dealt(2), A)
    assert sum(shown.supply.values()) == 140
    assert list(shown.supply.values()) == [40, 20, 20, 12, 12, 12, 12, 12]


def test_sv_setup_10_everybody_gets_a_mat() -> None:
    """SV-SETUP-10, SV-R-38: at random, or by seats."""
    by_seats = dealt(4, mats="seats")
    drawn = {dealt(4, seed=seed).mats for seed in range(20)}

    assert by_seats.mats == (0, 1, 2, 3)
    assert all(sorted(mats) == [0, 1, 2, 3] for mats in drawn)
    assert len(drawn) > 5
    assert (by_seats.places, by_seats.slots, by_seats.rent) == ([3] * 4, [1] * 4, [2] * 4)


def test_sv_setup_11_the_youngest_lies_on_top() -> None:
    """SV-SETUP-11, SV-SETUP-12, SV-R-37: seat 0 counts as the youngest."""
    assert from_top(dealt(3), 0) == "A B C"

    orders: list[list[int]] = [[], [], [], [], [], [], [], [C, A, B]]
    table = dealt(3, first_order="random", orders=orders)
    assert from_top(table, 0) == "C A B"
    assert table.order == (C, A, B)
    assert table.cash == [35, 40, 30]


def test_sv_setup_16_the_draws_come_in_a_fixed_order() -> None:
    """SV-SETUP-16: employees, starting, advanced, HQ, VC, mats, founders, then the Rival's."""
    cards = house()
    founder = cards.employees
    orders = [
        [7, 3],
        [cards.starting[5]],
        [cards.advanced[2]],
        [11],
        [13],
        [2],
        [founder + 4, founder + 6],
        [8],  # blue
        [17],  # red
        [17, 8],  # placement
        [0],  # the Rival's mat
        [founder + 1],
        [5],  # decisions
    ]

    table = dealt(1, orders=orders)

    assert table.row[:2] == [7, 3]
    assert table.products[0] == cards.starting[5]
    assert table.product_deck[-1] == cards.advanced[2]
    assert (table.hq_row[0], table.vc_row[0], table.mats) == (11, 13, (2,))
    assert table.dealt == [(founder + 4, founder + 6)]
    assert table.personalities[:2] == (17, 8)
    assert (table.rival_mat, table.rival_founder) == (0, founder + 1)
    assert table.decisions[-1] == 5


def test_sv_setup_05_and_06_products_out_of_the_game_and_to_come() -> None:
    """SV-SETUP-04..06: unrevealed starting products never come back."""
    table = dealt(2)

    assert set(table.products) <= set(house().starting)
    assert sorted(table.product_deck) == house().advanced
    assert table.innovators == [-1] * 4


def test_sv_setup_15_the_founder_stays_and_works() -> None:
    """SV-SETUP-15, SV-R-10: no place, no salary; its ongoing blocks come every round."""
    people = fixture().person
    founders = [people[name] for name in ("FX1", "FX2", "FX3", "FX0")]
    orders: list[list[int]] = [[], [], [], [], [], [], founders]
    table = dealt(2, fixture(), orders=orders)

    play(table, "keep:FX1", "keep:FX3", "end_turn", "end_turn")

    assert table.round == 2
    assert [str(one) for one in seen_by(table, A).seats[A].blocks or ()] == ["D2", "D2", "O4"]
    assert (table.employees[A], table.cash[A]) == ((), 28)


def test_founder_is_employee_takes_a_place_and_can_go() -> None:
    """SV-R-10, the option: place, poaching and layoffs; a founder laid off leaves the game."""
    people = fixture().person
    founders = [people[name] for name in ("FX1", "FX2", "FX3", "FX0")]
    orders: list[list[int]] = [[], [], [], [], [], [], founders]
    table = dealt(2, fixture(), founder_is_employee=True, orders=orders)
    play(table, "keep:FX1", "keep:FX3")

    assert table.employees == [(people["FX1"],), (people["FX3"],)]
    assert moves(table, "poach") == ["poach:1+FX3"]
    play(table, "poach:1+FX3")
    assert table.employees == [(people["FX1"], people["FX3"]), ()]
    play(table, "layoff:FX1", "done")
    assert (table.employees[A], table.discard) == ((people["FX3"],), [])


def test_options_for_other_seat_counts_are_refused() -> None:
    for options, seats in (
        ({"difficulty": "hard"}, 2),
        ({"rival_waits": True}, 3),
        ({"first_order": "random"}, 1),
        ({"last_round": 10}, 1),
        ({"last_round": 4}, 2),
        ({"bailout": "lenient"}, 2),
    ):
        with pytest.raises(BadOption):
            GAME.resolve(options, seats)


def test_a_trial_set_that_is_too_small_is_refused_at_the_deal() -> None:
    with pytest.raises(BadSet, match="starting products"):
        GAME.deal(3, Generator(1), None, fixture())


def test_a_seat_knows_its_own_two_founders_only() -> None:
    """SV-SETUP-14."""
    table = dealt(2)

    assert seen_by(table, A).seats[A].dealt is not None
    assert seen_by(table, A).seats[B].dealt is None
    assert table.asked() == (A, B)
