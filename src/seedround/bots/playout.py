"""How a search plays on where its tree ends: by the game's rule of thumb, to the end or a cut."""

from collections.abc import Sequence
from typing import Any

from seedround.engine.kinds import Seat
from seedround.engine.move import Move
from seedround.engine.rules import Pick, Rules
from seedround.engine.table import Table

LONGEST = 5000
"""Decisions after which a playout without an end counts as even."""
EVEN = 500


def any_move(table: Table, seat: Seat, moves: list[Move]) -> Move:
    """A pick for games without one."""
    return moves[table.generator.below(len(moves))]


def named(rules: Rules[Any, Any], name: str | None) -> Pick:
    """A pick of the game by name: its first if none is named, any move if it has none."""
    if name == "random":
        return any_move
    return rules.picks[name] if name else next(iter(rules.picks.values()), any_move)


class Playout:
    """Plays tables on; the tables are redealt ones and get used up."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.pick = named(rules, rules.tuning.playout_policy)
        self._solved = rules.solved
        self._value = rules.value
        self._horizon = rules.horizon if rules.value else None
        self._epsilon = rules.tuning.epsilon
        cut = rules.tuning.playout_cut
        self._cut = LONGEST if cut is None or rules.value is None else cut

    def settle(self, table: Table) -> Sequence[int] | None:
        """What follows a move that was carried out; utilities if there is no need to play on."""
        if self._horizon is None or self._value is None:
            table.settle()
        else:
            while table.agenda:
                if self._horizon(table):
                    return self._value(table)
                if not table.step():
                    break
        return None if table.result is None else table.result.utilities

    def finish(self, table: Table) -> Sequence[int]:
        """The utilities at the end, or as they are estimated at the cut."""
        below = table.generator.below
        for _ in range(self._cut):
            choice, moves = table.choice, table.legal
            exact = self._solved.get(choice.kind)
            if exact is not None:
                move = exact(table, choice.seat, moves)
            elif self._epsilon and below(1000) < self._epsilon:
                move = moves[below(len(moves))]
            else:
                move = self.pick(table, choice.seat, moves)
            table.carry_out(move)
            if (utilities := self.settle(table)) is not None:
                return utilities
        return (EVEN,) * table.seats if self._value is None else self._value(table)
