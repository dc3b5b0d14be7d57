"""The rules for players: where the document lies, and its paragraphs by id."""

import re
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path

from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.sayings import (
    NoSuchRule,
    RulesMissing,
)

ITEM = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* (.*)$")
ROW = re.compile(r"^\| \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* \| (.*) \|$")


def document(game: Game) -> str:
    """The rules of a game: beside its code, in the installed package, or in the repository."""
    package = Path(str(files("seedround")))
    ours = [folder / "docs" / "rules" / f"{game.id}.md" for folder in (package, package.parents[1])]
    for path in (Path(str(files(game.package))) / "rules.md", *ours):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise BadOption(RulesMissing(game.title))


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


def select(game: Game, wanted: str) -> dict[str, str]:
    """The rules whose id is, or begins with, the wanted one."""
    known = paragraphs(document(game))
    name = wanted.upper()
    if name in known:
        return {name: known[name]}
    if chosen := {key: text for key, text in known.items() if key.startswith(name)}:
        return chosen
    near = get_close_matches(name, known, n=4, cutoff=0.6)
    raise BadOption(NoSuchRule(wanted[:40], game.id, game.letters, ", ".join(near) or None))
