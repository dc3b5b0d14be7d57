"""From what is stored of a table to its course, also if the rules have changed since or something
of it cannot be read any more."""

import logging
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from seedround.engine.errors import Refused
from seedround.server.config import Config
from seedround.server.course import Course, Diverged
from seedround.server.store.lines import (
    Away,
    Back,
    Ended,
    Line,
    MovedOn,
    Resigned,
    Said,
    Started,
    Unread,
    WantedRematch,
)

log = logging.getLogger("seedround.replay")

BESIDE: Final = (Said, Away, Back, Resigned, WantedRematch, Ended)
"""What counts whatever the rules say about the moves around it."""


class Damage(Struct, frozen=True):
    """A table goes up to here; why it goes no further, in words."""

    words: str


def replayed(
    config: Config, lines: Sequence[Line], compared: bool, count: int | None = None
) -> tuple[Course, Diverged | Damage | None]:
    """The course that the lines lead to, and where the present rules say otherwise, if they do.

    There should be `count` lines, one after the other; from the first that is missing or cannot be
    read on everything is left out. A table that went on after a halt is compared again up to there.
    Several changes of rules may each have left a halt: the present rules go on with the first one
    that they reach.
    """
    sound = _sound(lines)
    damaged = sound < len(lines) or (count is not None and sound < count)
    try:
        course = _played(config, lines[:sound], compared)
    except _Broken as broken:
        sound, damaged = broken.place, True
        course = _played(config, lines[:sound], compared)
    if not damaged:
        return course, course.diverged
    kept = [line.deed for line in lines[sound:] if isinstance(line.deed, Ended)]
    course.ended = kept[-1] if kept else course.ended
    return course, _damage(sound)


def _sound(lines: Sequence[Line]) -> int:
    """How many lines there are up to a gap, or one that cannot be read."""
    for place, line in enumerate(lines):
        if line.number != place + 1 or isinstance(line.deed, Unread):
            return place
    return len(lines)


def _damage(sound: int) -> Damage:
    return Damage(
        f"Line {sound + 1} of this table is damaged in the server's database, so the game cannot "
        "go on. What was played before can be saved as a record."
    )


class _Broken(Exception):
    """A line can be read, but makes no sense."""

    def __init__(self, place: int) -> None:
        self.place = place


def _played(config: Config, lines: Sequence[Line], compared: bool) -> Course:
    course = Course(config)
    moved_on = [
        (place, line.deed.kept)
        for place, line in enumerate(lines)
        if isinstance(line.deed, MovedOn)
    ]
    course.compared = compared or bool(moved_on)
    place = 0
    while place < len(lines):
        halt = _applied(course, lines[place], place)
        if halt is None:
            place += 1
            continue
        reached = [later for later, kept in moved_on if later > place and kept <= halt.common]
        later = reached[0] if reached else len(lines)
        for line in lines[place + 1 : later]:
            if isinstance(line.deed, BESIDE):
                course.apply(line)
        if not reached:
            course.halt(halt)
        place = later
    course.compared = False
    return course


def _applied(course: Course, line: Line, place: int) -> Diverged | None:
    """Let a line take effect; gives where the present rules do not go along."""
    try:
        course.apply(line)
    except Diverged as halt:
        return halt
    except Refused as problem:
        if isinstance(line.deed, Started):
            common = len(course.sitting.moves) if course.sitting else 0
            return Diverged(common, "the deal", str(problem))
        log.exception("line %d of a table makes no sense", place + 1)
        raise _Broken(place) from problem
    except Exception as problem:
        log.exception("line %d of a table makes no sense", place + 1)
        raise _Broken(place) from problem
    return None
