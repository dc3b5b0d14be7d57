"""Papers and inks: what a game is printed with, by day and by night."""

from typing import Final, NamedTuple


class Ink(NamedTuple):
    """A colour on light paper, and lightened for dark paper."""

    day: str
    night: str


class Paper(NamedTuple):
    """The table, the sheets that lie on it, and their cut edges."""

    table: Ink
    sheet: Ink
    edge: Ink


TOMATO: Final = Ink("#bf3519", "#ff8a72")
NAVY: Final = Ink("#23407f", "#8fb0ff")
GREEN: Final = Ink("#1d6b4a", "#6fd3a4")
STAMP: Final = Ink("#b3262e", "#ff8f8f")
ORANGE: Final = Ink("#a84a0f", "#ffa366")
VIOLET: Final = Ink("#56348f", "#c2a4ff")
TEAL: Final = Ink("#0b6969", "#66d6d0")
OCHRE: Final = Ink("#7d5600", "#e8c25a")
PLUM: Final = Ink("#96336f", "#f39ad0")
SLATE: Final = Ink("#4d5a66", "#b4c0cc")
ALL_INKS: Final = (NAVY, TOMATO, GREEN, OCHRE, VIOLET, TEAL, PLUM, STAMP, ORANGE, SLATE)


def _paper(table: str, sheet: str, edge: str) -> Paper:
    """Papers differ by day; at night all of them are blue-black."""
    return Paper(Ink(table, "#12151f"), Ink(sheet, "#1b202e"), Ink(edge, "#353c50"))


CREAM: Final = _paper("#fbf3df", "#fffaf0", "#dfcfa9")
MINT: Final = _paper("#e9f5ec", "#f6fbf7", "#bcd6c4")
GREY: Final = _paper("#eeeff1", "#fafafb", "#cdd0d6")
SAND: Final = _paper("#f6ead8", "#fdf7ec", "#dcc7a2")
ROSE: Final = _paper("#faecea", "#fff8f6", "#e2c4bf")
SKY: Final = _paper("#e8f1f8", "#f7fbfe", "#bdd0df")
ALL_PAPERS: Final = (CREAM, MINT, GREY, SAND, ROSE, SKY)


def so_many(inks: tuple[Ink, ...], wanted: int) -> tuple[Ink, ...]:
    """The inks of a game, and others after them where more are needed."""
    return (*inks, *[ink for ink in ALL_INKS if ink not in inks])[:wanted]
