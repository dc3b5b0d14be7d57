"""Hints that need no knowledge of the game: what a search found out about a move."""

from seedround.engine.kinds import Chance
from seedround.engine.saying import Saying


class HintExpected(Saying, frozen=True):
    """The expected utility: 1000 is a sure win, with several seats places count in between."""

    share: Chance


class HintTried(Saying, frozen=True):
    """How often the search played the move: its best moves most of all."""

    tries: int
    all: int


HINTS = (HintExpected, HintTried)
