"""What a page needs that has drawn no board for a game: its zones, read from the types."""

from typing import Any

from seedround.engine.zones import ZoneKind
from seedround.server.protocol.kinds import Count, Message


class ZoneShown(Message, frozen=True):
    """A field of the View, or of a card: what it is called, and how it is to be drawn."""

    name: str
    label: str
    kind: ZoneKind
    by_seat: bool
    """A list with one entry for every seat."""
    words: dict[str, str]
    """What people read for the words that it can hold."""
    inside: tuple["ZoneShown", ...]
    """The fields of a group; what a list is made of; key and value of a table."""


class PhaseShown(Message, frozen=True):
    """A phase of the game; kinds of decision begin with its name."""

    name: str
    label: str


class LessonShown(Message, frozen=True):
    """A short table for a first game."""

    options: dict[str, Any]
    others: Count


class PlainShown(Message, frozen=True):
    """All that a plain board is drawn from, in the reader's language."""

    zones: tuple[ZoneShown, ...]
    cards: dict[str, tuple[ZoneShown, ...]]
    """By the parts of a card set: what is printed on their cards beside the name."""
    phases: tuple[PhaseShown, ...]
    moments: tuple[str, ...]
    lesson: LessonShown


class InkShown(Message, frozen=True):
    """A colour on light paper and on dark paper."""

    day: str
    night: str


class PrintShown(Message, frozen=True):
    """What a game without a drawn box is printed with: paper, and at least four inks."""

    paper: InkShown
    sheet: InkShown
    edge: InkShown
    inks: tuple[InkShown, ...]
