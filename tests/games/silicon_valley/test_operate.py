"""Companies operate (2.15, 2.16): collecting, upkeep, involuntary losses; payments (3.1, 3.3)."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import given as each
from hypothesis import settings
from hypothesis import strategies as st

from seedround.engine.step import MOST_MOVES
from seedround.games.silicon_valley.blocks import KINDS, SIZES, holds, named, pack, value
from seedround.games.silicon_valley.events import Collected, Gained, PaidHq, Substituted
from seedround.games.silicon_valley.moves import Narrow
from seedround.games.silicon_valley.operate import COLLECT, UPKEEP
from seedround.games.silicon_valley.payments import PLENTY, all_payable, irredundant, payments
from seedround.testing import A, B, C, events, moves, play, refused, run, why
from seedround.testing.silicon_valley import given, held, operate, staff, tiles

# Payments


def test_the_numbers_of_payments() -> None:
    """Section 3: 8 / 11 / 36 / 55 / 125 for cost 2 / 4 / 6 / 8 / 10."""
    assert [len(irredundant(cost, PLENTY)) for cost in (2, 4, 6, 8, 10)] == [8, 11, 36, 55, 125]


holdings = st.lists(st.integers(0, 7), max_size=7)


@settings(max_examples=80, deadline=None)
@each(holdings, st.integers(1, 14))
def test_payments_are_exactly_the_irredundant_ones(kinds: list[int], cost: int) -> None:
    """SV-GEN-07, SV-R-19, checked against every multiset."""
    held = pack(kinds)
    wanted = set()
    for size in range(1, len(kinds) + 1):
        for some in combinations_with_replacement(range(8), size):
            worth = sum(SIZES[kind] for kind in some)
            if worth >= cost > worth - SIZES[some[0]] and holds(held, pack(some)):
                wanted.add(pack(some))

    found = payments(cost, held)

    assert set(found) == wanted
    assert len(found) == len(wanted)


@settings(max_examples=80, deadline=None)
@each(holdings, st.lists(st.integers(1, 4), max_size=4))
def test_whether_all_can_be_paid(kinds: list[int], costs: list[int]) -> None:
    """Section 3.3, checked by trying every assignment."""

    def tried(left: int, due: list[int]) -> bool:
        if not due:
            return True
        return any(tried(left - paid, due[1:]) for paid in payments(due[0], left))

    assert all_payable(pack(kinds), tuple(costs)) == tried(pack(kinds), costs)


@pytest.mark.parametrize(
    ("blocks", "costs", "payable"),
    [
        ("D2", (2, 2), False),
        ("D2 D2", (2, 2), True),
        ("D2 D2 D2", (3, 3), False),
        ("D2 D2 D2 D2", (3, 3), True),
        ("I3", (3, 3), False),
        ("O4", (2, 2), False),
        ("O4 L4", (2, 2), True),
        ("O4 D2", (5, 1), False),
        ("O4 D2 D2", (5, 1), True),
        ("", (0, 2), False),
        ("", (0, 0), True),
        ("D2", (0, 2), True),
    ],
)
def test_sv_r_18_blocks_pay_once(blocks: str, costs: tuple[int, ...], payable: bool) -> None:
    """SV-R-18: no block pays for two tiles, and what costs nothing needs none."""
    assert all_payable(named(blocks.split()), costs) is payable


def test_a_very_long_list_is_narrowed() -> None:
    """Section 3.4: at most 200 moves, asked kind by kind; the payment is the same."""
    table = given(blocks={A: " ".join(f"{kind} " * 4 for kind in KINDS)})
    costs = table.cards.vc_costs
    try:
        table.cards.vc_costs = (26, *costs[1:])
        play(table, "vc:1")
        questions = 0
        while isinstance(table.moves()[0], Narrow):
            assert table.choice.kind == "blocks.narrow"
            assert len(table.moves()) <= 10
            numbers = [int(str(one).rpartition("+")[2]) for one in table.moves()]
            assert numbers == sorted(numbers)
            play(table, str(table.moves()[-1]))
            questions += 1
        assert 1 < len(table.moves()) <= MOST_MOVES
        chosen = table.moves()[0]
        before = value(table.blocks[A])
        play(table, str(chosen))
        assert questions >= 1
        assert value(table.blocks[A]) <= before - 24
    finally:
        table.cards.vc_costs = costs


# Collecting


def test_sv_oper_02_all_collect_before_anybody_pays() -> None:
    """SV-OPER-02, SV-OPER-03, SV-R-16."""
    table = given(employees={A: "EX7", B: "EX8"})

    operate(table)

    kinds = [
        type(event).__name__ for event in table.log or [] if isinstance(event, Collected | PaidHq)
    ]
    assert kinds == ["Collected", "Collected", "PaidHq", "PaidHq"]


def test_sv_r_35_founder_then_employees_then_products() -> None:
    """SV-R-35: with one I3 left the founder's comes first, the employee's is replaced."""
    table = given(founders={A: "FX3"}, employees={A: "EX5"}, supply={"I3": 1})

    run(table, COLLECT[A])

    gained = [event.blocks for event in events(table, Gained)]
    assert gained == [("I3",), ("L3",)]
    assert [event.wanted for event in events(table, Substituted)] == ["I3"]


def test_the_last_blocks_go_in_turn_order() -> None:
    """SV-OPER-03: the earlier company gets the last one."""
    table = given(seats=3, order=(B, C, A), employees={A: "EX7", B: "EX8", C: "EX9"},
                  supply={"D2": 2})  # fmt: skip

    operate(table)

    assert [held(table, seat) for seat in (A, B, C)] == ["", "D2", "D2"]


# Upkeep


def test_sv_upkeep_04_new_items_pay_as_well() -> None:
    """SV-UPKEEP-04, SV-R-17: hired, built and launched in this round."""
    table = given(cash={A: 30}, blocks={A: "I3 I3 D2"})

    play(table, "hire:1", "expand:1", "innovate:1", "end_turn")

    # 30 - 5 - 5 + 2 for the launch; collects $2 and O4; pays HQ 2 + 3, salary 1, D2 for PX1.
    assert table.choice.kind == "upkeep.product"
    play(table, "pay:D2")
    assert (table.cash[A], held(table, A)) == (18, "D2 O4")


def test_sv_upkeep_05_what_can_be_paid_must_be_paid() -> None:
    table = given(tiles={A: "PX1"}, blocks={A: "D2 I3"})

    run(table, UPKEEP[A])

    assert moves(table) == ["pay:D2", "pay:I3"]
    refused(table, "drop", rule="SV-UPKEEP-05")
    assert why(table, "drop").rule == "SV-UPKEEP-05"


def test_sv_r_18_each_tile_is_paid_separately() -> None:
    """SV-R-18: two tiles of 2 cannot share an O4."""
    table = given(hq={A: "HX2"}, tiles={A: "PX1 PX2"}, blocks={A: "O4"}, index={A: 9})

    run(table, UPKEEP[A])
    play(table, "pay:O4")

    assert (tiles(table, A), table.index[A]) == ("PX1", 7)


def test_a_tile_that_cannot_be_paid_at_all_goes_without_a_decision() -> None:
    """SV-INVOL-03."""
    table = given(tiles={A: "PX1"}, index={A: 5})

    run(table, UPKEEP[A])

    assert (tiles(table, A), table.index[A], moves(table)) == ("", 3, [])


def test_minimal_layoffs_stop_as_soon_as_the_rest_is_payable() -> None:
    """SV-R-20, the option: `done` is taken by itself."""
    table = given(cash={A: 6}, employees={A: "EX1 EX2 EX3"}, index={A: 5}, minimal_layoffs=True)

    run(table, UPKEEP[A])
    play(table, "layoff:EX3")

    assert (staff(table, A), table.cash[A], moves(table)) == ("EX1 EX2", 1, [])


def test_sv_r_20_more_may_go_than_must() -> None:
    """SV-R-20, SV-INVOL-01: `done` is blocked until the rest can be paid."""
    table = given(cash={A: 6}, employees={A: "EX1 EX2 EX3"}, index={A: 5})

    run(table, UPKEEP[A])
    assert why(table, "done").rule == "SV-INVOL-01"
    play(table, "layoff:EX3")
    assert table.choice.blocked(table) == []
    play(table, "layoff:EX2", "done")

    assert (staff(table, A), table.cash[A], table.index[A]) == ("EX1", 3, 3)


def test_sv_invol_04_the_rest_of_the_hq_is_forgiven() -> None:
    table = given(hq={A: "HX3"}, cash={A: 4})

    run(table, UPKEEP[A])

    (paid,) = events(table, PaidHq)
    assert (paid.price, paid.forgiven, table.cash[A]) == (4, 2, 0)


def test_sv_r_23_a_layoff_action_removes_at_least_one() -> None:
    """SV-R-23: `done` comes only after the first."""
    table = given(employees={A: "EX1 EX2"})

    assert "done" not in {one.verb for one in table.moves()}
    play(table, "layoff:EX1")
    assert moves(table) == ["layoff:EX2", "done"]


@pytest.mark.parametrize(("blocks", "text"), [("D2", "pay:D2"), ("", "")])
def test_a_forced_payment_is_made_by_itself(blocks: str, text: str) -> None:
    """Law 3: one way to pay is no decision."""
    table = given(tiles={A: "PX3sm"}, blocks={A: blocks}, index={A: 4})

    run(table, UPKEEP[A])

    assert moves(table) == []
    assert tiles(table, A) == ("PX3sm" if text else "")
    assert named(blocks.split()) == 0 or held(table, A) == ""
