"""How a report is printed: on the game's paper, in its inks, by day and by night."""

from msgspec import Struct

from seedround.engine.about import About
from seedround.engine.inks import so_many

SERIES = 6
"""So many lines a plot has at most."""


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


_DARK = ("#14181f", "#1b212b", "#f1ece1", "#b5b9c2", "#343c49")


def prints(game: About) -> tuple[Print, Print]:
    """The day and the night print of a game."""
    inks = so_many(game.inks, SERIES)
    paper, card = game.paper.table.day, game.paper.sheet.day
    day = Print(paper, card, "#1d1b1a", "#5d584f", "#ddd3bf", tuple(ink.day for ink in inks))
    return day, Print(*_DARK, tuple(ink.night for ink in inks))
