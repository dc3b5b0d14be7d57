"""Who reads is "you"; the others are called by name, and the Rival is the Rival."""

import pytest

from seedround.engine.catalogue import languages
from seedround.engine.kinds import Seat
from seedround.engine.saying import Sayable
from seedround.engine.words import Speaker
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.events import (
    Gained,
    GameEnded,
    PersonalityActed,
    Poached,
    RoundEnded,
    RoundStarted,
    SoloEnded,
    TokenMoved,
)
from seedround.games.silicon_valley.named_effects import NAMED
from seedround.games.silicon_valley.sayings import CompanyEnd, CompanyWorth, Player
from seedround.testing import A, B
from seedround.testing.silicon_valley import house
from tests.games.reader import NAMES, named, without_form

every_language = pytest.mark.parametrize("language", languages(GAME.package))


@every_language
def test_every_player_has_a_form_for_the_reader(language: str) -> None:
    assert without_form(GAME, language) == []


@every_language
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nobody_is_called_by_their_own_name(seats: int, language: str) -> None:
    for seed in range(2):
        assert named(GAME, seats, seed, language) == []


def said(thing: Sayable, reader: Seat | None, language: str = "en") -> str:
    return Speaker(language, house(), NAMES, reader).say(thing)


def test_everybody_reads_a_poaching_from_where_they_sit() -> None:
    event = Poached(A, B, "emp-pixel-pusher", 14)
    assert said(event, A) == "You poach Pixel Pusher from Yorick for $14."
    assert said(event, B) == "Xanthe poaches Pixel Pusher from you for $14."
    assert said(event, None) == "Xanthe poaches Pixel Pusher from Yorick for $14."
    assert said(event, A, "de").replace("\N{NO-BREAK SPACE}", " ") == (
        "Du wirbst Pixelschubser bei Yorick für 14 $ ab."
    )
    assert said(event, B, "es").replace("\N{NO-BREAK SPACE}", " ") == (
        "Xanthe ficha a Empujapíxeles de tu empresa por 14 $."
    )


def test_lists_of_companies_have_the_reader_in_them() -> None:
    started = RoundStarted(2, (Player(B), Player(A)))
    assert said(started, A) == "Round 2. Turn order: Yorick, you."
    ended = RoundEnded(2, (5, 0), (CompanyWorth(A, 5, "million"), CompanyWorth(B, 0, "start")))
    assert said(ended, B) == "Round 2 is over: Xanthe is worth $5M, you are worth nothing yet."
    over = GameEnded(
        (A,), (CompanyEnd(A, 1, "billion", 12, 1), CompanyEnd(B, 200, "million", 0, 3))
    )
    assert (
        said(over, A) == "You win! In the end: you $1B ($12, 1 block), Yorick $200M ($0, 3 blocks)."
    )
    assert said(over, B).startswith("Xanthe wins. In the end: Xanthe $1B")


def test_what_is_gained_is_listed_naturally() -> None:
    for gained, text in (
        (Gained(A, None, 4, 0, ()), "You gain $4."),
        (Gained(A, None, 4, 2, ()), "You gain $4 and 2 valuation."),
        (Gained(A, None, 0, 2, ("D2",)), "You gain 2 valuation and D2."),
        (Gained(A, None, 4, 0, ("D2", "I3")), "You gain $4 and D2, I3."),
        (Gained(A, None, 4, 2, ("D2", "I3")), "You gain $4, 2 valuation and D2, I3."),
        (Gained(A, None, 0, 2, ()), "You gain 2 valuation."),
    ):
        assert said(gained, A) == text


@pytest.mark.parametrize("deed", NAMED.action)
def test_a_personality_speaks_to_who_plays(deed: str) -> None:
    """Those that do something to the player say `you` to the player and the name to others."""
    acted = PersonalityActed("blue-1", (NAMED.action[deed],))
    told, elsewhere = said(acted, A), said(acted, None)
    assert ("Xanthe" in elsewhere) == (told != elsewhere)
    assert told.endswith(".")


def test_the_end_of_a_solo_game_is_the_players() -> None:
    lost = SoloEnded(A, False, 7, 21, 300, "million")
    assert said(lost, A) == "Round 7 is over and you are worth $300M: the Rival wins."
    assert said(lost, None) == "Round 7 is over and Xanthe is worth $300M: the Rival wins."


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You are now worth $20M."),
        ("de", "Du bist jetzt 20 Mio. $ wert."),
        ("es", "Tu empresa vale ahora 20 M$."),
    ],
)
def test_valuation_is_written_as_the_language_writes_it(language: str, text: str) -> None:
    assert said(TokenMoved(A, 10, 11, 20, "million"), A, language) == text
