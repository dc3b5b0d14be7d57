"""What players without a name of their own are called: guests, bots, former players."""

from functools import lru_cache
from typing import Final

from seedround.bots.levels import LEVELS
from seedround.engine.catalogue import SHARED, catalogue
from seedround.engine.game import Game
from seedround.engine.kinds import Seat
from seedround.engine.saying import Saying
from seedround.engine.words import Speaker
from seedround.server.sayings.people import BotSeat, FormerPlayer, Guest

KEPT: Final = 1000
LONGEST: Final = 16
"""Letters that are shown of the name of a bot that the catalogue does not know."""


@lru_cache(KEPT)
def bot_said(name: str, game: Game, language: str) -> str:
    """A bot or a level as a language calls it: `Normal`, `Search 400`.

    A game names its own bots, and may call those that every game has otherwise.
    """
    kind, _, budget = name.partition(":")
    message = f"level-{kind}" if kind in LEVELS else f"bot-{kind}"
    known = [game.words(language), catalogue(SHARED, language)]
    said = next((words.text(message, {}) for words in known if words.has(message)), "")
    said = said or f"{kind[:1].upper()}{kind[1:LONGEST]}"
    return f"{said} {budget}" if budget else said


def bot_name(bot: str, game: Game, seat: Seat, language: str) -> str:
    """A bot at a table: `Normal 2`."""
    return _said(BotSeat(bot_said(bot, game, language), seat + 1), language)


def guest_name(seat: Seat, language: str) -> str:
    """A player who has given no name: `Guest 3`."""
    return _said(Guest(seat + 1), language)


def former_name(seat: Seat | None, language: str) -> str:
    """A player or spectator who has asked to be forgotten: `Former player 3`."""
    return _said(FormerPlayer(None if seat is None else seat + 1), language)


@lru_cache(KEPT)
def _said(name: Saying, language: str) -> str:
    return Speaker(language).say(name)
