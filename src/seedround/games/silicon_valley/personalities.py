"""The Rival's personalities act when their marker stands on "!" (SV-SOLO-29, 6.10)."""

from dataclasses import dataclass
from typing import Final

from seedround.engine.step import Step
from seedround.games.silicon_valley.cards import Wants
from seedround.games.silicon_valley.deeds import DEEDS
from seedround.games.silicon_valley.document import ATTRIBUTES
from seedround.games.silicon_valley.effects import Deed
from seedround.games.silicon_valley.events import PersonalityActed
from seedround.games.silicon_valley.table import SiliconValley


def on_edge(table: SiliconValley, markers: Wants | None = None) -> list[int]:
    """The attributes whose markers stand on "!", now or in a position foreseen, left to right."""
    order, steps = table.cards.document.solo.attribute_order, table.track_steps()
    at = table.markers if markers is None else markers
    return [one for one in map(ATTRIBUTES.index, order) if at[one] >= steps[one]]


@dataclass(frozen=True)
class Resolve(Step[SiliconValley]):
    """All cards whose marker is on "!" now, left to right (SV-SOLO-29, SV-R-45)."""

    def run(self, table: SiliconValley) -> None:
        table.then(*(ActOut(attribute) for attribute in on_edge(table)))


@dataclass(frozen=True)
class ActOut(Step[SiliconValley]):
    """Carry out one personality card; then its marker returns to the top (SV-SOLO-29)."""

    attribute: int

    def run(self, table: SiliconValley) -> None:
        card = table.personalities[self.attribute]
        if table.log is not None:
            does = table.cards.deed_words[card]
            table.log.append(PersonalityActed(table.cards.personalities[card], does))
        deeds = [DoDeed(effect) for effect in table.cards.deeds[card]]
        table.then(*deeds, ResetMarker(self.attribute))


@dataclass(frozen=True)
class DoDeed(Step[SiliconValley]):
    """One effect of a personality card."""

    effect: Deed

    def run(self, table: SiliconValley) -> None:
        DEEDS[type(self.effect)](table, self.effect)


@dataclass(frozen=True)
class ResetMarker(Step[SiliconValley]):
    """SV-SOLO-29."""

    attribute: int

    def run(self, table: SiliconValley) -> None:
        markers = list(table.markers)
        markers[self.attribute] = 0
        table.markers = tuple(markers)


RESOLVE: Final = Resolve()
