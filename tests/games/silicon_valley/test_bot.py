"""The bots: what they prefer, how long they think, whom they beat."""

import pytest

from seedround.bots import bot_names
from seedround.engine.words import Speaker
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.blocks import lacking
from seedround.games.silicon_valley.effects import Launch
from seedround.games.silicon_valley.mind.bot import advise, appraise, greedy, planner
from seedround.games.silicon_valley.mind.outlook import Outlook, closest, phases_left
from seedround.games.silicon_valley.mind.plan import Plan
from seedround.games.silicon_valley.moves import Poach
from seedround.games.silicon_valley.numbers import Product
from seedround.games.silicon_valley.operate import UPKEEP
from seedround.games.silicon_valley.table import SiliconValley
from seedround.lab.simulate import Run, simulate
from seedround.testing import A, B, run
from seedround.testing.silicon_valley import given, named_blocks
from seedround.testing.silicon_valley_fixture import fixture

NOBODY_TO_HIRE = "- - - - -"


def chosen(table: SiliconValley) -> str:
    return str(planner(table, table.choice.seat, table.moves()))


def test_both_bots_have_names() -> None:
    assert {"planner", "greedy"} <= set(bot_names(GAME))


def test_the_planner_launches_what_it_can_build() -> None:
    table = given(blocks={A: "O4 O4 D2 D2"}, products="PX1 PX3 - -", row=NOBODY_TO_HIRE)

    assert chosen(table).startswith("innovate:")


def test_the_planner_copies() -> None:
    table = given(
        designs={"PX2": (B, "O4 I3 I3", 2)},
        tiles={B: "PX2"},
        blocks={A: "O4 I3 I3 D2"},
        products="PX2 - - -",
        row=NOBODY_TO_HIRE,
    )

    assert chosen(table) == "second:1"


def test_the_planner_hires_while_it_is_early() -> None:
    table = given(round=1, cash={A: 40})

    assert chosen(table).partition(":")[0] in ("hire", "poach")


def test_the_planner_expands_when_slots_are_short() -> None:
    table = given(
        tiles={A: "PX1"}, employees={A: "EX8 EX9 EX10"}, blocks={A: "O4 O4 D2"}, cash={A: 40}
    )

    assert chosen(table).startswith("expand:")


def test_the_planner_sells_code_when_cash_runs_low() -> None:
    table = given(
        cash={A: 0}, employees={A: "EX1 EX3 EX2"}, tiles={A: "PX3"}, blocks={A: "O4 I3 D2 D2"}
    )

    assert chosen(table).startswith("vc:")


def test_the_planner_outsources_the_last_missing_block() -> None:
    table = given(
        designs={"PX2": (B, "O4 I3 I3", 2)},
        tiles={B: "PX2"},
        blocks={A: "O4 I3"},
        products="PX2 - - -",
        row=NOBODY_TO_HIRE,
        hq_row="- - -",
        vc_row="- - -",
        cash={A: 12},
        index={B: 20},
    )

    assert chosen(table) == "outsource:I3"


def test_raises_are_seen_coming() -> None:
    """PX1 brings A to 10, and everybody earns a dollar more before salaries are paid."""
    before = Outlook(given(employees={A: "EX1 EX2"}, tiles={A: "PX1"}, index={A: 5}), A)
    after = Outlook(given(employees={A: "EX1 EX2"}, tiles={A: "PX1"}, index={A: 9}), A)

    assert after.due == before.due + 2


def test_the_planner_lays_off_before_it_must() -> None:
    """$2 for the HQ and $2 of $6 salaries: two have to go, and now that costs 1 instead of 2."""
    table = given(employees={A: "EX1 EX2 EX3"}, cash={A: 4}, index={A: 12}, row=NOBODY_TO_HIRE,
                  hq_row="- - -", vc_row="- - -", products="- - - -")  # fmt: skip

    assert chosen(table).startswith("layoff:")


def test_with_two_rivals_only_the_leader_is_worth_hurting() -> None:
    """Poaching from another company helps the third one as much as us."""
    ahead, level = (
        appraise(given(seats=3, employees={B: "EX3"}, index={B: index}), A, [Poach(B, "EX3")])[0]
        for index in (3, 0)
    )

    assert ahead > level


def test_a_free_launch_is_worth_something_only_if_it_can_be_used() -> None:
    ready = Plan(given(blocks={A: "I3 I3 O4 D2"}), A, None)
    idle = Plan(given(blocks={A: "O4 D2"}), A, None)

    assert ready.power((Launch(),), ready.launch_after(6)) > 0
    assert idle.power((Launch(),), idle.launch_after(6)) == 0


def test_in_the_last_round_salaries_are_saved_for_nothing() -> None:
    """Clean layoffs: money breaks ties, new blocks do not."""
    late = Plan(given(employees={A: "EX3"}, index={B: 28}), A, None)
    early = Plan(given(employees={A: "EX3"}), A, None)
    who = fixture().person["EX3"]

    assert late.fired(who, 0) > 0 > early.fired(who, 0)


def test_the_planner_keeps_the_better_product() -> None:
    table = given(hq={A: "HX2"}, index={A: 7}, tiles={A: "PX1b PX3"}, blocks={A: "I3"},
                  products="PX2 PX3 PX4 PX5")  # fmt: skip
    run(table, UPKEEP[A])

    assert chosen(table) == "drop"


def test_missing_blocks_are_found() -> None:
    held = named_blocks("O4 I3")

    assert lacking(held, named_blocks("O4 I3 I3")) == named_blocks("I3")
    assert lacking(held, named_blocks("O4")) == 0
    assert closest(fixture(), Product(0), named_blocks("O4")) == (named_blocks("D2"), 5)


def test_the_end_is_seen_coming() -> None:
    assert phases_left(given(index={A: 28})) == 1
    assert phases_left(given()) > 4
    assert phases_left(given(seats=1, act=None, round=6)) == 2


def test_hints_list_every_move_best_first() -> None:
    table = given(blocks={A: "O4 O4"})

    hints = advise(table, A)

    assert {hint.move for hint in hints} == set(table.moves())
    assert [hint.value for hint in hints] == sorted((hint.value for hint in hints), reverse=True)
    words = Speaker(cards=fixture()).say(hints[0].why)
    assert words.startswith("worth about $")


def test_greedy_looks_one_move_ahead() -> None:
    """With nothing else to do it launches."""
    table = given(
        blocks={A: "O4 O4"}, cash={A: 4}, row=NOBODY_TO_HIRE, hq_row="- - -", vc_row="- - -"
    )

    assert str(greedy(table, A, table.moves())).startswith("innovate:")


@pytest.mark.parametrize(("strong", "weak"), [("greedy", "random"), ("planner", "greedy")])
def test_strength(strong: str, weak: str) -> None:
    """A small check of B-12; the full one is a balance study."""
    summary = simulate(Run(GAME, (strong, weak), 16, "strength"))

    assert summary.by_bot[0].name == strong
    assert summary.by_bot[0].share > 0.7
