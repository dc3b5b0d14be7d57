"""The games by id. Listing them loads no rules."""

from importlib import import_module

from seedround.engine.errors import BadOption
from seedround.engine.game import Game

_PACKAGES = ("trade_show", "bidness", "tech_deck", "silicon_valley")


def all_games() -> list[Game]:
    """Every game, in the order in which they are shown."""
    return [import_module(f"seedround.games.{package}").GAME for package in _PACKAGES]


def all_languages() -> tuple[str, ...]:
    """The languages in which every game can be told, English first."""
    first, *others = all_games()
    spoken = [set(game.languages()) for game in others]
    return tuple([one for one in first.languages() if all(one in some for some in spoken)])


def find_game(name: str) -> Game:
    """A game by its id."""
    games = {game.id: game for game in all_games()}
    if name not in games:
        raise BadOption(f"There is no game {name[:40]!r}; the games are {', '.join(games)}.")
    return games[name]
