"""The golden scenarios of lawsuits and awards (BD-S-31..S-46)."""

from seedround.engine.kinds import every_seat
from seedround.games.bidness.events import TrialHeld
from seedround.testing import A, B, C, asked, events, moves, play
from seedround.testing.bidness import BASE, amounts, awards, bonuses, company, given, heap

# Lawsuits


def test_bd_s_31_the_suit_of_the_rulebook() -> None:
    table = given("M1 L2", "M2 bonus:legal_intern", hand="libel x4")

    play(table, "play:libel", "target:1", "damages:2", "demand:120", "counter:40")
    play(table, "reject", rolls=[2, 3, 4, 5, 4, 5, 5])

    (trial,) = events(table, TrialHeld)
    assert (trial.total, trial.defence_total, trial.winner) == (14, 14, B)
    assert (table.marketers[A], table.marketers[B]) == (0, 2)
    assert heap(table) == ["marketer", "libel"]
    assert (table.cash[A], table.cash[B]) == (100, 100)


def test_bd_s_32_a_defendant_gives_the_marketers_he_has() -> None:
    table = given(hand="libel x4")

    play(table, "play:libel", "target:1", "damages:2", "trial", rolls=[6, 6, 1, 1])

    assert (table.marketers[A], table.marketers[B]) == (2, 0)


def test_bd_s_33_tech_points_are_given_as_far_as_there_are_any() -> None:
    suit = ("play:patent_infringement", "target:2", "damages:10", "trial")
    table = given("", "", "T7", hand="patent_infringement x4")
    play(table, *suit, rolls=[6, 6, 1, 1])
    assert (table.tech[A], table.tech[C]) == (27, 0)

    table = given("T4", "", "T7", hand="patent_infringement x4")
    play(table, *suit, rolls=[1, 1, 6, 6])
    assert (table.tech[A], table.tech[C]) == (0, 7)


def test_bd_s_34_nobody_sues_for_more_than_he_could_pay() -> None:
    table = given("$50 I5", "$400", hand="negligence x4")

    play(table, "play:negligence", "target:1")

    assert amounts(table, "damages") == list(range(10, 151, 10))
    assert len(moves(table)) == 15


def test_bd_s_35_nor_for_more_than_the_other_has() -> None:
    table = given("", "$80", "$0", hand="negligence x4")

    play(table, "play:negligence")
    assert moves(table) == ["target:1", "target:3"]
    play(table, "target:1")
    assert amounts(table, "damages") == list(range(10, 81, 10))
    assert len(moves(table)) == 8


def test_bd_s_36_a_lost_suit_is_paid_to_the_bank_with_borrowed_money() -> None:
    table = given("$50 I5", "$400", hand="negligence x4")

    play(table, "play:negligence", "target:1", "damages:150", "trial", rolls=[1, 1, 6, 6])

    assert (table.cash[A], table.ious[A], table.cash[B]) == (0, 6, 400)


def test_bd_s_37_a_won_suit_is_paid_by_the_defendant() -> None:
    table = given("", "$80", hand="negligence x4")

    play(table, "play:negligence", "target:1", "damages:80", "trial", rolls=[6, 6, 1, 1])

    assert (table.cash[A], table.cash[B]) == (180, 0)
    assert table.ious == [3, 3, 3, 3]


def test_bd_s_38_a_settlement_needs_no_dice() -> None:
    table = given(hand="negligence x4")

    play(table, "play:negligence", "target:1", "damages:80", "demand:50", "accept")

    assert (table.cash[A], table.cash[B]) == (150, 50)
    assert events(table, TrialHeld) == []
    assert table.generator.draws == dealing_draws()
    assert heap(table) == ["negligence"]


def dealing_draws() -> int:
    """Draws of a table that has only been dealt."""
    return given().generator.draws


def test_bd_s_39_talks_narrow_down_to_a_sum() -> None:
    table = given(hand="patent_infringement x4")
    play(table, "play:patent_infringement", "target:1", "damages:10")
    assert asked(table) == ("suit.open", A)
    assert (moves(table)[0], len(amounts(table, "demand")), len(moves(table))) == ("trial", 40, 41)

    play(table, "demand:200")
    assert asked(table) == ("suit.respond", B)
    assert moves(table)[:2] == ["accept", "reject"]
    assert (amounts(table, "counter"), len(moves(table))) == (list(range(10, 191, 10)), 21)

    play(table, "counter:60")
    assert asked(table) == ("suit.respond", A)
    assert (amounts(table, "counter"), len(moves(table))) == (list(range(70, 191, 10)), 15)

    play(table, "counter:70")
    assert (asked(table), moves(table)) == (("suit.respond", B), ["accept", "reject"])

    play(table, "accept")
    assert (table.cash[A], table.cash[B]) == (170, 30)


def test_bd_s_40_a_settlement_may_be_paid_with_borrowed_money() -> None:
    table = given("", "$20 I4", hand="libel x4")

    play(table, "play:libel", "target:1", "damages:1", "demand:150", "accept")

    assert (table.ious[B], table.cash[B], table.cash[A]) == (6, 70, 250)


def test_bd_s_41_who_can_pay_nothing_cannot_settle() -> None:
    table = given("", "$0 I6", hand="patent_infringement x4")

    play(table, "play:patent_infringement", "target:1", "damages:5", rolls=[6, 6, 1, 1])

    assert len(events(table, TrialHeld)) == 1
    assert asked(table) == ("turn.act", B)
    assert table.tech[:2] == [25, 15]


def test_bd_s_42_lawyers_and_interns_roll_a_die_each() -> None:
    table = given("L1 bonus:legal_intern", hand="libel x4")

    play(table, "play:libel", "target:1", "damages:1", "trial", rolls=[1, 1, 1, 1, 6, 6])

    (trial,) = events(table, TrialHeld)
    assert (trial.dice, trial.defence) == ((1, 1, 1, 1), (6, 6))


def test_bd_s_43_without_settlements_the_dice_follow_the_damages() -> None:
    table = given(hand="libel x4", settlement=False)

    play(table, "play:libel", "target:1", "damages:1", rolls=[6, 6, 1, 1])

    assert len(events(table, TrialHeld)) == 1
    assert asked(table) == ("turn.act", B)


# Awards


def test_bd_s_44_the_tech_award_goes_to_the_bank_and_on() -> None:
    table = given("T22", "", "T24", hands=["acquisition acquisition x3"] + ["x5"] * 3)
    assert table.tech_leader() == C

    play(table, "play:acquisition")
    assert (table.tech[A], table.tech_leader()) == (24, None)

    play(table, "pass", "pass", "pass", "play:acquisition")
    assert table.tech_leader() == A


def test_bd_s_45_bonus_cards_count_for_the_market_award() -> None:
    table = play(given("$200", hand="social_media x4", seed=0), "play:social_media")
    assert (table.marketing(A), table.market_leader()) == (2, A)
    assert (table.units(A, A), table.unit_price(A, None)) == (4, 20)
    cash = table.cash[A] - table.salary_due(A)
    play(table, "pass", "pass", "pass", "pass", "payoff:0")
    assert table.round == 3
    assert table.cash[A] == cash + 80
    assert table.market_leader() is None

    table = given("$200", hand="social_media x4", award_counts_bonus=False, seed=0)
    play(table, "play:social_media")
    assert table.market_leader() is None
    cash = table.cash[A] - table.salary_due(A)
    play(table, "pass", "pass", "pass", "pass", "payoff:0")
    assert table.cash[A] == cash + 40


def test_bd_s_46_a_smear_takes_the_award_but_not_the_salaries() -> None:
    table = given("", "M2", hand="smear_campaign x4")
    assert awards(table) == (B, None)

    play(table, "play:smear_campaign", "target:1")

    assert table.cash[A] == 60
    assert bonuses(table, B) == ["smear_campaign"]
    assert [table.marketing(seat) for seat in every_seat(4)] == [1, 0, 1, 1]
    assert awards(table) == (None, None)
    assert (table.units(B, None), table.salary_due(B)) == (0, 30)
    assert company(table, C) == BASE
