"""The golden scenarios of the base game, first half (SV-G-01..SV-G-31)."""

from seedround.engine.kinds import SPECTATOR
from seedround.engine.look import ask
from seedround.games.silicon_valley.events import FounderKept
from seedround.games.silicon_valley.track import label, move_token
from seedround.testing import A, B, C, D, events, moves, play
from seedround.testing.silicon_valley import (
    dealt,
    design,
    from_top,
    given,
    held,
    house,
    hq_row,
    next_order,
    row,
    seen_by,
    staff,
    supply,
    tiles,
    vc_row,
    verbs,
)
from seedround.testing.silicon_valley_fixture import fixture

# Setup


def test_sv_g_01_three_players_are_set_up() -> None:
    """SV-SETUP-02..09, SV-SETUP-12, SV-SETUP-13."""
    table = dealt(3)

    assert len(table.products) == 5
    assert len(house().starting) - len(table.products) == 3
    assert len(table.product_deck) == 16
    assert (len(table.row), len(table.deck)) == (5, 31)
    assert (len(table.hq_row), len(table.hq_deck)) == (3, 24)
    assert (len(table.vc_row), len(table.vc_deck)) == (3, 24)
    assert table.cash == [30, 35, 40]
    assert table.order == (A, B, C)
    assert from_top(table, 0) == "A B C"


def test_sv_g_02_four_players_are_set_up() -> None:
    """SV-SETUP-03, SV-SETUP-13, SV-SETUP-14."""
    table = dealt(4)

    assert len(table.products) == 6
    assert table.cash[D] == 45
    assert (sum(len(pair) for pair in table.dealt), len(table.spare)) == (8, 1)


def test_sv_g_03_founders_are_kept_in_secret() -> None:
    """SV-SETUP-14, SV-SETUP-15, SV-R-36."""
    people = fixture().person
    founders = [people[name] for name in ("FX1", "FX2", "FX3", "FX0")]
    orders = [[], [], [], [], [], [], founders]
    table = dealt(2, fixture(), orders=orders)

    play(table, "keep:FX1")
    assert seen_by(table, B).seats[A].founder is None
    assert seen_by(table, B).seats[A].dealt is None
    assert seen_by(table, A).seats[A].founder == "FX1"
    told = events(table, FounderKept)[0]
    assert told.seen_by(B).seat == A
    assert told.seen_by(B).secret is None
    assert [seen_by(table, viewer).chosen for viewer in (A, B, SPECTATOR)] == [(A,)] * 3

    play(table, "keep:FX3")
    assert seen_by(table, B).chosen == ()
    assert [seen_by(table, SPECTATOR).seats[seat].founder for seat in (A, B)] == ["FX1", "FX3"]
    assert (held(table, A), held(table, B)) == ("D2 O4", "D2 D2 I3")
    assert (supply(table, "D2"), supply(table, "I3"), supply(table, "O4")) == (37, 19, 11)
    assert seen_by(table, B).seats[A].dealt is None


# Turn order and track


def test_sv_g_04_lowest_valuation_goes_first() -> None:
    """SV-ORDER-01."""
    table = given(seats=3, index={A: 5, B: 2, C: 3})

    assert next_order(table) == "B C A"


def test_sv_g_05_the_later_token_lies_on_top_and_goes_first() -> None:
    """SV-TRACK-03, SV-ORDER-02."""
    table = given(seats=3, index={A: 3, B: 3, C: 6})

    move_token(table, A, 1)
    move_token(table, B, 1)

    assert (table.index[A], table.index[B]) == (4, 4)
    assert from_top(table, 4) == "B A"
    assert next_order(table) == "B A C"


def test_sv_g_06_a_token_that_comes_back_goes_on_top() -> None:
    """SV-R-04."""
    table = given(index={A: 4, B: 4}, stack="B A")

    move_token(table, A, 1)
    move_token(table, A, -1)

    assert from_top(table, 4) == "A B"
    assert next_order(table) == "A B"


def test_sv_g_07_no_loss_at_the_start_space_and_no_lifting() -> None:
    """SV-TRACK-02, SV-R-06, SV-LAYOFF-03, SV-R-25."""
    table = given(seats=3, act=C, employees={C: "EX7"}, stack="A B C")

    play(table, "layoff:EX7")

    assert table.index[C] == 0
    assert from_top(table, 0) == "A B C"
    assert table.actions == 2


def test_sv_g_08_every_step_of_the_track_is_one_unit() -> None:
    """SV-TRACK-01, SV-R-01."""
    table = given(index={A: 9, B: 27})
    assert [label(index) for index in table.index] == ["$9M", "$900M"]

    move_token(table, A, 1)
    move_token(table, B, 1)

    assert table.index == [10, 28]
    assert [label(index) for index in table.index] == ["$10M", "$1B"]


def test_sv_g_09_the_order_changes_with_the_round() -> None:
    """SV-SETUP-12, SV-ORDER-01, SV-ORDER-03."""
    table = given(round=1)
    move_token(table, A, 3)
    play(table, "end_turn")
    assert table.choice.seat == B
    assert table.order == (A, B)
    move_token(table, B, 1)

    play(table, "end_turn")

    assert table.round == 2
    assert table.order == (B, A)


# Hire


def test_sv_g_10_a_matching_symbol_saves_a_dollar() -> None:
    """SV-HIRE-01, SV-SYM-02: the rulebook's example."""
    table = given(act=B)

    play(table, "hire:1")

    assert table.cash[B] == 16
    assert held(table, B) == "D2"
    assert row(table) == "EX2 EX3 EX4 EX5 EX6"


def test_sv_g_11_the_row_slides_to_the_cheap_end() -> None:
    """SV-HIRE-04."""
    table = given()

    play(table, "hire:3")

    assert table.cash[A] == 13
    assert held(table, A) == "T4"
    assert row(table) == "EX1 EX2 EX4 EX5 EX6"
    assert fixture().people[table.deck[-1]] == "EX7"


def test_sv_g_12_each_symbol_matches_one_want() -> None:
    """SV-SYM-02, SV-SYM-04."""
    table = given(act=B)
    assert (table.hire_price(B, 3), table.hire_price(B, 0)) == (7, 4)

    play(table, "expand:1")

    assert (table.hire_price(B, 3), table.hire_price(B, 0)) == (6, 4)


def test_sv_g_13_tiles_carry_symbols() -> None:
    """SV-SYM-01, SV-SYM-03."""
    table = given(tiles={A: "PX1"})

    assert table.vc_price(A, 0) == 5


def test_sv_g_14_no_more_employees_than_places() -> None:
    """SV-HIRE-06, SV-HIRE-02, SV-POACH-03."""
    table = given(cash={A: 40}, employees={A: "EX8 EX9 EX10", B: "EX7"})
    assert not verbs(table) & {"hire", "poach"}

    play(table, "expand:1")

    assert {"hire", "poach"} <= verbs(table)
    assert table.places[A] == 5


def test_sv_g_15_only_what_can_be_paid_is_offered() -> None:
    """SV-HIRE-01, SV-TURN-05, SV-R-58."""
    assert moves(given(cash={A: 4}), "hire") == ["hire:2"]
    assert given(cash={A: 3}).choice.seat == B  # nothing is left to A but to end the turn


# Poach


def test_sv_g_16_poaching_takes_the_tokens_along() -> None:
    """SV-POACH-01..05."""
    table = given(employees={B: "EX2+1"})

    play(table, "poach:1+EX2")

    assert (table.cash[A], table.cash[B]) == (7, 20)
    assert held(table, A) == "I3"
    assert (staff(table, A), staff(table, B)) == ("EX2+1", "")
    assert table.salary(fixture().person["EX2"]) == 3


def test_sv_g_17_the_same_employee_again_and_again() -> None:
    """SV-POACH-06."""
    table = given(seats=3, order=(A, C, B), cash={A: 40, B: 40, C: 40}, employees={B: "EX7"})

    play(table, "poach:1+EX7", "end_turn", "poach:0+EX7", "end_turn", "poach:2+EX7")

    assert table.cash == [25, 25, 25]
    assert [held(table, seat) for seat in (A, B, C)] == ["D2", "D2", "D2"]
    assert staff(table, B) == "EX7"
    assert table.round == 3


def test_sv_g_18_founders_cannot_be_poached() -> None:
    """SV-POACH-07, SV-R-10."""
    table = given(cash={A: 40}, founders={B: "FX1"})

    assert "poach" not in verbs(table)


# HQ


def test_sv_g_19_an_hq_card_adds_places_slot_upkeep_and_symbols() -> None:
    """SV-HQ-01..05: the rulebook's example."""
    table = given()

    play(table, "expand:1")

    assert table.cash[A] == 15
    assert (table.places[A], table.slots[A], table.rent[A]) == (5, 2, 5)
    assert table.symbols[A] == (0, 1, 1, 0, 1)  # MIN VAC TEC PRO WLB
    assert hq_row(table) == "HX4 HX2 HX3"


def test_sv_g_20_hq_cards_grow_dearer() -> None:
    """SV-HQ-01."""
    table = given(cash={A: 80})
    table.actions = 5
    prices = []

    for text in ("expand:1", "expand:2", "expand:3", "expand:1"):
        prices.append(table.hq_price(A))
        play(table, text)

    assert prices == [5, 10, 15, 20]
    assert (len(table.hq[A]), table.slots[A], table.hq_price(A)) == (4, 5, 25)
    assert table.cash[A] == 80 - 5 - 10 - 15 - 20


# VC


def test_sv_g_21_code_is_paid_without_change() -> None:
    """SV-VC-01..04, SV-GEN-07, SV-R-19."""
    table = given(blocks={A: "O4 I3 D2"})
    assert table.vc_price(A, 0) == 6

    play(table, "vc:1")
    assert moves(table) == ["pay:D2+O4", "pay:I3+O4"]

    play(table, "pay:I3+O4")
    assert (held(table, A), table.cash[A], table.index[A]) == ("D2", 40, 1)

    play(table, "take:S4")
    assert held(table, A) == "D2 S4"
    assert vc_row(table) == "VX4 VX2 VX3"
    assert [fixture().vcs[card] for card in table.vc_discard] == ["VX1"]


def test_sv_g_22_a_discount_beyond_the_price_is_no_income() -> None:
    """SV-SYM-05, SV-R-11."""
    table = given(vc_row="VX5 VX2 VX3 VX4")

    play(table, "vc:1")

    assert table.choice.kind == "turn.act"
    assert (table.cash[A], held(table, A)) == (23, "")


def test_sv_g_23_a_power_launches_without_an_action() -> None:
    """SV-VC-03 and section 6.8."""
    table = given(blocks={A: "O4 D2 I3 I3"})

    play(table, "vc:2")
    assert moves(table) == ["pay:D2+O4", "pay:I3+I3", "pay:I3+O4"]
    play(table, "pay:D2+O4")
    assert moves(table) == ["innovate:1", "decline"]
    play(table, "innovate:1")

    assert table.cash[A] == 37
    assert (tiles(table, A), design(table, 1)) == ("PX1", "I3 I3")
    assert table.actions == 2


def test_sv_g_24_a_power_that_cannot_be_used_is_lost() -> None:
    """SV-VC-03, SV-LAUNCH-02, SV-R-28."""
    table = given(blocks={A: "O4 D2 I3 I3"}, tiles={A: "PX3"})

    play(table, "vc:2", "pay:D2+O4")

    assert table.cash[A] == 35
    assert table.choice.kind == "turn.act"


def test_sv_g_25_an_extra_action() -> None:
    """SV-R-61."""
    table = given(blocks={A: "L3 D2"}, cash={A: 60})

    play(table, "vc:3")

    assert table.cash[A] == 72
    assert table.actions == 3


# Outsource


def test_sv_g_26_one_block_is_bought() -> None:
    """SV-OUT-01."""
    table = given()

    play(table, "outsource:T4")

    assert table.cash[A] == 11
    assert (held(table, A), supply(table, "T4")) == ("T4", 11)
    assert table.choice.kind == "turn.act"


def test_sv_g_27_only_kinds_in_supply() -> None:
    """SV-OUT-02."""
    table = given(cash={A: 8}, supply={"I3": 0})

    assert moves(table, "outsource") == ["outsource:D2", "outsource:L3"]


# Innovate


def test_sv_g_28_blocks_stay_on_the_card() -> None:
    """SV-INNO-01..06 and section 3.2."""
    table = given(blocks={A: "D2 D2 D2 I3 I3 O4"})

    play(table, "innovate:1")
    assert moves(table) == ["design:D2+D2+D2", "design:D2+O4", "design:I3+I3"]
    play(table, "design:I3+I3")

    assert design(table, 1) == "I3 I3"
    assert supply(table, "I3") == 18
    assert table.cash[A] == 22
    assert table.symbols[A] == (0, 0, 2, 0, 1)
    assert (tiles(table, A), table.free_slot(A)) == ("PX1", False)
    assert table.products[0] == fixture().product["PX1"]
    assert held(table, A) == "D2 D2 D2 O4"


def test_sv_g_29_no_partial_filling() -> None:
    """SV-INNO-03."""
    assert "innovate" not in verbs(given(blocks={A: "I3 D2"}))


def test_sv_g_30_no_launch_without_a_free_slot() -> None:
    """SV-LAUNCH-02."""
    table = given(tiles={A: "PX3"}, blocks={A: "I3 I3"}, index={A: 5})
    assert "innovate" not in verbs(table)

    play(table, "sunset:PX3")

    assert table.index[A] == 4
    assert moves(table, "innovate") == ["innovate:1"]


def test_sv_g_31_designs_of_plentiful_blocks() -> None:
    """Section 3.2."""
    plenty = sum(8 << 8 * kind for kind in range(8))
    cards = fixture()

    found = [len(cards.feasible(product, plenty)) for product in cards.product.values()]

    assert found == [5, 18, 10, 127, 8]
    assert ask(given(), B) is None
