"""What is said when something cannot be printed."""

from typing import Final

from seedround.engine.saying import Saying


class PressMissing(Saying, frozen=True):
    """The library that makes PDFs is an extra."""


class NoSuchPart(Saying, frozen=True):
    """A part of a print that there is not."""

    part: str
    parts: tuple[str, ...]


class NoSuchPaper(Saying, frozen=True):
    paper: str
    papers: tuple[str, ...]


SAYINGS: Final = (PressMissing, NoSuchPart, NoSuchPaper)
