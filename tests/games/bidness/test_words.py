"""Sentences of Bidness: prompts, offers, notes, reasons and events."""

from seedround.games.bidness.events import DamagesPaid, Earned, PaidOff
from seedround.games.bidness.table import Bidness
from tests.games.bidness.given import (
    A,
    B,
    given,
    in_business,
    move,
    notes,
    play,
    reasons,
    say,
    story,
)


def offers(table: Bidness) -> list[str]:
    return [say(table, offer.says or offer.move) for offer in table.choice.offers(table)]


def prompt(table: Bidness) -> str:
    return say(table, table.choice.prompt(table))


def test_the_turn_in_words() -> None:
    table = given("$20 I5", hand="libel ad_blitz marketer", pass_run=3)
    assert prompt(table) == (
        "Your turn with 3 cards: play one, sell one, or pass. If you pass, the phase is over."
    )
    assert offers(table) == [
        "Put Marketer up for auction.",
        "Play Libel.",
        "Play Ad Blitz for $30.",
        "Sell Marketer for $10.",
        "Sell Libel for $10.",
        "Sell Ad Blitz for $10.",
        "Borrow $100 for one more IOU.",
        "Pass.",
    ]
    assert notes(table, "play:ad_blitz") == ["Player 1 borrows one IOU"]


def test_borrows_is_shown_before_the_move() -> None:
    """3.4: at bids, costs, damages and settlements."""
    table = play(given("", "$20 I4", hand="libel x4"), "play:libel", "target:1", "damages:1")
    assert notes(table, "demand:150") == ["Player 2 borrows 2 IOUs"]
    play(table, "demand:150")
    assert notes(table, "accept") == ["Player 2 borrows 2 IOUs"]
    assert notes(table, "counter:20") == []
    assert notes(table, "reject") == []
    table = play(given("$0", "$90", hand="negligence x4"), "play:negligence", "target:1")
    assert notes(table, "damages:50") == ["Player 1 borrows one IOU"]
    table = play(given("$0", hand="joint_development x4"), "play:joint_development")
    assert notes(table, "target:1") == ["Player 1 borrows one IOU"]


def test_the_auction_in_words() -> None:
    table = play(given(hand="lawyer x4"), "play:lawyer")
    assert prompt(table) == (
        "Lawyer of Player 1 is up for auction. Nobody has bid yet. "
        "You can pay up to $400: bid or drop out."
    )
    play(table, "bid:30")
    assert "Player 1 bids $30. You can pay up to $400" in prompt(table)
    play(table, "drop", "drop", "drop")
    assert story(table, B)[-1] == "Player 1 gets Lawyer and pays $30 to the bank."


def test_the_suit_in_words() -> None:
    table = play(given(hand="patent_infringement x4"), "play:patent_infringement", "target:1")
    assert prompt(table) == (
        "Patent Infringement against Player 2: how many tech points do you sue for?"
    )
    play(table, "damages:1")
    assert "You sue Player 2 for one tech point." in prompt(table)
    play(table, "demand:50")
    assert prompt(table).startswith("Player 1 wants $50 to settle the case about one tech point.")
    play(table, "counter:20")
    assert prompt(table).startswith("Player 2 offers $20 to settle the case")
    play(table, "reject", rolls=[6, 6, 1, 2])
    assert story(table, 3)[-3:-1] == [
        "In court Player 1 rolls 6, 6 (12) and Player 2 rolls 1, 2 (3): Player 1 wins.",
        "Player 2 loses one tech point to Player 1.",
    ]


def test_the_business_phase_in_words() -> None:
    table = in_business("$30 M2 E2 L2")
    assert prompt(table) == (
        "Salaries are $80 and you have $30: borrow, lay somebody off, or pay if you can."
    )
    assert "Lay off a lawyer: saves $30, leaves $50 to pay." in offers(table)
    assert reasons(table)["pay"] == (
        "Salaries are $80 and you have $30: borrow or lay somebody off. (BD-SAL-03)"
    )
    table = in_business("$320 I2")
    assert offers(table) == [
        "Pay off nothing and keep $300: 2 IOUs and $300 left.",
        "Pay off one IOU for $100: 1 IOU and $200 left.",
        "Pay off 2 IOUs for $300: debt-free!",
    ]


def test_events_with_plurals() -> None:
    table = given()
    assert say(table, DamagesPaid(A, None, "marketers", 0)) == (
        "Player 1 loses no marketer, having none, to the discard heap."
    )
    assert say(table, DamagesPaid(A, None, "cash", 120)) == "Player 1 loses $120 to the bank."
    assert say(table, Earned(B, 20, 1, 1, 50)) == (
        "Player 2 earns $50: one unit at $20 and one contract."
    )
    assert say(table, PaidOff(A, 1, 100, 0)) == "Player 1 pays off one IOU for $100 and is free!"
    assert say(table, move("payoff:2")) == "Pay off 2 IOUs."
