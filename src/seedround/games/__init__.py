"""The games by id. Listing them loads no rules.

Ours are the folders beside this file and come first; other packages announce theirs by an entry
point in the group `seedround.games` that leads to their `GAME` (`examples/own_game` is one).
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Final, get_args

from seedround.engine.about import Weight
from seedround.engine.catalogue import languages
from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.sayings import NoSuchGame

GROUP: Final = "seedround.games"
WEIGHTS: Final = get_args(Weight)


@cache
def all_games() -> tuple[Game, ...]:
    """Every game, in the order in which they are shown."""
    ours = {game.id for game in _ours()}
    theirs = [point.load() for point in entry_points(group=GROUP)]
    return (*_ours(), *[game for game in theirs if game.id not in ours])


@cache
def _ours() -> tuple[Game, ...]:
    """The games of this folder, the light ones first."""
    folders = [found.name for found in iter_modules(__path__) if found.ispkg]
    games = [import_module(f"{__name__}.{folder}").GAME for folder in folders]
    return tuple(sorted(games, key=lambda game: (WEIGHTS.index(game.weight), game.id)))


@cache
def all_languages() -> tuple[str, ...]:
    """The languages that all our games speak, English first; a game of another package
    that lacks one is told in English."""
    return tuple([one for one in languages() if all(one in game.languages() for game in _ours())])


@cache
def _by_id() -> dict[str, Game]:
    return {game.id: game for game in all_games()}


def find_game(name: str) -> Game:
    """A game by its id."""
    found = _by_id().get(name)
    if found is None:
        raise BadOption(NoSuchGame(name[:40], ", ".join(_by_id())))
    return found
