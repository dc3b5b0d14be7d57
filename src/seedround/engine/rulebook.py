"""The rules for players: where the document lies, and its paragraphs by id."""

import re
from importlib.resources import files
from pathlib import Path

from seedround.engine.errors import BadOption
from seedround.engine.game import Game

ITEM = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* (.*)$")
ROW = re.compile(r"^\| \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* \| (.*) \|$")


def document(game: Game) -> str:
    """The rules of a game: in the installed package, or in the repository beside it."""
    package = Path(str(files("seedround")))
    for folder in (package, package.parents[1]):
        path = folder / "docs" / "rules" / f"{game.id}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise BadOption(f"The rules of {game.title} are not installed: install Seed Round again.")


def paragraphs(text: str) -> dict[str, str]:
    """Every rule by its id, as Markdown: items of lists, and rows of tables with their headings."""
    found: dict[str, str] = {}
    heads: list[str] = []
    open_item: str | None = None
    above = ""
    for line in text.splitlines():
        if item := ITEM.match(line):
            open_item = item[1]
            found[open_item] = item[2]
        elif row := ROW.match(line):
            cells = [cell.strip() for cell in row[2].split(" | ")]
            named = zip(heads[1:], cells, strict=False)
            found[row[1]] = "  \n".join(f"{head}: {cell}" for head, cell in named)
        elif open_item and line.startswith("  "):
            found[open_item] += " " + line.strip()
        else:
            open_item = None
            if line.startswith(("| -", "|-")):
                heads = [cell.strip() for cell in above.strip("| ").split("|")]
        above = line
    return found
