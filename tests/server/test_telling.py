"""What viewers are shown, in words and as data."""

import random

import msgspec
import pytest

from seedround.engine.event import Event
from seedround.engine.game import Game
from seedround.engine.kinds import SPECTATOR, SeatNumber
from seedround.engine.move import Move
from seedround.engine.playthrough import Playthrough
from seedround.engine.record import Record, cards_of
from seedround.engine.saying import Saying
from seedround.engine.step import Offer
from seedround.engine.view import View
from seedround.games import all_games, find_game
from seedround.games.trade_show.events import Drafted, Rolled
from seedround.server.protocol.kinds import Message
from seedround.server.protocol.socket import Reply, Request
from seedround.server.protocol.tables import Asked, OfferShown, Told
from seedround.server.store import Head
from seedround.server.store.lines import Happened, Line
from seedround.server.tables import sentences
from seedround.server.tables.wording import Wording
from tools.attacks import own_set

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


def moves_of(offer: OfferShown) -> list[str]:
    if offer.range is None:
        return [offer.move]
    span = range(offer.range.lo, offer.range.hi + 1, offer.range.step)
    return [offer.range.pattern.replace("{}", str(amount)) for amount in span]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_is_offered_is_what_is_legal(game: Game) -> None:
    """Text forms and patterns of ranges give exactly the legal moves, in every kind of decision."""
    chance = random.Random(game.id)
    playthrough = Playthrough.new(game, game.usual_players, seed="5eed" * 8)
    wording = Wording(playthrough, NAMES[: game.usual_players])
    while not playthrough.table.over and len(playthrough.moves) < 150:
        table = playthrough.table
        seat = table.choice.seat
        asked = wording.asked(seat)
        assert asked is not None
        assert asked.mine
        assert asked.prompt
        assert msgspec.json.decode(msgspec.json.encode(asked), type=Asked) == asked
        offered = [move for offer in asked.offers for move in moves_of(offer)]
        assert set(offered) == {str(move) for move in table.moves()}
        playthrough.play(chance.choice(table.moves()))


def test_a_spectator_is_shown_no_list_that_is_not_for_all() -> None:
    playthrough = Playthrough.new(find_game("bidness"), 3, seed="5eed" * 8)
    wording = Wording(playthrough, NAMES[:3])
    assert wording.asked(SPECTATOR) is None
    assert [seat.hand for seat in wording.view(SPECTATOR).seats] == [None] * 3


def test_events_say_which_cards_and_seats_they_name() -> None:
    playthrough = Playthrough.new(find_game("trade-show"), 2, seed="5eed" * 8)
    wording = Wording(playthrough, NAMES[:2])
    told = wording.told(playthrough.log, SPECTATOR, range(1, len(playthrough.log) + 1))
    assert [entry.number for entry in told] == list(range(1, len(playthrough.log) + 1))
    data = msgspec.json.decode(msgspec.json.encode(told), type=list[Told])
    started = next(entry for entry in data if entry.event["event"] == "game_started")
    assert started.cards == (*started.event["companies"], *started.event["queue"])
    assert started.seats == (started.event["start"],)


def test_what_is_told_is_not_searched_for_garbage() -> None:
    """None of it can be part of a ring, and there is very much of it."""
    for kind in (Move, Event, Saying, Offer, View, Message, Request, Reply, Happened, Line, Head):
        assert not kind.__struct_config__.gc, kind


def kept() -> list[int]:
    """How many sentences and offers are kept for all tables."""
    return [one.cache_info().currsize for one in (sentences.kept_sentence, sentences.kept_offer)]


def test_sentences_about_cards_that_people_brought_along_are_not_kept() -> None:
    """A name there may have tens of thousands of letters, and its set would stay in memory."""
    game = find_game("trade-show")
    record = msgspec.convert(own_set("mine", 40_000), Record)
    sentences.kept_sentence.cache_clear()
    sentences.kept_offer.cache_clear()
    for playthrough, any_kept in (
        (Playthrough(game, record, cards_of(record, game)), False),
        (Playthrough.new(game, 2), True),
    ):
        asked = Wording(playthrough, NAMES).asked(playthrough.table.choice.seat)
        assert asked is not None
        assert asked.offers
        assert [bool(number) for number in kept()] == [any_kept] * 2


def test_events_are_kept_if_their_kind_says_the_same_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A roll of dice is new nearly every time, taking a card is not."""
    monkeypatch.setattr(sentences, "TRIES", 20)
    events = sentences.Events()
    tongue = sentences.Tongue("en", find_game("trade-show").card_set())
    took = Drafted(SeatNumber(0), 1, "d01")
    rolls = [Rolled(SeatNumber(0), "d01", (), (1, number), ()) for number in range(20)]
    for roll in rolls:
        assert events(took, tongue) == events(took, tongue)
        assert events(roll, tongue)
    assert events(took, tongue)
    assert events(rolls[0], tongue) is None


def test_long_texts_are_not_kept() -> None:
    words = find_game("trade-show").words("en")
    before = words._kept_phrase.cache_info().currsize
    assert words.phrase("x" * 1_000) == "x" * 1_000
    assert words._kept_phrase.cache_info().currsize == before
