"""Every chair is alike: the same table with everybody in another chair, to be compared with it."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from seedround.engine.generator import Generator
from seedround.engine.kinds import OPEN, Viewer
from seedround.engine.look import ask, asking, look
from seedround.engine.table import Table


class Swap(NamedTuple):
    """Seats, or teams, that change places, and the fields that speak of them."""

    to: Sequence[int]
    """By number: the new one. What is no such number stays, such as nobody's."""
    who: frozenset[str]
    """Fields that name one of them, or several."""
    ascending: frozenset[str] = frozenset()
    """Fields that name several of them, the lowest first."""
    each: frozenset[str] = frozenset()
    """Fields that hold something for each of them, in their order."""
    piece: str = ""
    """What stands between @ and the number in the name of a piece, such as `hand@t1:x`."""
    first: int = 0
    """How the first of them is written there and in fields."""

    def renamed(self, number: Any) -> Any:
        place = number - self.first if isinstance(number, int) else -1
        return self.to[place] + self.first if 0 <= place < len(self.to) else number

    def field(self, name: str, value: Any) -> Any:
        """What a field holds after the change."""
        if name in self.ascending:
            return sorted(map(self.renamed, value))
        if name in self.who and isinstance(value, list):
            return list(map(self.renamed, value))
        if name in self.who:
            return self.renamed(value)
        if name in self.each and isinstance(value, list) and len(value) == len(self.to):
            return [value[self.to.index(place)] for place in range(len(value))]
        return value

    def text(self, text: str) -> str:
        """The name of a piece after the change."""
        return re.sub(
            rf"(@{self.piece})(\d)", lambda found: f"{found[1]}{self.renamed(int(found[2]))}", text
        )


def swapped(thing: Any, *swaps: Swap) -> Any:
    """Anything that is told, shown or asked, as JSON, after these changes of places."""
    if isinstance(thing, dict):
        found = {}
        for name, value in thing.items():
            inner = swapped(value, *swaps)
            for swap in swaps:
                inner = swap.field(name, inner)
            found[name] = inner
        return found
    if isinstance(thing, list):
        return [swapped(part, *swaps) for part in thing]
    if isinstance(thing, str):
        for swap in swaps:
            thing = swap.text(thing)
    return thing


def everything(table: Table, viewers: Sequence[Viewer]) -> list[Any]:
    """What these viewers were told since the last look, what they see and are asked, as JSON.

    And a table as one of them might imagine it, with open cards.
    """
    log, table.log = table.log or [], []
    found: list[Any] = [event.seen_by(viewer) for viewer in viewers for event in log]
    found += [look(table, viewer) for viewer in viewers]
    found += [ask(table, viewer) for viewer in viewers]
    found += [asking(table, choice) for choice in table.open_choices()]
    imagined = table.rules.redeal(table, viewers[-1], Generator(1))
    found.append(table.rules.view(imagined, OPEN))
    plain: list[Any] = msgspec.json.decode(msgspec.json.encode(found))
    return plain


def play_both(
    here: Table,
    there: Table,
    viewers: Sequence[Viewer],
    chooser: Random,
    *swaps: Swap,
    most: int = 1000,
) -> None:
    """Play the same moves at both tables: everybody is told, shown and asked alike.

    The first of the swaps is that of the seats; the last viewer is one.
    """
    elsewhere = [swaps[0].renamed(viewer) for viewer in viewers]
    for _ in range(most):
        wanted = swapped(everything(here, viewers), *swaps)
        for found, expected in zip(everything(there, elsewhere), wanted, strict=True):
            assert found == expected, f"{found}\ninstead of\n{expected}"
        if here.over:
            return
        chosen = chooser.choice(here.moves())
        here.play(chosen)
        there.play(chosen)
