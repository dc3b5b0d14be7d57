"""Sentences: money, seats, cards, lists, secrets, and gaps that are errors."""

import random
from types import NoneType

import pytest
from msgspec import Struct

from seedround.engine.game import Game
from seedround.engine.kinds import SPECTATOR, Card, Dollars, Seat, snake
from seedround.engine.laws import sayings
from seedround.engine.saying import Saying
from seedround.engine.sitting import Sitting
from seedround.engine.view import ask
from seedround.engine.words import Words, amount, figure, message_of, money, player_name
from tests.cases import GAMES
from tests.toys.parlour import GAME
from tests.toys.parlour import things as t

WORDS = Words(
    """
paid = { $seat } pays { $sum }{ AMOUNT($sum) ->
    [0] { " " }(nothing)
   *[other] { "" }
}.
counted = { $count ->
    [one] one card
   *[other] { $count } cards
}
listed = { $seats }; { $cards }; { $sums }; { $maybe }; { $flag }
won = { $seats_count ->
    [one] Winner
   *[other] Winners
}: { $seats }
gap = { $missing }
""",
    "en",
)


class Paid(Saying, frozen=True):
    seat: Seat
    sum: Dollars


class Counted(Saying, frozen=True):
    count: int


class Listed(Saying, frozen=True):
    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]
    sums: tuple[Dollars, ...]
    maybe: Card | None
    flag: bool


class Won(Saying, frozen=True):
    seats: tuple[Seat, ...]


class Gap(Saying, frozen=True):
    pass


class Unheard(Saying, frozen=True):
    pass


def test_money_has_a_sign_and_commas() -> None:
    assert [money(n) for n in (0, 7, 1200, 1234567, -5, -1500)] == [
        "$0",
        "$7",
        "$1,200",
        "$1,234,567",
        "-$5",
        "-$1,500",
    ]


def test_money_is_written_as_the_language_writes_it() -> None:
    assert [money(n, "de") for n in (0, 1200, -1234567)] == ["0 $", "1.200 $", "-1.234.567 $"]
    assert [amount(money(n, language)) for n in (0, -1200) for language in ("en", "de")] == [
        0,
        0,
        -1200,
        -1200,
    ]
    assert [figure(said, "de") for said in ("$21.4", "-$8", "44.4 %", "<1%")] == [
        "21,4 $",
        "-8 $",
        "44,4 %",
        "<1%",
    ]
    assert figure("$21.4", "en") == "$21.4"
    german = Words("paid = { $seat } zahlt { $sum }.\ncounted = { $count } Karten", "de")
    assert german.say(Paid(0, 1200), names=("Ann",)) == "Ann zahlt 1.200 $."
    assert german.say(Counted(1200)) == german.text("counted", {"count": 1200}) == "1.200 Karten"


def test_seats_are_said_by_name_or_by_number() -> None:
    assert player_name(0, ()) == "Player 1"
    assert player_name(1, ("Ann", "Bob")) == "Bob"
    assert player_name(2, ("Ann", "Bob")) == "Player 3"
    assert WORDS.say(Paid(0, 1200), names=("Ann",)) == "Ann pays $1,200."
    assert WORDS.say(Paid(0, 0)) == "Player 1 pays $0 (nothing)."


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_name_that_ends_with_a_full_stop_ends_its_sentence(language: str) -> None:
    words = Words("paid = { $sum }: { $seat }.\nwon = { $seats } ...", language)
    assert words.say(Paid(0, 1), names=("Acme Inc.",)).endswith(": Acme Inc.")
    assert words.say(Won((0,)), names=("Ann",)) == "Ann ..."
    assert words.say(Won((0,)), names=("Ann...",)) == "Ann... ..."


def test_numbers_choose_their_plural() -> None:
    assert [WORDS.say(Counted(n)) for n in (0, 1, 2)] == ["0 cards", "one card", "2 cards"]


def test_the_length_of_a_list_chooses_a_plural_too() -> None:
    assert WORDS.say(Won((1,))) == "Winner: Player 2"
    assert WORDS.say(Won((0, 1))) == "Winners: Player 1, Player 2"


def test_lists_options_and_flags() -> None:
    cards = GAME.card_set()
    thing = Listed((0, 1), ("ace", "bell"), (1, 2000), "cane", True)
    assert WORDS.say(thing, cards) == "Player 1, Player 2; Ace, Bell; $1, $2,000; Cane; yes"
    assert WORDS.say(Listed((), (), (), None, False), cards) == "none; none; none; none; no"
    assert WORDS.say(Listed((), ("ace",), (), None, False)) == "none; ace; none; none; no"


def test_those_who_know_a_secret_hear_more() -> None:
    words, cards = GAME.words(), GAME.card_set()
    event = t.Drew(to=(1,), seat=1, count=2, secret=t.HandCards(("ace", "bell")))
    assert words.say(event.seen_by(1), cards) == "Player 2 draws Ace, Bell."
    assert words.say(event.seen_by(0), cards) == "Player 2 draws 2 cards."
    assert event.seen_by(0).secret is None
    assert event.seen_by(-2) is event


def test_templates_are_named_by_kind_and_tag() -> None:
    assert message_of(t.Bid) == "move-bid"
    assert message_of(t.PutDown) == "event-put_down"
    assert message_of(t.PromptBid) == "prompt_bid"
    assert snake("RoundStarted") == "round_started"


def test_what_has_no_sentence_is_an_error() -> None:
    with pytest.raises(KeyError, match="no sentence for unheard"):
        WORDS.say(Unheard())
    with pytest.raises(ValueError, match="the sentence gap cannot be filled"):
        WORDS.say(Gap())


def test_one_can_ask_whether_there_is_a_sentence() -> None:
    words = GAME.words()
    assert words.has("event-drew")
    assert words.has("event-drew", "known")
    assert not words.has("event-passed", "known")
    assert not words.has("event-nothing")
    assert not words.has("event-nothing", "known")


@pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in GAMES for language in game.languages()],
    ids=lambda either: either if isinstance(either, str) else either.id,
)
def test_templates_made_into_functions_say_what_the_library_says(game: Game, language: str) -> None:
    """Every sentence of a random game, both ways; nearly all templates are usual."""
    words = game.words(language)
    kinds: dict[bool, set[str]] = {True: set(), False: set()}

    def both(thing: Struct) -> None:
        pair = type(thing), type(getattr(thing, "secret", None))
        said = words.say(thing, sitting.cards, names)
        assert said == words._slow(*pair)((thing, sitting.cards, names))
        kinds[words._quick(*pair) is not None].add(message_of(type(thing)))

    sitting = Sitting.new(game, game.usual_players, seed="5eed" * 8)
    chance = random.Random(game.id)
    names = tuple("ABCDEF")
    while not sitting.table.over and len(sitting.moves) < 120:
        asking = ask(sitting.table, sitting.table.choice.seat)
        assert asking is not None
        for thing in sayings(asking):
            both(thing)
        sitting.play(chance.choice(sitting.table.moves()))
    for event in sitting.log:
        both(event)
        both(event.seen_by(SPECTATOR))
    assert len(kinds[True]) > 10 * len(kinds[False])


def test_what_only_the_library_can_fill_is_left_to_it() -> None:
    words = Words("counted = { NUMBER($count, minimumFractionDigits: 1) } cards, 5 %", "en")
    assert words._quick(Counted, NoneType) is None
    assert words.say(Counted(3)) == "3.0 cards, 5 %"
    assert Words("counted = { $count } cards, 5 %", "en").say(Counted(3)) == "3 cards, 5 %"
