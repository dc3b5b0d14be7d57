"""From what is stored of a table to its match, also if the rules have changed since or something
of it cannot be read any more."""

import logging
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from seedround.engine.errors import Refused
from seedround.server.sayings.tables import HeadDamaged, LineDamaged
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
from seedround.server.tables.config import Config
from seedround.server.tables.match import Diverged, Match

log = logging.getLogger("seedround.replay")

BESIDE: Final = (Said, Away, Back, Resigned, WantedRematch, Ended)
"""Deeds that count even where the present rules do not follow the moves around them."""


class Damage(Struct, frozen=True):
    """Why a table can be read up to here and no further."""

    why: HeadDamaged | LineDamaged


def replayed(
    config: Config, lines: Sequence[Line], compared: bool, count: int | None = None
) -> tuple[Match, Diverged | Damage | None]:
    """The match that the lines lead to, and where the present rules say otherwise, if they do.

    There should be `count` lines, one after the other; from the first that is missing or cannot be
    read on everything is left out. A table that went on after a halt is compared again up to there.
    Several changes of rules may each have left a halt: the present rules go on with the first one
    that they reach.
    """
    sound = _sound(lines)
    damaged = sound < len(lines) or (count is not None and sound < count)
    try:
        match = _played(config, lines[:sound], compared)
    except _Broken as broken:
        sound, damaged = broken.place, True
        match = _played(config, lines[:sound], compared)
    if not damaged:
        return match, match.diverged
    kept = [line.deed for line in lines[sound:] if isinstance(line.deed, Ended)]
    match.ended = kept[-1] if kept else match.ended
    return match, Damage(LineDamaged(sound + 1))


def _sound(lines: Sequence[Line]) -> int:
    """How many lines there are up to a gap, or one that cannot be read."""
    for place, line in enumerate(lines):
        if line.number != place + 1 or isinstance(line.deed, Unread):
            return place
    return len(lines)


class _Broken(Exception):
    """A line can be read, but makes no sense."""

    def __init__(self, place: int) -> None:
        self.place = place


def _played(config: Config, lines: Sequence[Line], compared: bool) -> Match:
    match = Match(config)
    moved_on = [
        (place, line.deed.kept)
        for place, line in enumerate(lines)
        if isinstance(line.deed, MovedOn)
    ]
    match.compared = compared or bool(moved_on)
    place = 0
    while place < len(lines):
        halt = _applied(match, lines[place], place)
        if halt is None:
            place += 1
            continue
        reached = [later for later, kept in moved_on if later > place and kept <= halt.common]
        later = reached[0] if reached else len(lines)
        for line in lines[place + 1 : later]:
            if isinstance(line.deed, BESIDE):
                match.apply(line)
        if not reached:
            match.halt(halt)
        place = later
    match.compared = False
    return match


def _applied(match: Match, line: Line, place: int) -> Diverged | None:
    """Let a line take effect; gives where the present rules lead elsewhere."""
    try:
        match.apply(line)
    except Diverged as halt:
        return halt
    except Refused as problem:
        if isinstance(line.deed, Started):
            common = match.playthrough.ply if match.playthrough else 0
            return Diverged(common, None, problem.why)
        log.exception("line %d of a table makes no sense", place + 1)
        raise _Broken(place) from problem
    except Exception as problem:
        log.exception("line %d of a table makes no sense", place + 1)
        raise _Broken(place) from problem
    return None
