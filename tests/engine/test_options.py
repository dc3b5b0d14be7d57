"""Options as data, and in words: what the terminal and the page offer."""

from dataclasses import replace
from typing import Annotated, Literal

import pytest
from msgspec import Meta

from seedround.engine.about import Options
from seedround.engine.game import Game
from seedround.engine.option_kinds import Option
from seedround.engine.options import OptionWords, option_words, options_of
from seedround.engine.words import Speaker
from seedround.games import all_games, find_game
from tests.toys.hermit import GAME as HERMIT
from tests.toys.parlour import GAME as PARLOUR

Many = Annotated[int, Meta(ge=1, le=10)]


class Every(Options, frozen=True):
    """An option of each kind."""

    length: Annotated[Literal["short", "long"], Meta(description="How long it takes.")] = "short"
    rounds: Literal["recommended"] | Many = "recommended"
    purse: Annotated[int, Meta(ge=0, le=60)] = 5
    strict: bool = False
    stakes: Annotated[int, Meta(ge=10, le=50, multiple_of=10)] = 10


def test_options_are_read_from_their_types() -> None:
    game = replace(PARLOUR, options=Every)

    assert options_of(game) == (
        Option("length", "How long it takes.", "short", ("short", "long"), None),
        Option("rounds", "", "recommended", ("recommended",), (1, 10)),
        Option("purse", "", 5, (), (0, 60)),
        Option("strict", "", False, (), None),
        Option("stakes", "", 10, (), (10, 50), 10),
    )
    assert [Speaker().say(option.values) for option in options_of(game)] == [
        "short or long",
        "recommended or 1 to 10",
        "0 to 60",
        "yes or no",
        "10 to 50 in steps of 10",
    ]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_option_of_a_game_says_what_it_takes(game: Game) -> None:
    for option in options_of(game):
        assert option.values, option.name
        assert option_words(game, option).about, option.name


@pytest.mark.parametrize(
    "game",
    [*all_games(), HERMIT, PARLOUR],
    ids=lambda game: game.id,
)
def test_options_and_their_values_have_words_in_every_language(game: Game) -> None:
    for language in game.languages():
        words = game.words(language)
        for option in options_of(game):
            message = f"option-{option.name}"
            assert not option.says, f"{message}: the catalogue says what it does"
            for value in ("about", *option.words):
                assert words.has(message, value), f"{language}: {message}.{value}"
            said = option_words(game, option, language)
            assert said.label[0].isupper()
            assert not said.label.endswith(".")
            assert said.about[0].isupper()
            assert said.about.endswith(".")


def test_numbers_have_words_if_they_are_more_than_numbers() -> None:
    game = find_game("trade-show")
    said = {option.name: option_words(game, option) for option in options_of(game)}
    assert said["first_seat"].values == {
        "random": "drawn by lot",
        "0": "player 1",
        "1": "player 2",
        "2": "player 3",
        "3": "player 4",
        "4": "player 5",
    }
    assert said["rounds"].values == {"recommended": "as recommended"}


def test_an_option_without_words_says_what_its_type_says() -> None:
    option = options_of(replace(PARLOUR, options=Every))[0]
    assert option_words(PARLOUR, option) == OptionWords(
        "How long it takes.", "How long it takes.", {}
    )
