"""What the powers have in common that ask their seat something."""

from dataclasses import dataclass
from typing import Any, ClassVar

from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.step import Choice
from seedround.games.silicon_valley.effects import Power
from seedround.games.silicon_valley.events import PowerLost, PowerUsed
from seedround.games.silicon_valley.moves import DECLINE, Decline
from seedround.games.silicon_valley.sayings import PromptPower
from seedround.games.silicon_valley.table import SiliconValley


@dataclass(frozen=True)
class UsePower(Choice[SiliconValley, Any]):
    """What a power lets the seat do now, without using an action (SV-VC-03, SV-R-28)."""

    slot: int
    effect: Any
    """What the card says, of the kind of effect that each class is for."""

    rule_ids = ("SV-VC-03",)
    optional: ClassVar[bool] = True

    @property
    def power(self) -> Power:
        """What is told of it at this decision."""
        found: Power = self.effect
        return found

    def ways(self, table: SiliconValley) -> list[Move]:
        """What can be done; if nothing can, the power is lost without a decision."""
        raise NotImplementedError

    def use(self, table: SiliconValley, move: Any) -> None:
        raise NotImplementedError

    def moves(self, table: SiliconValley) -> list[Move]:
        ways = self.ways(table)
        return [*ways, DECLINE] if self.optional or not ways else ways

    def play(self, table: SiliconValley, move: Move) -> None:
        if not isinstance(move, Decline):
            if table.log is not None:
                card = table.cards.vcs[table.vc_row[self.slot]]
                table.log.append(PowerUsed(self.seat, card, self.power))
            self.use(table, move)
        elif table.log is not None:
            card = table.cards.vcs[table.vc_row[self.slot]]
            table.log.append(PowerLost(self.seat, card, self.power))

    def prompt(self, table: SiliconValley) -> Saying:
        card = table.cards.vcs[table.vc_row[self.slot]]
        return PromptPower(card, self.power, self.optional)
