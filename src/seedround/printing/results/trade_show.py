"""Trade Show: booths side by side, the higher the better, each with its cheque."""

from math import cos, pi, sin
from typing import Final

from seedround.printing.people import mixed
from seedround.printing.results.frame import (
    HEAD,
    HEIGHT,
    WIDTH,
    Inks,
    Outcome,
    circle,
    dots,
    edged,
    mood_of,
    path,
    plate,
    portrait,
    rect,
    text,
)

GROUND: Final = 556
STEP: Final = 26
RAYS: Final = 14
CUBES: Final = 6


def draw(outcome: Outcome, inks: Inks) -> str:
    many = len(outcome.entrants)
    last = max(one.place or 1 for one in outcome.entrants)
    wide = WIDTH / many
    shapes = [
        f"<defs>{dots('floor', inks['b'], 14, 4, 0.35)}</defs>",
        rect(0, HEAD, WIDTH, HEIGHT - HEAD, inks["paper"]),
        *_rays(wide / 2, inks["a"], 0.45),
        *_rays(WIDTH * 0.62, inks["a"], 0.14),
        rect(0, GROUND, WIDTH, HEIGHT - GROUND, mixed(inks["paper"], inks["b"], 0.12)),
        rect(0, GROUND, WIDTH, HEIGHT - GROUND, "url(#floor)"),
        *_bunting(inks),
    ]
    for number, entrant in enumerate(outcome.entrants):
        width = min(216, wide - 28)
        x = wide * number + (wide - width) / 2
        top = HEAD + 66 + STEP * 2 * ((entrant.place or last) - 1) / max(1, last - 1) * 1.6
        shapes += [
            rect(
                x + 4, top + 40, width - 8, GROUND - top - 40, mixed(inks["paper"], inks["a"], 0.16)
            ),
            portrait(
                entrant.names[0],
                x + width * 0.04,
                GROUND - 30 - width * 0.92 * 140 / 120,
                width * 0.92,
                inks,
                f"p{number}",
                mood_of(entrant, last),
                ground=False,
            ),
            rect(x + 4, top + 40, 9, GROUND - top - 40, inks["b"]),
            rect(x + width - 13, top + 40, 9, GROUND - top - 40, inks["b"]),
            *_awning(x, top, width, inks),
            rect(x - 4, GROUND - 58, width + 8, 64, inks["a"] if entrant.won else inks["b"]),
            _cheque(x + width * 0.2, GROUND - 68, width * 0.6, entrant.says, inks),
            plate(x, GROUND + 18, width, entrant, inks, entrant.names[0]),
            *_cubes(
                x + width - 14, GROUND + 41, entrant.pieces, len(entrant.names[0]), width, inks
            ),
        ]
        if entrant.won:
            shapes += _rosette(x + width - 16, top + 46, inks)
    return "".join(shapes)


def _rays(x: float, ink: str, share: float) -> list[str]:
    """Beams of light behind the booths."""
    found = []
    for ray in range(RAYS):
        turn = 2 * pi * ray / RAYS
        ends = [(x + 900 * cos(turn + d), 400 + 900 * sin(turn + d)) for d in (-0.07, 0.07)]
        (ax, ay), (bx, by) = ends
        d = f"M{x:.0f} 400L{ax:.0f} {max(ay, HEAD):.0f}L{bx:.0f} {max(by, HEAD):.0f}Z"
        found.append(path(d, ink, more=f'opacity="{share:g}"'))
    return found


def _bunting(inks: Inks) -> list[str]:
    flags = []
    for number in range(23):
        x = 24 + number * 52
        y = HEAD + 20 + 26 * abs(sin(pi * x / 600))
        ink = inks["a"] if number % 2 == 0 else inks["b"]
        flags.append(path(f"M{x - 13} {y:.0f}h26l-13 30z", ink))
    low, high = HEAD + 20, HEAD + 46
    cord = f"M0 {low}Q150 {high + 12} 300 {high}T600 {low}T900 {high}T1200 {low}"
    return [path(cord, stroke=inks["b"], line=3), *flags]


def _awning(x: float, y: float, width: float, inks: Inks) -> list[str]:
    """Stripes with round ends."""
    stripes = 6
    each = (width + 28) / stripes
    found = [rect(x - 14, y, width + 28, 46, inks["sheet"])]
    for number in range(stripes):
        left = x - 14 + number * each
        fill = inks["a"] if number % 2 == 0 else inks["sheet"]
        d = f"M{left:.1f} {y:g}h{each:.1f}v46a{each / 2:.1f} {each / 2:.1f} 0 0 1-{each:.1f} 0z"
        found.append(path(d, fill, inks["b"], 3))
    return found


def _cheque(x: float, y: float, width: float, words: str, inks: Inks) -> str:
    turned = f'transform="rotate(-3 {x + width / 2:g} {y + 26:g})"'
    paper = rect(x, y, width, 56, inks["sheet"], edged(inks["b"], 3))
    sum_ = text(x + width / 2, y + 42, 40, words, inks["b"], anchor="middle", room=width - 12)
    return f"<g {turned}>{paper}{sum_}</g>"


def _cubes(x: float, y: float, many: int, letters: int, width: float, inks: Inks) -> list[str]:
    """As many as there is room for beside the name."""
    room = int((width - 40 - letters * 15) / 22)
    found = []
    for number in range(min(many, CUBES, max(0, room))):
        left = x - 20 - number * 22
        found += [
            path(f"M{left} {y - 5}l9-5 9 5-9 5z", mixed(inks["sheet"], inks["b"], 0.45)),
            path(f"M{left} {y - 5}l9 5v10l-9-5z", inks["a"]),
            path(f"M{left + 18} {y - 5}l-9 5v10l9-5z", inks["b"]),
        ]
    return found


def _rosette(x: float, y: float, inks: Inks) -> list[str]:
    turns = [2 * pi * petal / 12 for petal in range(12)]
    ribbon = f"M{x - 16} {y + 20}l-4 46 16-12 2-30zM{x + 16} {y + 20}l4 46-16-12-2-30z"
    return [
        path(ribbon, inks["b"]),
        *[circle(x + 27 * cos(turn), y + 27 * sin(turn), 9, inks["a"]) for turn in turns],
        circle(x, y, 24, inks["sheet"], inks["a"], 3),
        text(x, y + 10, 28, "1", inks["a"], anchor="middle"),
    ]
