"""Hiring, poaching, expanding, funding, outsourcing (2.4 to 2.10), and why they are blocked."""

import pytest
from msgspec import structs

from seedround.games.silicon_valley.events import LaidOff
from seedround.games.silicon_valley.sayings import (
    ReasonCopyLacks,
    ReasonDear,
    ReasonEmptyRow,
    ReasonFewBlocks,
    ReasonNobodyToPoach,
    ReasonNoDesign,
    ReasonNoEmployees,
    ReasonNoProducts,
    ReasonNoRoom,
    ReasonNoSecond,
    ReasonNoSlot,
    ReasonPoor,
    ReasonSameRound,
    ReasonSoldOut,
)
from seedround.testing import A, B, events, moves, play, refused, why
from seedround.testing.silicon_valley import discards, given, held, staff, supply, touched, verbs
from seedround.testing.silicon_valley_fixture import fixture


def test_sv_turn_04_all_nine_actions() -> None:
    """SV-TURN-04, in its order, and `end_turn` (SV-TURN-02)."""
    table = given(
        hq={A: "HX1"},
        cash={A: 40},
        employees={A: "EX1", B: "EX2"},
        tiles={A: "PX3", B: "PX1"},
        blocks={A: "D2 D2 D2 D2 D2"},
    )

    assert list(dict.fromkeys(move.verb for move in table.moves())) == [
        "hire", "poach", "expand", "vc", "outsource", "innovate", "second", "sunset", "layoff",
        "end_turn",
    ]  # fmt: skip


def test_sv_hire_03_and_05_the_card_joins_and_brings_its_blocks() -> None:
    """SV-HIRE-03, SV-HIRE-05: also cash and valuation, if a card shows them (SV-GEN-04)."""
    table = given()

    play(table, "hire:2")

    assert staff(table, A) == "EX2"
    assert held(table, A) == "I3"
    assert supply(table, "I3") == 19


def test_sv_r_57_a_discount_is_automatic() -> None:
    table = given()

    play(table, "hire:2")

    assert table.cash[A] == 20 - (6 - 2)


def test_sv_hq_06_hq_cards_stay() -> None:
    """SV-HQ-06: nothing removes them, not even a strict bail-out."""
    table = given(hq={A: "HX1"}, cash={A: 0}, bailout="strict")

    play(table, "end_turn", "end_turn")

    assert [fixture().hqs[card] for card in table.hq[A]] == ["HX1"]


@pytest.mark.parametrize(("cash", "left"), [(5, 0), (6, 1)])
def test_sv_hq_01_exact_money_buys_an_hq_card(cash: int, left: int) -> None:
    """SV-HQ-01: the first one costs $5, to the last dollar."""
    table = given(cash={A: cash})

    play(table, "expand:1")

    assert (table.cash[A], len(table.hq[A])) == (left, 1)


def test_sv_hq_01_a_dollar_short_buys_none() -> None:
    assert moves(given(cash={A: 4}), "expand") == []


@pytest.mark.parametrize(("cash", "offered"), [(15, ["poach:1+EX7"]), (14, [])])
def test_sv_solo_26_exact_money_poaches_the_rivals_people(cash: int, offered: list[str]) -> None:
    """SV-SOLO-26, SV-POACH-01: $15 for an employee who wants nothing that we have."""
    table = given(seats=1, cash={A: cash}, rival={"staff": "EX7"})

    assert moves(table, "poach") == offered


@pytest.mark.parametrize(("cash", "offered"), [(15, ["poach:1+EX7"]), (14, [])])
def test_sv_poach_01_exact_money_poaches(cash: int, offered: list[str]) -> None:
    table = given(cash={A: cash}, employees={B: "EX7"})

    assert moves(table, "poach") == offered


def test_sv_layoff_02_the_tokens_go_back_to_the_bank() -> None:
    """SV-LAYOFF-02, SV-R-24: the company that hires the card later pays the salary it shows."""
    table = given(employees={A: "EX1+2 EX2+1"})
    laid_off = table.cards.person["EX1"]

    play(table, "layoff:EX1", "done")

    assert (staff(table, A), discards(table)) == ("EX2+1", "EX1")
    assert table.salary(laid_off) == 1


def test_sv_layoff_01_those_who_stay_are_offered_next() -> None:
    """SV-LAYOFF-01: nobody forces it, and more may follow in the same action."""
    table = given(employees={A: "EX1 EX2"})

    play(table, "layoff:EX1")

    assert [layoff.forced for layoff in events(table, LaidOff)] == [False]
    assert (moves(table), touched(table)) == (["layoff:EX2", "done"], ["employee@0:EX2"])


@pytest.mark.parametrize(
    ("left", "right", "slots"),
    [(True, True, 3), (False, True, 2), (True, False, 2), (False, False, 1)],
)
def test_sv_r_09_two_halves_make_a_slot(left: bool, right: bool, slots: int) -> None:
    """SV-HQ-04, SV-R-09: a card without a half slot where it joins gives none, on either side."""
    table = given(hq={A: "HX1 HX2"})
    document = fixture().document
    whole = document.hq[0]
    try:
        document.hq[0] = structs.replace(whole, left_half=left, right_half=right)
        table.refresh(A)
    finally:
        document.hq[0] = whole

    assert table.slots[A] == slots


def test_sv_vc_05_vc_cards_never_stay() -> None:
    """SV-VC-05, SV-VC-02: cash and valuation once, the card is discarded."""
    table = given(blocks={A: "D2 L3"})

    play(table, "vc:3")

    assert [fixture().vcs[card] for card in table.vc_discard] == ["VX3"]
    assert table.cash[A] == 32


def test_sv_sym_06_wants_do_not_touch_salaries() -> None:
    """SV-SYM-06: TEC and WLB match, the salary stays."""
    table = given(employees={A: "EX2"})

    assert table.payroll(A) == 2


def test_sv_out_02_nothing_replaces_a_kind_that_is_out() -> None:
    table = given(supply={"O4": 0})

    refused(table, "outsource:O4")


def test_a_move_that_is_not_listed_is_refused_with_its_reason() -> None:
    table = given(employees={A: "EX8 EX9 EX10"})

    sentence = refused(table, "hire:1", rule="SV-HIRE-06")
    assert "room for 3 employees, and you have 3" in sentence
    assert "(SV-HIRE-06)" in sentence


@pytest.mark.parametrize(
    ("verb", "rule", "reason", "state"),
    [
        ("hire", "SV-HIRE-06", ReasonNoRoom(3, 3), {"employees": {A: "EX8 EX9 EX10"}}),
        ("hire", "SV-HIRE-01", ReasonPoor(4, 3), {"cash": {A: 3}, "employees": {A: "EX8"}}),
        ("hire", "SV-HIRE-04", ReasonEmptyRow(), {"row": "- - - - -"}),
        ("poach", "SV-HIRE-06", ReasonNoRoom(3, 3), {"employees": {A: "EX8 EX9 EX10"}}),
        ("poach", "SV-POACH-01", ReasonNobodyToPoach(), {}),
        ("poach", "SV-POACH-01", ReasonPoor(15, 14), {"cash": {A: 14}, "employees": {B: "EX7"}}),
        ("expand", "SV-HQ-01", ReasonPoor(10, 9), {"hq": {A: "HX1"}, "cash": {A: 9}}),
        ("expand", "SV-HQ-02", ReasonEmptyRow(), {"hq_row": "- - -"}),
        ("vc", "SV-VC-01", ReasonFewBlocks(5, 4), {"blocks": {A: "O4"}}),
        ("vc", "SV-VC-04", ReasonEmptyRow(), {"vc_row": "- - -"}),
        ("outsource", "SV-OUT-01", ReasonPoor(5, 4), {"cash": {A: 4}}),
        (
            "outsource",
            "SV-OUT-02",
            ReasonSoldOut(),
            {"supply": dict.fromkeys(("D2", "I3", "L3", "I4", "O4", "L4", "T4", "S4"), 0)},
        ),
        ("innovate", "SV-LAUNCH-02", ReasonNoSlot(1), {"tiles": {A: "PX3"}}),
        ("innovate", "SV-INNO-02", ReasonNoDesign(), {}),
        ("second", "SV-SECOND-01", ReasonNoSecond(), {}),
        ("second", "SV-LAUNCH-02", ReasonNoSlot(1), {"tiles": {A: "PX3", B: "PX1"}}),
        ("second", "SV-SECOND-02", ReasonSameRound(), {"designs": {"PX1": (B, "I3 I3", 3)}}),
        (
            "second",
            "SV-SECOND-03",
            ReasonCopyLacks("PX1", ("I3", "I3"), ("I3", "I3")),
            {"designs": {"PX1": (B, "I3 I3", 2)}},
        ),
        ("sunset", "SV-SUNSET-01", ReasonNoProducts(), {}),
        ("layoff", "SV-LAYOFF-01", ReasonNoEmployees(), {}),
    ],
)
def test_every_blocked_action_says_why(
    verb: str, rule: str, reason: object, state: dict[str, object]
) -> None:
    """Law 8: one reason a verb, with its rule."""
    table = given(**state)  # type: ignore[arg-type]

    blocked = why(table, verb)

    assert (blocked.why, blocked.rule) == (reason, rule)
    assert verb not in verbs(table)


@pytest.mark.parametrize(
    ("seats", "pieces"), [(1, ("employee@1:",)), (3, ("employee@1:", "employee@2:"))]
)
def test_what_is_blocked_names_the_pieces_it_is_about(seats: int, pieces: tuple[str, ...]) -> None:
    """Poaching is about all other companies; alone, about the Rival's people."""
    table = given(seats=seats, employees={A: "EX8 EX9 EX10"})

    assert why(table, "poach").pieces == pieces
    assert why(table, "hire").pieces == ("row:",)


def test_sv_hire_01_only_what_is_too_dear_is_said_to_be() -> None:
    """SV-HIRE-01: with $7 EX3 can be hired; EX4 costs $8, EX5 $9 less its want."""
    table = given(cash={A: 7})

    dear = [one for one in table.choice.blocked(table) if one.verb.startswith("hire:")]

    assert [(one.verb, one.why) for one in dear] == [
        ("hire:4", ReasonDear(8, 7)),
        ("hire:5", ReasonDear(8, 7)),
    ]
    assert moves(table, "hire") == ["hire:1", "hire:2", "hire:3"]


def test_sv_out_01_the_last_kind_has_its_price_too() -> None:
    gone = dict.fromkeys(("D2", "I3", "L3", "I4", "O4", "L4", "T4"), 0)

    assert why(given(cash={A: 8}, supply=gone), "outsource").why == ReasonPoor(9, 8)
    assert moves(given(cash={A: 9}, supply=gone), "outsource") == ["outsource:S4"]


def test_sv_turn_02_a_seat_may_stop_early() -> None:
    table = given()

    play(table, "end_turn")

    assert table.choice.seat == B
    assert moves(table)[-1] == "end_turn"


def test_sv_r_30_the_bank_never_runs_out() -> None:
    """SV-R-30: it is a counter."""
    table = given(blocks={A: "D2 L3"})
    before = table.bank + sum(table.cash)

    play(table, "vc:3", "hire:1", "expand:1")

    assert table.bank + sum(table.cash) == before
