"""Standing, forecast and consequences as lines of text: for the terminal and for programs."""

from collections.abc import Iterator

from seedround.engine.kinds import Chance, Seat
from seedround.engine.saying import Saying
from seedround.engine.standing import CERTAIN, Consequence, Due, Forecast, Racer, Standing
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


class Perhaps(Saying, frozen=True):
    """Something that happens with a chance."""

    chance: Chance
    what: Saying


STANDING_LINES = (RaceLine, ForecastLine, Perhaps)


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
        yield f"- {said_with_chance(due, speaker)}"
    if forecast.warning is not None:
        yield speaker.say(forecast.warning)


def said_with_chance(thing: Due | Consequence, speaker: Speaker) -> str:
    """A change; one that is not certain with its chance."""
    certain = thing.chance == CERTAIN
    return speaker.say(thing.says if certain else Perhaps(thing.chance, thing.says))


def consequences_line(changes: tuple[Consequence, ...], speaker: Speaker) -> str:
    """All that a move brings, one after the other; empty if nothing is known of it."""
    return "; ".join(said_with_chance(change, speaker).removesuffix(".") for change in changes)
