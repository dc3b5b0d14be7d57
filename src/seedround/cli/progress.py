"""A bar on standard error while something runs."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from seedround.cli.sayings.studies import Counted
from seedround.cli.screen import spoken
from seedround.engine.locale import tenths
from seedround.engine.saying import Saying
from seedround.engine.words import Speaker


class RateColumn(ProgressColumn):
    """How many a second, of late."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(
            "" if speed is None else f"{tenths(speed, spoken())}/s", style="progress.data.speed"
        )


class Bar:
    """What is done, and what there is to say on the way."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self._progress = progress
        self._task = task

    def advance(self, done: float) -> None:
        self._progress.advance(self._task, done)

    def say(self, thing: Saying) -> None:
        """A line above the bar, and in a file that takes standard error."""
        self._progress.console.print(Speaker(spoken()).say(thing), soft_wrap=True, markup=False)


@contextmanager
def progress_bar(what: Literal["games", "seconds"], total: float) -> Iterator[Bar]:
    """How much is done, how fast and how long it will take; no bar without a terminal."""
    console = Console(stderr=True, highlight=False)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not sys.stderr.isatty()
    ) as progress:
        yield Bar(progress, progress.add_task(Speaker(spoken()).say(Counted(what)), total=total))
