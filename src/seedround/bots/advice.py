"""Hints: the ranked moves of a decision with their values and reasons."""

from typing import Final

from seedround.bots.mcts import Budget, Search
from seedround.engine.generator import Generator
from seedround.engine.hints import HintExpected, HintTried
from seedround.engine.knowledge import Knowledge
from seedround.engine.rules import Advice

THINKING: Final = Budget(iterations=400)


def advise(knowledge: Knowledge, generator: Generator, budget: Budget = THINKING) -> list[Advice]:
    """The game's own hints where it has some, else those of a search; the best move first.

    A search gives values as shares of a win, from 0 to 1.
    """
    if own := knowledge.advice(generator):
        return own
    search = Search(knowledge, generator)
    found = search.run(budget)
    tries = search.decision.visits
    return [
        Advice(
            arm.move,
            arm.mean / 1000,
            HintExpected(round(arm.mean)),
            (HintTried(arm.visits, tries),),
        )
        for arm in found
    ]
