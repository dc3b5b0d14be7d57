"""The Card Play Phase and the effects of the cards (BD-PLAY, BD-CARD)."""

import pytest

from seedround.engine.kinds import SPECTATOR, every_seat
from seedround.games.bidness.cards import EMPLOYEE
from seedround.games.bidness.events import CardStolen, Headhunted, PaidCost, Played, SoldUnseen
from seedround.games.bidness.play import TURN
from seedround.testing import A, B, C, D, asked, events, moves, play, reasons, refused
from seedround.testing.bidness import (
    bonuses,
    cards_of,
    company,
    given,
    hand,
    heap,
    in_business,
    seen_by,
    sizes,
)


def test_bd_play_01_a_turn_is_one_action() -> None:
    """BD-PLAY-01: clockwise; after a play, a sale or a pass the next seat acts."""
    table = given(hands=["social_media x4"] + ["x5"] * 3)
    for action, following in (("play:social_media", B), ("sell:marketer", C), ("pass", D)):
        play(table, action)
        assert asked(table) == ("turn.act", following)


def test_bd_play_02_three_cards_are_needed_to_act() -> None:
    """BD-PLAY-02: the card concerned included; Market Research may bring the third."""
    table = given(hands=["x3", "x2", "x3", "x3"])
    play(table, "sell:marketer")
    assert asked(table) == ("turn.act", C)
    assert len(table.hands[A]) == 2


def test_bd_play_03_a_short_hand_passes_by_itself() -> None:
    """BD-PLAY-03: and tells the same as a chosen pass."""
    table = given(hands=["x2", "x5", "x5", "x5"])
    chosen = play(given(hands=["x5"] * 4), "pass")

    assert [type(event).__name__ for event in table.log or []] == ["Passed"]
    assert table.log == chosen.log


def test_bd_play_04_employees_and_contracts_are_auctioned() -> None:
    """BD-PLAY-04."""
    for card in ("marketer", "engineer", "lawyer", "government_contract"):
        table = play(given(hand=f"{card} x4"), f"play:{card}")
        assert asked(table) == ("auction.bid", A)


def test_bd_play_05_other_cards_are_paid_and_followed() -> None:
    """BD-PLAY-05, BD-R-16: bonus cards stay in the workplace, the others are discarded."""
    table = play(given("$0", hand="social_media x4"), "play:social_media")
    assert (table.cash[A], table.ious[A]) == (90, 4)
    assert (bonuses(table, A), heap(table)) == (["social_media"], [])
    assert events(table, PaidCost) == [PaidCost(A, 10, None)]

    table = play(given(hand="acquisition x4"), "play:acquisition")
    assert (bonuses(table, A), heap(table)) == ([], ["acquisition"])


def test_bd_play_06_every_card_can_be_sold() -> None:
    """BD-PLAY-06, BD-R-05: for $10, face up or, by option, face down."""
    table = given("$0 I6", hand="libel ad_blitz headhunt_lawyer x2", round=1)
    sales = [text for text in moves(table) if text.startswith("sell:")]
    assert len(sales) == 5
    play(table, "sell:libel")
    assert (table.cash[A], heap(table)) == (10, ["libel"])

    table = play(given(hand="libel x4", sold_cards="face_down"), "sell:libel")
    assert (heap(table), table.face_down[A]) == ([], cards_of(table, "libel"))
    other, own = seen_by(table, B), seen_by(table, A)
    assert (other.seats[A].face_down, other.seats[A].face_down_cards) == (1, None)
    assert own.seats[A].face_down_cards == ("libel",)
    (sold,) = events(table, SoldUnseen)
    assert sold.seen_by(B).secret is None


def test_bd_play_07_no_suits_and_no_headhunting_in_round_1() -> None:
    """BD-PLAY-07, BD-R-44: they can be sold, kept and discarded, and all else can be played."""
    late = "libel negligence patent_infringement headhunt_marketer headhunt_engineer"
    table = given(hand=late, round=1)
    assert not [text for text in moves(table) if text.startswith("play:")]
    assert reasons(table)["play:libel"] == (
        "You cannot sue in the first round: keep Libel or sell it (BD-PLAY-07)."
    )
    assert (
        "You cannot play Headhunting (Engineer) in the first round"
        in reasons(table)["play:headhunt_engineer"]
    )
    assert "You cannot sue in the first round" in refused(table, "play:libel")
    assert len([text for text in moves(given(hand=late)) if text.startswith("play:")]) == 5


def test_bd_play_08_who_passed_may_act_again() -> None:
    """BD-PLAY-08, BD-R-06."""
    table = play(given(), "pass", "sell:marketer", "pass", "pass")

    assert (asked(table), table.pass_run) == (("turn.act", A), 2)
    assert len(moves(table)) > 2


def test_bd_play_09_all_must_pass_in_a_row() -> None:
    """BD-PLAY-09, BD-R-09: a play or a sale starts the count anew; forced passes count."""
    table = given(hands=["x5", "x2", "x2", "x5"], agenda=[TURN[A]])
    play(table, "pass")
    assert (asked(table), table.pass_run) == (("turn.act", D), 3)
    play(table, "sell:marketer")
    assert (asked(table), table.pass_run) == (("turn.act", A), 0)
    play(table, "pass", "pass")
    assert (moves(table), table.pass_run) == ([], 4)


def test_bd_play_10_cards_are_kept_for_the_next_round() -> None:
    """BD-PLAY-10: any number of them."""
    table = given("$0", "$0", "$0", "$0", hands=["libel x3"] + ["x2"] * 3, seed=0)
    for seat in every_seat(4):
        table.marketers[seat] = table.engineers[seat] = 0
    play(table, "pass")

    assert (table.round, table.choice.kind) == (3, "setup.discard")
    assert "libel" in hand(table, A)


def test_bd_play_11_a_card_needs_money_and_a_target() -> None:
    """BD-PLAY-11, BD-R-17: cost within capacity; Smear, Co-op and Joint Development always go."""
    table = given("$30 I6", hand="smear_campaign coop_marketing joint_development steal_tech x1")
    assert "play:smear_campaign" not in moves(table)
    assert {"play:coop_marketing", "play:joint_development"} <= set(moves(table))
    assert reasons(table)["play:smear_campaign"] == (
        "Smear Campaign costs $40, and you can pay $30 at most (BD-PLAY-11)."
    )
    table = given(
        "", "T0 M0", "T0 M0", "T0 M0", hand="steal_tech destroy_tech headhunt_marketer x2"
    )
    assert not [text for text in moves(table) if text.startswith("play:") and "_" in text[5:]]
    assert "(BD-PLAY-11)" in refused(table, "play:steal_tech")


def test_bd_play_11_a_target_is_somebody_else() -> None:
    """BD-PLAY-11: only B herself has tech points, so she has nobody to steal them from."""
    table = given("T0", "T20", "T0", "T0", hands=["x5", "steal_tech x4"], turn=B)
    assert reasons(table)["play:steal_tech"].endswith("(BD-PLAY-11).")
    assert "play:steal_tech" not in moves(table)


def test_bd_play_12_short_hands_do_not_protect() -> None:
    """BD-PLAY-12, BD-R-07: who passed or holds few cards still bids, is sued and robbed."""
    table = given(hands=["marketer libel market_research x2", "x2", "x1", "x2"])
    play(table, "play:marketer", "drop")
    assert asked(table) == ("auction.bid", B)
    play(table, "drop", "drop", "drop", "play:libel")
    assert moves(table) == ["target:1", "target:2", "target:3"]
    play(table, "target:2", "damages:1", "trial", rolls=[6, 6, 1, 1])
    play(table, "play:market_research", "target:2", numbers=[0])
    assert sizes(table)[C] == 0


def test_bd_play_13_each_play_or_sale_costs_one_card() -> None:
    """BD-PLAY-13: Market Research too, as it swaps one card for another."""
    table = given(hands=["market_research social_media x3"] + ["x5"] * 3)
    assert sum(sizes(table)) == 20
    play(table, "play:market_research", "target:1", numbers=[0])
    assert sum(sizes(table)) == 19
    play(table, "sell:marketer")
    assert sum(sizes(table)) == 18
    play(table, "play:lawyer")
    assert sum(sizes(table)) == 17


# The cards


def test_bd_card_01_an_auctioned_employee_goes_to_work() -> None:
    """BD-CARD-01: a marketing point, a tech die, a trial die."""
    for card, after in (("marketer", "M2 E1 L0"), ("engineer", "M1 E2 L0"), ("lawyer", "M1 E1 L1")):
        table = play(given(hand=f"{card} x4"), f"play:{card}", "bid:10", "drop", "drop", "drop")
        assert company(table, A) == f"$90 I3 T20 {after} C0"
    assert table.trial_dice(A) == 3


def test_bd_card_02_headhunting_cannot_be_refused() -> None:
    """BD-CARD-02, BD-R-42, BD-R-43: the printed price goes to the other, who is not asked."""
    for employee, price in (("marketer", 20), ("engineer", 10), ("lawyer", 30)):
        card = f"headhunt_{employee}"
        table = play(given("", "L1", "L1", hand=f"{card} x4"), f"play:{card}", "target:1")
        assert (table.cash[A], table.cash[B]) == (100 - price, 100 + price)
        assert asked(table) == ("turn.act", B)
        staff = table.staff(EMPLOYEE[employee])
        assert (staff[A], staff[B]) == ((1, 0) if employee == "lawyer" else (2, 0))
        assert [(told.seat, told.target, told.employee) for told in events(table, Headhunted)] == [
            (A, B, employee)
        ]


def test_bd_card_03_an_intern_rolls_a_die_for_nothing_more() -> None:
    """BD-CARD-03: $30, one die on either side of a trial, no salary, until step 5."""
    table = play(given(hand="legal_intern x4"), "play:legal_intern")

    assert (table.cash[A], table.trial_dice(A), table.salary_due(A)) == (70, 3, 20)
    assert bonuses(table, A) == ["legal_intern"]


def test_bd_card_04_a_contract_pays_for_ever() -> None:
    """BD-CARD-04, BD-R-39: $30 in every step 3; nothing takes it away."""
    table = in_business("C2 M0 E0 $0", seed=0)
    assert (table.round, table.cash[A], table.contracts[A]) == (3, 60, 2)


def test_bd_card_05_lawsuit_cards_start_suits() -> None:
    """BD-CARD-05."""
    for card in ("negligence", "libel", "patent_infringement"):
        table = play(given(hand=f"{card} x4"), f"play:{card}", "target:1")
        assert asked(table) == ("suit.damages", A)


@pytest.mark.parametrize(
    ("rule", "card", "cost", "points"),
    [("BD-CARD-06", "acquisition", 10, 2), ("BD-CARD-08", "breakthrough", 30, 6)],
)
def test_tech_cards_bring_points(rule: str, card: str, cost: int, points: int) -> None:
    """BD-CARD-06, BD-CARD-08."""
    table = play(given(hand=f"{card} x4"), f"play:{card}")

    assert (table.cash[A], table.tech[A]) == (100 - cost, 20 + points), rule


def test_bd_card_07_joint_development_needs_a_partner() -> None:
    """BD-CARD-07, BD-R-52: two points each; with two players it helps the only rival."""
    table = play(given(hand="joint_development x4"), "play:joint_development", "target:3")
    assert (table.tech, table.cash[A]) == ([22, 20, 20, 22], 90)
    table = play(given(seats=2, hand="joint_development x4"), "play:joint_development")
    assert table.tech == [22, 22]


def test_bd_card_09_stolen_points_change_sides() -> None:
    """BD-CARD-09, BD-R-18: two, or the one that is there."""
    table = play(given("", "T1", hand="steal_tech x4"), "play:steal_tech", "target:1")
    assert (table.tech[:2], table.cash[A]) == ([21, 0], 90)
    table = play(given(hand="steal_tech x4"), "play:steal_tech", "target:1")
    assert table.tech[:2] == [22, 18]


def test_bd_card_10_destroyed_points_go_to_the_bank() -> None:
    """BD-CARD-10, BD-R-18."""
    table = play(given("", "T1", hand="destroy_tech x4"), "play:destroy_tech", "target:1")
    assert (table.tech[:2], table.cash[A], table.bank_tech) == ([20, 0], 90, 1)


def test_bd_card_11_an_ad_blitz_counts_three() -> None:
    """BD-CARD-11."""
    table = play(given(hand="ad_blitz x4"), "play:ad_blitz")
    assert (table.cash[A], table.marketing(A)) == (70, 4)


def test_bd_card_12_a_co_op_partner_gets_only_the_money() -> None:
    """BD-CARD-12, BD-R-42."""
    table = play(given(hand="coop_marketing x4"), "play:coop_marketing", "target:2")
    assert (table.cash[A], table.cash[C]) == (90, 110)
    assert (table.marketing(A), table.marketing(C)) == (2, 1)
    assert asked(table) == ("turn.act", B)


def test_bd_card_13_social_media_counts_one() -> None:
    """BD-CARD-13."""
    table = play(given(hand="social_media x4"), "play:social_media")
    assert (table.cash[A], table.marketing(A)) == (90, 2)


def test_bd_card_14_a_smear_lies_in_the_others_workplace() -> None:
    """BD-CARD-14: two points less for him, his salaries unchanged."""
    table = play(given("", "M4", hand="smear_campaign x4"), "play:smear_campaign", "target:1")
    assert (table.cash[A], bonuses(table, A), bonuses(table, B)) == (60, [], ["smear_campaign"])
    assert (table.marketing(B), table.salary_due(B)) == (2, 50)


def test_bd_card_15_market_research_steals_a_card() -> None:
    """BD-CARD-15, BD-R-41: any hand with a card will do; only thief and victim learn which."""
    table = given(
        hands=["market_research x4", "libel", "", "social_media lawyer"],
        agenda=[TURN[A]],
    )
    play(table, "play:market_research")
    assert moves(table) == ["target:1", "target:3"]
    play(table, "target:1", numbers=[0])
    assert ("libel" in hand(table, A), hand(table, B)) == (True, "")
    assert (table.cash[A], heap(table)) == (70, ["market_research"])
    (stolen,) = events(table, CardStolen)
    assert [stolen.seen_by(seat).secret is not None for seat in (A, B, C, D, SPECTATOR)] == [
        True, True, False, False, False,
    ]  # fmt: skip


def test_bd_card_15_every_card_of_the_hand_is_equally_likely() -> None:
    """BD-CARD-15: the index is drawn over the physical cards, so doubles count twice."""
    found = []
    for number in range(3):
        table = given(hands=["market_research x4", "libel libel lawyer"])
        play(table, "play:market_research", "target:1", numbers=[number])
        found.append(events(table, CardStolen)[0].secret)
    assert [secret.card for secret in found if secret] == ["lawyer", "libel", "libel"]


def test_bd_card_16_bonus_cards_stack() -> None:
    """BD-CARD-16, BD-R-40: bonuses and penalties add up without limit."""
    table = given(
        "bonus:ad_blitz bonus:social_media bonus:social_media bonus:coop_marketing "
        "bonus:smear_campaign bonus:legal_intern bonus:legal_intern"
    )
    assert (table.marketing(A), table.trial_dice(A)) == (1 + 3 + 1 + 1 + 1 - 2, 4)


def test_bd_r_66_cards_of_a_kind_are_alike() -> None:
    table = given(hand="libel libel libel marketer marketer")
    assert [text for text in moves(table) if text.startswith("sell:")] == [
        "sell:marketer", "sell:libel",
    ]  # fmt: skip
    assert len(events(play(table, "play:libel", "target:1"), Played)) == 1


@pytest.mark.parametrize(("ious", "voluntary", "told"), [(3, True, False), (6, True, True),
                                                         (6, False, False)])  # fmt: skip
def test_bd_debt_02_borrowing_is_blocked_at_the_limit_only(
    ious: int, voluntary: bool, told: bool
) -> None:
    """BD-DEBT-02, BD-DEBT-06: where it may be done at all."""
    table = given(f"I{ious}", voluntary_borrow=voluntary)

    assert ("borrow" in reasons(table)) is told
