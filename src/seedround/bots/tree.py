"""What a search remembers: places reached by moves, and how each move fared there."""

from collections.abc import Hashable, Sequence
from math import log, sqrt

from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat
from seedround.engine.move import Move

FINE = 1 << 16
HALF = FINE / 2


class Arm:
    """A move at one place: how often it was possible, how often tried, what it brought in all."""

    __slots__ = ("move", "possible", "total", "visits")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.possible = 1
        self.visits = 0
        self.total = 0

    @property
    def mean(self) -> float:
        """The average utility in thousandths."""
        return self.total / max(self.visits, 1)


class Decision:
    """One seat's decision at one place; which moves are possible differs from deal to deal."""

    __slots__ = ("arms", "visits")

    def __init__(self) -> None:
        self.arms: dict[Move, Arm] = {}
        self.visits = 0

    def select(
        self,
        moves: Sequence[Move],
        exploration: float,
        widening: float,
        dice: Generator | None,
    ) -> Arm | None:
        """The most promising arm by UCT with availability counts; None if one is to be added.

        With `dice` the bonus for untried arms is drawn: two sides that choose unseen by each other
        would else fall into step, and one of them would seem to guess the other's mind.
        """
        visits = self.visits
        self.visits = visits + 1
        get = self.arms.get
        known = [arm for move in moves if (arm := get(move)) is not None]
        for arm in known:
            arm.possible += 1
        if len(known) < len(moves) and len(known) < widening * sqrt(visits + 1):
            return None
        best, found = None, -1.0
        for arm in known:
            tried = arm.visits
            bonus = exploration * sqrt(log(arm.possible) / tried)
            if dice is not None:
                bonus *= dice.below(FINE) / HALF
            score = arm.total / tried + bonus
            if score > found:
                best, found = arm, score
        return best

    def add(self, move: Move) -> Arm:
        arm = self.arms[move] = Arm(move)
        return arm


class Node:
    """A place in the tree as one side knows it: it is reached by moves; dice are rolled anew."""

    __slots__ = ("children", "decisions")

    def __init__(self) -> None:
        self.children: dict[Hashable, Node] = {}
        self.decisions: dict[tuple[Seat, str], Decision] = {}

    def child(self, key: Hashable) -> "Node":
        node = self.children.get(key)
        if node is None:
            node = self.children[key] = Node()
        return node

    def decision(self, seat: Seat, kind: str) -> Decision:
        found = self.decisions.get((seat, kind))
        if found is None:
            found = self.decisions[seat, kind] = Decision()
        return found
