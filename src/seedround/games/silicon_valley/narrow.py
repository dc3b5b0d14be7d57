"""Lists of payments or designs that are too long are asked for kind by kind (section 3.4)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.step import MOST_MOVES, Choice, Offer, narrow
from seedround.games.silicon_valley.blocks import KINDS
from seedround.games.silicon_valley.moves import Design, Narrow, Pay
from seedround.games.silicon_valley.sayings import PromptNarrow
from seedround.games.silicon_valley.table import SiliconValley


def ask(table: SiliconValley, choice: Choice[SiliconValley, Any]) -> None:
    """Put a choice between multisets of blocks on the agenda, narrowed if need be."""
    if len(choice.moves(table)) > MOST_MOVES:
        choice = Narrowing(choice.seat, choice, ())
    table.agenda.append(choice)


def of_kind(move: Pay | Design, kind: int) -> int:
    """How many blocks of a kind a move names."""
    return move.blocks.count(KINDS[kind])


@dataclass(frozen=True)
class Narrowing(Choice[SiliconValley, Narrow | Pay | Design]):
    """How many blocks of the next kind, until the list is short enough (section 3.4)."""

    target: Choice[SiliconValley, Any]
    answers: tuple[int, ...]

    kind = "blocks.narrow"
    rule_ids = ("SV-GEN-07", "SV-INNO-02")

    def moves(self, table: SiliconValley) -> list[Move]:
        left, numbers = self.left(table)
        if not numbers:
            return left
        kind = KINDS[len(self.answers)]
        return [_narrow(kind, number) for number in sorted(numbers)]

    def left(self, table: SiliconValley) -> tuple[list[Move], list[int]]:
        every: Any = self.target.moves(table)
        left, numbers = narrow(every, self.answers, of_kind)
        return list(left), numbers

    def play(self, table: SiliconValley, move: Narrow | Pay | Design) -> None:
        if isinstance(move, Narrow):
            answers = (*self.answers, move.count)
            table.agenda.append(Narrowing(self.seat, self.target, answers))
        else:
            self.target.play(table, move)

    def prompt(self, table: SiliconValley) -> Saying:
        _, numbers = self.left(table)
        if not numbers:
            return self.target.prompt(table)
        return PromptNarrow(KINDS[len(self.answers)])

    def offer(self, table: SiliconValley, move: Narrow | Pay | Design) -> Offer:
        return Offer(move) if isinstance(move, Narrow) else self.target.offer(table, move)


@lru_cache(1 << 8)
def _narrow(block: str, number: int) -> Narrow:
    return Narrow(block, number)
