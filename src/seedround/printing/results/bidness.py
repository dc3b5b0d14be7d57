"""Bidness: portraits in frames, the free one large, the IOUs of the others on their spikes."""

from typing import Final

from seedround.printing.people import mixed
from seedround.printing.results.frame import (
    HEAD,
    HEIGHT,
    WIDTH,
    Entrant,
    Inks,
    Outcome,
    mood_of,
    path,
    plate,
    portrait,
    rect,
    text,
)

PEN: Final = "c"
"""As the page's people are drawn in this game (`inks.css`)."""
DESK: Final = 540
NOTES: Final = 6


def draw(outcome: Outcome, inks: Inks) -> str:
    many = len(outcome.entrants)
    last = max(one.place or 1 for one in outcome.entrants)
    wide = WIDTH / many
    shapes = [
        rect(0, HEAD, WIDTH, HEIGHT - HEAD, inks["paper"]),
        *[path(f"M0 {y}H1200", stroke=inks["edge"], line=1.5) for y in range(HEAD + 20, DESK, 24)],
        *_guilloche(wide / 2, DESK - 150, inks["a"]),
        rect(0, DESK, WIDTH, 14, inks["c"]),
        rect(0, DESK + 14, WIDTH, HEIGHT - DESK - 14, inks["a"]),
    ]
    for number, one in enumerate(outcome.entrants):
        room = wide - 40
        width = min(room * (0.95 if one.won else 0.72), 280 if one.won else 210)
        high = width * 140 / 120
        x, y = wide * number + 20, DESK - high
        shapes += [
            rect(
                x - 4,
                y - 8,
                width + 8,
                high + 8,
                inks["sheet"],
                f'stroke="{inks["c"]}" stroke-width="5"',
            ),
            portrait(one.names[0], x, y, width, inks, f"p{number}", mood_of(one, last)),
            *_spike(x + width + 18, one, inks, min(96, room - width + 26)),
            plate(wide * number + 14, DESK + 26, wide - 28, one, inks, one.names[0]),
            text(
                wide * number + wide - 26,
                DESK + 58,
                21,
                one.says.split(",")[0],
                inks["b"] if one.pieces else inks["a"],
                anchor="end",
                room=wide * 0.44,
            ),
        ]
        if one.won and outcome.stamp:
            shapes.append(_stamp(x + width / 2, y + high * 0.8, width * 0.8, outcome.stamp, inks))
    return "".join(shapes)


def _guilloche(x: float, y: float, ink: str) -> list[str]:
    """The rosette of a banknote."""
    return [
        f'<ellipse cx="{x:g}" cy="{y:g}" rx="270" ry="96" fill="none" stroke="{ink}" '
        f'stroke-width="1.6" opacity="0.6" transform="rotate({turn} {x:g} {y:g})"/>'
        for turn in range(0, 180, 15)
    ]


def _spike(x: float, one: Entrant, inks: Inks, width: float) -> list[str]:
    found = []
    if one.pieces:
        found += [
            path(f"M{x} {DESK}V{DESK - 150}", stroke=inks["c"], line=7),
            path(f"M{x - 8} {DESK - 148}l8-24 8 24z", inks["c"]),
        ]
    for number in range(min(one.pieces, NOTES)):
        y = DESK - 52 - number * 40
        turn = (-6, 4, -3, 5, -5, 3)[number]
        found.append(
            f'<g transform="rotate({turn} {x:g} {y + 22:g})">'
            + rect(
                x - width / 2, y, width, 46, inks["sheet"], f'stroke="{inks["a"]}" stroke-width="3"'
            )
            + rect(
                x - width / 2 + 5,
                y + 5,
                width - 10,
                36,
                "none",
                f'stroke="{inks["a"]}" stroke-width="1"',
            )
            + text(x, y + 31, 22, "$", inks["a"], anchor="middle", room=width - 14)
            + "</g>"
        )
    return found


def _stamp(x: float, y: float, width: float, word: str, inks: Inks) -> str:
    red, paper = inks["b"], mixed(inks["sheet"], inks["paper"], 0.3)
    high = width * 0.3
    return (
        f'<g transform="rotate(-12 {x:g} {y:g})" opacity="0.94">'
        + rect(
            x - width / 2,
            y - high / 2,
            width,
            high,
            paper,
            f'rx="10" stroke="{red}" stroke-width="7"',
        )
        + rect(
            x - width / 2 + 10,
            y - high / 2 + 10,
            width - 20,
            high - 20,
            "none",
            f'rx="5" stroke="{red}" stroke-width="3"',
        )
        + text(x, y + high * 0.22, high * 0.62, word, red, anchor="middle", room=width - 40)
        + "</g>"
    )
