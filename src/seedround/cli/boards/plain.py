"""The board of a game that has none: what the view shows, field by field."""

import msgspec
from rich.text import Text

from seedround.cli.boards import Board, Scene

SHARED = ("viewer", "asked", "kind", "result")


def draw(scene: Scene) -> list[Text]:
    fields = msgspec.to_builtins(scene.view).items()
    lines = [
        Text(f"{name.replace('_', ' ')}: ", "bold").append(in_words(value), "not bold")
        for name, value in fields
        if name not in SHARED
    ]
    return [Text("\n").join(lines)]


def in_words(value: object) -> str:
    """A value of a view without the punctuation of JSON."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {in_words(part)}" for key, part in value.items())
    if isinstance(value, list | tuple):
        return "; ".join(in_words(part) for part in value) or "none"
    return "none" if value is None else str(value)


BOARD = Board(draw)
