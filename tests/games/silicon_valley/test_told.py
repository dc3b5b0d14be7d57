"""What everybody is told: whole turns, event by event, in words (law 8)."""

import pytest

from seedround.games.silicon_valley.events import GameStarted
from seedround.games.silicon_valley.operate import COLLECT, UPKEEP
from seedround.games.silicon_valley.personalities import RESOLVE
from seedround.games.silicon_valley.sayings import CompanyStart
from seedround.games.silicon_valley.table import SiliconValley
from seedround.testing import A, B, C, play, run
from seedround.testing import story as story_of
from seedround.testing.silicon_valley import dealt, given, hq_row, product_row, row, supply, vc_row
from seedround.testing.silicon_valley_fixture import fixture


def story(table: SiliconValley) -> list[str]:
    """What was told so far, of people with names."""
    return story_of(table, names=("Ann", "Bob", "Cid", "Dee"))


def test_a_second_movers_turn() -> None:
    """SV-SECOND-03..08, SV-VC-01..04: who pays what, what flips, what comes next."""
    table = given(
        seats=3,
        act=B,
        round=4,
        order=(B, C, A),
        cash={B: 60},
        tiles={A: "PX1"},
        designs={"PX1": (A, "I3 I3", 3)},
        blocks={B: "I3 I3 D2 D2 O4"},
    )

    play(table, "second:1", "vc:1", "take:S4", "hire:1")

    assert story(table) == [
        "Bob launches PX1 as second mover with I3, I3.",
        "Ann's PX1 has competition now and shows its B side.",
        "Bob gains $4 and 3 valuation from PX1.",
        "Bob is now worth $3M.",
        "New product in slot 1: PX5.",
        "Bob pays 8 code for VX1 with D2, D2, O4.",
        "VX1 funds Bob.",
        "Bob gains $20 and 1 valuation from VX1.",
        "Bob is now worth $4M.",
        "VX1 gives Bob a block of any kind.",
        "Bob gains S4.",
        "New VC card in slot 1: VX4.",
        "Bob hires EX1 for $4.",
        "New employee in slot 5: EX6.",
        "Bob gains D2 from EX1.",
        "Bob ends the turn.",
        "It is Cid's turn: 3 actions.",
    ]
    assert [supply(table, kind) for kind in ("D2", "I3", "O4", "S4")] == [39, 20, 12, 11]


def test_sv_poach_01_poaching_is_told() -> None:
    """SV-POACH-01, SV-SOLO-26: whose employee it was, and at what price."""
    among_people = given(employees={B: "EX7"})
    alone = given(seats=1, rival={"staff": "EX7"})

    for table in (among_people, alone):
        play(table, "poach:1+EX7")

    assert story(among_people)[0] == "Ann poaches EX7 from Bob for $15."
    assert story(alone)[0] == "Ann poaches EX7 from the Rival for $15."


def test_a_turn_of_the_rival() -> None:
    """SV-SOLO-11..28: the decision, both pawns, what they land on, the blocks; then upkeep."""
    table = given(
        seats=1,
        round=2,
        rival={"decisions": "white-1 DX1 DX1"},
        tiles={A: "PX1"},
        designs={"PX1": (A, "I3 I3", 1)},
        blocks={A: "D2"},
    )

    play(table, "end_turn")

    assert story(table) == [
        "Ann ends the turn with 3 actions unused.",
        "The Rival decides: white pawn 1 step, grey pawn 3 steps, blocks D2, L3.",
        "The white pawn goes to product 1.",
        "The Rival launches PX1 as second mover.",
        "Ann's PX1 has competition now and shows its B side.",
        "The grey pawn goes to HQ card 3.",
        "The Rival takes HX3.",
        "The Rival's markers go down: promotion, promotion.",
        "The Rival collects D2, L3.",
        "Ann collects $2.",
        "Ann pays $2 for the HQ.",
        "Ann pays 2 code for PX1 with D2.",
        "Round 2 is over: Ann is worth nothing yet.",
        "Round 3.",
        "It is Ann's turn: 3 actions.",
    ]


DEEDS = {
    "talent_drain": ["EX1 is discarded.", "New employee in slot 5: EX8."],
    "talent_scout": [
        "The Rival takes EX7.",
        "The Rival collects D2, D2.",
        "New employee in slot 5: EX8.",
    ],
    "cold_feet": ["VX1 is discarded.", "New VC card in slot 1: VX4."],
    "zoning": ["HX1 is discarded.", "New HQ card in slot 1: HX4."],
    "coffee_bill": ["Ann pays $2."],
    "night_shift": ["The Rival collects D2, L3."],
    "bug_report": ["Ann pays 2 code with D2."],
    "pivot": ["PX2 is discarded.", "New product in slot 2: PX5."],
    "press_tour": ["Ann pays $1."],
    "payday": ["Ann pays $5 in salaries."],
    "scandal": ["Ann is now worth $3M."],
    "clone_war": [
        "The Rival launches PX1 as second mover.",
        "Ann's PX1 has competition now and shows its B side.",
        "New product in slot 1: PX5.",
    ],
    "rent_hike": ["Ann pays $2."],
    "bit_rot": ["Ann pays 2 code with D2."],
    "market_grab": ["The Rival launches PX2 as innovator with D2, L3, D2, L3."],
    "class_action": ["Ann is now worth $3M."],
    "retention": ["Each of Ann's employees now wants $1 more."],
}
"""What is told of a personality's action (section 6.10)."""


@pytest.mark.parametrize("deed", DEEDS)
def test_sv_solo_29_a_personality_acts(deed: str) -> None:
    others = [
        name for name in ("zoning", "pivot", "scandal", "payday", "retention") if name != deed
    ]
    table = given(
        seats=1,
        act=None,
        round=2,
        rival={
            "current": "DX1",
            "markers": (3, 0, 0, 0, 0),
            "personalities": " ".join([deed, *others[:4]]),
        },
        employees={A: "EX2 EX3"},
        tiles={A: "PX1"},
        designs={"PX1": (A, "I3 I3", 1)},
        blocks={A: "D2"},
        index={A: 4},
    )

    run(table, RESOLVE)

    assert story(table)[0].startswith(f"{deed}: ")
    assert story(table)[1:] == DEEDS[deed]


def test_headhunting_is_told() -> None:
    rival = {
        "current": "DX1",
        "markers": (3, 0, 0, 0, 0),
        "personalities": "headhunt zoning pivot scandal payday",
    }
    table = given(seats=1, act=None, rival=rival, employees={A: "EX1 EX2"})

    run(table, RESOLVE)
    play(table, "yield:EX2")

    assert story(table) == [
        "headhunt: one of Ann's employees goes to the Rival.",
        "EX2 leaves Ann for the Rival.",
    ]


def test_sv_invol_04_the_strict_bail_out() -> None:
    """SV-INVOL-04, SV-R-21: everybody and everything goes, also what could be paid."""
    table = given(
        seats=3,
        act=None,
        cash={B: 1},
        employees={A: "EX7", B: "EX1+1 EX2"},
        tiles={B: "PX1"},
        blocks={B: "O4"},
        index={B: 11},
        bailout="strict",
    )

    run(table, UPKEEP[B])

    assert story(table) == [
        "Bob pays $1 for the HQ; the missing $1 is forgiven.",
        "Bob cannot pay EX1, who leaves.",
        "Bob cannot pay EX2, who leaves.",
        "Bob is now worth $9M.",
        "Bob cannot keep PX1 running and loses it.",
        "Bob is now worth $7M.",
    ]


def test_sv_supply_01_what_has_run_out_is_told() -> None:
    """SV-SUPPLY-01..03: the founder's I3 is the last one; then an L3 for the O4; then nothing."""
    table = given(
        act=None,
        founders={A: "FX3"},
        employees={A: "EX1 EX5 EX2"},
        supply={"I3": 1, "L3": 1, **dict.fromkeys(("D2", "I4", "O4", "L4", "T4", "S4"), 0)},
    )

    run(table, COLLECT[A])

    assert story(table) == [
        "Ann collects nothing.",
        "Ann gains I3.",
        "There is no O4 left: Ann takes L3 instead.",
        "Ann gains L3.",
        "There is no I3 left and nothing to replace it: Ann gets no block.",
        "There is no L3 left and nothing to replace it: Ann gets no block.",
    ]


def test_the_set_up_is_told_as_it_lies() -> None:
    """SV-SETUP-01..13: rows from the first slot, money by place in the first order."""
    table = dealt(2, cards=fixture())
    cards = table.cards
    (started,) = [event for event in table.log or [] if isinstance(event, GameStarted)]

    assert started == GameStarted(
        companies=(
            CompanyStart(A, cards.mats[table.mats[A]], 30),
            CompanyStart(B, cards.mats[table.mats[B]], 35),
        ),
        employees=tuple(row(table).split()),
        hq=tuple(hq_row(table).split()),
        vc=tuple(vc_row(table).split()),
        products=tuple(product_row(table).split()),
    )


def test_sv_r_15_an_empty_deck_is_made_of_its_discards() -> None:
    table = given(row="EX1 EX2 EX3 EX4 EX5")
    table.deck.clear()
    table.discard.append(fixture().person["EX9"])

    play(table, "hire:1")

    assert row(table) == "EX2 EX3 EX4 EX5 EX9"
    assert story(table) == [
        "Ann hires EX1 for $5.",
        "The discarded employees become a new deck.",
        "New employee in slot 5: EX9.",
        "Ann gains D2 from EX1.",
    ]


def test_sv_hq_02_a_new_card_is_told_and_none_if_there_is_none() -> None:
    table = given(cash={A: 40}, hq_row="HX1 HX2 HX3 HX4")

    play(table, "expand:2", "expand:1")

    assert hq_row(table) == "- HX4 HX3"
    assert story(table) == [
        "Ann adds HX2 to the HQ for $5.",
        "New HQ card in slot 2: HX4.",
        "Ann adds HX1 to the HQ for $10.",
    ]
