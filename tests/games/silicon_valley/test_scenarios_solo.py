"""The golden scenarios of the solo game (SV-S-01..SV-S-22)."""

import pytest

from seedround.engine.kinds import SeatNumber
from seedround.games.silicon_valley.operate import COLLECT, UPKEEP
from seedround.games.silicon_valley.personalities import RESOLVE
from seedround.games.silicon_valley.rival import (
    REFILL_BOARD,
    RIVAL_TURN,
    innovate,
    land,
    walk,
)
from seedround.games.silicon_valley.rounds import END_ROUND
from seedround.games.silicon_valley.table import SiliconValley
from seedround.testing import A, moves, play, run
from seedround.testing.silicon_valley import (
    dealt,
    design,
    given,
    held,
    hq_row,
    operate,
    pawn,
    product_row,
    put_pawn,
    row,
    staff,
    supply,
    tech,
    tiles,
    verbs,
)
from seedround.testing.silicon_valley_fixture import fixture

RIVAL = SeatNumber(1)
WHITE, GREY = 0, 1


def solo(**more: object) -> SiliconValley:
    """The default of section 7.3: one seat, round 2."""
    more = {"round": 2, "act": None, **more}
    return given(seats=1, **more)  # type: ignore[arg-type]


def test_sv_s_01_the_rival_is_set_up() -> None:
    """SV-SOLO-01..09, SV-R-39."""
    cards = fixture()
    founders = [cards.person[name] for name in ("FX2", "FX3", "FX1", "FX0")]
    orders: list[list[int]] = [[], [], [], [], [], [0], founders, [], [], []]
    orders += [[cards.mats.index("MX2")], [cards.person["FX1"]], []]

    table = dealt(1, cards, difficulty="easy", orders=orders)

    assert (len(table.products), table.cash[A]) == (4, 30)
    colours = [cards.colours[card] for card in table.personalities]
    assert (colours.count("blue"), colours.count("red")) == (3, 2)
    assert table.markers == (1, 1, 0, 0, 0)  # MIN VAC TEC PRO WLB
    assert tech(table) == "O4 D2 D2"
    assert (table.on_path, table.pawns) == ((False, False), (-1, 3))
    assert sorted(table.decisions) == list(range(len(cards.decisions)))
    play(table, moves(table)[0])
    assert table.round == 1


def test_sv_s_02_pawns_count_cards_and_skip_each_other() -> None:
    """SV-SOLO-12..14: the rulebook's example 6 and 3."""
    table = solo()

    run(table, RIVAL_TURN)

    assert (pawn(table, WHITE), pawn(table, GREY)) == ("H2", "E9")


def test_sv_s_03_landing_moves_markers_and_collects_blocks() -> None:
    """SV-SOLO-22, SV-SOLO-24, SV-SOLO-28, SV-SOLO-11."""
    table = solo()

    run(table, RIVAL_TURN)

    assert [fixture().hqs[card] for card in table.hq_discard] == ["HX2"]
    assert table.markers == (0, 0, 2, 0, 0)
    assert tech(table) == "D2 I3 D2 L3"
    assert staff(table, RIVAL) == "EX5"


def test_sv_s_04_the_rival_innovates_by_squares() -> None:
    """SV-SOLO-15, SV-SOLO-16, SV-SOLO-18: the rulebook's example, 10 paid with 11."""
    table = solo(rival={"tech": "L3 D2 I3 L3 O4", "current": "DX1"})

    walk(table, WHITE, 2)

    assert design(table, 2) == "D2 I3 L3 L3"
    assert tech(table) == "O4"
    assert tiles(table, RIVAL) == "PX2"
    assert pawn(table, WHITE) == "P2"


def test_sv_s_05_a_short_row_is_filled_from_the_supply() -> None:
    """SV-SOLO-17."""
    table = solo(rival={"tech": "D2 D2", "decisions": "white-2"})

    run(table, RIVAL_TURN)

    assert design(table, 2) == "D2 D2 D2 D2 L3"
    assert tech(table).endswith("D2 L3")
    assert supply(table, "D2") == 40 - 4 - tech(table).split().count("D2")


def test_sv_s_06_the_player_copies_the_rival() -> None:
    """SV-SOLO-19, SV-SECOND-03."""
    lying = {"PX2": (RIVAL, "D2 I3 L3 L3", 2)}
    rival = {"tiles": "PX2"}
    table = solo(round=3, act=A, designs=lying, rival=rival, blocks={A: "L3 L3 D2 I3"})
    other = solo(round=3, act=A, designs=lying, rival=rival, blocks={A: "L3 L3 I4"})

    assert "second" not in verbs(other)
    play(table, "second:2")

    assert (table.index[A], table.cash[A]) == (4, 26)
    assert tiles(table, RIVAL) == "PX2b"


@pytest.mark.parametrize("vc_row", ["VX1 VX2 VX3", "V-free_launch VX2 VX3"])
def test_sv_solo_19_what_the_rival_launched_with_nothing_costs_nothing(vc_row: str) -> None:
    """SV-SOLO-19, SV-R-50: without blocks on the card none are paid, by an action or a power."""
    rival = {"tiles": "PX2"}
    table = solo(round=3, act=A, designs={"PX2": (RIVAL, "", 2)}, rival=rival, vc_row=vc_row)

    if vc_row.startswith("V-"):
        play(table, "vc:1")
    assert (held(table, A), moves(table, "second")) == ("", ["second:2"])
    play(table, "second:2")

    assert tiles(table, A) == "PX2sm"


def test_sv_s_07_the_rival_copies_the_player_and_blocks_the_space() -> None:
    """SV-SOLO-20, SV-SOLO-31."""
    table = solo(
        tiles={A: "PX1"},
        designs={"PX1": (A, "I3 I3", 1)},
        blocks={A: "D2 D2"},
        rival={"decisions": "white-1 white-1"},
    )

    operate(table)
    assert (tiles(table, A), tiles(table, RIVAL)) == ("PX1b", "PX1sm")
    assert supply(table, "I3") == 20
    assert (pawn(table, WHITE), product_row(table)) == ("P1", "- PX2 PX3 PX4")

    operate(table)
    assert pawn(table, WHITE) == "P2"
    assert product_row(table) == "PX5 PX2 PX3 PX4"


def test_sv_s_08_the_rival_may_copy_in_the_same_round() -> None:
    """SV-R-41 and the option rival_waits."""
    lying = {"PX1": (A, "I3 I3", 2)}
    table = solo(tiles={A: "PX1"}, designs=lying, blocks={A: "D2"}, rival={"current": "DX1"})
    waits = solo(tiles={A: "PX1"}, designs=lying, rival={"current": "DX1"}, rival_waits=True)

    walk(table, WHITE, 1)
    walk(waits, WHITE, 1)

    assert (tiles(table, RIVAL), tiles(table, A)) == ("PX1sm", "PX1b")
    before = table.index[A]
    operate(table)
    assert table.index[A] == before
    assert (pawn(waits, WHITE), tiles(waits, RIVAL), tiles(waits, A)) == ("P2", "PX2", "PX1")


def test_sv_s_09_the_rival_passes_its_own_products() -> None:
    """SV-SOLO-21."""
    lying = {"PX2": (RIVAL, "D2 D2 D2 D2 D2", 1), "PX3": (RIVAL, "O4 O4", 1)}
    table = solo(designs=lying, rival={"tiles": "PX2 PX3", "tech": "O4 O4 O4 O4", "current": "DX1"})

    walk(table, WHITE, 2)

    assert pawn(table, WHITE) == "P4"
    assert (design(table, 4), tiles(table, RIVAL)) == ("O4 O4 O4 O4", "PX2 PX3 PX4")


def test_sv_s_10_a_marker_stops_at_the_mark() -> None:
    """SV-SOLO-22, SV-SOLO-27."""
    table = solo(rival={"markers": (0, 0, 0, 2, 0), "current": "DX1"}, act=A)

    put_pawn(table, WHITE, "H3")
    land(table, "hq", 2)

    assert table.markers == (0, 0, 0, 3, 0)
    assert [fixture().hqs[card] for card in table.hq_discard] == ["HX3"]
    table.legal = table.choice.moves(table)
    assert moves(table, "expand") == ["expand:1", "expand:2"]
    play(table, "expand:1")
    assert hq_row(table) == "HX4 HX2 -"


def test_sv_s_11_a_vc_card_moves_markers_by_its_wants() -> None:
    """SV-SOLO-23."""
    table = solo(rival={"current": "DX1"})

    land(table, "vc", 0)

    assert table.markers == (0, 0, 2, 0, 1)
    assert [fixture().vcs[card] for card in table.vc_discard] == ["VX1"]
    assert table.cash[A] == 20


def test_sv_s_12_an_employee_of_the_rival_can_be_poached() -> None:
    """SV-SOLO-24..26, SV-R-49, SV-R-56."""
    table = solo(row="EX1 EX2 EX3 EX4 EX6 EX5 EX7", rival={"current": "DX1"}, act=A)

    put_pawn(table, GREY, "E9")
    land(table, "employee", 4)
    assert table.markers == (1, 0, 0, 1, 1)
    assert tech(table) == "S4 L3"

    table.legal = table.choice.moves(table)
    play(table, "poach:1+EX6")
    assert (table.cash[A], held(table, A)) == (6, "S4")
    assert (staff(table, A), staff(table, RIVAL)) == ("EX6", "")
    assert tech(table) == "S4 L3"


def test_sv_s_13_personalities_act_from_left_to_right() -> None:
    """SV-SOLO-29, SV-R-45."""
    table = solo(
        index={A: 5},
        rival={
            "markers": (0, 3, 0, 3, 0),
            "personalities": "zoning coffee_bill pivot scandal press_tour",
        },
    )

    run(table, RESOLVE)

    assert (table.cash[A], table.index[A]) == (18, 4)
    assert table.markers == (0, 0, 0, 0, 0)


@pytest.mark.parametrize(("gone", "cash"), [("EX2", 1), ("EX3", 2)])
def test_sv_s_14_payday(gone: str, cash: int) -> None:
    """SV-R-47: the rulebook's example."""
    table = solo(
        index={A: 6},
        cash={A: 4},
        employees={A: "EX2 EX3"},
        rival={
            "markers": (0, 0, 3, 0, 0),
            "personalities": "zoning coffee_bill payday scandal press_tour",
        },
    )

    run(table, RESOLVE)
    play(table, f"layoff:{gone}", "done")

    assert (table.index[A], table.cash[A]) == (4, cash)
    assert table.markers[2] == 0


def test_sv_s_15_a_pawn_blocks_its_slot_in_the_row() -> None:
    """SV-R-42, SV-R-43."""
    table = solo(row="EX1 - EX3 EX4 EX5 EX6 EX7", rival={"white": "E6"}, act=A)

    play(table, "hire:3")
    assert row(table) == "EX1 - EX4 EX5 EX6"
    put_pawn(table, WHITE, "V1")
    run(table, REFILL_BOARD)

    assert row(table) == "EX1 EX4 EX5 EX6 EX7"


def test_sv_s_16_a_pawn_delays_the_next_product() -> None:
    """SV-R-44."""
    table = solo(
        act=A,
        designs={"PX1": (RIVAL, "I3 I3", 1)},
        blocks={A: "I3 I3"},
        rival={"white": "P1", "tiles": "PX1"},
    )

    play(table, "second:1")
    assert product_row(table) == "- PX2 PX3 PX4"
    put_pawn(table, WHITE, "H1")
    run(table, REFILL_BOARD)

    assert product_row(table) == "PX5 PX2 PX3 PX4"


def test_sv_s_17_the_rival_does_not_operate() -> None:
    """SV-SOLO-30, SV-SOLO-31."""
    table = solo(
        designs={"PX1": (RIVAL, "I3 I3", 1)}, rival={"staff": "EX1", "tiles": "PX1", "tech": "D2"}
    )

    run(table, COLLECT[A], UPKEEP[A], REFILL_BOARD)

    assert (tech(table), staff(table, RIVAL), tiles(table, RIVAL)) == ("D2", "EX1", "PX1")


@pytest.mark.parametrize(("round", "index", "won"), [(5, 28, True), (7, 27, False), (7, 28, True)])
def test_sv_s_18_a_billion_by_the_seventh_round(round: int, index: int, won: bool) -> None:
    """SV-SOLO-32, SV-SOLO-33."""
    table = solo(round=round, index={A: index})

    run(table, END_ROUND)

    assert table.result is not None
    assert (table.result.winners == (A,)) is won
    assert table.result.utilities == ((1000,) if won else (0,))


def test_sv_s_19_a_billion_lost_in_upkeep_is_no_win() -> None:
    """SV-R-54."""
    table = solo(round=7, index={A: 28}, employees={A: "EX3"}, cash={A: 2}, act=A)
    table.decisions = []
    table.agenda = [step for step in table.agenda if step not in (RIVAL_TURN, RESOLVE)]

    play(table, "end_turn")

    assert table.index[A] == 26
    assert table.result is not None
    assert table.result.winners == ()


def test_sv_s_20_empty_spaces_and_the_other_pawn_are_not_counted() -> None:
    """SV-SOLO-13."""
    table = solo(hq_row="HX1 - HX3 HX4", rival={"white": "H2", "grey": "E9", "current": "DX1"})

    walk(table, WHITE, 3)

    assert pawn(table, WHITE) == "E7"


@pytest.mark.parametrize(
    ("difficulty", "blue", "red"),
    [("beginner", 4, 1), ("easy", 3, 2), ("medium", 2, 3), ("hard", 1, 4)],
)
def test_sv_s_21_difficulty(difficulty: str, blue: int, red: int) -> None:
    """SV-SOLO-03."""
    table = dealt(1, difficulty=difficulty)

    colours = [table.cards.colours[card] for card in table.personalities]
    assert (colours.count("blue"), colours.count("red")) == (blue, red)


def test_sv_s_22_scarce_blocks() -> None:
    """SV-R-50."""
    table = solo(supply={"D2": 0, "L3": 0}, rival={"current": "DX1"})

    innovate(table, 0)

    assert design(table, 1) == "I3 I3"


def test_the_ring_of_the_solo_game_is_that_of_section_7_3() -> None:
    """SV-R-40."""
    ring = fixture().ring

    assert [name for name, _ in ring] == [
        *["product"] * 4, *["hq"] * 3, *["employee"] * 5, *["vc"] * 3
    ]  # fmt: skip
    assert [slot for name, slot in ring if name == "employee"] == [4, 3, 2, 1, 0]
