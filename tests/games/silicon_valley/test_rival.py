"""The Rival (2.19): movement, landings, and all eighteen personalities (6.10)."""

from copy import deepcopy

import pytest

from seedround.engine.cardset import SetFile, read_set
from seedround.engine.errors import BadSet
from seedround.engine.kinds import SeatNumber
from seedround.games.silicon_valley.blocks import KINDS
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.events import PawnMoved
from seedround.games.silicon_valley.named_effects import NAMED
from seedround.games.silicon_valley.numbers import Product
from seedround.games.silicon_valley.personalities import RESOLVE, ActOut
from seedround.games.silicon_valley.rival import (
    RIVAL_TURN,
    collect,
    innovate,
    land,
    move_markers,
    walk,
)
from seedround.games.silicon_valley.table import EMPTY, SiliconValley
from seedround.testing import A, events, moves, play, run
from seedround.testing.silicon_valley import (
    dealt,
    design,
    discards,
    given,
    held,
    house,
    hq_row,
    pawn,
    product_row,
    row,
    seen_by,
    staff,
    supply,
    tech,
    tiles,
    vc_row,
)
from seedround.testing.silicon_valley_fixture import FIXTURE, fixture

RIVAL = SeatNumber(1)
WHITE, GREY = 0, 1


def solo(**more: object) -> SiliconValley:
    more = {"round": 2, "act": None, "rival": {"current": "DX1"}, **more}
    return given(seats=1, **more)  # type: ignore[arg-type]


def acts(deed: str, **more: object) -> SiliconValley:
    """The table after a personality with this action has acted, up to the first choice."""
    rest = " ".join(name for name in ("zoning", "pivot", "scandal", "payday") if name != deed)
    rival: dict[str, object] = {"current": "DX1", "markers": (3, 0, 0, 0, 0)}
    rival["personalities"] = " ".join(f"{deed} {rest} retention".split()[:5])
    table = solo(rival=rival, **more)
    run(table, RESOLVE)
    return table


# The round and movement


def test_sv_solo_10_player_rival_operate() -> None:
    """SV-SOLO-10, SV-R-55: one decision card a round; no order is set."""
    table = given(seats=1, round=1, rival={"decisions": "DX1 white-1 DX1"})

    play(table, "end_turn")

    assert (table.round, table.order, len(table.decided)) == (2, (A,), 1)
    assert seen_by(table, A).rival is not None
    assert table.choice.kind == "turn.act"


def test_sv_solo_09_eighteen_decisions_in_random_order() -> None:
    table = dealt(1)

    assert sorted(table.decisions) == list(range(18))


def test_sv_r_48_nine_blue_and_nine_red() -> None:
    colours = house().colours

    assert (colours.count("blue"), colours.count("red")) == (9, 9)


def test_sv_r_46_the_length_of_the_tracks_is_data() -> None:
    """SV-R-46, SV-SOLO-05: all markers start on green; two steps for every card of our own set."""
    assert fixture().document.solo.track_steps == 3
    assert house().document.solo.track_steps == 2
    assert set(house().track_steps) == {2}
    assert all(marker <= 1 for marker in dealt(1).markers)


def test_sv_r_46_a_personality_may_bring_a_track_of_its_own() -> None:
    """SV-R-46, SV-SOLO-27, SV-SOLO-29: its card says how far it is to "!"."""
    content = deepcopy(house().content)
    order = [card["id"] for card in content["personality"]]
    content["personality"][order.index("blue-5")]["steps"] = 1
    content["personality"][order.index("red-2")]["steps"] = 4
    cards = Cards(SetFile(content, "steps"))
    lying = ("blue-5", "red-2", "blue-1", "blue-3", "blue-4")
    table = dealt(1, cards)
    table.personalities = tuple(cards.personalities.index(card) for card in lying)
    table.markers = (0, 0, 0, 0, 0)

    move_markers(table, (9, 3, 9, 1, 0))

    assert table.markers == (1, 3, 2, 1, 0)
    shown = seen_by(table, A).rival
    assert shown is not None
    assert shown.steps == (1, 4, 2, 2, 2)
    RESOLVE.run(table)
    ready = [step.attribute for step in table.agenda if isinstance(step, ActOut)]
    assert sorted(ready) == [0, 2], 'those on their own "!", and no other'


def test_sv_r_52_a_pawn_without_a_space_stays() -> None:
    table = solo(row="- - - - -", hq_row="- - -", vc_row="- - -", products="- - - -")

    walk(table, WHITE, 3)

    assert (table.pawns, table.on_path) == ((-1, 3), (False, False))
    assert events(table, PawnMoved)[0] == PawnMoved("white", None, None)


def test_a_ring_of_own_products_only_keeps_the_pawn_where_it_is() -> None:
    """SV-SOLO-21, SV-R-52."""
    table = solo(
        row="- - - - -", hq_row="- - -", vc_row="- - -", products="PX1",
        designs={"PX1": (RIVAL, "I3 I3", 1)},
    )  # fmt: skip
    table.products += [Product(EMPTY)] * (4 - len(table.products))

    walk(table, WHITE, 1)

    assert table.on_path == (False, False)


@pytest.mark.parametrize(("number", "on_path"), [(WHITE, (True, False)), (GREY, (False, True))])
def test_sv_solo_12_only_the_pawn_that_moves_is_on_the_path(
    number: int, on_path: tuple[bool, bool]
) -> None:
    table = solo()

    walk(table, number, 1)

    assert table.on_path == on_path


def test_sv_r_40_grey_starts_after_the_products() -> None:
    table = solo()

    walk(table, GREY, 1)

    assert pawn(table, GREY) == "H1"


# Landings


def test_sv_r_51_a_sunset_product_is_taken_and_nothing_flips() -> None:
    table = solo(designs={"PX1": (A, "I3 I3", 1)})

    land(table, "product", 0)

    assert (tiles(table, RIVAL), tiles(table, A)) == ("PX1sm", "")
    assert product_row(table) == "- PX2 PX3 PX4"
    assert supply(table, "I3") == 20


def test_sv_solo_20_the_rival_copies_any_product() -> None:
    table = solo(tiles={A: "PX2"}, designs={"PX2": (A, "I3 I3 O4", 1)})

    land(table, "product", 1)

    assert (tiles(table, RIVAL), tiles(table, A)) == ("PX2sm", "PX2b")


def test_sv_solo_06_the_rivals_mat_is_one_of_the_others() -> None:
    """SV-SOLO-06, SV-R-39."""
    tables = [dealt(1, mats="seats", seed=seed) for seed in range(30)]

    assert {table.mats for table in tables} == {(0,)}
    assert {table.rival_mat for table in tables} == {1, 2, 3}


@pytest.mark.parametrize("pile", ["personality", "mat", "founder", "decision"])
def test_a_set_with_too_few_cards_has_no_solo_game(pile: str) -> None:
    """SV-SOLO-01..08: one of each kind is missing."""
    content = deepcopy(read_set(FIXTURE).content)
    content["product"] += [
        {**product, "id": f"{product['id']}-again"} for product in content["product"]
    ]
    enough = {"personality": 4, "mat": 1, "founder": 2, "decision": 0}
    content[pile] = content[pile][: enough[pile]]

    with pytest.raises(BadSet, match="too few cards for the solo game"):
        dealt(1, cards=Cards(SetFile(content, pile)))


def test_sv_r_50_the_largest_smaller_block() -> None:
    fours = dict.fromkeys(("I4", "O4", "L4", "T4", "S4"), 0)
    table = solo(supply={**fours, "I3": 0})

    collect(table, (KINDS.index("O4"),))

    assert tech(table) == "L3"


def test_sv_r_50_block_order_decides_among_equals() -> None:
    """SV-R-50: of the same size the first in block order, then the first of the largest smaller."""
    without_o4 = solo(supply={"O4": 0, "I4": 1})
    without_fours = solo(supply=dict.fromkeys(("I4", "O4", "L4", "T4", "S4"), 0))

    collect(without_o4, (KINDS.index("O4"),) * 2)
    collect(without_fours, (KINDS.index("O4"),))

    assert (tech(without_o4), tech(without_fours)) == ("I4 L4", "I3")


def test_sv_r_50_an_empty_supply_still_launches() -> None:
    table = solo(supply=dict.fromkeys(KINDS, 0))

    innovate(table, 0)

    assert (tiles(table, RIVAL), design(table, 1)) == ("PX1", "")


def test_sv_solo_15_the_last_square_is_filled_from_the_tech_row() -> None:
    """SV-SOLO-15, SV-SOLO-16: nine squares, of which two blocks of the row fill eight."""
    table = solo(products="PX5 PX1 PX2 PX3", rival={"current": "DX1", "tech": "O4 I4 D2 L3"})

    innovate(table, 0)

    assert (tiles(table, RIVAL), design(table, 1), tech(table)) == ("PX5", "D2 I4 O4", "L3")


def test_sv_solo_26_whoever_is_not_poached_stays_in_order() -> None:
    table = given(seats=1, rival={"staff": "EX7 EX8 EX9"})

    play(table, "poach:1+EX8")

    assert staff(table, RIVAL) == "EX7 EX9"


def test_sv_solo_25_the_rivals_people_stay_and_give_nothing_more() -> None:
    table = given(seats=1, rival={"staff": "EX1", "decisions": "DX1 DX1"})
    before = supply(table, "O4")

    play(table, "end_turn")

    assert staff(table, RIVAL).startswith("EX1")
    assert supply(table, "O4") == before


def test_sv_solo_28_the_collection_comes_after_the_pawns() -> None:
    table = solo(rival={"tech": "", "decisions": "DX1"})

    run(table, RIVAL_TURN)

    assert tech(table).split()[-2:] == ["D2", "L3"]


# Personalities: blue


def test_talent_drain() -> None:
    table = acts("talent_drain")

    assert row(table) == "EX2 EX3 EX4 EX5 EX6"
    assert discards(table) == "EX1"


def test_talent_scout() -> None:
    table = acts("talent_scout")

    assert (staff(table, RIVAL), tech(table)) == ("EX5", "D2 I3")
    assert row(table) == "EX1 EX2 EX3 EX4 EX6"
    assert table.markers == (0, 0, 0, 0, 0)


def test_cold_feet() -> None:
    assert vc_row(acts("cold_feet")) == "VX4 VX2 VX3"


def test_zoning() -> None:
    assert hq_row(acts("zoning")) == "HX4 HX2 HX3"


@pytest.mark.parametrize(("cash", "left"), [(20, 18), (1, 0)])
def test_coffee_bill(cash: int, left: int) -> None:
    assert acts("coffee_bill", cash={A: cash}).cash[A] == left


def test_night_shift() -> None:
    assert tech(acts("night_shift")) == "D2 L3"


@pytest.mark.parametrize(("blocks", "left"), [("D2 D2 O4", "D2 O4"), ("O4", "O4")])
def test_bug_report(blocks: str, left: str) -> None:
    assert held(acts("bug_report", blocks={A: blocks}), A) == left


def test_pivot() -> None:
    table = acts("pivot", tiles={A: "PX1"}, designs={"PX1": (A, "I3 I3", 1)})

    assert product_row(table) == "PX1 PX5 PX3 PX4"


def test_press_tour() -> None:
    table = acts("press_tour", hq={A: "HX1 HX2"}, tiles={A: "PX1 PX3"})

    assert table.cash[A] == 18


# Personalities: red


def test_payday_is_paid() -> None:
    table = acts("payday", employees={A: "EX2 EX3"})

    assert (table.cash[A], staff(table, A)) == (15, "EX2 EX3")


def test_scandal() -> None:
    assert acts("scandal", index={A: 4}).index[A] == 3


def test_headhunt() -> None:
    table = acts("headhunt", employees={A: "EX1+1 EX2+1"})

    assert moves(table) == ["yield:EX1", "yield:EX2"]
    play(table, "yield:EX2")

    assert (staff(table, A), staff(table, RIVAL)) == ("EX1+1", "EX2")
    assert tech(table) == ""
    assert moves(acts("headhunt")) == []


def test_clone_war() -> None:
    table = acts("clone_war", tiles={A: "PX1"}, designs={"PX1": (A, "I3 I3", 1)})
    nothing = acts("clone_war")

    assert (tiles(table, RIVAL), tiles(table, A)) == ("PX1sm", "PX1b")
    assert product_row(table) == "PX5 PX2 PX3 PX4"
    assert nothing.cash[A] == 17


@pytest.mark.parametrize(("cash", "left"), [(20, 15), (3, 0)])
def test_rent_hike(cash: int, left: int) -> None:
    assert acts("rent_hike", hq={A: "HX1"}, cash={A: cash}).cash[A] == left


def test_bit_rot() -> None:
    table = acts("bit_rot", blocks={A: "D2 D2 I3 O4"})

    assert table.choice.kind == "rival.pay"
    assert moves(table) == ["pay:D2+D2", "pay:I3", "pay:O4"]
    play(table, "pay:I3")
    assert held(table, A) == "D2 D2 O4"
    assert held(acts("bit_rot", blocks={A: "D2"}), A) == ""
    assert moves(acts("bit_rot")) == []


def test_market_grab() -> None:
    table = acts("market_grab", index={A: 3})
    assert (tiles(table, RIVAL), table.index[A]) == ("PX1", 3)

    none = acts("market_grab", index={A: 3}, products="- - - -")
    assert none.index[A] == 2


@pytest.mark.parametrize(("own", "lost"), [("", 0), ("PX1sm", 1), ("PX1sm PX2sm PX3sm", 2)])
def test_class_action(own: str, lost: int) -> None:
    table = acts(
        "class_action", index={A: 5}, hq={A: "HX1 HX2"}, tiles={A: own}, products="PX4 PX5"
    )

    assert table.index[A] == 5 - lost


def test_retention() -> None:
    assert staff(acts("retention", employees={A: "EX1 EX2+1"}), A) == "EX1+1 EX2+2"


def test_every_named_action_is_in_the_house_set() -> None:
    assert set(house().deeds) == {(deed,) for deed in NAMED.action.values()} == set(fixture().deeds)


def test_sv_r_45_markers_moved_meanwhile_wait() -> None:
    """SV-R-45: only those on the mark when the step begins."""
    table = solo(
        rival={
            "current": "DX1",
            "markers": (3, 2, 0, 0, 0),
            "personalities": "scandal coffee_bill zoning pivot payday",
        }
    )

    run(table, RESOLVE)

    assert table.markers == (0, 2, 0, 0, 0)
    assert table.cash[A] == 20
