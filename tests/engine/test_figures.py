"""Figures are fields: no number that a card or a rule decides is typed into a sentence."""

import re
from collections import defaultdict
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast

from seedround.engine.cardset import CardSet
from seedround.engine.errors import BadSet
from seedround.engine.game import Game
from seedround.engine.locale import chance, money, number
from seedround.engine.playthrough import Playthrough
from seedround.engine.saying import Sayable
from seedround.engine.words import Speaker, field_kinds
from seedround.games import all_games
from tests.effort import sampled
from tests.engine.catalogues import templates
from tests.engine.told import told

MOST_MOVES = sampled(12, 40)
PHRASE = ("phrase", False)
NUMBER_WORDS = defaultdict(
    str,
    en="two three four five six seven eight nine ten eleven twelve twenty hundred",
    de="zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig hundert",
    es="dos tres cuatro cinco seis siete ocho nueve diez once doce veinte cien",
)
"""A language that is new here is looked through for digits only."""
NO_FIGURES = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b|\b[dW][468]\b|\w+ = \d+")
"""The id of a rule, the name of a die, a line of a card set."""

every_game = pytest.mark.parametrize(
    "game",
    all_games(),
    ids=lambda game: game.id,
)


# What is typed


def typed(node: ast.BaseNode | None) -> Iterator[str]:
    """The text of a template, but for the variants that one number chooses ("one card")."""
    match node:
        case ast.Pattern():
            for element in node.elements:
                yield from typed(element)
        case ast.Placeable():
            yield from typed(node.expression)
        case ast.SelectExpression():
            for variant in node.variants:
                key = variant.key
                if isinstance(key, ast.Identifier) and key.name not in ("one", "two"):
                    yield from typed(variant.value)
        case ast.TextElement():
            yield node.value


@every_game
def test_no_figure_is_typed_into_a_sentence(game: Game) -> None:
    for language in game.languages():
        words = [rf"\b{word}\b" for word in NUMBER_WORDS[language].split()]
        figure = re.compile("|".join([r"\d", *words]), re.IGNORECASE)
        for message, pattern in templates(game.package, language).items():
            for text in typed(pattern):
                found = figure.search(NO_FIGURES.sub("", text))
                assert not found, f"{game.id} {language}: {message} says {text!r}"


# What is told with other figures


def groups(content: Any, path: str = "") -> Iterator[str]:
    """Every kind of number in a set: `card.sell`, `setup.cash`, `debt.payoff_cost` ..."""
    if isinstance(content, dict):
        for key, value in content.items():
            yield from groups(value, f"{path}.{key}" if path else key)
    elif isinstance(content, list):
        for value in content:
            yield from groups(value, path)
    elif isinstance(content, int) and not isinstance(content, bool):
        yield path


def changed(content: Any, group: str, by: int, path: str = "") -> Any:
    """A set in which all numbers of a kind are larger; nothing stays nothing."""
    if isinstance(content, dict):
        return {
            key: changed(value, group, by, f"{path}.{key}" if path else key)
            for key, value in content.items()
        }
    if isinstance(content, list):
        return [changed(value, group, by, path) for value in content]
    return content + by if path == group and content else content


def variants(game: Game) -> dict[str, CardSet]:
    """The house set with other numbers of one kind; left out are kinds that allow no others."""
    content = game.card_set().content
    found: dict[str, CardSet] = {}
    for group in dict.fromkeys(groups(content)):
        for by in (70, 13, 10, 3, 1, -1):
            try:
                found[group] = game.set_from(group, changed(deepcopy(content), group, by))
            except BadSet:
                continue
            break
    return found


def figures_in(sentence: str) -> set[str]:
    """The numbers in a sentence, not those in the names of dice."""
    return {found.rstrip(".,") for found in re.findall(r"(?<![\w.,])\d[\d,.]*", sentence)}


def figures_of(value: Any) -> set[str]:
    """How the numbers of a thing can be written; the text of a card brings its own."""
    if isinstance(value, msgspec.Struct):
        names = (*value.__struct_fields__, *getattr(value, "derived", ()))
        found = {figure for name in names for figure in figures_of(getattr(value, name))}
        texts = [name for name, kind in field_kinds(type(value)).items() if kind == PHRASE]
        return found.union(*(figures_in(getattr(value, name)) for name in texts))
    if isinstance(value, tuple):
        return {str(len(value))}.union(*map(figures_of, value))
    if isinstance(value, int | float) and not isinstance(value, bool):
        texts = [number(abs(value)), money(abs(value))]
        if isinstance(value, int) and 0 <= value <= 1000:
            texts.append(chance(value))
        return {figure for text in texts for figure in figures_in(re.sub("[$<>]", " ", text))}
    return set()


def strange(thing: Sayable, said: str) -> set[str]:
    """The numbers of a sentence that are none of the thing's."""
    return figures_in(re.sub(r"[$<>(+-]", " ", said)) - figures_of(thing)


@pytest.mark.sampled
@every_game
def test_sentences_follow_when_a_figure_of_the_set_changes(game: Game) -> None:
    sets = variants(game)
    assert len(sets) > 4
    for group, cards in sets.items():
        seats = min(game.players[-1], getattr(cards, "seat_limit", game.players[-1]))
        playthrough = Playthrough.new(game, seats, cards=cards, seed="5eed" * 8)
        for reader, thing in told(playthrough, MOST_MOVES):
            said = Speaker("en", cards, (), reader).say(thing)
            said = re.sub(r"Player \d", "", said)
            assert not strange(thing, said), f"{group}: {thing} is said as {said!r}"


def test_the_test_finds_a_typed_figure() -> None:
    thing = all_games()[0].rules().move_types[0](3)
    assert strange(thing, "Take the front card of column 3.") == set()
    assert strange(thing, "Take 2 cards of column 3 for $10 or 1,200.") == {"2", "10", "1,200"}
