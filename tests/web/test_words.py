"""The page's catalogues: each language says all of it, and all that is said is asked for."""

import re

import pytest
from fluent.syntax import ast

from seedround.games import find_game
from tests.engine.catalogues import keys, variables
from tests.engine.test_figures import figures_typed, typed
from tests.web.catalogue import BOARDS, LANGUAGES, PAGE, asked, templates

every_part = pytest.mark.parametrize("whose", [PAGE, *BOARDS], ids=["page", *BOARDS])


def filled(name: str) -> str:
    """Whether it says how many there are is up to a language."""
    return name.removesuffix("_count")


@every_part
def test_everything_that_is_asked_for_is_said(whose: str) -> None:
    wanted = set(asked(whose))
    assert len(wanted) > 20
    known = templates(whose, "en")
    missing = {one for one in wanted if not any(re.fullmatch(one, name) for name in known)}
    assert missing == set()


@every_part
def test_everything_that_is_said_is_asked_for(whose: str) -> None:
    wanted = re.compile("|".join(asked(whose)))
    assert {name for name in templates(whose, "en") if not wanted.fullmatch(name)} == set()


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@every_part
def test_a_language_has_the_messages_attributes_and_variables_of_english(
    whose: str, language: str
) -> None:
    english, other = templates(whose, "en"), templates(whose, language)
    assert sorted(other) == sorted(english)
    for message, pattern in english.items():
        said = other[message]
        assert set(map(filled, variables(said))) == set(map(filled, variables(pattern))), message
        chosen = keys(pattern)
        known = {name for name, _ in chosen}
        odd = {(name, key) for name, key in keys(said) - chosen if name in known}
        assert not odd, f"{message} chooses by words that English does not"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_no_words_of_its_own_for_what_cards_do(language: str) -> None:
    """What powers and personalities of Silicon Valley do is said with the card set, figures too."""
    said = templates("silicon-valley", language)
    assert "power" not in said
    assert [text.strip(" :") for text in typed(said["deed"])] == [""]


@pytest.mark.parametrize("game", BOARDS)
def test_every_verb_of_a_game_has_a_heading(game: str) -> None:
    moves = find_game(game).rules().move_types
    verbs = {str(move.__struct_config__.tag) for move in moves}
    [choice] = templates(game, "en")["verb"].elements
    assert isinstance(choice, ast.Placeable)
    assert isinstance(choice.expression, ast.SelectExpression)
    keyed = [one.key for one in choice.expression.variants if not one.default]
    headed = {key.name for key in keyed if isinstance(key, ast.Identifier)}
    assert headed == verbs


FIGURES = {
    "print.paper": "a size of paper",
    "home-title": "chosen by that very number",
    "lab-shares": "intervals of 95 % are the lab's own",
    "twice": "a sign",
    "pic-sum": "the cards of the picture",
    "pic-met": "the die and the card of the picture",
    "pic-dice": "the sides of dice",
    "sign-die": "the sides of dice",
    "side.short": "the innovator and the second mover, as numbers of a rank",
    "gauge.hit": "chances are told of a hundred",
}
"""By message: the numbers that stand in it, for they are no rule's and no card's."""


@pytest.mark.parametrize("language", LANGUAGES)
@every_part
def test_figures_of_cards_and_rules_are_fields(whose: str, language: str) -> None:
    found = figures_typed(templates(whose, language), language)
    assert {name: texts for name, texts in found.items() if name not in FIGURES} == {}


def test_every_exception_is_one() -> None:
    found = {
        name for whose in (PAGE, *BOARDS) for name in figures_typed(templates(whose, "en"), "en")
    }
    assert found == set(FIGURES)
