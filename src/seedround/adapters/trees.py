"""A small game as a whole tree, with every draw as an explicit chance node.

The tables are real ones, played by the real rules. Wherever they ask for chance, all answers are
tried; answers that lead to the same situation are one branch.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from seedround.engine.generator import Generator
from seedround.engine.move import Move
from seedround.engine.table import Table

CHANCE: Final = -1
TERMINAL: Final = -4


class Undrawn(Exception):
    """A draw that the script does not answer, and how many answers there are."""

    def __init__(self, answers: int) -> None:
        self.answers = answers


class Scenario(Generator):
    """A generator that follows a script and stops where it ends."""

    def __init__(self, script: Sequence[int]) -> None:
        super().__init__(0)
        self._script = iter(script)

    def below(self, n: int) -> int:
        self.draws += 1
        found = next(self._script, None)
        if found is None:
            raise Undrawn(n)
        return found

    def roll(self, sides: int) -> int:
        return self.below(sides) + 1

    def shuffle(self, items: list[Any]) -> None:
        raise NotImplementedError("a shuffle has too many answers to try them all")


def futures(
    table: Table, play: Callable[[Table], None], key: Callable[[Table], Hashable]
) -> list[tuple[Fraction, Table]]:
    """What can come of a play, with probabilities; situations with the same key are one."""
    found: dict[Hashable, tuple[Fraction, Table]] = {}
    todo: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while todo:
        script, chance = todo.pop()
        twin = table.copy(Scenario(script))
        try:
            play(twin)
        except Undrawn as draw:
            share = chance / draw.answers
            todo += [((*script, answer), share) for answer in reversed(range(draw.answers))]
            continue
        before, first = found.get(key(twin), (Fraction(0), twin))
        found[key(twin)] = (before + chance, first)
    return list(found.values())


@dataclass(frozen=True)
class Node:
    """A place in the tree: a seat's choice, a draw, or an end. What each seat knows is a text."""

    player: int
    known: tuple[str, str]
    labels: tuple[str, ...] = ()
    children: tuple["Node", ...] = ()
    chances: tuple[Fraction, ...] = ()
    returns: tuple[float, float] = (0.0, 0.0)
    table: Table | None = None
    private: int = 0
    moves: tuple[Move, ...] = field(default=(), repr=False)

    def size(self) -> int:
        """Places below and this one, by ways to get there."""
        return 1 + sum(child.size() for child in self.children)

    def depth(self) -> int:
        return max((1 + child.depth() for child in self.children), default=0)

    def best(self) -> float:
        """The most that a player can win or lose."""
        return max((child.best() for child in self.children), default=max(map(abs, self.returns)))

    def widest(self, chance: bool) -> int:
        """The most branches of a draw, or of a choice."""
        here = len(self.children) if (self.player == CHANCE) == chance else 0
        return max([here, *(child.widest(chance) for child in self.children)])
