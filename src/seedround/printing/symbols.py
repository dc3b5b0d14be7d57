"""The page's symbols and inks, so that paper and screen show the same drawings."""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from seedround.engine.game import Game
from seedround.engine.inks import so_many

TONES: Final = ("a", "b", "c", "d")


@cache
def symbols(name: str) -> dict[str, Any]:
    """Drawings by name, of a game or of pieces that games share.

    They lie in the installed package, or in the repository.
    """
    package = Path(str(files("seedround")))
    for folder in (
        package / "printing" / "drawings",
        package.parents[1] / "web" / "src" / "symbols",
    ):
        path = folder / f"{name}.json"
        if path.is_file():
            found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            return found
    return {}


def inks_of(game: Game) -> dict[str, str]:
    """What a game is printed with: as its board on the page, or as its box says."""
    drawn: dict[str, str] | None = symbols(game.id).get("inks")
    if drawn is not None:
        return drawn
    paper, inks = game.paper, so_many(game.inks, len(TONES))
    return {
        "paper": paper.table.day,
        "sheet": paper.sheet.day,
        "edge": paper.edge.day,
        "ink": "#1b1d22",
        "quiet": "#55585f",
        "on-ink": paper.sheet.day,
        **{tone: ink.day for tone, ink in zip(TONES, inks, strict=True)},
    }
