"""Who plays: bots by name, for any game. A bot gets Knowledge, never a Table."""

from collections.abc import Callable, Sequence
from importlib.metadata import entry_points

from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.generator import Generator
from seedround.engine.knowledge import Bot, Knowledge
from seedround.engine.move import Move
from seedround.engine.rules import Pick
from seedround.engine.table import Table

GROUP = "seedround.bots"
"""Entry points of this group add bots: a callable that takes a seed and gives a Bot."""


class RandomBot:
    """Any legal move, all equally likely."""

    def __init__(self, seed: int) -> None:
        self._generator = Generator(seed)

    def choose(self, knowledge: Knowledge) -> Move:
        return knowledge.moves[self._generator.below(len(knowledge.moves))]


class ThumbBot:
    """A game's rule of thumb, handed a table in which everything hidden is drawn anew."""

    def __init__(self, pick: Pick, seed: int) -> None:
        self._pick = pick
        self._generator = Generator(seed)

    def choose(self, knowledge: Knowledge) -> Move:
        table = knowledge.redeal(self._generator)
        return self._pick(table, knowledge.seat, knowledge.moves)


def bot_names(game: Game) -> list[str]:
    """The bots that can sit at a game: everybody's, its own, and other people's."""
    others = sorted(entry.name for entry in entry_points(group=GROUP))
    return ["random", *game.rules().picks, *others]


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot by name; the seed fixes its whole behaviour."""
    if name == "random":
        return RandomBot(seed)
    if pick := game.rules().picks.get(name):
        return ThumbBot(pick, seed)
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            factory: Callable[[int], Bot] = entry.load()
            return factory(seed)
    raise BadOption(
        f"There is no bot {name!r} for {game.title}; the bots are {', '.join(bot_names(game))}."
    )


def play_out(table: Table, bots: Sequence[Bot]) -> int:
    """Let the bots play a table to its end; gives the number of decisions."""
    decisions = 0
    while not table.over:
        seat = table.choice.seat
        table.play(bots[seat].choose(Knowledge(table, seat)))
        decisions += 1
    return decisions
