"""What the server can say: every saying has its sentence in every language."""

import inspect
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules

import pytest
from fluent.syntax import FluentParser, ast, visitor

from seedround.bots import bot_names
from seedround.bots.levels import LEVELS
from seedround.engine.catalogue import SHARED, languages
from seedround.engine.record import new_record
from seedround.engine.saying import Saying
from seedround.engine.words import field_kinds, message_of
from seedround.games import all_games, find_game
from seedround.server import sayings
from seedround.server.people.naming import bot_said
from seedround.server.tables.config import Config, Seated


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def all_sayings() -> Iterator[type[Saying]]:
    for module in iter_modules(sayings.__path__, f"{sayings.__name__}."):
        for _, kind in inspect.getmembers(import_module(module.name), inspect.isclass):
            if issubclass(kind, Saying) and kind.__module__ == module.name:
                yield kind


def sentences(language: str) -> dict[str, ast.Message]:
    source = (files(SHARED) / "words" / f"server.{language}.ftl").read_text("utf-8")
    entries = FluentParser().parse(source).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", languages())
def test_every_saying_has_a_sentence_that_uses_its_fields(language: str) -> None:
    found = sentences(language)
    kinds = list(all_sayings())
    assert {message_of(kind) for kind in kinds} == found.keys()
    for kind in kinds:
        used = Variables()
        used.visit(found[message_of(kind)])
        fields = field_kinds(kind)
        counts = {f"{name}_count" for name, (_, many) in fields.items() if many}
        assert used.names - counts == set(fields), kind


# Names


def names(*chairs: Seated, language: str = "en") -> tuple[str, ...]:
    game = find_game("tech-deck")
    seats = len(chairs)
    record = new_record(game, seats, game.resolve(None, seats), game.card_set())
    return Config(record=record, chairs=chairs, host="ada").names_in(language)


def test_a_player_without_a_name_is_called_by_seat_in_the_language_of_the_reader() -> None:
    chairs = (
        Seated(person="ada"),
        Seated(person="bo", name="Bo"),
        Seated(bot="hard"),
        Seated(former=True, bot="normal"),
        Seated(was="cy", bot="normal"),
        Seated(),
    )
    assert names(*chairs) == (
        *("Guest 1", "Bo", "Hard 3", "Former player 4", "Guest 5", "Player 6"),
    )
    assert names(*chairs, language="de") == (
        *("Gast 1", "Bo", "Schwer 3", "Ehemaliger Spieler 4", "Gast 5", "Spieler 6"),
    )


def test_nobody_takes_the_name_of_a_guest_or_bot() -> None:
    chairs = (Seated(person="ada"), Seated(person="bo", name="Guest 1"), Seated(bot="easy"))
    assert names(*chairs) == ("Guest 1 2", "Guest 1", "Easy 3")
    assert names(*chairs, language="de") == ("Gast 1", "Guest 1", "Leicht 3")


@pytest.mark.parametrize("language", languages())
def test_levels_have_names_and_stand_in_their_order(language: str) -> None:
    assert list(LEVELS) == ["easy", "normal", "hard", "expert"]
    for game in all_games():
        known = bot_names(game)
        assert [name for name in known if name in LEVELS] == list(LEVELS)
        said = [bot_said(name, game, language) for name in known]
        assert len(set(said)) == len(said)


def test_a_bot_is_called_as_the_catalogue_has_it_or_by_its_own_name() -> None:
    game = find_game("bidness")
    assert [bot_said("expert", game, language) for language in languages()] == [
        *("Expert", "Experte", "Experto"),
    ]
    assert bot_said("mcts:400", game, "de") == "Suche 400"
    assert bot_said("somebodys-own-clever-bot", game, "de") == "Somebodys-own-cl"
