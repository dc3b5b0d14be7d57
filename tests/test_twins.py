"""All games have the same rooms, so that who knows one game's folder knows them all."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from seedround.adapters.layout import kinds_of
from seedround.engine.game import Game
from seedround.games import all_games

ROOMS = {
    "__init__.py",
    "cards.py",
    "checks.py",
    "document.py",
    "events.py",
    "mind",
    "moves.py",
    "redeal.py",
    "rules.py",
    "sayings.py",
    "sets",
    "setup.py",
    "table.py",
    "view.py",
    "words",
}
KIND = re.compile(r"[a-z]+\.[a-z]+")
"""How a kind of decision is named: `phase.decision`."""
MIND = {"__init__.py", "bot.py", "prospects.py"}


def folder(game: Game) -> Path:
    return Path(str(import_module(game.package).__file__)).parent


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_has_the_same_rooms(game: Game) -> None:
    assert {path.name for path in folder(game).iterdir()} >= ROOMS
    assert {path.name for path in (folder(game) / "mind").iterdir()} >= MIND


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_same_things_are_in_them(game: Game) -> None:
    rules = game.rules()
    for part, room in (
        (rules.cards, "cards"),
        (rules.deal, "setup"),
        (rules.view, "view"),
        (rules.redeal, "redeal"),
        (rules.inventory, "table"),
        (rules.broken, "table"),
        (rules.advise, "mind.bot"),
        (rules.value, "mind.prospects"),
    ):
        assert part.__module__ == f"{game.package}.{room}"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_kinds_of_decision_are_named_alike(game: Game) -> None:
    kinds = kinds_of(game.rules())
    assert [kind for kind in kinds if not KIND.fullmatch(kind)] == []
    former = game.rules().former_kinds
    assert set(former) <= set(kinds)
    assert len({former.get(kind, kind) for kind in kinds}) == len(kinds)
