"""Information-set Monte Carlo tree search: one implementation for every game.

Every iteration starts from a new redeal, so the search knows what its seat knows and no more. The
tree is open loop: places are reached by moves, dice and draws come anew each time. Every side has
its own tree, in which all moves that it is not told of lead to the same place.

The candidates of the decision itself meet the same deals, and the worse half of them goes, again
and again (sequential halving).
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Any

from seedround.bots.playout import Playout, any_move
from seedround.bots.tree import Arm, Decision, Node
from seedround.engine.event import Event, SecretEvent
from seedround.engine.generator import Generator
from seedround.engine.kinds import every_seat
from seedround.engine.knowledge import Knowledge
from seedround.engine.move import Move
from seedround.engine.step import Choice
from seedround.engine.table import Table
from seedround.engine.view import View

FIRST_PASS = 32
"""With how many iterations a search by the clock begins."""
SEEDS = 1 << 53

Trees = list[Node]
"""By side: the place in the tree where it believes it is."""


@dataclass(frozen=True)
class Budget:
    """How long to think about a decision: iterations can be repeated, milliseconds cannot."""

    iterations: int = 0
    milliseconds: int = 0


class Search:
    """The search for one decision of one seat."""

    def __init__(
        self, knowledge: Knowledge, generator: Generator, trees: Trees | None = None
    ) -> None:
        self.knowledge = knowledge
        rules = knowledge.rules
        self._generator = generator
        self._playout = Playout(rules)
        name = rules.tuning.tree_policy
        self._tree_policy = rules.picks[name] if name else self._playout.pick
        self._solved = rules.solved
        self._exploration = 1000 * rules.tuning.exploration
        self._widening = rules.tuning.widening
        self._prior_weight = rules.tuning.prior_weight
        self._deals: list[int] = []
        self._sample = table = knowledge.redeal(generator)
        teams = sorted({table.team(seat) for seat in every_seat(table.seats)})
        self._side = [teams.index(table.team(seat)) for seat in every_seat(table.seats)]
        self._teams = teams
        self._secrets = any(issubclass(event, SecretEvent) for event in rules.event_types)
        self.trees = trees or [Node()] * len(teams)

    @property
    def decision(self) -> Decision:
        """The decision that is searched for, as far as it is known."""
        seat = self.knowledge.seat
        return self.trees[self._side[seat]].decision(seat, self.knowledge.choice.kind)

    def run(self, budget: Budget) -> list[Arm]:
        """Think, then give the moves that were tried, the best first.

        What an earlier search knows about this place counts towards the iterations.
        """
        if not budget.milliseconds:
            return self._halve(max(1, budget.iterations - self.decision.visits), None)
        deadline = perf_counter() + budget.milliseconds / 1000
        ranked, passes = self._halve(FIRST_PASS, deadline), FIRST_PASS
        while perf_counter() < deadline:
            ranked, passes = self._halve(passes, deadline), 2 * passes
        return ranked

    def _halve(self, iterations: int, deadline: float | None) -> list[Arm]:
        """Sequential halving: all candidates meet the same deals, the worse half goes, and again.

        The rule of thumb's move stays ahead until another one is better beyond doubt.
        """
        advised = self._advised(self._sample)
        left = self._candidates(iterations, advised)
        ranked: list[Arm] = []

        def score(arm: Arm) -> float:
            lead = self._prior_weight / sqrt(max(1, arm.visits)) if arm.move == advised else 0.0
            return arm.mean + lead

        while iterations and len(left) > 1:
            phases = (len(left) - 1).bit_length()
            for _ in range(max(1, iterations // (len(left) * phases))):
                for arm in left[:iterations]:
                    self.iterate(arm)
                iterations = max(0, iterations - len(left))
                if deadline is not None and perf_counter() >= deadline:
                    iterations = 0
                    break
            left.sort(key=score, reverse=True)
            keep = (len(left) + 1) // 2
            ranked[:0], left = left[keep:], left[:keep]
        left.sort(key=score, reverse=True)
        return [arm for arm in left + ranked if arm.visits]

    def _candidates(self, iterations: int, advised: Move | None) -> list[Arm]:
        """The moves worth trying with this many iterations, the rule of thumb's first."""
        table, decision = self._sample, self.decision
        moves, arms = table.legal, decision.arms
        wide = min(len(moves), max(2, int(self._widening * sqrt(iterations))))
        if advised is not None and advised not in arms:
            decision.add(advised)
        found = [arms[move] for move in moves if move in arms]
        while len(found) < wide:
            found.append(decision.add(self._another(table, table.choice, decision)))
        return sorted(found, key=lambda arm: arm.move != advised)

    def iterate(self, first: Arm) -> None:
        """One deal: a candidate, down the tree, one step beyond it, a playout, and back."""
        deals = self._deals
        while len(deals) <= first.visits:
            deals.append(self._generator.below(SEEDS))
        table = self.knowledge.redeal(Generator(deals[first.visits]))
        trees = self.trees[:]
        path = [(first, self.knowledge.seat)]
        self.decision.visits += 1
        self.follow(table, first.move, trees)
        utilities = self._playout.settle(table)
        fresh = not first.visits
        while utilities is None:
            choice, moves = table.choice, table.legal
            seat = choice.seat
            if fresh:
                utilities = self._playout.finish(table)
            elif (exact := self._solved.get(choice.kind)) is not None:
                table.carry_out(exact(table, seat, moves))
                utilities = self._playout.settle(table)
            else:
                decision = trees[self._side[seat]].decision(seat, choice.kind)
                unseen = self._secrets or table.sealed is not None
                dice = self._generator if unseen else None
                arm = decision.select(moves, self._exploration, self._widening, dice)
                fresh = arm is None
                if arm is None:
                    arm = decision.add(self._another(table, choice, decision))
                path.append((arm, seat))
                self.follow(table, arm.move, trees)
                utilities = self._playout.settle(table)
        for arm, seat in path:
            arm.visits += 1
            arm.total += utilities[seat]

    def _advised(self, table: Table) -> Move | None:
        """The rule of thumb's move, if there is such a rule."""
        if self._tree_policy is any_move:
            return None
        return self._tree_policy(table, table.choice.seat, table.legal)

    def _another(self, table: Table, choice: Choice[Any, Any], decision: Decision) -> Move:
        """The next move to try: the rule of thumb's, then any quick one, then any other."""
        arms, moves = decision.arms, table.legal
        advised = self._advised(table)
        if advised is not None and advised not in arms:
            return advised
        untried = [move for move in choice.quick(table) if move not in arms]
        untried = untried or [move for move in moves if move not in arms]
        return untried[self._generator.below(len(untried))]

    def follow(self, table: Table, move: Move, trees: Trees) -> None:
        """Carry a move out and go on in every side's tree by what that side gets to know of it."""
        mover = self._side[table.choice.seat]
        sealed = table.sealed is not None
        told: list[Event] = []
        table.log = told if self._secrets else None
        table.carry_out(move)
        table.log = None
        blind: Hashable = None if sealed else type(move)
        for side, node in enumerate(trees):
            known = side == mover or not (sealed or self._missed(told, side))
            trees[side] = node.child(move if known else blind)

    def _missed(self, told: Sequence[Event], side: int) -> bool:
        """Whether a side is not told all that there is to know about a move."""
        return any(
            isinstance(event, SecretEvent)
            and event.secret is not None
            and not any(seat in event.to for seat in self._teams[side])
            for event in told
        )


@dataclass(frozen=True)
class Foreseen:
    """The own next decision as it must look if nothing was drawn, shown or done by others."""

    choice: Choice[Any, Any]
    moves: list[Move]
    view: View
    trees: Trees


class MctsBot:
    """Searches at every decision that the game has not solved.

    If it goes on choosing and sees exactly what it foresaw, it goes on with the tree it has.
    """

    def __init__(self, budget: Budget, seed: int) -> None:
        self._budget = budget
        self._generator = Generator(seed)
        self._foreseen: Foreseen | None = None

    def choose(self, knowledge: Knowledge) -> Move:
        foreseen, self._foreseen = self._foreseen, None
        if len(knowledge.moves) == 1:
            return knowledge.moves[0]
        if exact := knowledge.rules.solved.get(knowledge.choice.kind):
            return exact(knowledge.redeal(self._generator), knowledge.seat, knowledge.moves)
        known = foreseen is not None and (foreseen.choice, foreseen.moves, foreseen.view) == (
            knowledge.choice,
            knowledge.moves,
            knowledge.view,
        )
        search = Search(knowledge, self._generator, foreseen.trees if foreseen and known else None)
        move = search.run(self._budget)[0].move
        self._foreseen = foresee(search, move, self._generator)
        return move


def foresee(search: Search, move: Move, generator: Generator) -> Foreseen | None:
    """What comes next if the same seat goes on at once and learns nothing new."""
    knowledge = search.knowledge
    table = knowledge.redeal(generator)
    before = generator.draws, table.shown
    trees = search.trees[:]
    search.follow(table, move, trees)
    table.settle()
    after = generator.draws, table.shown
    if table.over or after != before or table.choice.seat != knowledge.seat:
        return None
    view = knowledge.rules.view(table, knowledge.seat)
    return Foreseen(table.choice, table.legal, view, trees)
