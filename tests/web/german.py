"""What would be English on a German page: everything that the catalogues say in English alone."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor
from playwright.sync_api import Page

from seedround.engine.game import Game
from seedround.server.tables.catalogue import phrases
from tests.web.catalogue import PAGE, files

ROOT = Path(__file__).parents[2]
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
    for whose in (PAGE, game):
        for file in files(whose, language):
            yield from sentences(file)


def pieces(texts: Iterator[str] | set[str]) -> set[str]:
    """Runs of words between gaps that are long enough to tell the language."""
    parts = (part.strip(" .,:;()\n") for text in texts for part in re.split(r"\{[^}]*\}|\n", text))
    return {part for part in parts if len(part.split()) >= WORDS}


@cache
def english_only(game: Game) -> set[str]:
    folder = ROOT / "src" / Path(*game.package.split(".")) / "words"
    shared = ROOT / "src" / "seedround" / "words"
    english = pieces(page_strings(game.id, "en"))
    german = pieces(page_strings(game.id, "de"))
    for place in (folder, shared):
        for path in place.glob("*en.ftl"):
            english |= pieces(sentences(path))
        for path in place.glob("*de.ftl"):
            german |= pieces(sentences(path))
    said = phrases(game, game.card_set(), "de")
    english |= pieces(iter(said))
    german |= pieces(iter(said.values()))
    return english - german


def dollars_first(page: Page) -> list[str]:
    """Sums on the pieces of a German page that are written as in English: `$13`."""
    pieces = page.locator("section.others, section.board, section.mine").all_inner_texts()
    return re.findall(r"\$\d+", " ".join(pieces))


def left_in_english(page: Page, game: Game) -> list[str]:
    """Pieces of English sentences on a German page."""
    seen = page.evaluate(SEEN)
    return sorted(piece for piece in english_only(game) if piece in seen)
