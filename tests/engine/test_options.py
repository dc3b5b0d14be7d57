"""Options as data: what the terminal and the page offer."""

from dataclasses import replace
from typing import Annotated, Literal

import pytest
from msgspec import Meta

from seedround.engine.game import Game, Options
from seedround.engine.options import Option, options_of
from seedround.games import all_games
from tests.toys.parlour import GAME as PARLOUR

Many = Annotated[int, Meta(ge=1, le=10)]


class Every(Options, frozen=True):
    """An option of each kind."""

    length: Annotated[Literal["short", "long"], Meta(description="How long it takes.")] = "short"
    rounds: Literal["recommended"] | Many = "recommended"
    purse: Annotated[int, Meta(ge=0, le=60)] = 5
    strict: bool = False


def test_options_are_read_from_their_types() -> None:
    game = replace(PARLOUR, options=Every)

    assert options_of(game) == (
        Option("length", "How long it takes.", "short", ("long", "short"), None),
        Option("rounds", "", "recommended", ("recommended",), (1, 10)),
        Option("purse", "", 5, (), (0, 60)),
        Option("strict", "", False, (), None),
    )
    assert [option.values for option in options_of(game)] == [
        "long or short",
        "recommended or 1 to 10",
        "0 to 60",
        "yes or no",
    ]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_option_of_a_game_says_what_it_takes(game: Game) -> None:
    for option in options_of(game):
        assert option.values, option.name
        assert option.says, option.name
