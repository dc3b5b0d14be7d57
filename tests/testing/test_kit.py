"""What the kit says when a scenario is wrong, and where it stops when it is told to."""

import doctest
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from seedround import testing
from seedround.engine.game import Game
from seedround.engine.table import Table
from seedround.games import all_games
from seedround.games.bidness.business import GAIN_TECH
from seedround.games.bidness.events import AuctionWon, DroppedOut, Earned, SalariesPaid, TechRolled
from seedround.games.bidness.rounds import END_ROUND, EndRound
from seedround.testing import (
    A,
    B,
    asked,
    bidness,
    events,
    first,
    moves,
    no_duplicates,
    play,
    refused,
    run_until,
    silicon_valley,
    tech_deck,
    trade_show,
    why,
)
from seedround.testing.tech_deck import Side

ROOT = Path(__file__).parents[2]
HOUSE_GAMES = [game for game in all_games() if game.package.startswith("seedround.")]


# Moves


def test_a_move_that_is_not_legal_fails_with_the_reason_and_what_is_legal() -> None:
    table = bidness.given(hand="libel x4", round=1)
    with pytest.raises(AssertionError, match=r"\(BD-PLAY-07\)\. What is legal: play:marketer "):
        play(table, "play:libel")


def test_a_move_that_should_be_refused_and_is_not_fails() -> None:
    table = bidness.given(hand="lawyer x4")
    with pytest.raises(AssertionError, match=r"^play:lawyer is not refused\.$"):
        refused(table, "play:lawyer")


def test_a_refusal_by_another_rule_fails() -> None:
    table = silicon_valley.given(employees={A: "EX8 EX9 EX10"})
    assert "room for 3 employees" in refused(table, "hire:1", rule="SV-HIRE-06")
    with pytest.raises(AssertionError, match="refused by SV-HIRE-06, not by SV-HIRE-01"):
        refused(table, "hire:1", rule="SV-HIRE-01")


def test_what_is_not_blocked_has_no_reason() -> None:
    with pytest.raises(AssertionError, match="sell is not blocked; what is:"):
        why(bidness.given(), "sell")


# Where a run stops


def test_a_run_stops_before_a_step() -> None:
    table = bidness.in_business(until=GAIN_TECH)
    assert (len(events(table, Earned)), events(table, TechRolled)) == (4, [])
    assert table.agenda[-1] == GAIN_TECH
    run_until(table, EndRound, rolls=[1, 2, 3, 4])
    assert (len(events(table, TechRolled)), table.agenda) == (4, [END_ROUND])


def test_a_run_stops_after_an_event() -> None:
    table = bidness.in_business(until=SalariesPaid)
    assert [event.seat for event in events(table, SalariesPaid)] == [A]
    run_until(table, SalariesPaid)
    assert [event.seat for event in events(table, SalariesPaid)] == [A, B]


def test_a_run_stops_at_a_kind_of_decision() -> None:
    table = play(bidness.given(hand="lawyer x4"), "play:lawyer")
    run_until(table, "turn.act", choose=first)
    assert (asked(table), len(events(table, DroppedOut))) == (("turn.act", B), 4)


def test_a_choice_on_the_way_fails_unless_somebody_makes_it() -> None:
    table = play(bidness.given(hand="lawyer x4"), "play:lawyer")
    with pytest.raises(AssertionError) as problem:
        run_until(table, AuctionWon)
    assert str(problem.value) == (
        "Seat 0 has to choose (auction.bid) before AuctionWon comes: "
        "play a move, or say with choose= who chooses."
    )
    run_until(table, AuctionWon, choose=lambda table: table.moves()[1])
    assert len(events(table, AuctionWon)) == 1


def test_what_never_comes_fails() -> None:
    table = bidness.given(agenda=[])
    with pytest.raises(AssertionError, match=r"^All is done, and AuctionWon did not come\.$"):
        run_until(table, AuctionWon)


def test_play_goes_on_where_a_run_stopped() -> None:
    table = bidness.given(hand="lawyer x4")
    table.carry_out(table.moves()[0])
    assert moves(table) == []
    play(table)
    assert moves(table)


# Cards


def test_a_card_lies_in_one_place() -> None:
    with pytest.raises(AssertionError) as problem:
        no_duplicates({"hand": ["a", "b"], "deck": ["c", "a"]})
    assert str(problem.value) == (
        "a lies on this table 2 times (hand, deck), and the box has 1: name another card."
    )
    no_duplicates({"hand": ["a"], "deck": ["a"]}, box={"a": 2})


def test_builders_refuse_duplicates_unless_they_are_asked_for() -> None:
    wish = "name another card, or say duplicates=True if that is meant"
    with pytest.raises(AssertionError, match=f"libel lies on this table 4 times .* {wish}"):
        bidness.given(hands=["libel libel", "libel libel"])
    assert bidness.given(hands=["libel libel", "libel libel"], duplicates=True)
    with pytest.raises(AssertionError, match=r"SVC-04 lies .* \(row, hand of T1\)"):
        tech_deck.given(row="SVC-04", t1=Side(hand="SVC-04"))
    assert tech_deck.given(row="SVC-04", t1=Side(hand="SVC-04"), duplicates=True)
    with pytest.raises(AssertionError, match=r"EX1 lies .* \(employees of A, employees of B\)"):
        silicon_valley.given(employees={A: "EX1", B: "EX1+1"})
    assert silicon_valley.given(employees={A: "EX1", B: "EX1+1"}, duplicates=True)
    with pytest.raises(AssertionError, match=r"d42 lies .* \(stack of seat 0, stack of seat 1\)"):
        trade_show.given(stacks=["d42 d22", "d11 d42"])
    with pytest.raises(AssertionError, match=r"d42 lies .* \(stack of seat 0, deal\)"):
        trade_show.given(stacks=["d42 d22"], deal="d42 d11")


def test_what_nobody_names_is_left_in_the_box() -> None:
    table = bidness.given("L2", hands=["libel libel x3"], seats=2)
    found = table.rules.inventory(table)
    assert {name: found[name] for name in ("libel", "lawyer", "marketer")} == {
        "libel": 3,
        "lawyer": 8,
        "marketer": 13,
    }


def test_filler_can_run_out() -> None:
    with pytest.raises(AssertionError, match="The box has no filler left"):
        bidness.given(deck="x60")
    assert len(bidness.given(deck="x60", duplicates=True).deck) == 60


# Every game


@pytest.mark.parametrize("game", HOUSE_GAMES, ids=lambda game: game.id)
def test_every_game_has_a_builder_that_speaks_the_dialect(game: Game) -> None:
    builder = import_module(f"seedround.testing.{game.package.rpartition('.')[2]}")
    cards = builder.house()
    for table in (builder.dealt(seats=2), builder.given(cards=cards)):
        assert isinstance(table, Table)
        assert table.cards is cards


def test_the_kit_needs_no_pytest() -> None:
    source = "import seedround.testing.bidness, sys; sys.exit('pytest' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", source], check=False).returncode == 0


def test_the_example_of_the_package_is_true() -> None:
    found = doctest.testmod(testing)
    assert (found.failed, found.attempted > 0) == (0, True)


def test_the_example_in_contributing_is_true() -> None:
    section = (ROOT / "CONTRIBUTING.md").read_text().partition("## Testing a rule")[2]
    (code,) = re.findall(r"^```python\n(.*?)^```", section, re.DOTALL | re.MULTILINE)
    names: dict[str, Any] = {}
    exec(compile(code, "CONTRIBUTING.md", "exec"), names)
    tests = [thing for name, thing in names.items() if name.startswith("test_")]
    assert len(tests) == 3
    for test in tests:
        test()


def test_contributing_names_all_that_the_kit_has() -> None:
    section = (ROOT / "CONTRIBUTING.md").read_text().partition("## Testing a rule")[2]
    words = set(re.findall(r"\w+", section.partition("\n## ")[0]))
    in_types_only = {"B", "C", "D", "E", "Draws", "Goal", "drawing", "move"}
    assert set(testing.__all__) - words - in_types_only == set()
