"""Tech Deck: a line for every team, a stop for every customer served, the points at its end."""

from typing import Final

from seedround.printing.results.frame import (
    HEAD,
    HEIGHT,
    WIDTH,
    YELLOW,
    Inks,
    Outcome,
    circle,
    head,
    mood_of,
    path,
    rect,
    text,
)
from seedround.printing.symbols import symbols

CARD: Final = 148
SIGNS: Final = ("service", "technology", "science", "information")
TONES: Final = ("a", "b", "c", "d")


def draw(outcome: Outcome, inks: Inks) -> str:
    lanes = len(outcome.entrants)
    last = max(one.place or lanes for one in outcome.entrants)
    most = max(1, *(one.pieces for one in outcome.entrants))
    shapes = [
        rect(0, HEAD, WIDTH, HEIGHT - HEAD, inks["paper"]),
        *[path(f"M{x} {HEAD}V{HEIGHT}", stroke=inks["edge"], line=1) for x in range(20, WIDTH, 78)],
        *[
            path(f"M0 {y}H{WIDTH}", stroke=inks["edge"], line=1)
            for y in range(HEAD + 22, HEIGHT, 52)
        ],
        path("M0 376H330L520 188H1200", stroke=inks["c"], line=16, more='opacity="0.4"'),
        path(
            "M0 598H250L420 428H820L980 588H1200", stroke=inks["d"], line=16, more='opacity="0.4"'
        ),
    ]
    for number, one in enumerate(outcome.entrants):
        y = HEAD + (HEIGHT - HEAD) * (number + 0.5) / lanes
        people = len(one.names)
        each = CARD if people == 1 else CARD * 0.8 if people == 2 else CARD * 0.62
        start = 44 + each * people + 14 * (people - 1)
        disc = 88 if one.won else 66
        end = start + 60 + (WIDTH - start - 240) * one.pieces / most
        ink = inks[TONES[number % 2]]
        shapes.append(rect(start - 20, y - 15, end - start + 20, 30, ink))
        gap = (end - start - 30) / max(1, one.pieces)
        for stop in range(one.pieces):
            shapes += _stop(start + 26 + gap * stop, y, min(22, gap * 0.46), stop + number, inks)
        for place, name in enumerate(one.names):
            x = 44 + place * (each + 14)
            high = each * 1.16
            shapes += [
                rect(
                    x,
                    y - high / 2,
                    each,
                    high,
                    inks["sheet"],
                    f'rx="10" stroke="{inks["ink"]}" stroke-width="5"',
                ),
                head(
                    name,
                    x + 6,
                    y - high / 2 + 6,
                    each - 12,
                    inks,
                    f"p{number}{place}",
                    mood_of(one, last),
                ),
                rect(
                    x + 5, y + high / 2 - 36, each - 10, 31, YELLOW if one.mine else inks["sheet"]
                ),
                text(
                    x + each / 2,
                    y + high / 2 - 12,
                    24,
                    name,
                    inks["ink"],
                    anchor="middle",
                    room=each - 16,
                ),
            ]
        shapes += [
            circle(
                end + disc - 20,
                y,
                disc,
                YELLOW if one.won else inks["sheet"],
                inks["ink"] if one.won else inks["quiet"],
                14,
            ),
            text(
                end + disc - 20,
                y + disc * 0.34,
                disc,
                str(one.pieces),
                inks["ink"],
                anchor="middle",
                room=disc * 1.6,
            ),
        ]
    if outcome.foot:
        shapes.append(
            text(WIDTH - 24, HEIGHT - 20, 24, outcome.foot, inks["ink"], anchor="end", room=700)
        )
    return "".join(shapes)


def _stop(x: float, y: float, radius: float, which: int, inks: Inks) -> list[str]:
    """A station with the sign of a domain."""
    kind = (which * 7 + which // 3) % len(SIGNS)
    sign = symbols("tech-deck")["signs"][SIGNS[kind]]
    scale = radius / 34
    ink = inks[TONES[kind]]
    placed = f"translate({x - 21 * scale:.1f} {y - 21 * scale:.1f}) scale({scale:.3f})"
    return [
        circle(x, y, radius, inks["sheet"], inks["ink"], 4),
        f'<g transform="{placed}">{path(sign, ink)}</g>',
    ]
