"""What the server tells about a game for pages that have drawn nothing for it."""

from dataclasses import replace
from importlib import import_module
from typing import Any

import msgspec
import pytest

from seedround.engine.game import Game
from seedround.games import find_game
from seedround.server.tables import plain
from tests.examples.own_game import OWN


@pytest.fixture
def demo_day(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(OWN))
    game: Game = import_module("demo_day").GAME
    return game


def shown(game: Game, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.setattr(plain, "find_game", lambda name: game)
    found: dict[str, Any] = msgspec.json.decode(plain.plain_shown.__wrapped__(game.id, "en"))
    return found


def test_zones_are_called_as_the_game_calls_them(
    demo_day: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = shown(demo_day, monkeypatch)
    labels = {zone["name"]: (zone["label"], zone["kind"]) for zone in found["zones"]}
    assert labels["stage"] == ("On stage", "list")
    assert labels["at_stake"] == ("At stake", "money")
    (seats,) = [zone for zone in found["zones"] if zone["by_seat"]]
    (seat,) = seats["inside"]
    assert [one["label"] for one in seat["inside"]][:2] == ["Raised", "Convinced"]


def test_cards_say_what_is_printed_on_them(demo_day: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    (cheque,) = shown(demo_day, monkeypatch)["cards"]["investor"]
    assert (cheque["label"], cheque["kind"]) == ("cheque", "money")


def test_phases_moments_and_the_lesson_are_those_of_the_game(
    demo_day: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = shown(replace(demo_day, phases=("pitch",)), monkeypatch)
    assert found["phases"] == [{"name": "pitch", "label": "Pitch"}]
    assert found["moments"] == ["funded", "nobody_alone"]
    assert found["lesson"] == {"options": {}, "others": 1}


def test_the_page_is_given_its_own_words_and_four_inks(demo_day: Game) -> None:
    words = plain.page_words(demo_day, "en")
    assert set(words) == {"lesson", "lesson-1", "lesson-2", "learn-pitch-prepare"}
    assert plain.page_words(demo_day, "en-XA")["lesson"].startswith("⟦")
    print_ = plain.print_shown(demo_day)
    assert print_.paper.day == demo_day.paper.table.day
    assert [ink.day for ink in print_.inks[:2]] == [ink.day for ink in demo_day.inks]
    assert len({ink.day for ink in print_.inks}) == plain.TONES


def test_a_game_with_a_board_of_its_own_gives_the_page_no_words() -> None:
    assert plain.page_words(find_game("trade-show"), "en") == {}
