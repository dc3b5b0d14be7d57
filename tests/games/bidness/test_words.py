"""Sentences of Bidness: prompts, offers, notes, reasons and events."""

from seedround.engine.event import Event
from seedround.engine.kinds import Seat
from seedround.engine.words import Speaker
from seedround.games.bidness.events import (
    AuctionWon,
    BidMade,
    DamagesPaid,
    Earned,
    GameEnded,
    Headhunted,
    LaidOff,
    PaidOff,
    RoundEnded,
    Sued,
    TechRolled,
    TrialHeld,
)
from seedround.games.bidness.table import Bidness
from seedround.testing import A, B, D, move, notes, play, reasons, say, story
from seedround.testing.bidness import given, in_business


def offers(table: Bidness) -> list[str]:
    return [say(table, offer.says or offer.move) for offer in table.choice.offers(table)]


def prompt(table: Bidness) -> str:
    return say(table, table.choice.prompt(table))


def test_the_turn_in_words() -> None:
    table = given("$20 I5", hand="libel ad_blitz marketer", pass_run=3)
    assert prompt(table) == (
        "Play one of your 3 cards, sell one, or pass. If you pass, the phase is over."
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
    assert notes(table, "play:ad_blitz") == ["Player 1 would borrow one IOU."]


def test_borrows_is_shown_before_the_move() -> None:
    """3.4: at bids, costs, damages and settlements."""
    table = play(given("", "$20 I4", hand="libel x4"), "play:libel", "target:1", "damages:1")
    assert notes(table, "demand:150") == ["Player 2 would borrow 2 IOUs."]
    play(table, "demand:150")
    assert notes(table, "accept") == ["Player 2 would borrow 2 IOUs."]
    assert notes(table, "counter:20") == []
    assert notes(table, "reject") == []
    table = play(given("$0", "$90", hand="negligence x4"), "play:negligence", "target:1")
    assert notes(table, "damages:50") == ["Player 1 would borrow one IOU."]
    table = play(given("$0", hand="joint_development x4"), "play:joint_development")
    assert notes(table, "target:1") == ["Player 1 would borrow one IOU."]


def test_the_auction_in_words() -> None:
    table = play(given(hand="lawyer x4"), "play:lawyer")
    assert prompt(table) == (
        "Player 1 puts Lawyer up for auction. Nobody has bid yet. "
        "You can pay up to $400: bid or drop out."
    )
    play(table, "bid:30")
    assert "Player 1 bids $30. You can pay up to $400" in prompt(table)
    play(table, "drop", "drop", "drop")
    assert story(table, B)[-1] == "Player 1 gets Lawyer for $30, paid to the bank."


def test_the_suit_in_words() -> None:
    table = play(given(hand="patent_infringement x4"), "play:patent_infringement", "target:1")
    assert prompt(table) == (
        "Patent Infringement against Player 2: how many tech points do you sue for?"
    )
    play(table, "damages:1")
    assert "You sue Player 2 for one tech point." in prompt(table)
    play(table, "demand:50")
    assert prompt(table) == (
        "Player 1 sues you for one tech point and would settle for $50. Accept, reject, or name "
        "another sum (in court you lose 44% of the time)."
    )
    play(table, "counter:20")
    assert prompt(table) == (
        "Player 2 offers you $20 to drop the case about one tech point. Accept, reject, or name "
        "another sum (in court you win 44% of the time)."
    )
    play(table, "reject", rolls=[6, 6, 1, 2])
    assert story(table, D)[-3:-1] == [
        "In court Player 1 rolls 6, 6 (12) and Player 2 rolls 1, 2 (3): Player 1 wins.",
        "Player 2 loses one tech point to Player 1.",
    ]


def test_the_business_phase_in_words() -> None:
    table = in_business("$30 M2 E2 L2")
    assert prompt(table) == (
        "Salaries come to $80, and you have $30. Borrow, lay somebody off, or pay if you can."
    )
    assert "Lay off a lawyer: this saves $30 and leaves $50 to pay." in offers(table)
    assert reasons(table)["pay"] == (
        "Salaries come to $80, and you have $30: borrow or lay somebody off (BD-SAL-03)."
    )
    table = in_business("$320 I2")
    assert offers(table) == [
        "Pay off nothing: 2 IOUs and $300 left.",
        "Pay off one IOU for $100: 1 IOU and $200 left.",
        "Pay off 2 IOUs for $300: you are free of debt!",
    ]


def test_events_with_plurals() -> None:
    table = given()
    assert say(table, DamagesPaid(A, None, "marketers", 0)) == ("Player 1 has no marketer to lose.")
    assert say(table, DamagesPaid(A, None, "cash", 120)) == "Player 1 loses $120 to the bank."
    assert say(table, Earned(B, 20, 1, 1, 50)) == (
        "Player 2 earns $50: one unit at $20 and one contract."
    )
    assert say(table, PaidOff(A, 1, 100, 0)) == "Player 1 pays off one IOU for $100 and is free!"
    assert say(table, move(table, "payoff:2")) == "Pay off 2 IOUs."
    assert say(table, TechRolled(B, (4,), 4, 24)) == (
        "Player 2's engineer rolls 4: 4 tech points, 24 now."
    )
    assert say(table, TechRolled(B, (1, 2), 3, 23)).startswith("Player 2's engineers roll 1, 2")
    assert say(table, LaidOff(A, "lawyer", 30)) == "Player 1 lays off a lawyer; $30 is still due."
    assert say(table, LaidOff(A, "lawyer", 0)) == "Player 1 lays off a lawyer."


def test_everybody_reads_about_themselves() -> None:
    table = given()

    def read(thing: Event, reader: Seat) -> str:
        return Speaker("en", table.cards, ("Ann", "Bob"), reader).say(thing)

    assert read(BidMade(A, 40), A) == "You bid $40."
    assert read(BidMade(A, 40), B) == "Ann bids $40."
    assert read(Sued(A, B, "libel", "marketers", 1), A) == "You sue Bob for one marketer (Libel)."
    assert read(Sued(A, B, "libel", "marketers", 1), B) == "Ann sues you for one marketer (Libel)."
    assert read(Headhunted(A, B, "engineer"), B) == "Ann lures an engineer away from you."
    assert read(AuctionWon(A, "lawyer", 30, B), B) == "Ann gets Lawyer for $30, paid to you."
    assert read(TrialHeld(A, B, (6,), 6, (2,), 2, A), B) == (
        "In court Ann rolls 6 (6) and you roll 2 (2): Ann wins."
    )
    assert read(RoundEnded(1, (-200, 1300)), A) == (
        "Round 1 is over. Money less debt: you -$200 and Bob $1,300."
    )
    assert read(GameEnded((B,), (B,), "debt_free", 3), B) == (
        "The game is over in round 3: you buy back your company!"
    )


def test_the_seller_reads_about_the_own_card() -> None:
    table = play(given(hand="lawyer x4"), "play:lawyer")
    asked = Speaker("en", table.cards, ("Ann",), A).say(table.choice.prompt(table))
    assert asked.startswith("Your Lawyer is up for auction.")
    bid = table.choice.offer(table, move(table, "bid:150"))
    assert [Speaker("en", reader=A).say(note) for note in bid.notes] == [
        "You would borrow one IOU."
    ]


def test_a_suit_needs_money_for_a_lost_case() -> None:
    """BD-SUIT-05."""
    table = given("$0 I6", hand="negligence x4")
    assert reasons(table)["play:negligence"] == (
        "You cannot sue for money: if you lost, you would owe at least $10, and you can pay $0 "
        "(BD-SUIT-05)."
    )
