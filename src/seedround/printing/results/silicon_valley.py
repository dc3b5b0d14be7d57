"""Silicon Valley: a tower for every company, the higher the more it is worth, and the goal."""

from typing import Final

from seedround.printing.people import mixed
from seedround.printing.results.frame import (
    HEAD,
    HEIGHT,
    WIDTH,
    YELLOW,
    Inks,
    Outcome,
    dots,
    head,
    mood_of,
    path,
    rect,
    text,
)

GROUND: Final = 562
LOWEST: Final = 96
HIGHEST: Final = 236
FACE: Final = 104


def draw(outcome: Outcome, inks: Inks) -> str:
    many = len(outcome.entrants)
    last = max(one.place or many for one in outcome.entrants)
    top = max(1, outcome.goal, *(one.figure for one in outcome.entrants))

    def roof(figure: int) -> float:
        return GROUND - LOWEST - (HIGHEST - LOWEST) * figure / top

    sun, hill = inks["a"], mixed(inks["paper"], inks["d"], 0.55)
    shapes = [
        f"<defs>{dots('sky', inks['a'], 14, 4, 0.16)}{dots('shade', inks['b'], 7, 2.4)}"
        f"{dots('spots', inks['a'], 16, 4.5, 0.8)}</defs>",
        rect(0, HEAD, WIDTH, HEIGHT - HEAD, mixed(inks["paper"], inks["a"], 0.14)),
        rect(0, HEAD, WIDTH, 250, "url(#sky)"),
        f'<circle cx="600" cy="486" r="206" fill="{mixed(sun, inks["sheet"], 0.35)}"/>',
        '<circle cx="600" cy="486" r="206" fill="url(#spots)"/>',
        path("M0 500C120 420 240 410 380 500S700 560 820 430 1040 420 1200 510V600H0Z", hill),
        path(
            f"M0 {GROUND + 6}Q300 {GROUND - 8} 600 {GROUND + 6}T1200 {GROUND + 2}V630H0Z", inks["c"]
        ),
    ]
    if outcome.goal:
        y = roof(outcome.goal)
        shapes += [
            path(f"M0 {y:g}H1200", stroke=inks["b"], line=3, more='stroke-dasharray="14 10"'),
            path(f"M30 {y - 17:g}h96l-10 17 10 17h-96z", inks["b"]),
            text(70, y + 9, 24, outcome.goal_says, inks["on-ink"], anchor="middle", room=76),
        ]
    wide = (WIDTH - 140) / many
    for number, one in enumerate(outcome.entrants):
        width = min(150, wide - 70)
        x = 140 + wide * number + (wide - width) / 2 - 30
        y = roof(one.figure)
        body = inks["b"] if one.won else mixed(inks["ink"], inks["b"], 0.25)
        sign = YELLOW if one.mine else inks["sheet"]
        shapes += [
            rect(x + width, y + 24, 34, GROUND - y - 24, "url(#shade)"),
            rect(x, y, width, GROUND - y, body),
            *[
                rect(
                    x + 14 + column * (width - 36) / 5,
                    row,
                    12,
                    11,
                    YELLOW if (row // 28 + column) % 3 else inks["sheet"],
                )
                for row in range(int(y) + 84, GROUND - 46, 28)
                for column in range(6)
            ],
            rect(x + width / 2 - 22, GROUND - 38, 44, 38, inks["c"]),
            rect(x - 4, y + 14, width + 8, 52, sign, f'stroke="{inks["ink"]}" stroke-width="4"'),
            text(x + width / 2, y + 52, 36, one.says, inks["ink"], anchor="middle", room=width - 8),
            rect(x + width / 2 - 40, y - 16, 8, 18, inks["ink"]),
            rect(x + width / 2 + 32, y - 16, 8, 18, inks["ink"]),
            rect(
                x + width / 2 - FACE / 2 - 4,
                y - FACE - 20,
                FACE + 8,
                FACE + 8,
                inks["sheet"],
                f'stroke="{inks["ink"]}" stroke-width="4"',
            ),
            head(
                one.names[0],
                x + width / 2 - FACE / 2,
                y - FACE - 16,
                FACE,
                inks,
                f"p{number}",
                mood_of(one, last),
            ),
            text(x, 606, 28, one.names[0], inks["on-ink"], room=wide * (0.5 if one.note else 0.9)),
            text(x + wide * 0.52, 606, 24, one.note, YELLOW, room=wide * 0.45) if one.note else "",
        ]
        if one.won:
            crown = f"M{x + width / 2 - 40} {y - FACE - 24}l-8-42 22 14 26-28 26 28 22-14-8 42z"
            shapes.append(path(crown, YELLOW, inks["ink"], 4))
    return "".join(shapes)
