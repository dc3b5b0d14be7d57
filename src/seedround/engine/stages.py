"""Stages: the table as it was right after each event, for those who show one event at a time."""

from seedround.engine.event import Event
from seedround.engine.table import Table


class Staged(list[Event]):
    """A log that keeps, beside each event it is told, a copy of its table at that moment."""

    def __init__(self, table: Table, stages: list[Table]) -> None:
        super().__init__()
        self._table = table
        self._stages = stages

    def append(self, event: Event) -> None:
        super().append(event)
        self._stages.append(self._table.copy(self._table.generator))
