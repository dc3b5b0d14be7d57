"""Lawsuits, settlements, trials and their odds (BD-SUIT)."""

from fractions import Fraction
from itertools import product

import pytest

from seedround.engine.step import Range
from seedround.games.bidness.cards import MARKETER
from seedround.games.bidness.events import DamagesPaid, Rejected, Settled, Sued, TrialHeld
from seedround.games.bidness.odds import chance, odds, thousandths
from seedround.games.bidness.rounds import START_ROUND
from seedround.games.bidness.table import broken
from seedround.testing import A, B, C, asked, events, moves, notes, play, reasons, refused, say
from seedround.testing.bidness import amounts, bonuses, given, heap, quick, seen_by

LIBEL = ("play:libel", "target:1", "damages:2")
PATENT = ("play:patent_infringement", "target:1", "damages:10")
WIN, LOSE = [6, 6, 1, 1], [1, 1, 6, 6]


def test_bd_suit_01_a_suit_costs_nothing_and_needs_no_lawyer() -> None:
    """BD-SUIT-01."""
    for card in ("negligence", "libel", "patent_infringement"):
        table = given("$20 I6", hand=f"{card} x4")
        play(
            table, f"play:{card}", "target:1", "damages:1" if card != "negligence" else "damages:10"
        )
        assert (table.cash[A], table.lawyers[A]) == (20, 0)
        assert asked(table) == ("suit.open", A)


def test_bd_suit_02_one_other_player_is_sued() -> None:
    """BD-SUIT-02."""
    table = play(given(hand="libel x4"), "play:libel")
    assert (asked(table), moves(table)) == (
        ("turn.target", A),
        ["target:1", "target:2", "target:3"],
    )


def test_bd_suit_03_damages_are_announced_before_the_talks() -> None:
    """BD-SUIT-03: and stay fixed."""
    table = play(given(hand="libel x4"), *LIBEL)
    assert events(table, Sued) == [Sued(A, B, "libel", "marketers", 2)]
    play(table, "demand:100", "counter:20", "counter:50")
    assert table.damages == 2


def test_bd_suit_04_who_has_nothing_cannot_be_sued() -> None:
    """BD-SUIT-04, BD-R-20: the option waives it for Libel and Patent, not for Negligence."""
    poor = ("", "$0 M0 T0", "$0 M0 T0", "$0 M0 T0")
    cards = "libel negligence patent_infringement x2"
    assert "play:libel" not in moves(given(*poor, hand=cards))
    assert "(BD-SUIT-04)" in reasons(given(*poor, hand=cards))["play:libel"]
    table = given(*poor, hand=cards, sue_empty=True)
    suits = [text for text in moves(table) if text.startswith("play:") and "er" not in text]
    assert "play:libel" in suits
    assert "play:patent_infringement" in suits
    assert "play:negligence" not in moves(table)
    play(table, "play:libel", "target:2", "damages:2", "trial", rolls=WIN)
    assert events(table, DamagesPaid) == [DamagesPaid(C, A, "marketers", 0)]


def test_bd_suit_05_negligence_is_limited_on_both_sides() -> None:
    """BD-SUIT-05, BD-R-53: the other's cash, one's own capacity; without capacity it cannot go."""
    table = play(given("$0 I5", "$230", hand="negligence x4"), "play:negligence", "target:1")
    assert amounts(table, "damages") == list(range(10, 101, 10))
    assert "$10 to $100 in steps of $10" in refused(table, "damages:110")
    assert quick(table, "damages") == [10, 30, 50, 70, 100]
    table = given("$0 I6", hand="negligence x4")
    assert "play:negligence" not in moves(table)
    assert "(BD-SUIT-05)" in reasons(table)["play:negligence"]


def test_bd_suit_06_libel_is_about_one_or_two_marketers() -> None:
    """BD-SUIT-06, BD-R-19: whatever either side owns."""
    table = play(given("M0", "M1", hand="libel x4"), "play:libel", "target:1")
    assert moves(table) == ["damages:1", "damages:2"]


def test_bd_suit_07_patents_are_about_one_to_ten_points() -> None:
    """BD-SUIT-07, BD-R-19."""
    table = given("T0", "T1", hand="patent_infringement x4")
    play(table, "play:patent_infringement", "target:1")
    assert amounts(table, "damages") == list(range(1, 11))


def test_bd_suit_08_the_plaintiff_opens_talks_or_goes_to_trial() -> None:
    """BD-SUIT-08, BD-R-22."""
    table = play(given(hand="libel x4"), *LIBEL)
    assert (asked(table), moves(table)[:2]) == (("suit.open", A), ["trial", "demand:10"])
    play(table, "trial", rolls=WIN)
    assert len(events(table, TrialHeld)) == 1


def test_bd_suit_09_the_roles_swap_until_somebody_accepts_or_rejects() -> None:
    """BD-SUIT-09."""
    table = play(given(hand="libel x4"), *LIBEL, "demand:200")
    order = []
    for action in ("counter:50", "counter:150", "counter:60", "counter:140"):
        order.append(table.choice.seat)
        play(table, action)
    assert order == [B, A, B, A]
    assert (table.offered, table.demand, table.named) == (60, 140, 5)


def test_bd_suit_10_accepting_pays_rejecting_goes_to_trial() -> None:
    """BD-SUIT-10, BD-R-58: the last named sum, from the defendant to the plaintiff."""
    table = play(given(hand="libel x4"), *LIBEL, "demand:80", "counter:30", "accept")
    assert (table.cash[:2], heap(table)) == ([130, 70], ["libel"])
    assert events(table, Settled) == [Settled(A, B, 30)]
    table = play(given(hand="libel x4"), *LIBEL, "demand:80", "reject", rolls=WIN)
    assert events(table, Rejected) == [Rejected(B)]
    assert len(events(table, TrialHeld)) == 1


def test_bd_suit_11_settlements_are_cash_within_reach() -> None:
    """BD-SUIT-11, BD-R-24: capacity, or cash by option; Negligence never above the damages."""
    table = play(given(hand="libel x4"), *LIBEL)
    assert amounts(table, "demand") == list(range(10, 401, 10))
    assert notes(table, "demand:100") == []
    assert notes(table, "demand:310") == ["Player 2 would borrow 3 IOUs."]
    assert "(BD-SUIT-11)" in reasons(table)["demand"]
    table = play(given(hand="libel x4", settlement_may_borrow=False), *LIBEL)
    assert amounts(table, "demand")[-1] == 100
    table = given(hand="negligence x4")
    play(table, "play:negligence", "target:1", "damages:40")
    assert amounts(table, "demand") == [10, 20, 30, 40]


def test_bd_suit_12_counter_offers_lie_between_offer_and_demand() -> None:
    """BD-SUIT-12, BD-R-23: if there is no room, only accept and reject remain."""
    table = play(given(hand="libel x4"), *LIBEL, "demand:40")
    assert amounts(table, "counter") == [10, 20, 30]
    play(table, "counter:20")
    assert amounts(table, "counter") == [30]
    assert "between the offer of $20 and the demand of $40" in refused(table, "counter:20")
    play(table, "counter:30")
    assert moves(table) == ["accept", "reject"]


def test_bd_suit_13_talks_end_after_so_many_sums() -> None:
    """BD-SUIT-13, BD-R-23: the opening demand counts."""
    table = play(given(hand="libel x4", settlement_max_offers=3), *LIBEL, "demand:400")
    play(table, "counter:10", "counter:390")
    assert moves(table) == ["accept", "reject"]
    assert reasons(table)["counter"] == "3 sums have been named: accept or reject (BD-SUIT-13)."
    table = play(given(hand="libel x4"), *LIBEL, "demand:400")
    for number in range(11):
        assert len(moves(table)) > 2
        low, high = table.offered + 10, table.demand - 10
        play(table, f"counter:{low if number % 2 == 0 else high}")
    assert (table.named, moves(table)) == (12, ["accept", "reject"])


def test_bd_suit_13_the_number_of_sums_is_our_limit_and_an_option() -> None:
    """BD-SUIT-12, BD-SUIT-13: without it the sums themselves bring talks to an end."""
    table = play(given(hand="libel x4", settlement_max_offers="none"), *LIBEL, "demand:400")
    named = 1
    while moves(table)[-1].startswith("counter"):
        low, high = table.offered + 10, table.demand - 10
        play(table, f"counter:{low if named % 2 else high}")
        named += 1
    assert named == 40
    assert moves(table) == ["accept", "reject"]


def test_bd_suit_11_by_option_a_suit_for_money_settles_for_more() -> None:
    """BD-SUIT-11, BD-R-24: the cap at the damages is ours."""
    table = given(hand="negligence x4", settlement_above_damages=True)
    play(table, "play:negligence", "target:1", "damages:40")
    assert amounts(table, "demand")[-1] == 400


@pytest.mark.parametrize("step", [5, 10, 50])
def test_bd_bank_03_the_steps_of_haggling_are_an_option(step: int) -> None:
    """BD-BANK-03, BD-SUIT-12, BD-R-21: bids stay multiples of $10, as the rulebook has them."""
    table = play(given("$50 I6", hand="libel x4", settlement_step=step), *LIBEL)
    assert amounts(table, "demand") == list(range(step, 401, step))
    assert table.choice.ranges(table)["demand"] == Range("amount", step, 400, step)
    play(table, "demand:200")
    assert amounts(table, "counter") == list(range(step, 200, step))
    play(table, f"counter:{step}", "accept")
    assert table.cash[A] == 50 + step
    assert not broken(table)


def test_bd_auction_03_bids_are_tens_whatever_the_steps_of_haggling() -> None:
    """BD-AUCTION-03, BD-AUCTION-06: a purse with an odd five in it bids the tens below."""
    table = given("$50 I6", hand="lawyer x4", settlement_step=5)
    table.cash[A] = 55
    play(table, "play:lawyer")
    assert amounts(table, "bid") == [10, 20, 30, 40, 50]
    assert table.choice.ranges(table)["bid"] == Range("amount", 10, 50, 10)


def test_bd_suit_12_the_buttons_of_the_talks() -> None:
    """BD-SUIT-12, BD-SUIT-13: sums between offer and demand; at the end take it or leave it."""
    table = given(hand="negligence x4", settlement_max_offers=3)
    play(table, "play:negligence", "target:1", "damages:100")
    assert table.choice.ranges(table) == {"demand": Range("amount", 10, 100, 10)}

    play(table, "demand:90")
    assert quick(table, "counter") == [10, 20, 40, 60, 80]
    assert table.choice.ranges(table)["counter"] == Range("amount", 10, 80, 10)

    play(table, "counter:40")
    assert quick(table, "counter") == [50, 60, 70, 80]
    assert table.choice.ranges(table)["counter"] == Range("amount", 50, 80, 10)

    play(table, "counter:50")
    assert [str(one) for one in table.choice.quick(table)] == ["accept", "reject"]
    assert table.choice.ranges(table) == {}
    assert moves(table) == ["accept", "reject"]


def test_bd_suit_12_without_room_there_is_nothing_to_counter() -> None:
    table = given(hand="negligence x4")
    play(table, "play:negligence", "target:1", "damages:100", "demand:10")

    assert [str(one) for one in table.choice.quick(table)] == ["accept", "reject"]
    assert reasons(table)["counter"].endswith("(BD-SUIT-12).")


def test_bd_suit_14_two_dice_and_one_for_each_lawyer_or_intern() -> None:
    """BD-SUIT-14, BD-R-25: counted when the dice are rolled, on both sides."""
    table = given("L2 bonus:legal_intern", "L1 bonus:legal_intern bonus:legal_intern")
    assert (table.trial_dice(A), table.trial_dice(B), table.trial_dice(C)) == (5, 5, 2)


def test_bd_suit_15_a_tie_is_won_by_the_defendant() -> None:
    """BD-SUIT-15, BD-R-57."""
    table = play(given(hand="libel x4"), *LIBEL, "trial", rolls=[3, 4, 5, 2])
    assert [event.winner for event in events(table, TrialHeld)] == [B]
    table = play(given(hand="libel x4"), *LIBEL, "trial", rolls=[3, 5, 5, 2])
    assert [event.winner for event in events(table, TrialHeld)] == [A]


def test_bd_suit_16_a_losing_defendant_pays_the_plaintiff() -> None:
    """BD-SUIT-16, BD-R-54: in the goods that the suit is about."""
    table = play(given("", "M3", hand="libel x4"), *LIBEL, "trial", rolls=WIN)
    assert table.marketers[:2] == [3, 1]
    table = play(given(hand="patent_infringement x4"), *PATENT, "trial", rolls=WIN)
    assert table.tech[:2] == [30, 10]


def test_bd_suit_17_a_losing_plaintiff_pays_the_bank() -> None:
    """BD-SUIT-17, BD-R-26: marketers go to the heap; the defendant gains nothing."""
    table = play(given("M3", hand="libel x4"), *LIBEL, "trial", rolls=LOSE)
    assert (table.marketers[:2], heap(table)) == ([1, 1], ["marketer", "marketer", "libel"])
    table = play(given(hand="patent_infringement x4"), *PATENT, "trial", rolls=LOSE)
    assert (table.tech[:2], table.bank_tech) == ([10, 20], 10)
    table = given(hand="negligence x4")
    play(table, "play:negligence", "target:1", "damages:50", "trial", rolls=LOSE)
    assert (table.cash[:2], table.bank) == ([50, 100], 50)


def test_bd_suit_18_who_owns_less_gives_what_he_has() -> None:
    """BD-SUIT-18: there is no further debt."""
    table = play(given("M0", hand="libel x4"), *LIBEL, "trial", rolls=LOSE)
    assert (table.marketers[A], table.ious[A], table.cash[A]) == (0, 3, 100)
    table = play(given("", "T3", hand="patent_infringement x4"), *PATENT, "trial", rolls=WIN)
    assert table.tech[:2] == [23, 0]


def test_bd_suit_19_a_lost_negligence_suit_is_paid_in_full() -> None:
    """BD-SUIT-19: with borrowed money if needed."""
    table = given("$20 I4", "$200", hand="negligence x4")
    play(table, "play:negligence", "target:1", "damages:200", "trial", rolls=LOSE)
    assert (table.cash[A], table.ious[A]) == (20, 6)


def test_bd_suit_20_the_card_is_discarded_and_interns_stay() -> None:
    """BD-SUIT-20."""
    table = given("bonus:legal_intern", hand="libel x4")
    play(table, *LIBEL, "trial", rolls=[6, 6, 6, 1, 1])
    assert (heap(table), bonuses(table, A)) == (["libel"], ["legal_intern"])
    assert seen_by(table, A).suit is None


def test_bd_suit_21_lost_marketers_come_back_with_the_shuffle() -> None:
    """BD-SUIT-21."""
    table = given("M3", hands=["libel"] + [""] * 3, deck="", agenda=[], seed=0)
    table.face_up = (MARKETER, MARKETER)
    table.agenda = [START_ROUND]
    table.settle()
    cards = [*table.deck, *(card for held in table.hands for card in held)]
    down = [card for cards in table.face_down for card in cards]
    assert (cards + down).count(MARKETER) == 2


# Odds: the table of 2.8

EXACT = {
    2: "44.4 15.2 3.6 0.6 0.1",
    3: "77.9 45.4 19.2 6.1 1.5",
    4: "93.9 74.3 46.0 22.0 8.3",
    5: "98.8 90.9 71.8 46.4 24.2",
    6: "99.8 97.5 88.4 70.0 46.7",
}


@pytest.mark.parametrize("plaintiff", EXACT)
def test_trial_odds_are_exact(plaintiff: int) -> None:
    wanted = [round(10 * float(figure)) for figure in EXACT[plaintiff].split()]
    assert [thousandths(plaintiff, defendant) for defendant in range(2, 7)] == wanted


def test_trial_odds_by_counting_every_roll() -> None:
    assert odds(2, 2) == Fraction(575, 1296)
    faces = range(1, 7)
    wins = sum(sum(roll[:3]) > sum(roll[3:]) for roll in product(faces, faces, faces, faces, faces))
    assert odds(3, 2) == Fraction(wins, 6**5)
    assert chance(2, 2) == pytest.approx(0.4437, abs=1e-4)


def test_the_odds_are_shown_where_they_matter() -> None:
    table = play(given("L1", hand="libel x4"), *LIBEL)
    assert "78%" in say(table, table.choice.prompt(table))
    suit = seen_by(table, C).suit
    assert suit is not None
    assert (suit.dice, suit.defence, suit.odds) == (3, 2, 779)
    play(table, "demand:100")
    assert "78%" in say(table, table.choice.prompt(table))
    offers = [say(table, offer.says) for offer in table.choice.offers(table) if offer.says]
    assert "Reject the sum and go to trial: 3 dice against 2, you lose 78% of the time." in offers


def test_bd_suit_04_five_dollars_are_too_little_to_be_sued_for() -> None:
    """With settlements in steps of $5 a player may have no more than that, or be able to pay it."""
    table = given("", "$5", "$10", "$20", hand="negligence x4", settlement_step=5)
    play(table, "play:negligence")
    assert moves(table) == ["target:2", "target:3"]
    poor = given("$5 I6", hand="negligence x4", settlement_step=5)
    assert "play:negligence" not in moves(poor)
    alone = given("", "$5", seats=2, hand="negligence x4", settlement_step=5)
    assert "play:negligence" not in moves(alone)
