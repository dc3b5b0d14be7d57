"""Launching, copying, sunsetting (2.11, 2.12), and the tiling behind it (3.2)."""

import pytest

from seedround.engine.kinds import every_seat
from seedround.games.silicon_valley.blocks import KINDS, SIZES, counts, named
from seedround.games.silicon_valley.operate import COLLECT
from seedround.games.silicon_valley.sayings import (
    Gain,
    InnovateOffer,
    ReasonCopyLacks,
    SecondOffer,
)
from seedround.games.silicon_valley.tiling import connected, designs, squares, turned
from seedround.testing import A, B, C, move, moves, play, reasons, run, why
from seedround.testing.silicon_valley import given, held, house, supply, tiles, verbs
from seedround.testing.silicon_valley_fixture import fixture

WAYS = {
    "###/###": 5, "####/##..": 5, "####/###.": 7, ".#./###/###": 5, "####/####": 10,
    "####/###./#...": 10, "###/###/##.": 9, "###/###/###": 8, "#####/####.": 14,
    "###./####/.##.": 12, "#####/#####": 18, ".###/####/###.": 19, "####/####/##..": 25,
    "####/##.#/####": 21, "####/####/###.": 34, "####/####/####": 39, "####/#..#/#..#/####": 16,
    ".##./####/####/.##.": 23, "#####/###../#####": 29, "####/####/####/#...": 57,
    ".###/####/####/###.": 56, "#####/#####/####.": 95, "####/####/####/###.": 113,
    "####/####/####/####": 127,
}  # fmt: skip
"""The column "ways" of section 6.9."""


def test_every_grid_has_its_ways() -> None:
    """SV-INNO-02, section 6.9; `seedround bench` tells how long it takes."""
    designs.cache_clear()

    found = {grid: len(designs(tuple(grid.split("/")))) for grid in WAYS}

    assert found == WAYS
    assert {"/".join(product.grid) for product in house().document.product} == set(WAYS)


@pytest.mark.parametrize("grid", WAYS)
def test_every_placement_covers_its_grid_exactly(grid: str) -> None:
    """SV-INNO-02, SV-INNO-03: no overlap, nothing outside, every square."""
    lines = tuple(grid.split("/"))
    width = max(len(line) for line in lines)
    wanted = sorted(y * width + x for y, x in squares(lines))
    for blocks, placement in designs(lines).items():
        assert sorted(square for _, covered in placement for square in covered) == wanted
        numbers = [sum(kind == other for kind, _ in placement) for other in every_seat(len(KINDS))]
        assert bytes(numbers) == counts(blocks)
        assert all(len(covered) == SIZES[kind] for kind, covered in placement)


def test_sv_r_32_blocks_may_be_turned_and_flipped() -> None:
    """SV-R-32: eight kinds are all free polyominoes of two to four squares."""
    numbers = [len(turned(shape)) for shape in (("##",), ("###/",), ("##", "#."), ("##", "##"))]

    assert numbers == [2, 2, 4, 1]
    assert len(turned(("###", "#.."))) == 8
    assert len(turned(("##.", ".##"))) == 4


def test_grids_in_parts_are_seen() -> None:
    assert connected(("##.", ".##"))
    assert not connected(("##.", "..#"))


def test_sv_launch_01_a_product_is_launched_twice_and_never_again() -> None:
    """SV-LAUNCH-01, SV-SECOND-01: the card is gone after the second mover."""
    table = given(
        seats=3, act=B, round=4, tiles={A: "PX1"}, designs={"PX1": (A, "I3 I3", 3)},
        blocks={B: "I3 I3", C: "I3 I3"},
    )  # fmt: skip

    play(table, "second:1", "end_turn")

    assert table.choice.seat == C
    assert "second" not in verbs(table)


def test_sv_second_01_the_innovator_is_another_company() -> None:
    """SV-SECOND-01: nothing to copy before there is an innovator, nor for the innovator."""
    assert "second" not in verbs(given(blocks={A: "I3 I3"}))
    mine = given(hq={A: "HX2"}, tiles={A: "PX1"}, blocks={A: "D2 D2 D2"})
    assert "second" not in verbs(mine)


def test_sv_second_02_products_of_earlier_rounds_are_open_in_their_order() -> None:
    """SV-SECOND-02, SV-SECOND-03: what is new waits a round, what is older needs its blocks."""
    lying = {"PX1": (B, "I3 I3", 2), "PX2": (B, "O4 O4 D2", 3), "PX3": (B, "O4 O4", 1)}

    table = given(blocks={A: "I3 I3 O4 O4 D2"}, designs=lying)
    without = given(blocks={A: "D2"}, designs=lying)

    assert moves(table, "second") == ["second:1", "second:3"]
    reason = why(without, "second")
    lacks = ReasonCopyLacks("PX1", ("I3", "I3"), ("I3", "I3"))
    assert (reason.why, reason.rule, reason.pieces) == (lacks, "SV-SECOND-03", ("product:1",))
    other = why(without, "second:3")
    assert other.why == ReasonCopyLacks("PX3", ("O4", "O4"), ("O4", "O4"))
    assert other.pieces == ("product:3",)


def test_sv_solo_19_the_blocks_that_the_rival_laid_are_named_as_the_price() -> None:
    """S-06: also when they do not tile the grid, and while another product can be copied."""
    lying = {"PX1": (B, "I3 I3", 2), "PX2": (B, "L3 D2 I3 L3", 2)}
    table = given(seats=1, round=3, designs=lying, blocks={A: "L3 I3 I3"})

    assert moves(table, "second") == ["second:1"]
    assert why(table, "second:2").why == ReasonCopyLacks(
        "PX2", ("D2", "I3", "L3", "L3"), ("D2", "L3")
    )
    assert "PX2 takes the blocks on it, D2, I3, L3, L3; you lack D2, L3" in " ".join(
        reasons(table).values()
    )


def test_offers_show_the_figures_of_their_own_product() -> None:
    """SV-INNO-06, SV-SECOND-08: of side A for who innovates, of the other tile for who follows."""
    first = given(blocks={A: "O4 O4"})
    then = given(blocks={A: "O4 O4"}, designs={"PX3": (B, "O4 O4", 1)})

    assert first.choice.offer(first, move(first, "innovate:3")).says == InnovateOffer(
        "PX3", Gain(0, 0, ()), Gain(4, 1, ()), upkeep=3, ways=1
    )
    assert then.choice.offer(then, move(then, "second:3")).says == SecondOffer(
        "PX3", Gain(5, 2, ()), Gain(1, 0, ()), upkeep=1, blocks=("O4", "O4")
    )


def test_sv_launch_03_the_tile_works_from_this_round_on() -> None:
    """SV-LAUNCH-03."""
    table = given(blocks={A: "O4 O4"})

    play(table, "innovate:3")
    assert (tiles(table, A), table.cash[A]) == ("PX3", 20)
    run(table, COLLECT[A])

    assert (table.cash[A], table.index[A]) == (24, 1)


def test_sv_sunset_02_slot_symbols_and_benefits_are_gone() -> None:
    """SV-SUNSET-02, SV-SUNSET-03: the card stays for a second mover, its blocks too."""
    table = given(tiles={A: "PX3"}, designs={"PX3": (A, "O4 O4", 2)}, index={A: 3})

    play(table, "sunset:PX3")

    assert (table.symbols[A], table.free_slot(A), table.index[A]) == ((0, 0, 1, 0, 1), True, 2)
    assert table.designs[2] == named(("O4", "O4"))
    run(table, COLLECT[A])
    assert table.cash[A] == 20


def test_the_others_stay_in_order_of_acquisition() -> None:
    """SV-UPKEEP-03, SV-R-18 pay tiles in this order."""
    table = given(hq={A: "HX1 HX2 HX3"}, tiles={A: "PX1 PX3 PX2sm"})

    play(table, "sunset:PX3")

    assert tiles(table, A) == "PX1 PX2sm"


def test_a_grid_with_short_lines_is_filled_like_one_with_dots() -> None:
    assert designs(("####", "##")) == designs(("####", "##.."))


def test_sv_supply_04_blocks_on_cards_are_not_in_the_supply() -> None:
    """SV-SUPPLY-04, SV-R-27: they stay bound until the second launch."""
    table = given(designs={"PX1": (B, "I3 I3", 2)})

    assert supply(table, "I3") == 18


def test_sv_r_62_a_flip_counts_in_this_rounds_operate_phase() -> None:
    table = given(
        act=B, round=4, tiles={A: "PX1"}, designs={"PX1": (A, "I3 I3", 3)}, blocks={B: "I3 I3"}
    )

    play(table, "second:1")
    run(table, COLLECT[A])

    assert (table.index[A], table.cash[A]) == (0, 22)


def test_sv_second_08_paid_blocks_can_come_back_with_the_benefit() -> None:
    """SV-SECOND-05, SV-SECOND-08: all blocks return before the new product is shown."""
    table = given(
        act=B, round=4, tiles={A: "PX1"}, designs={"PX1": (A, "I3 I3", 3)},
        blocks={B: "I3 I3 D2"}, supply={"I3": 0},
    )  # fmt: skip

    play(table, "second:1")

    assert (supply(table, "I3"), held(table, B)) == (4, "D2")


def test_a_design_the_holding_cannot_make_is_not_listed() -> None:
    table = given(blocks={A: "D2 D2 D2 O4"})

    play(table, "innovate:1")

    assert moves(table) == ["design:D2+D2+D2", "design:D2+O4"]
    assert fixture().grid_sizes == (6, 10, 8, 16, 9)
