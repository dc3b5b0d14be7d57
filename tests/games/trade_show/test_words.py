"""Every sentence of Trade Show, as people read it at the table."""

import re
from random import Random

import pytest

from seedround.engine.event import Event
from seedround.engine.kinds import Seat
from seedround.engine.saying import Saying
from seedround.engine.words import Speaker
from seedround.games.trade_show import GAME
from seedround.games.trade_show import events as told
from seedround.games.trade_show import moves as made
from seedround.games.trade_show import sayings as said
from seedround.games.trade_show.table import TradeShow
from seedround.testing import A, B, move, offers, prompt, reasons, say
from seedround.testing.trade_show import at_show, dealt, given, house, play, play_out

NAMES = ("Ann", "Bob")
ROLL = "d4: 4 1; d6: 2 6; d8: 3"


def words(thing: Saying | Event) -> str:
    return Speaker("en", house(), NAMES).say(thing)


# Prompts and offers


def test_the_draft_says_what_each_card_is_worth_to_the_company() -> None:
    table = given()

    assert prompt(table) == (
        "Your Social Network needs 5 more cards: take a front card or a whole column."
    )
    assert offers(table)[0] == "Column 1: Birthday Bot (sell value 3, pays $2 + $3 bonus)."
    assert offers(table)[1] == "Column 2: Habit Streak (sell value 4, pays $4)."
    assert offers(table)[5] == (
        "Column 1: both, Birthday Bot (sell value 3, pays $2 + $3 bonus) "
        "and Group Chat (sell value 3, pays $3 + $2 bonus)."
    )
    assert offers(table)[9] == (
        "Column 5: both, Free Tier (sell value 2, pays $1) "
        "and Sync Spinner (sell value 2, pays $2)."
    )


def test_the_last_card_of_a_stack_is_a_single_one() -> None:
    table = given(stacks=["d42 d21 d16 d01", "d45"])
    assert prompt(table) == ("Your Social Network needs one more card: take a front card.")


def test_the_order_of_two_cards() -> None:
    table = play(given(), "two:4")

    assert prompt(table) == "You took Smart Mirror and Delivery Robot. Which one comes first?"
    assert offers(table) == [
        "Smart Mirror first, then Delivery Robot.",
        "Delivery Robot first, then Smart Mirror.",
    ]


def test_placing_dice() -> None:
    table = at_show("social", "d21 d42 ...", ROLL, cubes=[2, 0])

    assert prompt(table) == (
        "Your roll reaches Mood Stickers (sell value 4). Which dice do you put on it?"
    )
    assert offers(table) == [
        "Put a d4 (4) on Mood Stickers: an exact hit, it earns a cube.",
        "Put a d6 (6) on Mood Stickers.",
        "Pay 2 of your 2 cubes and roll all 5 free dice again.",
    ]


def test_a_miss() -> None:
    table = at_show("social", "d46 ...", "d4: 4 3; d6: 4 3; d8: 7", cubes=[3, 0])

    assert prompt(table) == (
        "Your roll misses Creator Payouts (sell value 8). "
        "Let the sale fail, or pay 2 cubes to roll again?"
    )
    assert offers(table) == [
        "Let the sale fail.",
        "Pay 2 of your 3 cubes and roll all 5 free dice again.",
    ]


def test_a_miss_after_some_bonuses_with_one_die() -> None:
    table = at_show("gadget", "d49 d34 d19 d04", "d6: 6 4; d8: 1 1", cubes=[2, 0])
    play(table, "place:d6x2", "roll", dice="d8: 5 1")
    play(table, "place:d8x1+cube", "roll", dice="d8: 2")

    assert offers(table) == [
        "Let the sale fail and keep $4 in bonuses.",
        "Pay 2 of your 2 cubes and roll the free die again.",
    ]


def test_the_offer() -> None:
    table = play(at_show("social", "d21 d42 ...", ROLL), "place:d6x1")
    assert prompt(table) == (
        "You are offered $7. Accept, or roll 4 dice for Ride Timer (sell value 7)?"
    )
    assert offers(table) == ["Accept $7.", "Roll 4 dice for Ride Timer (sell value 7)."]

    table = play(at_show("social", "d21 d42 ...", ROLL), "place:d4x1+cube")
    assert prompt(table) == (
        "You are offered $7 and 1 cube. Accept, or roll 4 dice for Ride Timer (sell value 7)?"
    )
    assert offers(table)[0] == "Accept $7 and 1 cube."


def test_the_offer_before_the_last_die() -> None:
    table = at_show("web", "d18 d13 d03 d08", "d6: 3 1 1 1")
    play(table, "roll", dice="d6: 3 1 1")
    play(table, "roll", dice="d6: 2 1")

    assert prompt(table) == (
        "You are offered $10 and 3 cubes. "
        "Accept, or roll your last die for Cookie Notice (sell value 2)?"
    )
    assert offers(table) == [
        "Accept $10 and 3 cubes.",
        "Roll your last die for Cookie Notice (sell value 2).",
    ]


# Reasons


def test_reasons_cite_their_rule() -> None:
    assert list(reasons(given(stacks=["d42 d21 d16 d01", "d45"])).values()) == [
        "You cannot take a whole column: you have room for only one more card (TS-DRAFT-07).",
        "You cannot take a back card alone: take a front card or a whole column (TS-DRAFT-05).",
        "You cannot pass while cards are drafted (TS-DRAFT-06).",
    ]
    assert list(reasons(at_show("social", "d21 ...", ROLL)).values()) == [
        "You cannot let the sale fail: your dice reach the card. "
        "Use them, or pay for a new roll (TS-SHOW-20).",
        "A new roll costs 2 cubes, and you own 0 (TS-SHOW-18).",
    ]


# Moves


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("one:3", "Take the front card of column 3."),
        ("two:5", "Take both cards of column 5."),
        ("order:bottom", "Put the front card first."),
        ("order:top", "Put the back card first."),
        ("place:d6x2", "Put 2 d6 on the card."),
        ("place:d4x1+cube", "Put a d4 on the card: an exact hit, it earns a cube."),
        ("concede", "Let the sale fail."),
        ("reroll", "Pay 2 cubes and roll all free dice again."),
        ("accept", "Accept the offer."),
        ("roll", "Roll again for the next card."),
    ],
)
def test_moves_have_words(text: str, sentence: str) -> None:
    table = dealt()
    assert str(move(table, text)) == text
    assert say(table, move(table, text)) == sentence


# Events

EVENTS: list[tuple[Event, str]] = [
    (
        told.GameStarted(("social", "app"), ("web", "gadget", "cloud"), B, 5),
        "The game begins: 5 rounds, and Bob starts. The companies in seat order: Social Network "
        "and App Forge; waiting: Web Portal, Gadget Garage, and Cloud Loft.",
    ),
    (
        told.GameStarted(("social", "app", "web", "gadget", "cloud"), (), A, 1),
        "The game begins: one round, and Ann starts. The companies in seat order: Social Network, "
        "App Forge, Web Portal, Gadget Garage, and Cloud Loft.",
    ),
    (
        told.RoundStarted(2, A, ("app", "web"), ("d01", "d02"), ("d03", "d04")),
        "Round 2: Ann starts. Front row: Wave Button and Splash Screen. "
        "Back row: Blinking Banner and Spare Charger.",
    ),
    (told.Drafted(A, 3, "d33"), "Ann takes Comment Section from column 3."),
    (
        told.TookColumn(B, 4, "d44", "d49"),
        "Bob takes both cards of column 4: Smart Mirror and Delivery Robot.",
    ),
    (told.Stacked(B, "d49", "d44"), "Bob puts Delivery Robot first, then Smart Mirror."),
    (
        told.Refilled(4, "d02", "d13"),
        "Column 4 now has Splash Screen in front and Mirror Site behind.",
    ),
    (told.TurnStarted(A, "gadget"), "Ann goes to the trade show with Gadget Garage."),
    (
        told.Rolled(A, "d42", (1, 2), (5, 4), (3,)),
        "Ann rolls for Ride Timer: d4 1, 2; d6 5, 4; d8 3.",
    ),
    (told.Rolled(A, "d42", (1, 2), (), (3,)), "Ann rolls for Ride Timer: d4 1, 2; d8 3."),
    (told.Rolled(A, "d42", (), (6,), ()), "Ann rolls for Ride Timer: d6 6."),
    (told.Rolled(A, "d42", (1,), (6,), ()), "Ann rolls for Ride Timer: d4 1; d6 6."),
    (told.Rolled(A, "d42", (2, 2), (), ()), "Ann rolls for Ride Timer: d4 2, 2."),
    (
        told.Fulfilled(A, "d42", "d6x2", (5, 4), False, 10),
        "Ann fulfils Ride Timer with 2 d6 (5, 4). The offer is $10.",
    ),
    (
        told.Fulfilled(A, "d21", "d4x1", (4,), True, 7),
        "Ann fulfils Mood Stickers with a d4 (4), an exact hit that earns a cube. The offer is $7.",
    ),
    (told.Rerolled(B), "Bob pays 2 cubes to roll again."),
    (told.Sold(A, 4, 3, 0, 0, 7, 47), "Ann sells for $7. Score: $47."),
    (
        told.Sold(A, 4, 3, 0, 1, 7, 47),
        "Ann sells for $7 and 1 cube. Score: $47.",
    ),
    (
        told.Sold(A, 14, 5, 7, 2, 26, 66),
        "Ann sells for $26 and 2 cubes ($7 of it for the complete company). Score: $66.",
    ),
    (
        told.Failed(B, "d16", 8, 14, 38),
        "Bob cannot fulfil Group Chat: the sale fails; $14 lost, $8 in bonuses kept. Score: $38.",
    ),
    (
        told.Failed(B, "d22", 0, 10, 30),
        "Bob cannot fulfil Habit Streak: the sale fails; $10 lost. Score: $30.",
    ),
    (
        told.Failed(B, "d46", 0, 0, 30),
        "Bob cannot fulfil Creator Payouts: the sale fails. Score: $30.",
    ),
    (told.RoundEnded(1, (22, 8)), "Round 1 is over. The money so far: Ann $22 and Bob $8."),
    (
        told.GameEnded((B,), (61, 64), (0, 3)),
        "The game is over. Bob wins. The money at the end: Ann $61 and Bob $64.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_events_have_words(event: Event, sentence: str) -> None:
    assert words(event) == sentence


def test_everybody_reads_about_themselves() -> None:
    def read(event: Event, reader: Seat) -> str:
        return Speaker("en", house(), NAMES, reader).say(event)

    assert read(told.Drafted(A, 3, "d33"), A) == "You take Comment Section from column 3."
    assert read(told.Drafted(A, 3, "d33"), B) == "Ann takes Comment Section from column 3."
    assert read(told.Sold(A, 4, 3, 0, 1, 7, 47), A) == "You sell for $7 and 1 cube. Score: $47."
    assert read(told.RoundEnded(1, (22, 8)), B) == (
        "Round 1 is over. The money so far: Ann $22 and you $8."
    )
    assert read(told.GameEnded((A, B), (61, 61), (0, 0)), A) == (
        "The game is over. You share the win: Ann and Bob. "
        "The money at the end: you $61 and Bob $61."
    )


def test_the_sample_has_every_event() -> None:
    assert {type(event) for event, _ in EVENTS} == set(told.EVENTS)


def test_the_price_of_a_reroll_is_not_written_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("moves", "events", "show"):
        monkeypatch.setattr(f"seedround.games.trade_show.{module}.REROLL_COST", 4)
    table = at_show("social", "d46 ...", "d4: 4 3; d6: 4 3; d8: 7", cubes=[5, 0])

    heard = [prompt(table), *offers(table), say(table, move(table, "reroll"))]
    few = at_show("social", "d21 ...", ROLL, cubes=[3, 0])
    heard += [*reasons(few).values(), words(told.Rerolled(B))]

    assert sum("4 cubes" in sentence or "Pay 4 of" in sentence for sentence in heard) == 5
    assert not any("2 cubes" in sentence for sentence in heard)


# All of them


def test_everything_that_can_be_said_has_a_template() -> None:
    known = GAME.words()

    for kind in made.MOVES:
        assert known.has(f"move-{kind.__struct_config__.tag}")
    for event in told.EVENTS:
        assert known.has(f"event-{event.__struct_config__.tag}")
    for saying in said.SAYINGS:
        assert known.has(str(saying.__struct_config__.tag))


def test_whatever_happens_is_a_sentence() -> None:
    """A random game in words: no ids, no holes, no double blanks, a full stop at the end."""
    heard: list[str] = []

    def listen(table: TradeShow) -> None:
        if not table.over:
            heard.extend([prompt(table), *offers(table), *reasons(table).values()])

    for seats in (2, 5):
        table = play_out(dealt(seats, seed=seats), Random(seats), listen)
        heard.extend(say(table, event) for event in table.log or [])

    for sentence in set(heard):
        assert sentence[0].isupper()
        assert sentence[-1] in ".?)"
        assert not re.search(r"  |\bd\d\d\b|none|None|[{}_]| [.,;]", sentence), sentence
