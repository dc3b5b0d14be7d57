"""What lies on the table."""

from typing import Any, Final

from demo_day.cards import Cards
from seedround.engine.about import Options
from seedround.engine.generator import Generator
from seedround.engine.table import Table

NOTHING: Final = 0


class DemoDay(Table):
    cards: Cards

    def __init__(
        self, rules: Any, cards: Cards, options: Options, seats: int, generator: Generator
    ) -> None:
        super().__init__(rules, cards, options, seats, generator)
        self.deck: list[int] = []
        self.stage: list[int] = []  # the investor of this round first, then those who wait
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.prepared = [NOTHING] * seats  # chosen and not shown yet
        self.funded: list[tuple[int, ...]] = [()] * seats

    def copy(self, generator: Generator) -> "DemoDay":
        twin = DemoDay(self.rules, self.cards, self.options, self.seats, generator)
        self.copy_onto(twin)
        twin.deck, twin.stage = self.deck[:], self.stage[:]
        twin.hands, twin.prepared, twin.funded = self.hands[:], self.prepared[:], self.funded[:]
        return twin

    def worth(self, investors: list[int] | tuple[int, ...]) -> int:
        return sum(self.cards.cheques[investor] for investor in investors)


def inventory(table: DemoDay) -> dict[str, int]:
    """Every investor is somewhere (law 6)."""
    piles = (table.deck, table.stage, *table.funded)
    return {"investors": sum(len(pile) for pile in piles)}
