"""The other commands: listings, rules, card sets, replay, verify and studies."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from seedround.engine.rulebook import document, paragraphs
from seedround.engine.step import Choice
from seedround.games import all_games, find_game
from seedround.games.trade_show.development import Draft, Stack
from seedround.games.trade_show.show import Decide, UseDice
from seedround.lab.soak import Failure, SoakReport
from tests.cli.conftest import Seedround

COMMANDS = [
    "games",
    "rules",
    "play",
    "replay",
    "verify",
    "set",
    "simulate",
    "tournament",
    "report",
    "balance",
    "bench",
    "soak",
]
ADMIN = ["list", "show", "close", "delete", "forget", "ban", "unban", "bans"]
DEEPER = ["set check", "set export", "admin", *[f"admin {command}" for command in ADMIN]]


@pytest.mark.parametrize("command", [*COMMANDS, *DEEPER])
def test_help_teaches_by_example(seedround: Seedround, command: str) -> None:
    ran = seedround(*command.split(), "--help")
    assert ran.status == 0
    assert "For example:" in ran.out
    assert f"    seedround {command}" in ran.out
    assert ran.widest <= 80


def test_the_program_explains_itself(seedround: Seedround) -> None:
    for argv in ([], ["--help"]):
        ran = seedround(*argv)
        assert "seedround play" in ran.out
        assert all(command in ran.out for command in COMMANDS)
    assert seedround("--version").out.startswith("Seed Round ")


def test_games_tell_all_their_options(seedround: Seedround) -> None:
    ran = seedround("games")
    for game in all_games():
        assert game.id in ran.out
        assert game.designer in ran.out
    assert "2 to 5 players, 45-60 minutes" in ran.out
    assert "last_player_columns" in ran.out
    assert "centre or all" in ran.out
    assert "unlimited or 1 to 60" in ran.out
    assert ran.widest <= 80


def test_games_say_what_is_not_from_a_rulebook_and_who_made_them(seedround: Seedround) -> None:
    told = " ".join(seedround("games").out.split())
    assert "The rulebook does not say how long it takes: the time is our estimate." in told
    assert "The rulebook does not say how many can play" in told
    assert 'The subtitle "Startup" is ours' in told
    assert 'The subtitle "Trade Show" is ours' in told
    assert {game.id: game.ours for game in all_games() if game.ours} == {
        "bidness": ("players", "minutes")
    }
    for name in ("Kerri Aitken", "Vaibhav Radhakrishnan", "i cons", "David Harding"):
        assert name in told


# Rules


def test_the_rules_are_printed(seedround: Seedround) -> None:
    ran = seedround("rules", "trade-show")
    assert "The game in a minute" in ran.out
    assert "TS-A-32" in ran.out
    assert "(#rulings)" not in ran.out
    assert ran.widest <= 80


def test_one_rule_one_ruling_or_a_chapter(seedround: Seedround) -> None:
    ran = seedround("rules", "trade-show", "ts-draft-07")
    assert ran.out.startswith("TS-DRAFT-07 You may take two only if")
    assert len(ran.out.splitlines()) == 1
    ran = seedround("rules", "trade-show", "TS-A-05")
    assert "Question: May I take two cards with room for one?" in ran.out
    assert "Ruling: No." in ran.out
    ran = seedround("rules", "trade-show", "TS-CUBE")
    assert re.findall(r"^TS-CUBE-\d\d", ran.out, re.MULTILINE) == [
        f"TS-CUBE-0{number}" for number in range(1, 6)
    ]


@pytest.mark.parametrize("choice", [Draft, Stack, UseDice, Decide])
def test_every_rule_of_a_decision_is_in_the_document(choice: type[Choice[Any, Any]]) -> None:
    known = paragraphs(document(find_game("trade-show")))
    assert set(choice.rule_ids) <= known.keys()


# Card sets


def test_a_set_is_exported_changed_and_checked(seedround: Seedround, tmp_path: Path) -> None:
    printed = seedround("set", "export", "trade-show").out
    assert printed.startswith("# The house set")
    ran = seedround("set", "export", "trade-show", "--out", "own.toml")
    own = tmp_path / "own.toml"
    assert own.read_text() == printed
    assert "seedround set check own.toml" in ran.out
    assert "the same as the set we ship" in seedround("set", "check", "own.toml").out
    own.write_text(printed.replace('title = "House set"', 'title = "Own set"'))
    ran = seedround("set", "check", "own.toml")
    assert ran.status == 0
    assert "Own set, version 1" in ran.out
    assert "company 5, card 55" in ran.out
    assert "seedround play trade-show --set own.toml" in ran.out
    weaker = printed.replace("dice = { d6 = 4 }", "dice = { d6 = 2 }")
    own.write_text(weaker.replace("sell = 9", "sell = 24", 1))
    ran = seedround("set", "check", "own.toml")
    assert ran.status == 0
    assert "Warning: " in ran.out
    assert "It can be played." in ran.out
    own.write_text(printed.replace("sell = 9", "sell = 99", 1))
    ran = seedround("set", "check", "own.toml")
    assert ran.status == 2
    assert re.match(r"own\.toml, line \d+: 'd\d\d': sell is 99; it must be 1 to 24\.", ran.err)


# Replay


def test_a_record_is_told(seedround: Seedround, record: Path) -> None:
    ran = seedround("replay", record.name)
    assert ran.status == 0
    assert "played by Random 1, Random 2, and Random 3" in ran.out
    assert re.findall(r"^(Round 1|Trade show)$", ran.out, re.MULTILINE) == ["Round 1", "Trade show"]
    assert "The game is over." in ran.out
    assert "place" in ran.out
    assert ran.widest <= 80


def test_a_record_is_told_step_by_step(seedround: Seedround, record: Path) -> None:
    moves = len(json.loads(record.read_bytes())["moves"])
    ran = seedround("replay", record.name, "--step", typed="\n" * moves)
    assert ran.out.count("Enter: go on") == moves
    assert "place" in ran.out
    for typed in ("\nq\n", "\n"):
        ran = seedround("replay", record.name, "--step", typed=typed)
        assert ran.out.count("Enter: go on") == 2
        assert "place" not in ran.out


def test_an_unfinished_record_says_how_to_go_on(seedround: Seedround) -> None:
    seedround("play", "trade-show", "--seats", "you,random", "--record", "a.json", typed="1\nq\n")
    assert "seedround play --resume a.json" in seedround("replay", "a.json").out
    assert "The game is not over yet." in seedround("verify", "a.json").out


# Studies


def test_the_speed_is_measured(seedround: Seedround, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seedround.lab.bench.REPEATS", 1)
    monkeypatch.setattr("seedround.lab.bench.SLICE_S", 0.01)
    monkeypatch.setattr("seedround.lab.bench.PLACES", 1)
    monkeypatch.setattr("seedround.lab.bench.ITERATIONS", 2)
    ran = seedround("bench", "trade-show", "--json")
    rows = [json.loads(line) for line in ran.out.splitlines()]
    assert [row["seats"] for row in rows] == [2, 3, 4, 5]
    assert all(row["searched_per_s"] > 0 for row in rows)
    monkeypatch.setattr("seedround.cli.bench.all_games", lambda: [find_game("trade-show")])
    ran = seedround("bench")
    assert "decisions/s" in ran.out
    assert "trade-show: solver_ms" in ran.out
    assert ran.widest <= 80


def test_a_soak_tells_what_held_and_what_broke(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = seedround("soak", "--seconds", "0.1")
    assert ran.status == 0
    assert "trade-show: " in ran.out
    assert "Every law held." in ran.out
    broken = Failure("trade-show", 3, {"rounds": 1}, "abc", "Broken: a card is gone")
    report = SoakReport({"trade-show": 1}, 30, 0.5, (broken,))
    monkeypatch.setattr("seedround.cli.bench.soak", lambda *_: report)
    ran = seedround("soak", "--seconds", "1")
    assert ran.status == 2
    assert "trade-show, 3 seats, rounds=1, seed abc: Broken: a card is gone" in ran.out
    assert "One game broke a law" in ran.err
