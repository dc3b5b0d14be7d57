"""The rules show the real pieces; a lesson explains every new kind of decision and is short."""

import random
import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seedround.engine.step import Choice
from seedround.games import all_games, find_game
from tests.web.catalogue import templates
from tests.web.conftest import PHONE, People
from tests.web.playing import STATUS, by_button
from tests.web.pseudo import PSEUDO, pseudo, unmarked

GAMES = [game.id for game in all_games()]
LONG = 40
"""Own decisions after which the coach says that this is enough."""
PICTURES = {"trade-show": 7, "bidness": 12, "tech-deck": 6, "silicon-valley": 11}

ASKED = f"() => [({STATUS})(), document.querySelector('.table').dataset.kind]"

every_game = pytest.mark.parametrize("game", GAMES)


def kinds(kind: type[Any]) -> Iterator[type[Any]]:
    """A class and all that come from it."""
    yield kind
    for heir in kind.__subclasses__():
        yield from kinds(heir)


@every_game
def test_every_kind_of_decision_has_its_words_in_the_lesson(game: str) -> None:
    package = find_game(game).package
    for module in iter_modules(import_module(package).__path__):
        import_module(f"{package}.{module.name}")
    asked = {
        one.kind
        for one in kinds(Choice)
        if one.__module__.startswith(package) and isinstance(one.__dict__.get("kind"), str)
    }
    taught = {name for name in templates(game, "en") if name.startswith("learn-")}
    assert {f"learn-{re.sub(r'[^a-z0-9]+', '-', kind)}" for kind in asked} == taught


@every_game
def test_the_rules_show_the_real_pieces(people: People, game: str) -> None:
    page = people.page(f"#/rules/{game}", PHONE)
    expect(page.locator(".pictures figure")).to_have_count(PICTURES[game])
    wide = "() => document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(wide) <= 0, "a picture is wider than a phone"
    for picture in page.locator(".piece-shown").all():
        box = picture.bounding_box()
        assert box
        assert box["width"] > 20
        assert box["height"] > 10


def lesson(page: Page, game: str) -> None:
    article = page.locator(f"article[data-game={game}]")
    title = "The Tech Deck" if game == "tech-deck" else game.replace("-", " ").title()
    expect(article.locator("h2")).to_have_text(pseudo(title))
    article.get_by_role("button", name=pseudo("Start the lesson")).click()
    page.wait_for_selector(".table")


@every_game
def test_a_lesson_explains_each_new_kind_and_ends_in_time(people: People, game: str) -> None:
    """Play with the hints, as a beginner would, until the end or until the coach has had enough."""
    page = people.page("#/learn", locale=PSEUDO)
    lesson(page, game)
    seen: set[str] = set()
    moves = 0
    for _ in range(10 * LONG):
        page.wait_for_function(f"() => ({STATUS})() !== 'wait'")
        status, kind = page.evaluate(ASKED)
        if status == "wait":
            continue  # something was told meanwhile
        if status == "over" or page.get_by_role("button", name=pseudo("Play on")).count():
            break
        if kind not in seen:
            expect(page.locator(".coach")).to_be_visible()
            assert unmarked(people, page) == []
            seen.add(kind)
            page.locator(".coach .button").first.click()
        expect(page.locator(".coach")).to_have_count(0)
        hinted(page)
        page.wait_for_function(f"before => ({STATUS})() !== before", arg=status)
        moves += 1
        assert moves <= LONG, "a lesson is at most ten minutes"
    else:
        raise AssertionError("the page asks, and does not, and asks")
    assert len(seen) >= 3
    assert moves >= 5


def hinted(page: Page) -> None:
    """Take the best move that the hint names; any other if it names none that is a button."""
    page.keyboard.press("h")
    page.wait_for_selector(".hints, .moves .best")
    best = page.locator(".move.best")
    if best.count():
        best.click()
    else:
        by_button(page, random.Random(1))
