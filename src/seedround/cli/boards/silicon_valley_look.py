"""What all parts of Silicon Valley's table are drawn with: the scene, names, figures, blocks."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

from seedround.cli.boards import Scene
from seedround.engine.locale import money
from seedround.engine.saying import Saying
from seedround.games.silicon_valley.cards import Cards
from seedround.games.silicon_valley.document import (
    ATTRIBUTES,
    Attribute,
    Benefit,
    Employee,
    Founder,
)
from seedround.games.silicon_valley.events import Row
from seedround.games.silicon_valley.labels import (
    LabelCard,
    LabelEmpty,
    LabelEveryRound,
    LabelSlot,
    LabelSymbol,
    LabelValuation,
    LabelWorth,
)
from seedround.games.silicon_valley.track import amount
from seedround.games.silicon_valley.view import SiliconValleyView

INK = {
    "D2": "black on dark_orange",
    "I3": "black on yellow",
    "L3": "white on purple",
    "I4": "white on blue",
    "O4": "black on green",
    "L4": "white on red",
    "T4": "black on cyan",
    "S4": "black on hot_pink",
}
"""The colours of the blocks; their names are their second sign."""


class Look(NamedTuple):
    """A scene with its types, and what is asked of it again and again."""

    scene: Scene
    view: SiliconValleyView
    cards: Cards
    tall: bool
    """Cards in several lines, or in as few as possible."""

    @property
    def discounts(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What the viewer's symbols take off prices; nothing for a spectator."""
        viewer = self.view.viewer
        symbols = self.view.seats[viewer].symbols if viewer >= 0 else (0,) * len(ATTRIBUTES)
        return self.cards.discounts(symbols)

    @property
    def every_round(self) -> str:
        """The sign in front of what comes every round, or the words for it."""
        return self.scene.sign("∞", self.say(LabelEveryRound()))

    @property
    def again(self) -> str:
        """The same where there is no room for words."""
        return self.scene.sign("∞", "@")

    def say(self, saying: Saying) -> str:
        return self.scene.say(saying)

    def name(self, card: str) -> str:
        return self.say(LabelCard(card))

    def money(self, sum: int) -> str:
        return money(sum, self.scene.language)

    def slot(self, row: Row, slot: int) -> str:
        return self.say(LabelSlot(row, slot + 1))

    def symbols(self, attributes: Iterable[Attribute]) -> str:
        return " ".join(self.say(LabelSymbol(attribute)) for attribute in attributes)

    def benefit(self, it: Benefit) -> str:
        parts = [self.say(LabelValuation(it.valuation))] if it.valuation else []
        parts += [self.money(it.cash)] if it.cash else []
        return " ".join([*parts, *it.code]) or "-"

    def empty(self) -> Text:
        return Text(self.say(LabelEmpty()), "dim")

    def person(self, card: str) -> Employee | Founder:
        """What stands on the card of an employee or a founder."""
        document, number = self.cards.document, self.cards.person[card]
        staff = len(document.employee)
        return document.employee[number] if number < staff else document.founder[number - staff]


def worth(index: int) -> LabelWorth:
    """What a space of the track is worth."""
    return LabelWorth(*amount(index))


def blocks(names: Sequence[str]) -> Text:
    """Blocks in a row, several of a kind with their number."""
    line = Text()
    for name in dict.fromkeys(names):
        many = names.count(name)
        line.append(name, INK[name]).append(f"x{many} " if many > 1 else " ", "not bold")
    line.rstrip()
    return line
