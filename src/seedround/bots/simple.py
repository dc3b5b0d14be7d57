"""Bots that do not think ahead: any move, and a game's rule of thumb."""

from seedround.engine.generator import Generator
from seedround.engine.knowledge import Knowledge
from seedround.engine.move import Move
from seedround.engine.rules import Pick


class RandomBot:
    """Any legal move, all equally likely."""

    def __init__(self, seed: int) -> None:
        self._generator = Generator(seed)

    def choose(self, knowledge: Knowledge) -> Move:
        return knowledge.moves[self._generator.below(len(knowledge.moves))]


class ThumbBot:
    """A game's rule of thumb, handed a table in which everything hidden is drawn anew.

    In `mistakes` of 1000 cases it takes any legal move instead.
    """

    def __init__(self, pick: Pick, seed: int, mistakes: int = 0) -> None:
        self._pick = pick
        self._generator = Generator(seed)
        self._mistakes = mistakes

    def choose(self, knowledge: Knowledge) -> Move:
        if self._mistakes and self._generator.below(1000) < self._mistakes:
            return knowledge.moves[self._generator.below(len(knowledge.moves))]
        table = knowledge.redeal(self._generator)
        return self._pick(table, knowledge.seat, knowledge.moves)
