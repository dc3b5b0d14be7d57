"""All games have the same rooms, so that who knows one game's folder knows them all."""

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from seedround.adapters.layout import kinds_of
from seedround.engine.game import Game
from seedround.engine.rulebook import document
from seedround.engine.step import Choice
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
    "telling",
    "view.py",
    "words",
}
KIND = re.compile(r"[a-z]+\.[a-z]+")
"""How a kind of decision is named: `phase.decision`."""
MIND = {"__init__.py", "bot.py", "prospects.py"}
TELLING = {"__init__.py", "consequences.py", "forecast.py", "sayings.py", "standing.py"}


def folder(game: Game) -> Path:
    return Path(str(import_module(game.package).__file__)).parent


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_has_the_same_rooms(game: Game) -> None:
    assert {path.name for path in folder(game).iterdir()} >= ROOMS
    assert {path.name for path in (folder(game) / "mind").iterdir()} >= MIND
    assert {path.name for path in (folder(game) / "telling").iterdir()} >= TELLING


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_same_things_are_in_them(game: Game) -> None:
    rules = game.rules()
    assert rules.tells is not None
    for part, room in (
        (rules.cards, "cards"),
        (rules.deal, "setup"),
        (rules.view, "view"),
        (rules.redeal, "redeal"),
        (rules.inventory, "table"),
        (rules.broken, "table"),
        (rules.advise, "mind.bot"),
        (rules.value, "mind.prospects"),
        (rules.tells.standing, "telling.standing"),
        (rules.tells.forecast, "telling.forecast"),
    ):
        assert part.__module__ == f"{game.package}.{room}"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_kinds_of_decision_are_named_alike(game: Game) -> None:
    kinds = kinds_of(game.rules())
    assert [kind for kind in kinds if not KIND.fullmatch(kind)] == []
    former = game.rules().former_kinds
    assert set(former) <= set(kinds)
    assert len({former.get(kind, kind) for kind in kinds}) == len(kinds)


def decisions(game: Game, of: type[Any] = Choice) -> Iterator[type[Choice[Any, Any]]]:
    """The classes of a game's decisions, loaded by `kinds_of`."""
    kinds_of(game.rules())
    for one in of.__subclasses__():
        yield from decisions(game, one)
        if one.__module__.startswith(f"{game.package}.") and hasattr(one, "kind"):
            yield one


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_decision_cites_rules_of_the_rulebook(game: Game) -> None:
    text = document(game)
    for decision in decisions(game):
        assert decision.rule_ids, decision
        assert [rule for rule in decision.rule_ids if f"**{rule}**" not in text] == [], decision


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_decision_names_the_types_of_its_moves(game: Game) -> None:
    for decision in decisions(game):
        for method in (decision.play, decision.offer):
            assert inspect.signature(method).parameters["move"].annotation is not Any, decision
