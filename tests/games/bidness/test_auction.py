"""Auctions and debt (BD-AUCTION, BD-DEBT)."""

import pytest

from seedround.engine.step import Range
from seedround.games.bidness.amounts import amounts as listed
from seedround.games.bidness.amounts import bid_ladder, ladder, span
from seedround.games.bidness.auction import SPEAK
from seedround.games.bidness.events import AuctionWon, BidMade, Borrowed, DroppedOut
from seedround.games.bidness.money import borrow
from seedround.testing import A, B, C, D, asked, events, moves, notes, play, reasons, refused
from seedround.testing.bidness import (
    amounts,
    awards,
    given,
    hand,
    heap,
    in_business,
    quick,
    seen_by,
)


def test_bd_auction_01_the_card_lies_open() -> None:
    """BD-AUCTION-01: the player of the card is the seller."""
    table = play(given(hand="lawyer x4"), "play:lawyer")
    view = seen_by(table, C)

    assert view.auction is not None
    assert (view.played, view.auction.card, view.auction.seller) == ("lawyer", "lawyer", A)
    assert hand(table, A).split().count("lawyer") == 1


def test_bd_auction_02_the_seller_speaks_first_then_clockwise() -> None:
    """BD-AUCTION-02: each who is still in bids higher or drops out."""
    table = given(hands=["x5", "x5", "lawyer x4"], turn=C)
    play(table, "play:lawyer")
    order = []
    for action in ("bid:10", "bid:20", "drop", "bid:30", "bid:40"):
        order.append(table.choice.seat)
        play(table, action)
    assert order == [C, D, A, B, C]
    assert asked(table) == ("auction.bid", D)


def test_bd_auction_03_bids_rise_in_tens() -> None:
    """BD-AUCTION-03."""
    table = play(given(hand="lawyer x4"), "play:lawyer", "bid:50")
    for amount in (40, 50, 55):
        assert "Bids start at $60 and go up in steps of $10" in refused(table, f"bid:{amount}")
    assert amounts(table, "bid")[0] == 60


def test_bd_auction_04_the_lowest_bid_is_ten() -> None:
    """BD-AUCTION-04, BD-R-11: or as the option says."""
    table = play(given(hand="lawyer x4"), "play:lawyer")
    assert amounts(table, "bid")[0] == 10
    table = play(given(hand="lawyer x4", min_bid=50), "play:lawyer")
    assert amounts(table, "bid")[0] == 50
    assert quick(table, "bid")[:2] == [50, 60]
    play(table, "bid:50")
    assert amounts(table, "bid")[0] == 60


def test_bd_auction_05_dropping_out_is_final() -> None:
    """BD-AUCTION-05, BD-R-12: also for a seller who never bid."""
    table = play(given(hand="lawyer x4"), "play:lawyer", "drop", "bid:10", "bid:20", "drop")

    assert asked(table) == ("auction.bid", B)
    play(table, "bid:30")
    assert asked(table) == ("auction.bid", C)
    play(table, "drop")
    assert [event.seat for event in events(table, AuctionWon)] == [B]


def test_bd_auction_06_a_bid_may_exceed_cash_but_not_capacity() -> None:
    """BD-AUCTION-06, BD-R-14: the seller cannot count on the proceeds either."""
    table = play(given("$30 I5", hand="lawyer x4"), "play:lawyer")

    assert table.capacity(A) == 130
    assert amounts(table, "bid")[-1] == 130
    assert "(BD-AUCTION-06)" in reasons(table)["bid"]
    assert notes(table, "bid:30") == []
    assert notes(table, "bid:40") == ["Player 1 would borrow one IOU."]


def test_bd_auction_07_it_ends_with_one_bidder_or_none() -> None:
    """BD-AUCTION-07."""
    table = play(given(hand="lawyer x4"), "play:lawyer", "bid:10", "drop", "drop", "drop")
    assert (table.lawyers[A], asked(table)) == (1, ("turn.act", B))
    table = play(given(hand="lawyer x4"), "play:lawyer", "drop", "drop", "drop", "drop")
    assert (table.lawyers, asked(table)) == ([0] * 4, ("turn.act", B))


def test_bd_auction_08_the_last_one_without_a_bid_may_speak() -> None:
    """BD-AUCTION-08, BD-R-13: he wins at once, or drops."""
    table = play(given(hand="lawyer x4"), "play:lawyer", "drop", "drop", "drop")
    assert (asked(table), moves(table)[0]) == (("auction.bid", D), "drop")
    play(table, "bid:70")
    assert (table.lawyers[D], table.cash[D]) == (1, 30)


def test_bd_auction_09_the_winner_pays_in_full_at_once() -> None:
    """BD-AUCTION-09."""
    table = given("", "$10 I3", hand="lawyer x4")
    play(table, "play:lawyer", "drop", "bid:150", "drop", "drop")
    assert (table.cash[B], table.ious[B]) == (60, 5)


def test_bd_auction_10_the_seller_gets_the_money_or_the_bank() -> None:
    """BD-AUCTION-10."""
    table = play(given(hand="lawyer x4"), "play:lawyer", "drop", "bid:60", "drop", "drop")
    assert (table.cash[:2], table.bank) == ([160, 40], 0)
    table = play(given(hand="lawyer x4"), "play:lawyer", "bid:60", "drop", "drop", "drop")
    assert (table.cash[:2], table.bank) == ([40, 100], 60)


def test_bd_auction_11_the_card_goes_to_work_or_to_the_heap() -> None:
    """BD-AUCTION-11."""
    table = given(hand="government_contract x4")
    play(table, "play:government_contract", "drop", "drop", "bid:10", "drop")
    assert (table.contracts, heap(table)) == ([0, 0, 1, 0], [])
    table = given(hand="government_contract x4")
    play(table, "play:government_contract", "drop", "drop", "drop", "drop")
    assert (table.contracts, heap(table)) == ([0] * 4, ["government_contract"])
    assert table.cash == [100] * 4


def test_bd_auction_12_who_cannot_bid_drops_by_himself() -> None:
    """BD-AUCTION-12: and it is logged as a drop."""
    table = play(given("", "$0 I6", "$10 I6", hand="lawyer x4"), "play:lawyer", "bid:10")
    assert [event.seat for event in events(table, DroppedOut)] == [B, C]
    assert asked(table) == ("auction.bid", D)


def test_bd_auction_13_nothing_changes_while_bids_are_made() -> None:
    """BD-AUCTION-13: the award moves when the card has moved."""
    table = play(given(hand="marketer x4"), "play:marketer", "bid:100", "bid:110", "drop", "drop")
    assert (table.cash, table.ious, awards(table)) == ([100] * 4, [3] * 4, (None, None))
    play(table, "drop")
    assert awards(table) == (B, None)
    assert len(events(table, BidMade)) == 2


# Amounts (3.2)


def test_amounts_are_complete_up_to_150() -> None:
    assert listed(10, 1500) == tuple(range(10, 1501, 10))
    assert len(listed(10, 1500)) == 150
    assert listed(80, 70) == ()


def test_long_lists_of_amounts_get_coarser() -> None:
    found = listed(10, 2340)
    assert found[:150] == tuple(range(10, 1501, 10))
    assert found[150:] == (*range(1600, 2301, 100), 2340)
    for top in (6300, 6310, 12_000, 99_990, 1_000_000):
        found = listed(10, top)
        assert len(found) <= 198
        assert (found[-1], list(found)) == (top, sorted(set(found)))


@pytest.mark.parametrize(
    ("lo", "hi", "slider"),
    [
        (100, 110, None),
        (100, 120, Range("amount", 100, 120, 10)),
        (110, 1600, Range("amount", 110, 1600, 10)),
        (110, 1610, None),
        (20, 10, None),
    ],
)
def test_three_to_150_amounts_are_one_slider(lo: int, hi: int, slider: Range | None) -> None:
    """Section 3.2: two are buttons, and a list with gaps is no slider."""
    assert span(lo, hi) == slider


def test_bd_auction_12_who_cannot_bid_has_one_button() -> None:
    table = given("$500", "$0 I6", seats=3, hand="lawyer x4")
    play(table, "play:lawyer", "bid:20")

    assert [str(one) for one in SPEAK[B].quick(table)] == ["drop"]


def test_after_a_card_nothing_lies_on_the_table() -> None:
    """BD-AUCTION-11, BD-PLAY-05: sold, unsold, or carried out."""
    sold = play(given(seats=2, hand="lawyer x4"), "play:lawyer", "bid:10", "drop")
    unsold = play(given(seats=2, hand="lawyer x4"), "play:lawyer", "drop", "drop")
    done = play(given(seats=2, hand="acquisition x4"), "play:acquisition")

    assert [seen_by(table, A).played for table in (sold, unsold, done)] == [None] * 3
    assert [seen_by(table, A).auction for table in (sold, unsold)] == [None] * 2
    assert [table.last_bid for table in (sold, unsold)] == [0, 0]


def test_the_ladder_is_short_and_legal() -> None:
    assert ladder(10, 410) == [10, 110, 210, 310, 410]
    assert ladder(10, 20) == [10, 20]
    assert ladder(1, 10, 1) == [1, 3, 5, 7, 10]
    assert bid_ladder(80, 90, 100) == [80, 90]
    assert set(ladder(10, 99_990)) <= set(listed(10, 99_990))
    assert set(bid_ladder(10, 99_990, 50_010)) <= set(listed(10, 99_990))


# Debt


def test_bd_debt_01_an_iou_brings_100_dollars() -> None:
    """BD-DEBT-01."""
    table = play(given("$10"), "borrow")
    assert (table.cash[A], table.ious[A]) == (110, 4)
    assert events(table, Borrowed) == [Borrowed(A, 1, 100, 4)]


def test_bd_debt_02_six_ious_are_the_limit() -> None:
    """BD-DEBT-02."""
    table = given("I6")
    assert "borrow" not in moves(table)
    assert reasons(table)["borrow"] == "You owe 6 IOUs, and that is the limit (BD-DEBT-02)."
    assert "that is the limit" in refused(table, "borrow")


def test_bd_debt_03_borrowing_happens_whenever_it_is_needed() -> None:
    """BD-DEBT-03: out of turn too, as here by the winner of another player's auction."""
    table = play(given("", "$0", hand="lawyer x4"), "play:lawyer", "drop", "bid:10", "drop", "drop")
    assert [event.seat for event in events(table, Borrowed)] == [B]


@pytest.mark.parametrize(
    ("cash", "amount", "ious"),
    [(100, 100, 0), (100, 110, 1), (40, 190, 2), (0, 300, 3), (10, 310, 3), (10, 320, 4)],
)
def test_bd_debt_04_as_few_ious_as_suffice(cash: int, amount: int, ious: int) -> None:
    """BD-DEBT-04, BD-R-15."""
    assert given(f"${cash} I0").borrows(A, amount) == ious


def test_bd_debt_05_in_the_salary_step_borrowing_is_a_choice() -> None:
    """BD-DEBT-05."""
    table = in_business("$0")
    assert (asked(table), moves(table)[0]) == (("business.salary", A), "borrow")
    assert table.ious[A] == 3


def test_bd_debt_06_one_may_borrow_in_ones_own_turn() -> None:
    """BD-DEBT-06, BD-R-08: with more than two cards, below the limit, if the option allows."""
    table = play(given("I4"), "borrow", "borrow", "sell:marketer")
    assert (table.ious[A], asked(table)) == (6, ("turn.act", B))
    assert "borrow" not in moves(given(voluntary_borrow=False))
    assert asked(given(hands=["x2"])) == ("turn.act", B)


def test_bd_debt_07_ious_are_repaid_in_step_2_only() -> None:
    """BD-DEBT-07."""
    table = given("$900")
    assert not any(text.startswith("payoff") for text in moves(table))
    play(table, "pass", "pass", "pass", "pass")
    assert asked(table) == ("business.payoff", A)


def test_bd_debt_08_no_payment_can_break_the_limit() -> None:
    """BD-DEBT-08, BD-R-63: a state in which one does is a bug and says so."""
    table = given("I6")
    with pytest.raises(AssertionError, match="BD-DEBT-08"):
        borrow(table, A)
