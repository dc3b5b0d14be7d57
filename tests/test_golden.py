"""Recorded games replay alike for ever: every event, every result, every number of moves."""

import json
from pathlib import Path
from typing import Any

import pytest

from seedround.engine.event import Event
from seedround.engine.game import Game
from seedround.engine.laws import said
from seedround.engine.playthrough import Playthrough, verify
from seedround.engine.record import parse_record
from seedround.games import all_games, find_game
from tools import golden

FILES = [
    path
    for game in all_games()
    for path in sorted((golden.FOLDER / game.id).glob("*.json"))
    if path.stem != "perft"
]
each_file = pytest.mark.parametrize(
    "path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES]
)
each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@each_file
def test_a_recorded_game_replays_alike(path: Path) -> None:
    content = load(path)
    playthrough = verify(parse_record(json.dumps(content["record"]).encode()), find_game)
    problem = first_difference(playthrough, content["events"])
    assert problem is None, problem
    assert golden.to_json(playthrough) == path.read_text(encoding="utf-8")


def first_difference(playthrough: Playthrough, wanted: list[str]) -> str | None:
    """The first event that is not as recorded, in words, and the move that it follows."""
    found = golden.digests(playthrough)
    starts = [0, *(mark.events for mark in playthrough.marks)]
    for ply, (now, then) in enumerate(zip(found, wanted, strict=True)):
        if now != then:
            after = f"move {ply}, {playthrough.moves[ply - 1]}" if ply else "the deal"
            same = 0
            for one, other in zip(now.split(), then.split(), strict=False):
                if one != other:
                    break
                same += 1
            events = playthrough.log[starts[ply] :][: len(now.split())]
            return (
                f"After {after} the record differs; now: {_words(playthrough, events[same:][:1])}"
            )
    return None


def _words(playthrough: Playthrough, events: list[Event]) -> str:
    return said(playthrough.table, events[0]) if events else "an event is missing."


def test_a_difference_is_shown_in_words() -> None:
    content = load(FILES[0])
    playthrough = verify(parse_record(json.dumps(content["record"]).encode()), find_game)
    wanted = list(content["events"])
    first, _, rest = wanted[5].partition(" ")
    wanted[5] = f"00000000 {rest}" if rest else "00000000"
    problem = first_difference(playthrough, wanted)
    assert first
    assert problem is not None
    assert problem.startswith(
        f"After move 5, {playthrough.moves[4]} the record differs; now: Name "
    )
    wanted[5] = f"{content['events'][5]} 00000000"
    assert "an event is missing" in str(first_difference(playthrough, wanted))


@each_game
def test_there_are_enough_recorded_games(game: Game) -> None:
    seats = [load(path)["record"]["seats"] for path in FILES if path.parent.name == game.id]
    assert len(seats) >= 40
    assert set(seats) == set(game.players)


@each_game
def test_the_script_writes_the_same_files_again(game: Game) -> None:
    goldens = list(golden.planned(game))
    assert sorted(plan.path for plan in goldens) == [
        path for path in FILES if path.parent.name == game.id
    ]
    for plan in (goldens[0], goldens[-1]):
        assert plan.path.read_text(encoding="utf-8") == golden.to_json(golden.play(plan))


@each_game
def test_decisions_have_as_many_moves_as_ever(game: Game) -> None:
    wanted = load(golden.FOLDER / game.id / "perft.json")
    assert golden.perft(game) == wanted
    assert all(20 < len(counts) <= golden.PERFT_DECISIONS for counts in wanted.values())


def load(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))
