"""Standing, forecast and consequences as lines of text: for the terminal and for programs."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from seedround.engine.kinds import Phrase, Seat
from seedround.engine.move import Move
from seedround.engine.saying import Saying
from seedround.engine.standing import Forecast, Racer, Standing
from seedround.engine.step import Choice
from seedround.engine.table import Table
from seedround.engine.telling import averting, consequences_of
from seedround.engine.words import Speaker


class RaceLine(Saying, frozen=True):
    """One who takes part in the race: the place, who it is, and the figure."""

    place: int
    seats: tuple[Seat, ...]
    figure: Saying
    parts: tuple[Saying, ...]


class ForecastLine(Saying, frozen=True):
    """What is to come, with what it comes to."""

    phase: Saying
    ends: Saying


class SaferLine(Saying, frozen=True):
    """The move that averts what another one warns of."""

    move: Phrase


STANDING_LINES = (RaceLine, ForecastLine, SaferLine)


def standing_lines(standing: Standing, speaker: Speaker) -> Iterator[str]:
    """The goal, everybody by place, and the end."""
    yield speaker.say(standing.goal)
    for racer in sorted(standing.race, key=_place):
        yield speaker.say(RaceLine(racer.place, racer.seats, racer.says, racer.parts))
    yield speaker.say(standing.end)
    if standing.danger is not None:
        yield speaker.say(standing.danger)


def _place(racer: Racer) -> int:
    return racer.place


def forecast_lines(forecast: Forecast, speaker: Speaker) -> Iterator[str]:
    """What will happen by itself, in its order, after a line that says what it comes to."""
    yield speaker.say(ForecastLine(forecast.phase, forecast.ends))
    for due in forecast.lines:
        yield f"- {speaker.say(due.says)}"
    if forecast.warning is not None:
        yield speaker.say(forecast.warning)


def brings_line(table: Table, choice: Choice[Any, Any], move: Move, speaker: Speaker) -> str:
    """All that a move brings, and what averts the worst of it; empty if nothing is known of it."""
    brings = partial(consequences_of, table, choice)
    parts = [speaker.say(change.says).removesuffix(".") for change in brings(move)]
    other = averting(table, choice, move, brings)
    if other is not None:
        words = speaker.say(choice.offer(table, other).says or other)
        parts.append(speaker.say(SaferLine(words.removesuffix("."))))
    return "; ".join(parts)
