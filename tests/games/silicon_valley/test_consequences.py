"""What a move changes: the figures of the scenarios, and law 9 in random games."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from seedround.adapters.layout import kinds_of
from seedround.engine import truth
from seedround.engine.generator import Generator
from seedround.engine.random_play import NOWHERE, play_random
from seedround.engine.standing import CERTAIN, Consequence
from seedround.engine.telling import consequences_of
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.operate import COLLECT, UPKEEP
from seedround.games.silicon_valley.personalities import RESOLVE
from seedround.games.silicon_valley.rules import RULES
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.telling.consequences import CONSEQUENCES
from seedround.games.silicon_valley.telling.sayings import ChipCopied
from seedround.testing import A, B, kind, move, moves, play, run, say
from seedround.testing.silicon_valley import dealt, given
from tests.effort import sampled

GAMES = sampled(1, 60)


def changes(table: SiliconValley, text: str) -> tuple[Consequence, ...]:
    return consequences_of(table, table.choice, move(table, text))


def words(table: SiliconValley, change: Consequence) -> str:
    return say(table, change.says).replace("\N{MINUS SIGN}", "-")


def chips(table: SiliconValley, text: str) -> list[str]:
    return [words(table, one) for one in changes(table, text)]


def warned(table: SiliconValley, text: str) -> list[str]:
    return [words(table, one) for one in changes(table, text) if one.warns]


# Turns


def test_g_10_hiring() -> None:
    """$4 with a discount; D2 now, O4 a round, a salary of $1."""
    assert chips(given(act=B), "hire:1") == [
        "-$4",
        "+2 code (D2)",
        "+4 code a round",
        "+$1 salaries a round",
        "after Operate: $13 in cash, worth nothing yet",
    ]


def test_g_16_poaching_hurts_another_company() -> None:
    """SV-POACH-01..05: $13, I3 now, L3 a round, a salary of $3; all of it B's before."""
    found = chips(given(employees={B: "EX2+1"}), "poach:1+EX2")

    assert found[:4] == ["-$13", "+3 code (I3)", "+3 code a round", "+$3 salaries a round"]
    assert found[4:7] == [
        "Player 2: -1 employee",
        "Player 2: -3 code a round",
        "Player 2: -$3 salaries a round",
    ]


def test_g_19_expanding() -> None:
    assert chips(given(), "expand:1") == [
        "-$5",
        "+$3 for the HQ a round",
        "+2 places for people",
        "+1 product slot",
        "discounts for vacation",
        "after Operate: $10 in cash, worth nothing yet",
    ]


def test_g_21_funding_with_blocks_to_be_chosen() -> None:
    """SV-VC-01, SV-VC-03: 6 code, $20, a step, a block of any kind."""
    table = given(blocks={A: "O4 I3 D2"}, vc_row="VX1 VX2 VX3")

    assert chips(table, "vc:1") == [
        "+$20",
        "+1 step: $1M",
        "pays 6 code",
        "then a block of any kind",
        "after Operate: $38 in cash, worth $1M",
    ]

    play(table, "vc:1")
    assert chips(table, "pay:I3+O4")[:3] == ["-7 code (I3, O4)", "1 code too much", "leaves D2"]
    play(table, "pay:I3+O4")
    assert (kind(table), chips(table, "take:S4")[0]) == ("power.block", "+4 code (S4)")


def test_g_24_a_power_that_would_be_lost_is_a_warning() -> None:
    """SV-R-28: the only slot is taken, so VX2's launch is lost."""
    table = given(blocks={A: "O4 D2 I3 I3 I3"}, tiles={A: "PX3"})

    assert warned(table, "vc:2") == ["a free launch would be lost"]


def test_g_26_outsourcing_tells_what_fits_then() -> None:
    table = given(blocks={A: "I3"})

    assert chips(table, "outsource:I3")[:3] == [
        "-$7",
        "+3 code (I3)",
        "then your blocks fit PX1",
    ]
    assert chips(table, "outsource:T4")[:2] == ["-$9", "+4 code (T4)"]


def test_g_28_innovating_and_its_design() -> None:
    """PX1: $2 now; a step and $2 a round; 2 code a round."""
    table = given(blocks={A: "D2 D2 D2 I3 I3 O4"})

    assert chips(table, "innovate:1")[:7] == [
        "+$2",
        "-6 code",
        "+$2 a round",
        "+1 step a round",
        "costs 2 code a round",
        "discounts for technology",
        "after Operate: $22 in cash, worth $1M",
    ]

    play(table, "innovate:1")
    found = chips(table, "design:I3+I3")
    assert "-6 code (I3, I3)" in found
    assert "leaves D2, D2, D2, O4" in found


def test_g_34_moving_second_takes_the_innovators_growth() -> None:
    table = given(
        act=B,
        round=4,
        tiles={A: "PX1"},
        designs={"PX1": (A, "I3 I3", 3)},
        blocks={B: "I3 I3"},
    )

    found = chips(table, "second:1")

    assert found[:3] == ["+$4", "-6 code (I3, I3)", "+3 steps: $3M"]
    assert "Player 1: -1 step a round" in found


def test_g_37_and_g_38_sunset_and_layoffs_cost_a_step() -> None:
    table = given(
        hq={A: "HX2"}, tiles={A: "PX1 PX3"}, employees={A: "EX1 EX2"}, index={A: 6}, cash={A: 40}
    )

    assert warned(table, "sunset:PX1")[0] == "-1 step: $5M"
    assert chips(table, "sunset:PX1")[1:4] == [
        "-$2 a round",
        "-1 step a round",
        "saves 2 code a round",
    ]
    assert chips(table, "layoff:EX1")[:3] == [
        "-1 step: $5M",
        "-4 code a round",
        "-$1 salaries a round",
    ]
    play(table, "layoff:EX1")
    assert (kind(table), chips(table, "done")[0]) == ("turn.layoff", "-1 step: $5M")


def test_ending_the_turn_tells_what_comes() -> None:
    table = given(cash={A: 3}, employees={A: "EX1 EX2"}, index={A: 5})

    assert chips(table, "end_turn") == ["3 actions unused", "after Operate: $2 short, worth $3M"]
    assert warned(table, "end_turn") == ["after Operate: $2 short, worth $3M"]
    assert warned(given(index={A: 3}), "end_turn") == []


def test_sv_end_01_a_move_that_ends_the_game_says_so() -> None:
    table = given(blocks={A: "D2 D2 I3 I3"}, index={A: 27})

    assert "$1B: the game ends after this round" in chips(table, "innovate:1")
    assert "$1B: the game ends after this round" not in chips(table, "outsource:D2")


# Upkeep, set-up, the Rival


def test_g_50_who_goes_and_whether_it_is_enough() -> None:
    table = run(given(cash={A: 6}, employees={A: "EX1 EX2 EX3"}, index={A: 5}), UPKEEP[A])

    assert chips(table, "layoff:EX3")[:3] == [
        "-2 steps: $3M",
        "-4 code a round",
        "-$3 salaries a round",
    ]
    assert warned(table, "layoff:EX1") == [
        "-2 steps: $3M",
        "still $1 short: another must go",
        "after Operate: EX2 lost, worth $3M",
    ]
    play(table, "layoff:EX3")
    assert chips(table, "done") == ["-$3", "after Operate: $1 in cash, worth $3M"]


def test_g_52_paying_for_one_product_may_cost_another() -> None:
    table = given(hq={A: "HX1"}, tiles={A: "PX1 PX3"}, blocks={A: "I3"}, index={A: 7})
    run(table, UPKEEP[A])

    assert warned(table, "pay:I3") == ["after Operate: PX3 lost, worth $5M"]
    assert warned(table, "drop")[0] == "-2 steps: $5M"
    assert chips(table, "pay:I3")[:3] == ["-3 code (I3)", "1 code too much", "no blocks left"]


def test_g_43_a_block_in_place_of_another() -> None:
    """SV-SUPPLY-01: O4 has run out."""
    table = run(given(employees={A: "EX1"}, blocks={A: "L3"}, supply={"O4": 0}), COLLECT[A])

    assert (kind(table), chips(table, "take:I4")[0]) == ("blocks.substitute", "+4 code (I4)")


def test_founders_tell_what_they_bring() -> None:
    table = dealt(2, seed=10)
    first = table.moves()[0]

    found = [say(table, one.says) for one in consequences_of(table, table.choice, first)]

    assert found[0].endswith("at the start")
    assert found[1].endswith("a round")


def test_s_14_salaries_that_the_rival_asks_for() -> None:
    rival = {"personalities": "talent_drain cold_feet payday pivot press_tour"}
    rival["markers"] = (0, 0, 3, 0, 0)  # type: ignore[assignment]
    table = given(seats=1, employees={A: "EX2 EX3"}, cash={A: 4}, index={A: 6}, rival=rival)
    run(table, RESOLVE)

    assert kind(table) == "rival.layoff"
    assert warned(table, "layoff:EX2") == ["-2 steps: $4M"]


def test_sv_solo_20_a_launch_tells_how_many_cards_copy_it() -> None:
    """DX1 moves white six steps; with one step it lands on the first product."""
    rival = {"decisions": "DX1 DX1 white-1 white-1 white-1"}
    table = given(seats=1, blocks={A: "I3 I3"}, rival=rival)

    (copied,) = [one for one in changes(table, "innovate:1") if one.chance < CERTAIN]

    assert (copied.says, copied.figure, copied.by) == (ChipCopied(3, 5), "growth", -1)
    assert (copied.chance, copied.warns) == (600, True)


# All kinds, in random games


def test_every_kind_of_decision_tells_what_its_moves_change() -> None:
    assert set(CONSEQUENCES) == set(kinds_of(RULES))


class Counting:
    """Counts what law 9 compares."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.of: Counter[str] = Counter()
        consequences, phase = truth._consequences, truth._phase_as_forecast
        come_true = truth._come_true

        def decision(table: Any, choice: Any, generator: Any) -> None:
            self.of["positions"] += 1
            self.of[choice.kind] += 1
            consequences(table, choice, generator)

        def comparing(table: Any, choice: Any, move: Any, certain: Any) -> None:
            self.of["moves"] += 1
            come_true(table, choice, move, certain)

        def phases(table: Any, *more: Any) -> bool:
            known = table.generator.draws, table.shown
            through = phase(table, *more)
            self.of["phases"] += through and known == (table.generator.draws, table.shown)
            return through

        monkeypatch.setattr(truth, "_consequences", decision)
        monkeypatch.setattr(truth, "_come_true", comparing)
        monkeypatch.setattr(truth, "_phase_as_forecast", phases)


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"difficulty": "hard"}),
        (2, {"open_books": True, "founder_is_employee": True, "last_round": 6}),
        (3, {"minimal_layoffs": True, "cap_unicorn": True, "last_round": 5}),
        (4, {"bailout": "mild", "last_round": 5}),
    ],
)
def test_law_9_what_is_told_comes_true(
    seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    counting = Counting(monkeypatch)
    for game in range(GAMES):
        strides = replace(NOWHERE, truth=1)
        play_random(GAME, seats, options, seed=f"{game + 1:04x}", strides=strides)

    assert counting.of["positions"] > 20 * GAMES
    assert counting.of["moves"] > counting.of["positions"]
    assert counting.of["phases"] >= GAMES


def test_nobody_else_s_money_is_asked() -> None:
    """The same chips, whatever another company has behind its screen."""
    table = given(seats=3, employees={B: "EX1"}, blocks={A: "I3 I3"})
    told = {text: chips(table, text) for text in moves(table)}
    other = table.rules.redeal(table, A, Generator(3))

    assert {text: chips(other, text) for text in moves(other)} == told
