"""Figures are fields: no number that a card or a rule decides is typed into a sentence.

That none is typed into a rule is looked for in tests/games/test_figures_in_rules.py and
test_figures_count.py.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from seedround.engine.game import Game
from seedround.engine.locale import chance, money, number
from seedround.engine.playthrough import Playthrough
from seedround.engine.saying import Sayable
from seedround.engine.words import Speaker, field_kinds
from seedround.games import all_games, all_languages
from tests.effort import sampled
from tests.engine.catalogues import templates
from tests.engine.changed_sets import variants
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
NUMBERED = {"move-area", "event-teams_made"}
"""These name areas and teams by their numbers."""
NOT_FIGURES = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b|\b[dW][468]\b|\w+ = \d+")
"""The id of a rule, the name of a die, a line of a card set."""

every_game = pytest.mark.parametrize(
    "game",
    all_games(),
    ids=lambda game: game.id,
)


# What is typed


def typed(node: ast.BaseNode | None) -> Iterator[str]:
    """The text of a template and the literals in it, as `2` in `{ MONEY(2) }`.

    By what a template chooses is not looked at.
    """
    match node:
        case ast.Pattern():
            for element in node.elements:
                yield from typed(element)
        case ast.Placeable():
            yield from typed(node.expression)
        case ast.SelectExpression():
            for variant in node.variants:
                yield from typed(variant.value)
        case ast.FunctionReference():
            for argument in node.arguments.positional:
                yield from typed(argument)
        case ast.TextElement() | ast.NumberLiteral() | ast.StringLiteral():
            yield node.value


def figures_typed(said: Mapping[str, ast.Pattern], language: str) -> dict[str, set[str]]:
    """By message: the texts and literals with a figure, in digits or in words."""
    words = [rf"\b{word}\b" for word in NUMBER_WORDS[language].split()]
    figure = re.compile("|".join([r"\d", *words]), re.IGNORECASE)
    found: dict[str, set[str]] = {}
    for message, pattern in said.items():
        if texts := {text for text in typed(pattern) if figure.search(NOT_FIGURES.sub("", text))}:
            found[message] = texts
    return found


def only_names(texts: set[str]) -> bool:
    """Whether nothing but a number stands there, as in `Team { 1 }`."""
    return all(text.isdecimal() for text in texts)


@every_game
def test_no_figure_is_typed_into_a_sentence(game: Game) -> None:
    for language in game.languages():
        found = figures_typed(templates(game.package, language), language)
        names = {name for name in NUMBERED & found.keys() if only_names(found[name])}
        assert found.keys() == names, f"{game.id} {language}: {found}"


def test_no_figure_is_typed_on_a_printed_sheet() -> None:
    """What aids say of the rules comes from sets, options and rules; sizes are the paper's."""
    for language in all_languages():
        found = figures_typed(templates("seedround.printing", language), language)
        assert {name for name in found if not name.startswith("print-")} == set(), found


@pytest.mark.parametrize(
    ("language", "sentence", "figures"),
    [
        ("en", "it costs 2 cubes", {"it costs 2 cubes"}),
        ("en", "Two buy a second roll", {"Two buy a second roll"}),
        ("de", "zwei kaufen", {"zwei kaufen"}),
        ("es", "dos compran", {"dos compran"}),
        ("en", "each is { MONEY(1) } more", {"1"}),
        ("en", "{ $n ->\n [one] a cube for 3\n *[other] { $n } cubes\n }", {"a cube for 3"}),
        ("en", "{ $n ->\n [one] a cube\n *[other] { $n } cubes\n }", set()),
        ("en", "roll { $n } d6 (TS-SHOW-18)", set()),
    ],
)
def test_typed_figures_are_found(language: str, sentence: str, figures: set[str]) -> None:
    entry = FluentParser().parse_entry(f"rule = {sentence}\n")
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    found = figures_typed({"rule": entry.value}, language)
    assert found.get("rule", set()) == figures


# What is told with other figures


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
