"""Which step carries out which effect of a VC card."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from seedround.engine.kinds import Seat
from seedround.engine.step import Step
from seedround.games.silicon_valley import effects
from seedround.games.silicon_valley.powers.acting import (
    ExpandByPower,
    HireByPower,
    LaunchByPower,
    LayoffByPower,
    PoachByPower,
    SunsetByPower,
)
from seedround.games.silicon_valley.powers.giving import (
    GainByPower,
    LowerSalaries,
    MoreActions,
    ReadAloud,
    TakeBlock,
    TakeRoyalty,
    WorkOvertime,
)
from seedround.games.silicon_valley.table import SiliconValley

CARRY_OUT: Final[Mapping[type[effects.Effect], Callable[[Seat, int, Any], Step[SiliconValley]]]] = {
    effects.Launch: LaunchByPower,
    effects.Act: MoreActions,
    effects.Hire: HireByPower,
    effects.Poach: PoachByPower,
    effects.Expand: ExpandByPower,
    effects.Blocks: TakeBlock,
    effects.Overtime: WorkOvertime,
    effects.Royalty: TakeRoyalty,
    effects.Relief: LowerSalaries,
    effects.Layoff: LayoffByPower,
    effects.Sunset: SunsetByPower,
    effects.Gain: GainByPower,
    effects.ByHand: ReadAloud,
}


def start(table: SiliconValley, seat: Seat, slot: int) -> None:
    """Put the power of the VC card in a slot on the agenda (SV-VC-03)."""
    steps: list[Step[SiliconValley]] = []
    for effect in table.cards.powers[table.vc_row[slot]]:
        times = effect.n if isinstance(effect, effects.Blocks) else 1
        steps += [CARRY_OUT[type(effect)](seat, slot, effect)] * times
    table.then(*steps)
