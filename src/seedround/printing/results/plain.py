"""A game that nobody has drawn a scene for: a bar for everybody, with face and score."""

from seedround.printing.people import mixed
from seedround.printing.results.frame import (
    HEAD,
    HEIGHT,
    WIDTH,
    Inks,
    Outcome,
    mood_of,
    plate,
    portrait,
    rect,
    text,
)


def draw(outcome: Outcome, inks: Inks) -> str:
    many = len(outcome.entrants)
    last = max(one.place or many for one in outcome.entrants)
    wide = WIDTH / many
    shapes = [rect(0, HEAD, WIDTH, HEIGHT - HEAD, inks["paper"])]
    for number, one in enumerate(outcome.entrants):
        width = min(170, wide - 30)
        x = wide * number + (wide - width) / 2
        high = 230 - 110 * ((one.place or last) - 1) / max(1, last - 1)
        top = 566 - high
        shapes += [
            portrait(
                one.names[0],
                x,
                top - width * 140 / 120,
                width,
                inks,
                f"p{number}",
                mood_of(one, last),
            ),
            rect(
                x, top, width, high, inks["a"] if one.won else mixed(inks["paper"], inks["b"], 0.5)
            ),
            text(
                x + width / 2,
                top + 50,
                36,
                one.says,
                inks["on-ink"],
                anchor="middle",
                room=width - 10,
            ),
            plate(x, 574, width, one, inks, one.names[0]),
        ]
    return "".join(shapes)
