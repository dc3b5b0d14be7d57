"""What happens around the game: words, proposals, who is there, and the end."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from seedround.server.proposals import agreed
from seedround.server.store.lines import (
    Abandoned,
    Agreed,
    Away,
    Back,
    Declined,
    Deed,
    Ended,
    Left,
    Paused,
    Proposed,
    Resigned,
    Resumed,
    Said,
    Sat,
    WantedRematch,
)

if TYPE_CHECKING:
    from seedround.server.course import Course

KEPT_CHAT: Final = 200
"""Lines of chat kept in memory and given to who comes."""


class Chat(NamedTuple):
    """A line of chat with its number among the lines of chat."""

    number: int
    said: Said
    at: int


def _nothing(course: "Course", deed: Sat | Left, at: int) -> None:
    """Who sits where is in the config, which is stored with the line."""


def _said(course: "Course", deed: Said, at: int) -> None:
    """Chat is counted by itself: other numbers would tell what happens in secret."""
    number = course.chat[-1].number + 1 if course.chat else 1
    course.chat = (*course.chat, Chat(number, deed, at))[-KEPT_CHAT:]


def _proposed(course: "Course", deed: Proposed, at: int) -> None:
    course.proposal = course.proposing(deed.seat, deed.what)


def _agreed(course: "Course", deed: Agreed, at: int) -> None:
    if course.proposal is not None:
        course.proposal = agreed(course.config, course.proposal, deed.seat)


def _declined(course: "Course", deed: Declined, at: int) -> None:
    course.proposal = None


def _paused(course: "Course", deed: Paused, at: int) -> None:
    course.stage = "paused"
    course.proposal = None


def _resumed(course: "Course", deed: Resumed, at: int) -> None:
    course.stage = "running"
    course.proposal = None


def _abandoned(course: "Course", deed: Abandoned, at: int) -> None:
    course.stage = "abandoned"
    course.ended_at = at
    course.proposal = None


def _away(course: "Course", deed: Away, at: int) -> None:
    course.away |= {deed.seat}


def _back(course: "Course", deed: Back, at: int) -> None:
    course.away -= {deed.seat}
    course.clock.spare(deed.seat)


def _resigned(course: "Course", deed: Resigned, at: int) -> None:
    course.resigned |= {deed.seat}
    if course.proposal and deed.seat in course.proposal.waiting:
        course.proposal = agreed(course.config, course.proposal, deed.seat)


def _wanted_rematch(course: "Course", deed: WantedRematch, at: int) -> None:
    course.rematch |= {deed.seat}


def _ended(course: "Course", deed: Ended, at: int) -> None:
    course.ended = deed


EFFECTS: Final[dict[type[Deed], Callable[["Course", Any, int], None]]] = {
    Sat: _nothing,
    Left: _nothing,
    Said: _said,
    Proposed: _proposed,
    Agreed: _agreed,
    Declined: _declined,
    Paused: _paused,
    Resumed: _resumed,
    Abandoned: _abandoned,
    Away: _away,
    Back: _back,
    Resigned: _resigned,
    WantedRematch: _wanted_rematch,
    Ended: _ended,
}
