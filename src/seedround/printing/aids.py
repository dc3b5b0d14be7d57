"""Lines of player aids."""

from typing import Final

from seedround.printing.pieces import Chip, Line, Tone
from seedround.printing.wording import Wording

EN_DASH: Final = "\N{EN DASH}"


def numbered(say: Wording, message: str, count: int, **fields: int) -> tuple[Line, ...]:
    """Steps in their order: `message-1`, `message-2` ..."""
    return tuple(
        figure(say.number(number), say.text(f"{message}-{number}", **fields), "b")
        for number in range(1, count + 1)
    )


def figure(shown: str, text: str, tone: Tone = "a") -> Line:
    """A number and what it counts."""
    return Line((Chip(shown, "circle", tone, 8),), text)


def priced(shown: str, text: str, tone: Tone = "b") -> Line:
    """A sum and what it is for."""
    return Line((Chip(shown, "outline", tone, 8),), text)


def told(text: str) -> Line:
    return Line((), text)


def by_players(say: Wording, limits: dict[int, int], tone: Tone = "a") -> tuple[Line, ...]:
    """A number for each number of players; neighbours with the same one share a line."""
    groups: list[tuple[list[int], int]] = []
    for players, limit in limits.items():
        if groups and groups[-1][1] == limit:
            groups[-1][0].append(players)
        else:
            groups.append(([players], limit))
    return tuple(
        figure(
            say.number(limit),
            say.text(
                "aid-players",
                count=who[-1],
                players=EN_DASH.join(map(str, who[:: len(who) - 1 or 1])),
            ),
            tone,
        )
        for who, limit in groups
    )
