"""The page's words as its files have them, and the ids by which its sources ask for them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

SOURCES = Path(__file__).parents[2] / "web" / "src"
PAGE = ""
"""Whose words they are: the page's own, or those of the board of a game."""
BOARDS = tuple(sorted(folder.name for folder in (SOURCES / "boards").iterdir()))
LANGUAGES = tuple(sorted(file.stem for file in (SOURCES / "words").glob("*.ftl")))
Templates = dict[str, ast.Pattern]
"""By message, or by message and attribute: `chat`, `chat.none`."""

ASKS = re.compile(r"\b(t|said)\(")
COMPARED = re.compile(r"[!=]==\s*(\"[^\"]*\"|`[^`]*`)")
QUOTED = re.compile(r"\"([^\"]*)\"|`([^`]*)`")
GAP = re.compile(r"\\\$\\\{.*?\\\}")


def files(whose: str, language: str) -> list[Path]:
    """Where the words of the page or of a board stand in a language."""
    if whose == PAGE:
        return [SOURCES / "words" / f"{language}.ftl"]
    folder = SOURCES / "boards" / whose / "words"
    return [folder / f"box.{language}.ftl", folder / f"{language}.ftl"]


@cache
def templates(whose: str, language: str) -> Templates:
    found: Templates = {}
    for file in files(whose, language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file} says {entry.id.name} twice"
                assert entry.value is not None, f"{file}: {entry.id.name} is empty"
                found[entry.id.name] = entry.value
                parts = {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
                found |= parts
    return found


def asked(whose: str) -> Iterator[str]:
    """Patterns of the ids that are asked for: by the page of itself, by a board of itself.

    What the page asks of every board is asked of each.
    """
    inside = SOURCES / "boards" / whose
    for file in sorted(SOURCES.rglob("*.*")):
        if file.suffix not in (".ts", ".svelte") or (SOURCES / "types") in file.parents:
            continue
        own = inside in file.parents if whose else (SOURCES / "boards") not in file.parents
        shared = (SOURCES / "boards") not in file.parents
        text = file.read_text("utf-8")
        for call in ASKS.finditer(text):
            if own if call[1] == "t" else bool(whose) and shared:
                arguments = split(text, call.end())
                yield from patterns(arguments[0 if call[1] == "t" else 1])


def split(text: str, start: int) -> list[str]:
    """The arguments of a call that begin here."""
    depth, found = 0, [""]
    for sign in text[start:]:
        depth += (sign in "([{") - (sign in ")]}")
        if depth < 0:
            return found
        if sign == "," and depth == 0:
            found.append("")
        else:
            found[-1] += sign
    raise AssertionError("a call without an end")


def patterns(argument: str) -> Iterator[str]:
    """What the literals of an argument stand for; gaps are for any word."""
    for plain, filled in QUOTED.findall(COMPARED.sub("", argument)):
        yield GAP.sub(r"[\\w.-]+", re.escape(plain or filled))
