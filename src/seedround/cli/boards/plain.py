"""The board of a game that has none: what the view shows, field by field, in the game's words."""

import msgspec
from rich.text import Text

from seedround.cli.boards import Board, Scene
from seedround.engine.catalogue import catalogue_of
from seedround.engine.zones import SHARED, label


def draw(scene: Scene) -> list[Text]:
    fields = msgspec.to_builtins(scene.view).items()
    words = catalogue_of(type(scene.view), scene.language)
    lines = [
        Text(f"{label(words, 'zone', name)}: ", "bold").append(in_words(value), "not bold")
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
