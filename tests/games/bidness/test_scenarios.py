"""The golden scenarios of setup, card play, auctions and other cards (BD-S-01..S-30)."""

from pathlib import Path

from seedround.engine.kinds import SPECTATOR, every_seat
from seedround.games.bidness.events import Dealt
from seedround.games.bidness.play import TURN
from seedround.games.bidness.rounds import START_ROUND
from seedround.testing import A, B, C, D, F, asked, events, moves, play, story
from seedround.testing.bidness import (
    BASE,
    amounts,
    awards,
    bonuses,
    cards_of,
    company,
    dealt,
    given,
    hand,
    heap,
    play_round,
    quick,
    seen_by,
    sizes,
)
from tests.games.bidness.sets import card, overlaid

# Setup and deal


def test_bd_s_01_three_seats_are_set_up() -> None:
    table = dealt(3)

    assert [company(table, seat) for seat in every_seat(3)] == [BASE] * 3
    assert sizes(table) == [6, 6, 6]
    assert len(table.deck) == 74 - 6 - 18 == 50
    assert awards(table) == (None, None)


def test_bd_s_02_six_seats_have_discarded() -> None:
    table = dealt(6)
    while table.choice.kind == "setup.discard":
        table.play(table.moves()[0])

    assert sizes(table) == [5] * 6
    assert sum(len(down) for down in table.face_down) == 6
    assert len(table.deck) == 74 - 12 - 36 == 26


def test_bd_s_03_dice_find_the_first_player_and_the_token_moves_on() -> None:
    table = dealt(4, rolls=[3, 4, 6, 5, 5, 6, 1, 1, 2, 2, 1, 6])

    assert (table.round, table.first) == (1, C)
    play_round(table)
    assert (table.round, table.first) == (2, D)
    play_round(table)
    assert (table.round, table.first) == (3, A)


OTHERS = "marketer engineer lawyer government_contract marketer"


def test_bd_s_04_a_setup_discard_is_nobodys_business() -> None:
    table = dealt(2, first_player="seat0")
    lawyer = table.cards.index["lawyer"]
    table.hands = [cards_of(table, "lawyer " + OTHERS), cards_of(table, "marketer " + OTHERS)]
    table.log = []
    table.relist()
    play(table, "discard:lawyer", "discard:marketer")

    theirs, own = seen_by(table, B), seen_by(table, A)
    assert (theirs.seats[A].hand_size, theirs.seats[A].face_down) == (5, 1)
    assert (theirs.seats[A].hand, theirs.seats[A].face_down_cards) == (None, None)
    assert "'lawyer'" not in str(theirs.seats[A])
    assert own.seats[A].face_down_cards == ("lawyer",)
    assert table.face_down[A] == (lawyer,)
    assert story(table, B)[0] == "Player 1 discards a card face down."
    assert story(table, A)[0] == "Player 1 discards Lawyer face down."


def test_bd_s_05_hands_are_filled_up_to_six() -> None:
    table = given(hands=["x5", "x2", "x3", "x1"], agenda=[START_ROUND], seed=0)

    assert sizes(table) == [6, 6, 6, 6]
    got = {event.seat: event.count for event in events(table, Dealt)}
    assert [got[seat] for seat in every_seat(4)] == [1, 4, 3, 5]
    assert sum(got.values()) == 13


def test_bd_s_06_a_deck_that_runs_out_leaves_the_last_ones_short() -> None:
    table = given(
        seats=6,
        hands=["x4"] * 6,
        deck="negligence negligence negligence libel libel acquisition steal_tech x3",
        first=F,
        round=1,
        agenda=[START_ROUND],
        seed=0,
    )

    assert table.first == A
    assert (sizes(table), len(table.deck)) == ([6, 6, 6, 6, 5, 5], 0)
    while table.choice.kind == "setup.discard":
        table.play(table.moves()[0])
    assert sizes(table) == [5, 5, 5, 5, 4, 4]


# Card play


def test_bd_s_07_two_cards_are_too_few_to_act() -> None:
    table = given(hands=["x3"])
    assert asked(table) == ("turn.act", A)
    assert {"play:marketer", "sell:marketer"} <= set(moves(table))

    table = given(hands=["x2"])
    assert (asked(table), table.pass_run) == (("turn.act", B), 1)


def test_bd_s_08_a_sale_brings_ten_dollars() -> None:
    table = play(given(hand="lawyer marketer engineer"), "sell:lawyer")

    assert (table.cash[A], len(table.hands[A]), heap(table)) == (110, 2, ["lawyer"])
    play(table, "sell:marketer", "pass", "pass")
    # A's turn came and went by itself.
    assert (asked(table), table.pass_run) == (("turn.act", B), 3)


def test_bd_s_09_only_an_unbroken_run_of_passes_ends_the_phase() -> None:
    table = given(seats=3, hands=["x4"] * 3, agenda=[TURN[A]])

    play(table, "pass", "sell:marketer", "pass", "sell:marketer", "pass", "pass")
    assert (asked(table), table.pass_run) == (("turn.act", A), 2)

    play(table, "pass")
    assert (moves(table), table.pass_run) == ([], 3)
    assert sizes(table) == [3, 3, 4]


def test_bd_s_10_forced_passes_end_the_phase_too() -> None:
    table = given("$0", "$0", "$0", seats=3, hands=["x4", "x2", "x2"], seed=0)
    for seat in every_seat(3):
        table.marketers[seat] = table.engineers[seat] = 0

    play(table, "pass")

    assert (table.round, table.choice.kind) == (3, "setup.discard")
    assert sizes(table) == [6, 6, 6]
    told = [line for line in story(table, SPECTATOR) if " gets " in line]
    # In round 3 the token lies with B.
    assert told == [
        "Player 2 gets 4 cards.", "Player 3 gets 4 cards.", "Player 1 gets 2 cards.",
    ]  # fmt: skip


MIXED = "negligence, headhunt_engineer, marketer, social_media, market_research"


def test_bd_s_11_in_round_1_nobody_sues_or_headhunts() -> None:
    table = given(hand=MIXED, round=1)

    plays = [text for text in moves(table) if text.startswith("play:")]
    assert sorted(plays) == ["play:market_research", "play:marketer", "play:social_media"]
    assert len([text for text in moves(table) if text.startswith("sell:")]) == 5
    assert moves(table)[-2:] == ["borrow", "pass"]
    assert len(moves(table)) == 10


def test_bd_s_12_from_round_2_on_they_do() -> None:
    table = given(hand=MIXED)

    assert len([text for text in moves(table) if text.startswith("play:")]) == 5
    assert len(moves(table)) == 12


def test_bd_s_13_a_card_must_be_paid_within_the_debt_limit() -> None:
    table = given("$20 I6", hand="ad_blitz x4")
    assert "play:ad_blitz" not in moves(table)
    assert "sell:ad_blitz" in moves(table)

    table = play(given("$20 I5", hand="ad_blitz x4"), "play:ad_blitz")
    assert (table.ious[A], table.cash[A]) == (6, 90)


def test_bd_s_14_borrowing_does_not_use_up_the_turn() -> None:
    table = play(given("$100 I5"), "borrow")

    assert (table.cash[A], table.ious[A]) == (200, 6)
    assert asked(table) == ("turn.act", A)
    assert "borrow" not in moves(table)


# Auctions


def test_bd_s_15_the_auction_of_the_rulebook() -> None:
    table = given(hand="marketer x4")

    play(table, "play:marketer", "bid:30", "bid:50", "bid:70", "drop", "drop", "drop")

    assert (table.cash[C], table.cash[A]) == (30, 170)
    assert table.marketers == [1, 1, 2, 1]
    assert table.market_leader() == C


def test_bd_s_16_a_seller_who_wins_pays_the_bank() -> None:
    table = play(given(hand="engineer x4"), "play:engineer", "bid:40", "drop", "drop", "drop")

    assert company(table, A) == "$60 I3 T20 M1 E2 L0 C0"
    assert [company(table, seat) for seat in (B, C, D)] == [BASE] * 3


def test_bd_s_17_a_card_without_bids_is_discarded() -> None:
    table = given(hand="government_contract x4")

    play(table, "play:government_contract", "drop", "drop", "drop", "drop")

    assert heap(table) == ["government_contract"]
    assert [company(table, seat) for seat in every_seat(4)] == [BASE] * 4
    assert asked(table) == ("turn.act", B)


def test_bd_s_18_the_last_one_may_still_bid() -> None:
    table = play(given(hand="marketer x4"), "play:marketer", "drop", "drop", "drop")

    assert asked(table) == ("auction.bid", D)
    assert moves(table)[:2] == ["drop", "bid:10"]
    play(table, "bid:10")
    assert (table.cash[D], table.cash[A], table.marketers[D]) == (90, 110, 2)


def test_bd_s_19_a_winner_borrows_as_little_as_possible() -> None:
    table = given("", "$40 I4", hand="marketer x4")
    assert table.capacity(B) == 240

    play(table, "play:marketer", "drop", "bid:190", "drop", "drop")

    assert (table.ious[B], table.cash[B], table.cash[A]) == (6, 50, 290)


def test_bd_s_20_nobody_bids_beyond_his_capacity() -> None:
    table = given("", "$30 I5", hand="marketer x4")
    assert table.capacity(B) == 130
    play(table, "play:marketer", "bid:120")
    assert (asked(table), moves(table)) == (("auction.bid", B), ["drop", "bid:130"])

    table = play(given("", "$30 I5", hand="marketer x4"), "play:marketer", "bid:130")
    assert asked(table) == ("auction.bid", C)
    assert story(table, SPECTATOR)[-1] == "Player 2 drops out."


def test_bd_s_21_every_ten_up_to_capacity_and_a_short_ladder() -> None:
    table = play(given(hand="marketer x4"), "play:marketer", "bid:70")

    assert asked(table) == ("auction.bid", B)
    assert amounts(table, "bid") == list(range(80, 401, 10))
    assert len(moves(table)) == 34
    assert quick(table, "bid") == [80, 90, 100, 120, 170, 400]


# Headhunting and other cards


def test_bd_s_22_headhunting_pays_the_other_player(tmp_path: Path) -> None:
    cards = overlaid(tmp_path, card("headhunt_engineer", cost=40))
    table = given(hand="headhunt_engineer x4", cards=cards, seed=0)
    play(table, "play:headhunt_engineer", "target:2")

    assert company(table, A) == "$60 I3 T20 M1 E2 L0 C0"
    assert company(table, C) == "$140 I3 T20 M1 E0 L0 C0"
    play(table, "pass", "pass", "pass", "pass")
    while table.choice.kind == "business.payoff":
        play(table, "payoff:0")
    rolled = [line for line in story(table, SPECTATOR) if "engineer" in line and "roll" in line]
    assert not any("Player 3" in line for line in rolled)
    assert len(rolled) == 3


def test_bd_s_23_an_intern_cannot_be_headhunted() -> None:
    table = given("", "bonus:legal_intern", hand="headhunt_lawyer x4")

    assert "play:headhunt_lawyer" not in moves(table)
    assert "sell:headhunt_lawyer" in moves(table)


def test_bd_s_24_market_research_takes_a_random_card() -> None:
    table = given(hands=["market_research marketer lawyer", "libel social_media"])

    play(table, "play:market_research", "target:1", numbers=[0])

    assert table.cash[A] == 70
    assert sorted(hand(table, A).split()) == ["lawyer", "libel", "marketer"]
    assert hand(table, B) == "social_media"
    theirs = seen_by(table, C)
    assert [(seat.hand_size, seat.hand) for seat in theirs.seats[:2]] == [(3, None), (1, None)]
    # B has one card and passes; the next turns come round to A, who may act.
    play(table, "pass", "pass")
    assert asked(table) == ("turn.act", A)


def test_bd_s_25_a_co_op_partner_is_paid() -> None:
    table = play(given(hand="coop_marketing x4"), "play:coop_marketing", "target:3")

    assert (table.cash[A], table.cash[D]) == (90, 110)
    assert bonuses(table, A) == ["coop_marketing"]
    assert table.marketing(A) == 2


def test_bd_s_26_joint_development_helps_both() -> None:
    table = play(given(hand="joint_development x4"), "play:joint_development", "target:1")

    assert table.cash[A] == 90
    assert table.tech == [22, 22, 20, 20]
    assert table.tech_leader() is None


def test_bd_s_27_who_has_nothing_cannot_be_robbed() -> None:
    table = play(given("", "T1", "T0", hand="steal_tech x4"), "play:steal_tech")

    assert moves(table) == ["target:1", "target:3"]
    play(table, "target:1")
    assert (table.tech[A], table.tech[B]) == (21, 0)


def test_bd_s_28_sabotage_destroys_two_points() -> None:
    table = given("T26", hands=["x5", "destroy_tech x4"], turn=B)

    play(table, "play:destroy_tech", "target:0")

    assert (table.tech[A], table.tech_leader(), table.cash[B]) == (24, A, 90)


def test_bd_s_29_a_breakthrough_brings_six_points() -> None:
    table = play(given(hand="breakthrough x4"), "play:breakthrough")

    assert (table.cash[A], table.tech[A], table.tech_leader()) == (70, 26, A)


def test_bd_s_30_with_two_seats_the_target_is_clear() -> None:
    table = play(given(seats=2, hand="coop_marketing x4"), "play:coop_marketing")

    assert asked(table) == ("turn.act", B)
    assert (table.cash[A], table.cash[B]) == (90, 110)
