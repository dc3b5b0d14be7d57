"""What the powers have in common that ask their seat something."""

from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.step import Choice, Offer
from seedround.games.silicon_valley.effects import Power
from seedround.games.silicon_valley.events import PowerLost, PowerUsed
from seedround.games.silicon_valley.moves import DECLINE, Decline
from seedround.games.silicon_valley.sayings import PromptPower
from seedround.games.silicon_valley.table import SiliconValley

M = TypeVar("M", bound=Move)
"""The moves that use the power."""


@dataclass(frozen=True)
class UsePower(Choice[SiliconValley, M | Decline], Generic[M]):
    """What a power lets the seat do now, without using an action (SV-VC-03, SV-R-28)."""

    slot: int
    effect: Power
    """What the card says, of the kind of effect that each class is for."""

    rule_ids = ("SV-VC-03",)
    optional: ClassVar[bool] = True

    @property
    def power(self) -> Power:
        """What is told of it at this decision."""
        return self.effect

    def ways(self, table: SiliconValley) -> list[Move]:
        """What can be done; if nothing can, the power is lost without a decision."""
        raise NotImplementedError

    def use(self, table: SiliconValley, move: M) -> None:
        raise NotImplementedError

    def show(self, table: SiliconValley, move: M) -> Offer:
        """How one of the ways is shown."""
        raise NotImplementedError

    def moves(self, table: SiliconValley) -> list[Move]:
        ways = self.ways(table)
        return [*ways, DECLINE] if self.optional or not ways else ways

    def play(self, table: SiliconValley, move: M | Decline) -> None:
        if not isinstance(move, Decline):
            if table.log is not None:
                card = table.cards.vcs[table.vc_row[self.slot]]
                table.log.append(PowerUsed(self.seat, card, self.power))
            self.use(table, move)
        elif table.log is not None:
            card = table.cards.vcs[table.vc_row[self.slot]]
            table.log.append(PowerLost(self.seat, card, self.power))

    def offer(self, table: SiliconValley, move: M | Decline) -> Offer:
        return Offer(move) if isinstance(move, Decline) else self.show(table, move)

    def prompt(self, table: SiliconValley) -> Saying:
        card = table.cards.vcs[table.vc_row[self.slot]]
        return PromptPower(card, self.power, self.optional)
