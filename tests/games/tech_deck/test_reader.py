"""Who reads is "you", alone or in a team; the others are called by name or by number."""

import pytest

from seedround.engine.catalogue import languages
from seedround.engine.kinds import Seat
from seedround.engine.words import Speaker
from seedround.games.tech_deck import GAME
from seedround.games.tech_deck.events import CustomerWon, Discarded, EffectUsed, GameScored
from seedround.games.tech_deck.sayings import TeamCount
from seedround.testing import A, B, C, D
from seedround.testing.tech_deck import counts, house
from tests.games.reader import NAMES, named, without_form

every_language = pytest.mark.parametrize("language", languages(GAME.package))
PAIR = (A, C)


@every_language
def test_every_player_and_every_team_has_a_form_for_the_reader(language: str) -> None:
    assert without_form(GAME, language) == []


@every_language
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nobody_is_called_by_their_own_name(seats: int, language: str) -> None:
    for seed in range(3):
        assert named(GAME, seats, seed, language) == []


def said(thing: object, reader: Seat | None, language: str = "en") -> str:
    return Speaker(language, house(), NAMES, reader).say(thing)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("reader", "text"),
    [(0, "You discard Hotfix."), (1, "Xanthe discards Hotfix."), (None, "Xanthe discards Hotfix.")],
)
def test_a_team_of_one_is_a_player(reader: Seat | None, text: str) -> None:
    assert said(Discarded(1, (A,), "TEC-01"), reader) == text


@pytest.mark.parametrize(
    ("reader", "english", "german"),
    [
        (0, "Your team wins Hotfix.", "Ihr gewinnt Hotfix."),
        (2, "Your team wins Hotfix.", "Ihr gewinnt Hotfix."),
        (1, "Team 1 wins Hotfix.", "Team 1 gewinnt Hotfix."),
        (None, "Team 1 wins Hotfix.", "Team 1 gewinnt Hotfix."),
    ],
)
def test_a_team_of_several_has_a_number(reader: Seat | None, english: str, german: str) -> None:
    won = CustomerWon(1, PAIR, "TEC-01")
    assert said(won, reader) == english
    assert said(won, reader, "de") == german


def test_what_one_player_of_a_team_does_is_that_players() -> None:
    used = EffectUsed(A, "TEC-01", "Your total may be 1 short.")
    assert said(used, A) == "You use Hotfix: Your total may be 1 short."
    assert said(used, C) == "Xanthe uses Hotfix: Your total may be 1 short."


def test_figures_of_all_teams_are_told_from_where_one_sits() -> None:
    over = GameScored((B,), counts(3, 4), counts(20, 30), "points")
    assert said(over, A) == "Yorick wins. Points: you have 3, Yorick has 4."
    assert said(over, B) == "You win. Points: Xanthe has 3, you have 4."
    pairs = (TeamCount(1, PAIR, 3), TeamCount(2, (B, D), 3))
    tied = GameScored(PAIR, pairs, (TeamCount(1, PAIR, 20), TeamCount(2, (B, D), 15)), "sum")
    assert said(tied, C) == (
        "Your team wins by the higher sum of values (your team has 20, Team 2 has 15). "
        "Points: your team has 3, Team 2 has 3."
    )
