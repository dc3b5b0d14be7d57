"""Paper and inks: each game is printed in its own, by day and by night."""

from msgspec import Struct


class Print(Struct, frozen=True):
    """One theme: paper, ink, and the inks of the series."""

    paper: str
    card: str
    ink: str
    quiet: str
    grid: str
    series: tuple[str, ...]

    def css(self) -> str:
        colours = {
            "paper": self.paper,
            "card": self.card,
            "ink": self.ink,
            "quiet": self.quiet,
            "grid": self.grid,
            **{f"series-{number}": ink for number, ink in enumerate(self.series, 1)},
        }
        return "".join(f"--{name}: {value}; " for name, value in colours.items())


TOMATO, NAVY = ("#d6452b", "#ff8a72"), ("#23407f", "#8fb0ff")
GREEN, STAMP = ("#1d6b4a", "#6fd3a4"), ("#b3262e", "#ff8f8f")
ORANGE, VIOLET, TEAL = ("#d2601a", "#ffa366"), ("#56348f", "#c2a4ff"), ("#0e7a7a", "#66d6d0")
OCHRE, PLUM, SLATE = ("#8f6400", "#e8c25a"), ("#96336f", "#f39ad0"), ("#4d5a66", "#b4c0cc")
"""Each ink on paper, and lightened for the night."""

_DARK = ("#14181f", "#1b212b", "#f1ece1", "#b5b9c2", "#343c49")
_GAMES = {
    "trade-show": (("#fbf3df", "#fffaf0"), (TOMATO, NAVY, OCHRE, TEAL, PLUM, SLATE)),
    "bidness": (("#e9f5ec", "#f6fbf7"), (GREEN, STAMP, OCHRE, NAVY, PLUM, SLATE)),
    "tech-deck": (("#eeeff1", "#fafafb"), (NAVY, TOMATO, GREEN, VIOLET, OCHRE, SLATE)),
    "silicon-valley": (("#f6ead8", "#fdf7ec"), (ORANGE, VIOLET, TEAL, NAVY, STAMP, SLATE)),
}


def prints(game: str) -> tuple[Print, Print]:
    """The day and the night print of a game."""
    (paper, card), inks = _GAMES.get(game, _GAMES["tech-deck"])
    day = Print(paper, card, "#1d1b1a", "#5d584f", "#ddd3bf", tuple(ink for ink, _ in inks))
    return day, Print(*_DARK, tuple(ink for _, ink in inks))
