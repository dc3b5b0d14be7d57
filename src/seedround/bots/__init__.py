"""Who plays: bots by name, for any game. A bot gets Knowledge, never a Table."""

import re
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points

from seedround.bots.advice import advise
from seedround.bots.levels import LEVELS, level_bot
from seedround.bots.mcts import Budget, MctsBot
from seedround.bots.sayings import (
    NoSuchBot,
)
from seedround.bots.simple import RandomBot, ThumbBot
from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.knowledge import Bot, Knowledge
from seedround.engine.table import Table

__all__ = [
    "Budget",
    "MctsBot",
    "RandomBot",
    "ThumbBot",
    "advise",
    "bot_names",
    "is_bot",
    "make_bot",
    "play_out",
]

GROUP = "seedround.bots"
"""Entry points of this group add bots: a callable that takes a seed and gives a Bot."""
SEARCH = "mcts"
USUAL = Budget(iterations=400)
"""The budget of `mcts`; `mcts:1000` thinks 1000 iterations, `mcts:250ms` a quarter second."""


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game: those of all games, its own, levels, and other people's."""
    others = sorted(entry.name for entry in entry_points(group=GROUP))
    return ["random", *game.rules().picks, SEARCH, *LEVELS, *others]


def is_bot(name: str, game: Game) -> bool:
    """Whether a bot of this name can be made."""
    return name in bot_names(game) or budget_of(name) is not None


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot by name; the seed fixes its whole behaviour, unless it thinks by the clock."""
    if name == "random":
        return RandomBot(seed)
    if pick := game.rules().picks.get(name):
        return ThumbBot(pick, seed)
    if budget := budget_of(name):
        return MctsBot(budget, seed)
    if name in LEVELS:
        return level_bot(name, game, seed)
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            factory: Callable[[int], Bot] = entry.load()
            return factory(seed)
    raise BadOption(NoSuchBot(name, game.title, ", ".join(bot_names(game)), SEARCH))


def budget_of(name: str) -> Budget | None:
    """The budget in the name of a searching bot; None if the name is another one."""
    if name == SEARCH:
        return USUAL
    found = re.fullmatch(rf"{SEARCH}:([1-9][0-9]{{0,6}})(ms)?", name)
    if found is None:
        return None
    number = int(found[1])
    return Budget(milliseconds=number) if found[2] else Budget(iterations=number)


def play_out(table: Table, bots: Sequence[Bot]) -> int:
    """Let the bots play a table to its end; gives the number of decisions."""
    decisions = 0
    while not table.over:
        seat = table.choice.seat
        table.play(bots[seat].choose(Knowledge(table, seat)))
        decisions += 1
    return decisions
