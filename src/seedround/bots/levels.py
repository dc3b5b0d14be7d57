"""Levels: bots with a name and a budget, the same names in every game."""

from collections.abc import Mapping
from typing import Final

from seedround.bots.mcts import Budget, MctsBot
from seedround.bots.playout import named
from seedround.bots.simple import CarelessBot, ThumbBot
from seedround.engine.game import Game
from seedround.engine.knowledge import Bot
from seedround.engine.tuning import Level

LEVELS: Final[Mapping[str, Level]] = {
    "easy": Level(mistakes=250),
    "normal": Level(iterations=25),
    "hard": Level(iterations=75),
    "expert": Level(iterations=225),
}
"""What a name means unless a game says otherwise (`Tuning.levels`)."""


def level(name: str, game: Game) -> Level:
    """A level of a game by its name."""
    return game.rules().tuning.levels.get(name) or LEVELS[name]


def level_bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of a level: search if it has iterations, else the rule of thumb."""
    wanted, rules = level(name, game), game.rules()
    bot: Bot = ThumbBot(named(rules, rules.tuning.baseline), seed)
    if wanted.iterations:
        bot = MctsBot(Budget(wanted.iterations), seed)
    return CarelessBot(bot, wanted.mistakes, seed + 1) if wanted.mistakes else bot
