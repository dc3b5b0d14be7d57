"""The powers of VC cards that our cards have (section 6.8)."""

import pytest

from seedround.games.silicon_valley.effects import Launch, Relief
from seedround.games.silicon_valley.events import PowerLost, PowerUsed
from seedround.testing import A, B, events, move, moves, play
from seedround.testing.silicon_valley import discards, given, held, staff, supply, tiles, touched


def test_free_launch_may_be_declined() -> None:
    """SV-VC-03, SV-R-28: the blocks stay, the power is lost."""
    table = given(vc_row="V-free_launch VX2 VX3", blocks={A: "I3 I3"})

    play(table, "vc:1")
    assert moves(table) == ["innovate:1", "decline"]
    play(table, "decline")

    assert (tiles(table, A), held(table, A), table.actions) == ("", "I3 I3", 2)
    assert events(table, PowerLost)[0].power == Launch()


def test_free_launch_as_second_mover() -> None:
    """SV-SECOND-01: by all normal rules."""
    table = given(
        vc_row="V-free_launch VX2 VX3",
        designs={"PX1": (B, "I3 I3", 2)},
        tiles={B: "PX1"},
        blocks={A: "I3 I3"},
    )

    play(table, "vc:1", "second:1")

    assert (tiles(table, A), tiles(table, B), table.index[A]) == ("PX1sm", "PX1b", 3)
    assert table.actions == 2


def test_free_hire_costs_nothing_and_needs_room() -> None:
    table = given(vc_row="V-free_hire VX2 VX3", cash={A: 0})
    play(table, "vc:1")
    assert moves(table) == ["hire:1", "hire:2", "hire:3", "hire:4", "hire:5", "decline"]
    play(table, "hire:5")
    assert (staff(table, A), table.cash[A]) == ("EX5", 1)

    full = given(vc_row="V-free_hire VX2 VX3", employees={A: "EX8 EX9 EX10"})
    play(full, "vc:1")
    assert full.choice.kind == "turn.act"


@pytest.mark.parametrize(
    ("power", "text", "term", "amount"),
    [
        ("free_hire", "hire:5", "price", 0),
        ("cheap_poach", "poach:1+EX2", "price", 9 - 2),
        ("cheap_expand", "expand:1", "price", 15 - 10),
        ("clean_sunset", "sunset:PX1", "loss", 0),
    ],
)
def test_a_power_shows_its_own_terms(power: str, text: str, term: str, amount: int) -> None:
    """Section 6.8: what is offered costs what the power says, not what the action costs."""
    table = given(
        vc_row=f"V-{power} VX2 VX3",
        hq={A: "HX3 HX4"},
        hq_row="HX1 HX2",
        employees={B: "EX2"},
        tiles={A: "PX1"},
        row="EX1 EX3 EX4 EX5 EX6",
    )

    play(table, "vc:1")

    offer = table.choice.offer(table, move(table, text))
    assert getattr(offer.says, term) == amount
    assert table.choice.offer(table, move(table, "decline")).says is None


def test_cheap_poach_starts_at_nine() -> None:
    table = given(vc_row="V-cheap_poach VX2 VX3", cash={A: 6}, employees={B: "EX2+1 EX7"})

    play(table, "vc:1")
    assert moves(table) == ["poach:1+EX2", "decline"]
    play(table, "poach:1+EX2")

    assert (table.cash[A], staff(table, A)) == (0, "EX2+1")


def test_cheap_expand_is_ten_less_and_counts() -> None:
    table = given(vc_row="V-cheap_expand VX2 VX3", cash={A: 4}, hq={A: "HX4"})

    play(table, "vc:1", "expand:1")

    assert (table.cash[A], len(table.hq[A]), table.hq_price(A)) == (5, 2, 15)


def test_cheap_expand_of_the_first_card_is_free_and_pays_nothing() -> None:
    """Section 6.8: at $10 less, at least 0; the first HQ card costs only $5."""
    table = given(vc_row="V-cheap_expand VX2 VX3", cash={A: 0})

    play(table, "vc:1", "expand:1")

    assert (table.cash[A], len(table.hq[A])) == (1, 1)


@pytest.mark.parametrize(("cash", "offered"), [(4, ["expand:1", "expand:2", "decline"]), (3, [])])
def test_cheap_expand_takes_the_last_dollar(cash: int, offered: list[str]) -> None:
    """Section 6.8: the third HQ card at $15 less $10; the VC card brings $1 before."""
    table = given(
        vc_row="V-cheap_expand VX2 VX3", cash={A: cash}, hq={A: "HX3 HX4"}, hq_row="HX1 HX2"
    )

    play(table, "vc:1")

    assert (moves(table) if offered else table.choice.kind) == (offered or "turn.act")


def test_pick_block_takes_any_kind() -> None:
    table = given(vc_row="V-pick_block VX2 VX3", supply={"T4": 0})

    play(table, "vc:1")
    assert moves(table) == [
        "take:D2",
        "take:I3",
        "take:L3",
        "take:I4",
        "take:O4",
        "take:L4",
        "take:S4",
    ]
    assert touched(table)[0] == "supply:D2"
    play(table, "take:S4")

    assert (held(table, A), supply(table, "S4")) == ("S4", 11)


def test_two_small_takes_two_small_ones() -> None:
    table = given(vc_row="V-two_small VX2 VX3")

    play(table, "vc:1")
    assert moves(table) == ["take:D2", "take:I3", "take:L3"]
    play(table, "take:I3", "take:D2")

    assert held(table, A) == "D2 I3"
    assert table.choice.kind == "turn.act"


def test_overtime_of_an_employee_or_the_founder() -> None:
    table = given(vc_row="V-overtime VX2 VX3", founders={A: "FX2"}, employees={A: "EX1"})

    play(table, "vc:1")
    assert moves(table) == ["overtime:FX2", "overtime:EX1"]
    assert touched(table) == ["founder@0:FX2", "employee@0:EX1"]
    play(table, "overtime:EX1")

    assert held(table, A) == "O4"


def test_royalty_pays_the_cash_twice() -> None:
    table = given(vc_row="V-royalty VX2 VX3", hq={A: "HX2"}, tiles={A: "PX1 PX3"})

    play(table, "vc:1")
    assert moves(table) == ["royalty:PX1", "royalty:PX3"]
    assert touched(table) == ["tile@0:PX1", "tile@0:PX3"]
    play(table, "royalty:PX3")

    assert (table.cash[A], table.index[A]) == (20 + 1 + 8, 0)


def test_payroll_relief_takes_a_token_off_everybody() -> None:
    table = given(vc_row="V-payroll_relief VX2 VX3", employees={A: "EX1+2 EX2 EX7+1"})

    play(table, "vc:1")

    assert staff(table, A) == "EX1+1 EX2 EX7"
    assert events(table, PowerUsed)[0].power == Relief(1)


def test_clean_layoff_costs_no_valuation() -> None:
    table = given(vc_row="V-clean_layoff VX2 VX3", employees={A: "EX1 EX2 EX7"}, index={A: 5})

    play(table, "vc:1")
    assert moves(table) == ["layoff:EX1", "layoff:EX2", "layoff:EX7", "decline"]
    play(table, "layoff:EX1", "layoff:EX2", "done")

    assert (table.index[A], staff(table, A), discards(table)) == (5, "EX7", "EX1 EX2")


def test_clean_sunset_brings_four_dollars() -> None:
    table = given(
        vc_row="V-clean_sunset VX2 VX3", hq={A: "HX2"}, tiles={A: "PX1 PX3"}, index={A: 5}
    )

    play(table, "vc:1")
    assert moves(table) == ["sunset:PX1", "sunset:PX3", "decline"]
    play(table, "sunset:PX1")

    assert (table.index[A], tiles(table, A), table.cash[A]) == (5, "PX3", 25)


def test_sv_r_28_the_power_comes_before_the_refill() -> None:
    """SV-R-28: the card still lies in its slot while its power is used."""
    table = given(vc_row="V-pick_block VX2 VX3 VX4")

    play(table, "vc:1")
    assert table.vc_discard == []
    play(table, "take:D2")

    assert len(table.vc_discard) == 1


def test_sv_r_61_extra_actions_are_not_nested() -> None:
    """SV-R-61: each raises the budget by one."""
    table = given(blocks={A: "D2 L3"}, vc_row="VX3 VX1 VX2")
    table.actions = 1

    play(table, "vc:1")

    assert (table.actions, table.choice.seat) == (1, A)
