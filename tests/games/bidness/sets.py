"""Card sets for tests: the house set with corrections."""

from pathlib import Path
from typing import Any, cast

from seedround.games.bidness import GAME
from seedround.games.bidness.cards import Cards

HEAD = '[set]\nid = "mine"\ngame = "bidness"\ntitle = "Mine"\nversion = 1\nbase = "house"\n'


def overlaid(folder: Path, text: str, deck_size: int = 74) -> Cards:
    """The house set with corrections, read from a file."""
    path = folder / "mine.toml"
    path.write_text(f"{HEAD}deck_size = {deck_size}\n{text}", encoding="utf-8")
    return cast(Cards, GAME.card_set(str(path)))


def card(name: str, /, **fields: Any) -> str:
    """The text of one corrected card."""
    lines = [f"{key} = {value!r}".replace("'", '"') for key, value in fields.items()]
    text = "\n".join(["[[card]]", f'id = "{name}"', *lines, ""])
    return text.replace("True", "true").replace("False", "false")
