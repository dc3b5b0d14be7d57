"""The registry: games, seats, options and sets without loading any rules."""

import json
import subprocess
import sys
from typing import Any

import pytest

from seedround.engine.cardset import CardSet
from seedround.engine.errors import BadOption
from seedround.engine.game import MOST_CARRIED
from seedround.engine.generator import Generator
from seedround.games import all_games, find_game
from tests.toys.hermit import GAME as HERMIT
from tests.toys.parlour import GAME as PARLOUR

LISTING = """
import json, sys
from seedround.games import all_games
for game in all_games():
    game.resolve(None, game.usual_players)
    game.shipped_sets()
    game.set_file()
print(json.dumps([name for name in sys.modules if name.startswith("seedround.games.")]))
"""


def test_listing_games_loads_no_rules() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LISTING], capture_output=True, text=True, check=True
    )
    loaded = json.loads(done.stdout)
    assert loaded
    assert sorted(loaded) == sorted(game.package for game in all_games())


def test_games_are_found_by_id() -> None:
    for game in all_games():
        assert find_game(game.id) is game
    with pytest.raises(BadOption, match=r"There is no game 'chess'; the games are trade-show"):
        find_game("chess")


def test_ids_and_letters_are_unique() -> None:
    games = [*all_games(), PARLOUR, HERMIT]
    assert len({game.id for game in games}) == len(games)
    assert len({game.letters for game in games}) == len(games)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_seats_that_do_not_fit_are_refused(seats: int) -> None:
    with pytest.raises(BadOption, match=f"Parlour is for 2 to 4 players; you asked for {seats}"):
        PARLOUR.check_seats(seats)
    with pytest.raises(BadOption, match="2 to 4 players"):
        PARLOUR.deal(seats, Generator(1))


@pytest.mark.parametrize(
    ("given", "saying"),
    [
        ({"pawns": 1}, "Parlour has no option 'pawns'; it has rounds, purse"),
        ({"rounds": 0}, "The option rounds takes "),
        ({"rounds": 3}, "The option rounds takes "),
        ({"rounds": "many"}, "The option rounds takes "),
        ({"rounds": None}, "The option rounds takes "),
        ({"rounds": True}, "The option rounds takes "),
        ({"purse": 1.5}, r"The option purse takes "),
        ({"purse": 61}, "does not fit 2 players"),
        ({"rounds": 0, "purse": 5}, "The option rounds takes "),
    ],
)
def test_options_that_do_not_fit_are_refused(given: dict[str, Any], saying: str) -> None:
    with pytest.raises(BadOption, match=saying) as refusal:
        PARLOUR.resolve(given, 2)
    assert str(refusal.value).endswith(".")


def test_options_have_defaults_and_lab_defaults() -> None:
    assert HERMIT.resolve(None, 1) == HERMIT.options()
    assert HERMIT.resolve({}, 1).turns == 9  # type: ignore[attr-defined]
    assert HERMIT.resolve({}, 1, lab=True).turns == 2  # type: ignore[attr-defined]
    assert HERMIT.resolve({"turns": 5}, 1, lab=True).turns == 5  # type: ignore[attr-defined]
    assert PARLOUR.resolve({"purse": 61}, 3).purse == 61  # type: ignore[attr-defined]


def test_a_dealt_table_is_ready_for_its_first_choice() -> None:
    table = PARLOUR.deal(2, Generator(1))
    assert len(table.moves()) > 1
    assert table.log is None


def test_a_game_without_a_language_speaks_english() -> None:
    assert PARLOUR.words("de") is PARLOUR.words("en")


def test_a_set_that_comes_with_the_game_is_found_by_name() -> None:
    assert PARLOUR.shipped_sets() == ("house",)
    assert PARLOUR.card_set() is PARLOUR.card_set("house")
    assert PARLOUR.set_file().hash == PARLOUR.card_set().hash


def test_sets_that_came_with_records_are_kept_but_not_too_many() -> None:
    content = PARLOUR.set_file().content

    def titled(number: int) -> CardSet:
        return PARLOUR.set_from(
            "mine", {**content, "set": {**content["set"], "title": str(number)}}
        )

    first, second = titled(0), titled(1)
    assert (titled(0), titled(1)) == (first, second)
    for number in range(2, MOST_CARRIED + 1):
        titled(number)
    assert titled(0) is not first
    assert titled(MOST_CARRIED) is titled(MOST_CARRIED)


def test_options_fit_or_do_not() -> None:
    game = find_game("trade-show")
    assert game.fits({"first_seat": 2}, 3)
    assert not game.fits({"first_seat": 2}, 2)
    assert not game.fits({"no_such_option": 1}, 2)
