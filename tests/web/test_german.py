"""A whole game on a German page: nothing of the English catalogues is left on it."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor
from playwright.sync_api import Page

from seedround.engine.game import Game
from seedround.games import all_games, find_game
from tests.web.conftest import People
from tests.web.playing import by_button, open_table, play_out

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
TRIES = 50


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


def english_only(game: Game) -> set[str]:
    folder = Path(__file__).parents[2] / "src" / Path(*game.package.split(".")) / "words"
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


TABLES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "trade-show": (["me", "easy"], {"rounds": 2}),
    "bidness": (["me", "easy", "easy"], {"max_rounds": 2}),
    "tech-deck": (["me", "easy"], {"round_cap": 20, "pressure": "harsh"}),
    "silicon-valley": (["me"], {}),
}


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_whole_game_in_german_holds_no_english_sentence(people: People, game: str) -> None:
    english = english_only(find_game(game))
    assert len(english) > 100
    page = people.page()
    page.evaluate("localStorage.setItem('seedround', JSON.stringify({language: 'de', seen: []}))")
    page.reload()
    chairs, options = TABLES[game]
    open_table(page, game, chairs, options=options)
    page.wait_for_selector(".move")
    for _ in range(TRIES):  # the server learns the language of a new person with the first table
        if not found(page, english):
            break
        page.wait_for_timeout(100)
    left: set[str] = set()

    def read(page: Page, chance: random.Random) -> object:
        left.update(found(page, english))
        return by_button(page, chance)

    play_out([(page, read)])
    assert not left | found(page, english)


def found(page: Page, english: set[str]) -> set[str]:
    seen = page.evaluate(SEEN)
    return {piece for piece in english if piece in seen}
