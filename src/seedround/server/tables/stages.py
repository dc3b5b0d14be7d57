"""Stages as messages: what a view was after each event, as the changes that lead back to it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from seedround.engine.kinds import Viewer
from seedround.engine.table import Table
from seedround.server.protocol.tables import Change, StagesShown, StandingShown
from seedround.server.tables.standings import Say, standing_seen

QUESTION: Final = ("asked", "kind", "chosen")
"""What a view says about the next decision: while things happen there is none."""
BESIDE: Final = frozenset({"agenda", "generator", "legal", "log", "shown"})
"""What a table has beside the things that lie on it."""


class Stages:
    """The table after each of some events, and as it is now; the same for all who look."""

    def __init__(self, tables: Sequence[Table], now: Table) -> None:
        self._tables = [
            None if alike(table, later) else table
            for table, later in zip(tables, [*tables[1:], now], strict=False)
        ]
        """None where nothing has changed until the next one: most events end their move."""

    def seen_by(
        self,
        viewer: Viewer,
        now: Struct,
        standing: StandingShown | None = None,
        say: Say = str,
    ) -> StagesShown:
        """What to change in the view of the next stage, at the last stage in the view `now`.

        With a `standing` also how it stood then, as changes to it.
        """
        found: list[tuple[Change, ...]] = []
        for table in reversed(self._tables):
            if table is None:
                found.append(())
                continue
            then = table.rules.view(table, viewer)
            differences = [*changes(now, then)]
            now = then
            if standing is not None:
                before = standing_seen(table, viewer, say)
                differences.extend(changes(standing, before, ("standing",)))
                standing = before
            found.append(tuple(differences))
        return tuple(found[::-1])


def alike(one: Table, other: Table) -> bool:
    """Whether the same things lie on two tables of a game in the same phase."""
    mine, theirs = vars(one), vars(other)
    return one.rules.phase(one) == other.rules.phase(other) and all(
        value is theirs[name] or value == theirs[name]
        for name, value in mine.items()
        if name not in BESIDE
    )


def changes(now: Any, then: Any, at: tuple[str | int, ...] = ()) -> Iterator[Change]:
    """What to put where in one value to get the other: as deep as there are named fields.

    >>> from seedround.engine.step import Range
    >>> [change.at for change in changes(Range("bid", 10, 90, 10), Range("bid", 20, 90, 10))]
    [('lo',)]
    """
    kind = type(now)
    if kind is type(then):
        if isinstance(now, Struct):
            for field in kind.__struct_fields__:
                here, there = getattr(now, field), getattr(then, field)
                if here is not there and here != there and (at or field not in QUESTION):
                    yield from changes(here, there, (*at, field))
            return
        if kind is tuple and len(now) == len(then) and isinstance(now[0], Struct):
            for place, (here, there) in enumerate(zip(now, then, strict=True)):
                if here != there:
                    yield from changes(here, there, (*at, place))
            return
    yield Change(at=at, value=then)
