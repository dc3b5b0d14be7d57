"""Every language that a game speaks says all that English says, and every game speaks German."""

import random
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from seedround.engine.game import Game
from seedround.engine.kinds import SPECTATOR
from seedround.engine.sitting import Sitting
from seedround.engine.words import Words
from seedround.games import all_games, all_languages
from seedround.server.telling import Telling
from tests.toys.parlour import GAME as PARLOUR

LANGUAGES = ("de",)
"""Besides English; a game that lacks one fails here."""
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
MOST_MOVES = 150

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Variables(visitor.Visitor):
    """The variables that a template uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Keys(visitor.Visitor):
    """The words by which a template chooses, by what it chooses; plurals and defaults aside."""

    def __init__(self) -> None:
        self.found: set[tuple[str, str]] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        used = variables(node.selector)
        for variant in node.variants:
            key = variant.key
            if isinstance(key, ast.Identifier) and key.name not in ("one", "other"):
                self.found |= {(name, key.name) for name in used}
        self.generic_visit(node)


def variables(node: ast.BaseNode) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


def keys(node: ast.BaseNode) -> set[tuple[str, str]]:
    found = Keys()
    found.visit(node)
    return found.found


def templates(package: str, folder: str, language: str) -> dict[str, ast.Pattern]:
    """The templates of a file by message, or by message and attribute."""
    source = (files(package) / folder / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{package} {language} says {entry.id.name} twice"
            assert entry.value is not None, f"{package} {language}: {entry.id.name} is empty"
            found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
    return found


def same_templates(package: str, folder: str, language: str) -> None:
    english, other = templates(package, folder, "en"), templates(package, folder, language)
    assert sorted(other) == sorted(english)
    for message, pattern in english.items():
        said = other[message]
        assert variables(said) == variables(pattern), f"{package} {language}: {message}"
        chosen = keys(pattern)
        known = {name for name, _ in chosen}
        odd = {(name, key) for name, key in keys(said) - chosen if name in known}
        assert not odd, f"{package} {language}: {message} chooses by words that English does not"


@every_language
@every_game
def test_a_language_has_the_messages_attributes_and_variables_of_english(
    game: Game, language: str
) -> None:
    assert language in game.languages(), f"{game.title} has no words/{language}.ftl"
    same_templates(game.package, "words", language)


@every_language
def test_what_is_said_at_every_table_is_said_in_every_language(language: str) -> None:
    same_templates("seedround.engine", "sentences", language)


@every_language
@every_game
def test_a_game_can_be_told_completely_in_a_language(game: Game, language: str) -> None:
    """Prompts, offers, notes, reasons and events, for every viewer and number of seats."""
    for seats in game.players:
        sitting = Sitting.new(game, seats, seed=f"5eed{seats}" * 4)
        for text in told(sitting, language):
            assert text.strip()
            assert "{" not in text
            assert max(text) < "\ue000", "a player without a name"


def told(sitting: Sitting, language: str) -> Iterator[str]:
    """All that is said while somebody plays at random, to everybody."""
    chance = random.Random(sitting.game.id)
    viewers = [SPECTATOR, *range(sitting.table.seats)]
    telling = Telling(sitting, NAMES[: sitting.table.seats], language)
    heard = 0
    while True:
        for viewer in viewers:
            numbers = range(heard + 1, len(sitting.log) + 1)
            for entry in telling.told(sitting.log[heard:], viewer, numbers):
                yield entry.words
        heard = len(sitting.log)
        if sitting.table.over or len(sitting.moves) >= MOST_MOVES:
            return
        asked = telling.asked(sitting.table.choice.seat, 0)
        assert asked is not None
        yield asked.prompt
        for offer in asked.offers:
            yield from (offer.words, *offer.notes)
        for blocked in asked.blocked:
            yield blocked.words
        for move in (moves := sitting.table.moves()):
            yield telling.say(move)
        sitting.play(chance.choice(moves))


def test_german_is_not_english() -> None:
    """The words come from the file of that language, money and numbers are written its way."""
    game = all_games()[0]
    english, german = game.words("en"), game.words("de")
    args: dict[str, Any] = {"offer": "1.200 $", "cubes": 1000}
    assert german.text("accept_offer", args) == "Nimm 1.200 $ und 1.000 Würfelchen an."
    assert english.text("move-accept") == "Accept the offer."


def test_languages_are_listed_with_english_first() -> None:
    assert PARLOUR.languages() == ["en"]
    assert all(game.languages() == ["en", *LANGUAGES] for game in all_games())
    assert all_languages() == ("en", *LANGUAGES)


def test_a_language_with_other_plurals_is_left_to_the_library() -> None:
    words = Words("cards = { $n ->\n    [few] few\n   *[other] many\n}", "pl")
    assert [words.text("cards", {"n": n}) for n in (2, 5)] == ["few", "many"]
