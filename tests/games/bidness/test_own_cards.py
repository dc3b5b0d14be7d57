"""Cards that the box does not have: typed in, played, carried out by hand, and put into words."""

from pathlib import Path
from typing import Any

import pytest

from seedround.engine.playthrough import Playthrough
from seedround.engine.random_play import play_random
from seedround.engine.record import new_record
from seedround.engine.words import Speaker
from seedround.games.bidness import GAME
from seedround.games.bidness.cards import Cards
from seedround.games.bidness.document import KNOWN
from seedround.games.bidness.events import BonusPlaced, CardStolen, DoneByHand
from seedround.games.bidness.mind.glance import BRINGS, friendly, worths
from seedround.testing import A, B, events, play, story
from seedround.testing.bidness import given, house
from tests.games.bidness.sets import card, overlaid


def new(name: str, title: str, kind: str, effect: str, **more: Any) -> str:
    """The text of a card that the box does not have."""
    plain = {"payee": "none", "target": "none", "bonus": False, "cost": 0, "count": 1}
    text = card(name, name=title, type=kind, **(plain | more))
    source = 'source = { count = "fact", cost = "fact", name = "fact" }'
    return f"{text}effect = {effect}\n{source}\n"


COOKIES = new("cookie_break", "Cookie Break", "marketing", "{}", text="Everybody takes a cookie.")
SUIT = '{ damages = "tech", min = 5, max = 15 }'
TROLL = new("patent_troll", "Patent Troll", "lawsuit", SUIT, target="has_tech")
WORKS = {"payee": "bank", "target": "has_hand", "bonus": True, "cost": 20}
HYPE = new("hype_train", "Hype Train", "marketing", "{ marketing = 2, steal_card = 1 }", **WORKS)


@pytest.fixture
def own(tmp_path: Path) -> Cards:
    return overlaid(tmp_path, COOKIES + TROLL + HYPE, 77)


def test_own_cards_come_after_those_of_the_box(own: Cards) -> None:
    assert own.ids == (*KNOWN, "cookie_break", "patent_troll", "hype_train")
    assert own.name_of("hype_train") == "Hype Train"


def test_what_no_effect_can_say_is_told_and_people_do_it(own: Cards) -> None:
    table = given(cards=own, hand="cookie_break marketer x2")
    play(table, "play:cookie_break")
    assert events(table, DoneByHand) == [DoneByHand("cookie_break", "Everybody takes a cookie.")]
    assert "Cookie Break: carry this out yourselves: Everybody takes a cookie." in story(table)
    assert own.index["cookie_break"] in table.face_up


def test_an_own_suit_goes_to_court(own: Cards) -> None:
    table = given("$100 T20", "$100 T20", cards=own, hand="patent_troll marketer x2")
    play(table, "play:patent_troll", "target:1")
    assert [str(move) for move in table.moves()][:2] == ["damages:5", "damages:6"]
    assert [str(move) for move in table.moves()][-1] == "damages:15"


def test_all_effects_of_a_card_are_carried_out(own: Cards) -> None:
    """A bonus card that also takes a card from a hand."""
    table = given(cards=own, hand="hype_train marketer x2")
    held = len(table.hands[B])
    play(table, "play:hype_train", "target:1", numbers=[2])
    assert events(table, BonusPlaced)
    assert events(table, CardStolen)
    assert len(table.hands[B]) == held - 1
    assert table.campaign(A) == table.marketers[A] + 2


def test_whole_games_with_own_cards_keep_all_laws(own: Cards) -> None:
    play_random(GAME, 3, {"max_rounds": 2}, "0b", own)


def test_a_record_carries_own_cards(own: Cards) -> None:
    record = new_record(GAME, 3, GAME.resolve({"max_rounds": 1}, 3), own)
    game = Playthrough(GAME, record, own)
    while not game.table.over:
        game.play(game.table.legal[0])
    again = GAME.set_from("record", own.content)
    assert again.hash == own.hash == game.brief().cards.hash


SAID = {
    "en": "Take a card at random from another player's hand. You sell 2 more units this round.",
    "de": "Zieh zufällig eine Karte aus der Hand eines anderen Spielers. Du verkaufst diese Runde "
    "2 Stück mehr.",
    "es": "Roba al azar una carta de la mano de otro jugador. Vendes 2 unidades más esta ronda.",
}


@pytest.mark.parametrize("language", SAID)
def test_every_effect_is_put_into_words(own: Cards, language: str) -> None:
    speaker = Speaker(language, own)
    said = [speaker.say(one) for one in own.sayings()["hype_train"]]
    assert " ".join(f"{one[0].upper()}{one[1:]}." for one in said) == SAID[language]


def test_what_the_cards_of_the_box_do_in_words() -> None:
    said = {name: Speaker().say(does[0]) for name, does in house().sayings().items()}
    assert said["lawyer"] == "adds a die in court"
    assert said["government_contract"] == "earns $30 every round"
    assert said["libel"] == "sue another player for up to 2 marketers"
    assert said["joint_development"] == "you get 2 tech points"
    assert said["smear_campaign"] == "another player sells 2 fewer units this round"
    assert said["legal_intern"] == "1 more die in every trial this round"


def test_own_cards_are_worth_something_to_a_glance(own: Cards) -> None:
    worth = dict(zip(own.ids, worths(own), strict=True))
    assert worth["patent_troll"] == BRINGS["patent_infringement"]
    assert worth["cookie_break"] == 0
    assert [name for name in own.ids if friendly(own, own.index[name])] == [
        "joint_development",
        "coop_marketing",
    ]
