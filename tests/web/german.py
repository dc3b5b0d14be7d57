"""What would be English on a German page: everything that the catalogues say in English alone."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor
from playwright.sync_api import Page

from seedround.engine.game import Game

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
WORDS = 3
"""A piece of a sentence as long as this cannot be a name that is the same in both languages."""
SEEN = """() => {
  const said = [document.body.innerText];
  for (const one of document.querySelectorAll('[aria-label], [title], .unseen'))
    said.push(one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? '',
      one.textContent);
  return said.join('\\n');
}"""


class Texts(visitor.Visitor):
    """What templates say between their gaps."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.add(node.value)


def sentences(file: Path) -> set[str]:
    found = Texts()
    found.visit(FluentParser().parse(file.read_text("utf-8")))
    return found.found


def page_strings(game: str, language: str) -> Iterator[str]:
    """The page's own strings and those of a board."""
    yield from json.loads((WEB / "lib" / "words" / f"{language}.json").read_text("utf-8")).values()
    text = (WEB / "boards" / game / "words.ts").read_text("utf-8")
    english, german = re.split(r"\n  de: \{", text, maxsplit=1)
    entries = re.findall(
        r'"[\w.-]+":\s*"((?:[^"\\]|\\.)*)"', english if language == "en" else german
    )
    yield from entries


def pieces(texts: Iterator[str] | set[str]) -> set[str]:
    """Runs of words between gaps that are long enough to tell the language."""
    parts = (part.strip(" .,:;()\n") for text in texts for part in re.split(r"\{[^}]*\}|\n", text))
    return {part for part in parts if len(part.split()) >= WORDS}


@cache
def english_only(game: Game) -> set[str]:
    folder = ROOT / "src" / Path(*game.package.split(".")) / "words"
    shared = ROOT / "src" / "seedround" / "engine" / "sentences"
    english = pieces(page_strings(game.id, "en"))
    german = pieces(page_strings(game.id, "de"))
    for place in (folder, shared):
        english |= pieces(sentences(place / "en.ftl"))
        german |= pieces(sentences(place / "de.ftl"))
    phrases = game.words("de").phrases
    english |= pieces(iter(phrases))
    german |= pieces(iter(phrases.values()))
    return english - german


def left_in_english(page: Page, game: Game) -> list[str]:
    """Pieces of English sentences on a German page."""
    seen = page.evaluate(SEEN)
    return sorted(piece for piece in english_only(game) if piece in seen)
