"""Bots that do not think ahead: any move, a game's rule of thumb, and carelessness."""

from seedround.engine.generator import Generator
from seedround.engine.knowledge import Bot, Knowledge
from seedround.engine.move import Move
from seedround.engine.rules import Pick


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


class CarelessBot:
    """Another bot that takes any legal move in `mistakes` of 1000 cases."""

    def __init__(self, bot: Bot, mistakes: int, seed: int) -> None:
        self.bot = bot
        self._generator = Generator(seed)
        self._mistakes = mistakes

    def choose(self, knowledge: Knowledge) -> Move:
        if self._generator.below(1000) < self._mistakes:
            return knowledge.moves[self._generator.below(len(knowledge.moves))]
        return self.bot.choose(knowledge)
