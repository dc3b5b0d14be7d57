"""What a picture of a result is made of: those who played, and the shapes that all games share."""

from collections.abc import Mapping
from typing import Final
from xml.sax.saxutils import escape

from msgspec import Struct

from seedround.printing.people import Mood, person

WIDTH: Final = 1200
HEIGHT: Final = 630
HEAD: Final = 126
"""How high the line with headline and title is; below it lies the scene."""
TITLE: Final = "Bricolage Grotesque"
TEXT: Final = "Atkinson Hyperlegible Next"
BROAD: Final = 0.56
"""The usual width of a letter, as a part of its height."""
YELLOW: Final = "#ffd84d"
ELLIPSIS: Final = "\N{HORIZONTAL ELLIPSIS}"
CONTROLS: Final = dict.fromkeys(range(32), " ")

Inks = Mapping[str, str]


class Entrant(Struct, frozen=True):
    """A seat, or a team, at the end."""

    names: tuple[str, ...]
    figure: int
    """What decides, the more the better."""
    says: str
    """The same in words, with its unit."""
    place: int | None
    won: bool
    mine: bool = False
    pieces: int = 0
    """Cubes, IOUs, points: what is drawn so many times."""
    note: str = ""


class Outcome(Struct, frozen=True):
    """All that a picture depends on."""

    game: str
    title: str
    headline: str
    story: str
    entrants: tuple[Entrant, ...]
    goal: int = 0
    """The figure that ends the game, where there is one."""
    goal_says: str = ""
    stamp: str = ""
    foot: str = ""


def text(
    x: float,
    y: float,
    size: float,
    words: str,
    fill: str,
    *,
    anchor: str = "start",
    room: float = 0,
    font: str = TITLE,
    bold: bool = True,
) -> str:
    """A line; in `room` it is made smaller, and cut off where it would be too small to read."""
    words = words.translate(CONTROLS)
    if room and len(words) * size * BROAD > room:
        size = max(size * 0.6, room / (len(words) * BROAD))
        most = max(1, int(room / (size * BROAD)))
        words = words if len(words) <= most else f"{words[: most - 1]}{ELLIPSIS}"
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{font}" font-size="{size:.1f}" '
        f'font-weight="{700 if bold else 400}" text-anchor="{anchor}" fill="{fill}">'
        f"{escape(words)}</text>"
    )


def portrait(
    who: str,
    x: float,
    y: float,
    width: float,
    inks: Inks,
    mark: str,
    mood: Mood,
    ground: bool = True,
) -> str:
    """A person in a box, `width` wide."""
    drawn = person(who, inks, mark, mood, ground)
    return f'<g transform="translate({x:g} {y:g}) scale({width / 120:g})">{drawn}</g>'


def head(who: str, x: float, y: float, size: float, inks: Inks, mark: str, mood: Mood) -> str:
    """A person's head in a square."""
    return (
        f'<svg x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" viewBox="12 4 96 96">'
        f"{person(who, inks, mark, mood)}</svg>"
    )


def circle(
    x: float, y: float, radius: float, fill: str, stroke: str = "none", line: float = 0
) -> str:
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" '
        f'stroke="{stroke}" stroke-width="{line:g}"/>'
    )


def edged(ink: str, line: float, radius: float = 0) -> str:
    """For a rectangle with an outline."""
    return f'rx="{radius:g}" stroke="{ink}" stroke-width="{line:g}"'


def mood_of(entrant: Entrant, last: int) -> Mood:
    if entrant.won:
        return "happy"
    return "worried" if entrant.place == last else "calm"


def plate(x: float, y: float, width: float, entrant: Entrant, inks: Inks, name: str) -> str:
    """A name on a card; the reader's is yellow."""
    fill = YELLOW if entrant.mine else inks["sheet"]
    ink = "#1b1d22" if entrant.mine else inks["ink"]
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="46" rx="6" fill="{fill}" '
        f'stroke="{inks["pen"]}" stroke-width="3"/>'
        f"{text(x + 14, y + 33, 26, name, ink, room=width - 28)}"
    )


def dots(mark: str, ink: str, step: float = 12, radius: float = 3, share: float = 1) -> str:
    """A halftone as a pattern."""
    return (
        f'<pattern id="{mark}" width="{step:g}" height="{step:g}" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(28)"><circle cx="{step / 2:g}" cy="{step / 2:g}" '
        f'r="{radius:g}" fill="{ink}" fill-opacity="{share:g}"/></pattern>'
    )


def rect(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}" {more}/>'


def path(d: str, fill: str = "none", stroke: str = "none", line: float = 3, more: str = "") -> str:
    return (
        f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{line:g}" '
        f'stroke-linejoin="round" stroke-linecap="round" {more}/>'
    )
