"""Sentences: money, seats, cards, lists, secrets, the reader, and gaps that are errors.

Their words are in the folder beside this file: the nearest one to the structs below.
"""

from typing import ClassVar

import pytest

from seedround.engine.catalogue import Catalogue, catalogue_of, slug
from seedround.engine.errors import IllegalMove, Refused
from seedround.engine.kinds import (
    OPEN,
    Average,
    Card,
    Chance,
    Difference,
    Dollars,
    Seat,
    SeatDollars,
    snake,
)
from seedround.engine.locale import PSEUDO, chance, listed, money, own_name, signed
from seedround.engine.saying import Saying
from seedround.engine.sayings import TooLate
from seedround.engine.words import Speaker, cited, message_of, one_stop
from seedround.testing import A, B, C
from tests.toys.parlour import GAME
from tests.toys.parlour import things as t

ANN_AND_BOB = ("Ann", "Bob")


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


class Reported(Saying, frozen=True):
    what: Saying


class Figures(Saying, frozen=True):
    chance: Chance
    average: Average
    difference: Difference
    share: float


class Standing(Saying, frozen=True):
    scores: tuple[SeatDollars, ...]


class Claimed(Saying, frozen=True):
    """What the number is follows from another field."""

    money: bool
    amount: int


class Dice(Saying, frozen=True):
    derived: ClassVar[tuple[str, ...]] = ("count", "sides")

    code: str

    @property
    def count(self) -> int:
        return int(self.code.partition("d")[0])

    @property
    def sides(self) -> int:
        return int(self.code.partition("d")[2])


class Gap(Saying, frozen=True):
    pass


class Unheard(Saying, frozen=True):
    pass


def test_money_is_written_as_the_language_writes_it() -> None:
    sums = (0, 7, 1200, 1234567, -5, -1500)
    assert [money(n) for n in sums] == ["$0", "$7", "$1,200", "$1,234,567", "-$5", "-$1,500"]
    assert [money(n, "de") for n in (0, 1200, -1234567)] == [
        "0\N{NO-BREAK SPACE}$",
        "1.200\N{NO-BREAK SPACE}$",
        "-1.234.567\N{NO-BREAK SPACE}$",
    ]
    assert money(21.44) == "$21.4"
    assert money(23.0) == "$23"
    assert money(-0.04) == "$0", "nothing is not negative"


def test_chances_do_not_claim_what_is_not_sure() -> None:
    assert [chance(n) for n in (0, 3, 10, 447, 990, 996, 1000)] == [
        "0%", "<1%", "1%", "45%", "99%", ">99%", "100%",
    ]  # fmt: skip
    assert chance(440, "de") == "44\N{NO-BREAK SPACE}%"


def test_differences_have_their_sign() -> None:
    assert [signed(value) for value in (1.25, 0.0, -2.0)] == ["+1.3", "0", "-2"]
    assert signed(1.5, "de") == "+1,5"


def test_lists_are_the_business_of_the_language() -> None:
    assert [listed(names) for names in (["A"], ["A", "B"], ["A", "B", "C"])] == [
        "A",
        "A and B",
        "A, B, and C",
    ]
    assert listed(["A", "B", "C"], "de") == "A, B und C"


def test_a_language_is_called_as_its_speakers_call_it() -> None:
    assert [own_name(language) for language in ("en", "de", "es")] == [
        "English",
        "Deutsch",
        "Español",
    ]


def test_seats_are_said_by_name_or_by_number() -> None:
    assert Speaker().name(A) == "Player 1"
    assert Speaker("de").name(A) == "Spieler 1"
    assert Speaker(names=ANN_AND_BOB).name(B) == "Bob"
    assert Speaker(names=ANN_AND_BOB).name(C) == "Player 3"
    assert Speaker(names=("Ann",)).say(Paid(A, 1200)) == "Ann pays $1,200."
    assert Speaker().say(Paid(A, 0)) == "Player 1 pays $0 (nothing)."


def test_a_sentence_has_a_form_for_those_whom_it_is_about() -> None:
    def said(*seats: Seat, reader: Seat | None = None) -> str:
        return Speaker("en", names=ANN_AND_BOB, reader=reader).say(Won(seats))

    assert said() == said(reader=A) == "Nobody wins"
    assert said(A, reader=A) == "You win"
    assert said(A, reader=B) == said(A) == "Winner: Ann"
    assert said(A, B, reader=B) == "You win with others: Ann and Bob"
    assert said(A, B) == "Winners: Ann and Bob"
    assert Speaker("de", names=ANN_AND_BOB, reader=A).say(Won((A,))) == "Du gewinnst"


def test_a_sum_for_each_seat_is_said_with_its_player() -> None:
    standing = Standing((1200, 8))
    assert Speaker(names=ANN_AND_BOB).say(standing) == "Money: Ann $1,200 and Bob $8"
    assert Speaker(names=ANN_AND_BOB, reader=B).say(standing) == "Money: Ann $1,200 and you $8"
    assert Speaker().say(Standing(())) == "Money: none"


def test_a_number_may_turn_out_to_be_money() -> None:
    assert Speaker().say(Claimed(True, 1200)) == "$1,200"
    assert Speaker().say(Claimed(True, 0)) == "nothing"
    assert Speaker().say(Claimed(False, 1200)) == "1,200 points"


def test_a_sentence_may_use_what_follows_from_the_fields() -> None:
    assert Speaker().say(Dice("2d6")) == "2 dice with 6 sides"
    assert Speaker().say(Dice("1d8")) == "one die with 8 sides"


def test_a_name_that_ends_with_a_full_stop_ends_its_sentence() -> None:
    assert one_stop("To Acme Inc..") == "To Acme Inc."
    assert one_stop("And so on ...") == "And so on ..."


def test_numbers_choose_their_plural_by_the_rules_of_their_language() -> None:
    counts = (0, 1, 2, 1200)
    assert [Speaker().say(Counted(n)) for n in counts] == [
        "0 cards",
        "one card",
        "2 cards",
        "1,200 cards",
    ]
    assert Speaker("de").say(Counted(1200)) == "1.200 Karten"
    assert [Speaker("pl").say(Counted(n)) for n in (1, 2, 5, 22)] == [
        "karta",
        "2 karty",
        "5 kart",
        "22 karty",
    ]


def test_lists_options_and_flags() -> None:
    speaker = Speaker(cards=GAME.card_set())
    thing = Listed((A, B), ("ace", "bell"), (1, 2000), "cane", True)
    said = "Player 1 and Player 2; Ace and Bell; $1, $2,000; Cane; yes"
    assert speaker.say(thing) == said
    assert speaker.say(Listed((), (), (), None, False)) == "none; none; none; none; no"
    assert Speaker().say(Listed((), ("ace",), (), None, False)) == "none; ace; none; none; no"


def test_figures_are_rounded_to_be_read() -> None:
    figures = Figures(250, 21.44, -1.5, 0.5)
    assert Speaker().say(figures) == "25%, $21.4, -1.5, 0.5"
    assert (
        Speaker("de").say(figures).replace("\N{NO-BREAK SPACE}", " ") == "25 %, 21,4 $, -1,5, 0,5"
    )


def test_a_saying_may_hold_another() -> None:
    assert Speaker(names=("Ann",)).say(Reported(Paid(A, 5))) == "It is said that Ann pays $5."


def test_a_refusal_is_a_saying_with_its_rule() -> None:
    problem = IllegalMove(TooLate("bid:5"), "TS-END-01")
    assert str(problem) == "The game is over: bid:5 cannot be played (TS-END-01)."
    assert problem.said(Speaker("de")).startswith("Das Spiel ist vorbei: bid:5")
    assert str(Refused(TooLate("bid:5"))) == "The game is over: bid:5 cannot be played."
    assert cited("So it is.", "TS-A-01") == "So it is (TS-A-01)."


def test_those_who_know_a_secret_hear_more() -> None:
    speaker = Speaker(cards=GAME.card_set())
    event = t.Drew(to=(B,), seat=B, count=2, secret=t.HandCards(("ace", "bell")))
    assert speaker.say(event.seen_by(B)) == "Player 2 draws Ace and Bell."
    assert speaker.say(event.seen_by(A)) == "Player 2 draws 2 cards."
    assert event.seen_by(A).secret is None
    assert event.seen_by(OPEN) is event


def test_sentences_are_named_by_kind_and_tag() -> None:
    assert message_of(t.Bid) == "move-bid"
    assert message_of(t.PutDown) == "event-put_down"
    assert message_of(t.PromptBid) == "prompt_bid"
    assert snake("RoundStarted") == "round_started"
    assert slug("Discard one: draw two.") == "discard-one-draw-two"


def test_what_has_no_sentence_is_an_error() -> None:
    with pytest.raises(KeyError, match="no sentence for unheard"):
        Speaker().say(Unheard())
    with pytest.raises(ValueError, match="the sentence gap cannot be filled"):
        Speaker().say(Gap())


def test_one_can_ask_whether_there_is_a_sentence() -> None:
    words = catalogue_of(Paid, "en")
    assert words.has("drawn")
    assert words.has("drawn", "known")
    assert not words.has("paid", "known")
    assert not words.has("nothing")


def test_a_language_that_is_not_there_is_english() -> None:
    assert Speaker("fr").say(Counted(2)) == "2 cards"


def test_texts_of_cards_stay_as_they_are_unless_the_language_has_them() -> None:
    words = Catalogue({"cards.de.ftl": "phrase-old-coat = Alter Mantel"}, "de")
    assert words.phrase("Old Coat") == "Alter Mantel"
    assert words.phrase("New Coat") == "New Coat"


def test_a_sentence_may_quote_others_and_terms() -> None:
    source = """
who = Somebody
-place = the fair
gone = { who } has gone to { -place }{ $late ->
    [yes] , { late }
   *[no] .
}
late = but late: { -place } is over.
    .sorry = Sorry: { late }
"""
    words = Catalogue({"en.ftl": source}, "en")
    assert words.text("gone", {"late": "no"}) == "Somebody has gone to the fair."
    assert words.text("gone", {"late": "yes"}).endswith(", but late: the fair is over.")
    assert words.text("late", {}, "sorry") == "Sorry: but late: the fair is over."
    assert not words.has("late", "who")


def test_the_pseudo_language_marks_and_stretches_everything() -> None:
    said = Speaker(PSEUDO, names=("Ann",)).say(Paid(A, 1200))
    assert said.startswith("⟦Ann ")
    assert said.endswith("⟧")
    assert "$1,200" in said
    assert len(said) > len("Ann pays $1,200.")
