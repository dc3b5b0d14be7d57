"""Awards, the Business Phase and winning (BD-AWARD, BD-BIZ, BD-SAL, BD-PAY, BD-EARN, BD-WIN)."""

from typing import Any

from seedround.engine.kinds import every_seat
from seedround.games.bidness.business import (
    COLLECT_EARNINGS,
    GAIN_TECH,
    PAY_OFF,
    PAY_SALARIES,
    RETURN_BONUS,
)
from seedround.games.bidness.events import (
    AwardMoved,
    BonusReturned,
    Earned,
    GameEnded,
    LaidOff,
    PaidOff,
    RoundEnded,
    SalariesPaid,
    TechRolled,
)
from seedround.testing import A, B, C, D, asked, events, moves, play, reasons, refused
from seedround.testing.bidness import awards, given, heap, in_business

# Awards


def test_bd_award_01_strictly_most_points() -> None:
    """BD-AWARD-01."""
    assert awards(given("M2 T21")) == (A, A)
    assert awards(given("M2", "T21")) == (A, B)
    assert awards(given("M2", "M2 T21", "T21")) == (None, None)


def test_bd_award_02_bonus_cards_count_and_penalties_stop_at_zero() -> None:
    """BD-AWARD-02, BD-R-27, BD-R-55, BD-R-56: not the award's own points; zero is a tie too."""
    table = given("M0 bonus:ad_blitz", "M2", "M1 bonus:smear_campaign")
    assert [table.marketing(seat) for seat in every_seat(4)] == [3, 2, 0, 1]
    assert table.market_leader() == A
    table = given("M0 bonus:ad_blitz", "M2", award_counts_bonus=False)
    assert (table.marketing(A), table.market_leader()) == (0, B)
    assert awards(given("M0", "M0", "M0", "M0"))[0] is None


def test_bd_award_03_a_tie_sends_the_award_to_the_bank() -> None:
    """BD-AWARD-03: away from a holder who is among the tied."""
    table = given("M2", hands=["x5", "social_media x4"], turn=B)
    assert awards(table)[0] == A
    play(table, "play:social_media")
    assert awards(table)[0] is None
    assert events(table, AwardMoved) == [AwardMoved("market", None)]


def test_bd_award_04_changes_happen_at_once_and_are_told() -> None:
    """BD-AWARD-04, BD-R-28: derived from the table, by whatever it changes."""
    table = play(given(hand="breakthrough x4"), "play:breakthrough")
    assert events(table, AwardMoved) == [AwardMoved("tech", A)]
    table = play(given(hand="headhunt_marketer x4"), "play:headhunt_marketer", "target:1")
    assert events(table, AwardMoved) == [AwardMoved("market", A)]
    table = given(hand="libel x4")
    play(table, "play:libel", "target:1", "damages:1", "trial", rolls=[6, 6, 1, 1])
    assert events(table, AwardMoved) == [AwardMoved("market", A)]
    table = in_business("$0 M2 I6", agenda=[PAY_SALARIES[A]])
    play(table, "layoff:marketer")
    assert events(table, AwardMoved) == [AwardMoved("market", None)]


def test_bd_award_05_the_market_leader_sells_two_more() -> None:
    """BD-AWARD-05."""
    table = given("M2")
    assert (table.units(A, A), table.units(A, None)) == (4, 2)


def test_bd_award_06_the_tech_leader_asks_ten_more() -> None:
    """BD-AWARD-06, BD-R-37: before or after rounding is the same."""
    table = given("T29")
    assert (table.unit_price(A, A), table.unit_price(A, None)) == (30, 20)


# Order


def test_bd_biz_01_each_step_is_completed_by_all() -> None:
    """BD-BIZ-01."""
    table = in_business("$200 I3", "$200 I3", seed=0)
    assert len(events(table, SalariesPaid)) == 4
    play(table, "payoff:1", "payoff:1")
    kinds = [type(event) for event in table.log or []]
    assert kinds[:4] == [SalariesPaid] * 4
    assert kinds[4:6] == [PaidOff] * 2
    assert kinds[6:10] == [Earned] * 4
    assert kinds[10:14] == [TechRolled] * 4


def test_bd_biz_02_clockwise_from_the_first_player() -> None:
    """BD-BIZ-02, BD-R-60: openly, so that later seats see earlier choices."""
    table = in_business(*["$200"] * 4, first=C, seed=0)
    order = []
    for _ in range(4):
        order.append(table.choice.seat)
        play(table, "payoff:0")
    assert order == [C, D, A, B]
    assert [event.seat for event in events(table, Earned)] == [C, D, A, B]


# Step 1


def test_bd_sal_01_what_employees_cost() -> None:
    """BD-SAL-01, BD-R-32: ten each, lawyers by the square; contracts and interns nothing."""
    table = given("M0 E0 L0 C3 bonus:legal_intern", "M2 E3")
    assert (table.salary_due(A), table.salary_due(B)) == (0, 50)
    due = [table.cards.lawyers_due(lawyers) for lawyers in range(11)]
    assert due == [10 * lawyers * lawyers for lawyers in range(11)]


def test_bd_sal_02_salaries_come_before_earnings() -> None:
    """BD-SAL-02, BD-R-59: for everybody who is employed at step 1."""
    table = in_business("$30 M2 E1", agenda=[PAY_SALARIES[A], COLLECT_EARNINGS])
    assert [type(event) for event in table.log or []][:2] == [SalariesPaid, Earned]
    assert table.cash[A] == 0 + 20 * 4


def test_bd_sal_03_with_enough_cash_there_is_no_choice() -> None:
    """BD-SAL-03, BD-R-65."""
    table = in_business("$20", agenda=[PAY_SALARIES[A]])
    assert (moves(table), table.cash[A]) == ([], 0)


def test_bd_sal_04_layoffs_go_one_card_at_a_time() -> None:
    """BD-SAL-04, BD-R-33: the amount due is computed anew after each."""
    table = in_business("$0 L3", agenda=[PAY_SALARIES[A]])
    play(table, "layoff:lawyer")
    assert events(table, LaidOff) == [LaidOff(A, "lawyer", 60)]
    play(table, "layoff:engineer")
    assert table.salary_due(A) == 50


def test_bd_sal_05_one_may_borrow_instead_or_as_well() -> None:
    """BD-SAL-05: only while short and below the limit."""
    table = in_business("$0 I6", agenda=[PAY_SALARIES[A]])
    assert moves(table) == ["layoff:marketer", "layoff:engineer"]
    assert "(BD-DEBT-02)" in reasons(table)["borrow"]
    table = in_business("$0 I4 L4", agenda=[PAY_SALARIES[A]])
    play(table, "layoff:lawyer", "borrow")
    assert (table.cash[A], table.salary_due(A)) == (100, 110)
    play(table, "borrow")
    assert moves(table)[-1] == "pay"
    assert "nothing to borrow for (BD-SAL-05)." in reasons(table)["borrow"]


def test_bd_sal_06_after_a_first_layoff_one_may_go_on() -> None:
    """BD-SAL-06: beyond need, until one pays."""
    table = in_business("$10", agenda=[PAY_SALARIES[A]])
    assert "pay" not in moves(table)
    play(table, "layoff:engineer")
    assert moves(table) == ["layoff:marketer", "pay"]
    play(table, "layoff:marketer")
    assert (table.cash[A], moves(table)) == (10, [])


def test_bd_sal_07_enough_borrowed_money_is_paid_at_once() -> None:
    """BD-SAL-07, BD-R-29: without a layoff there is none afterwards."""
    table = in_business("$0", agenda=[PAY_SALARIES[A]])
    play(table, "borrow")
    assert (table.cash[A], moves(table)) == (80, [])


def test_bd_sal_08_laid_off_cards_go_to_the_heap() -> None:
    """BD-SAL-08, BD-R-30."""
    table = play(in_business("$0", agenda=[PAY_SALARIES[A]]), "layoff:engineer", "layoff:marketer")
    assert heap(table) == ["engineer", "marketer"]


def test_bd_sal_09_a_layoff_bars_paying_off_and_borrowing_does_not() -> None:
    """BD-SAL-09, BD-R-31."""
    table = in_business("$10 I1", agenda=[PAY_SALARIES[A], PAY_OFF[A]])
    play(table, "layoff:engineer")
    table.cash[A] = 500
    play(table, "pay")
    assert (moves(table), table.ious[A]) == ([], 1)
    table = in_business("$10 I3 L2 M5", agenda=[PAY_SALARIES[A], PAY_OFF[A]])
    play(table, "borrow")
    table.cash[A] = 0
    assert table.laid_off[A] is False


def test_bd_sal_10_there_is_no_other_way_to_be_rid_of_employees() -> None:
    """BD-SAL-10: no choice but salary.fix offers a layoff."""
    for table in (given("$0"), in_business("$500")):
        assert not any(text.startswith("layoff") for text in moves(table))


# Step 2


def test_bd_pay_01_three_ious_at_most_out_of_cash() -> None:
    """BD-PAY-01: $100, $300 or $600."""
    for cash, options in ((90, 0), (100, 2), (290, 2), (300, 3), (600, 4), (5000, 4)):
        table = in_business(f"${cash} I6", agenda=[PAY_OFF[A]])
        assert len(moves(table)) == options
    table = in_business("$200 I6", agenda=[PAY_OFF[A]])
    assert reasons(table)["payoff"] == "2 IOUs cost $300, and you have $200 (BD-PAY-01)."
    assert "2 IOUs cost $300" in refused(table, "payoff:2")
    table = in_business("$5000 I1", agenda=[PAY_OFF[A]])
    assert moves(table) == ["payoff:0", "payoff:1"]


def test_bd_pay_02_one_purchase_a_round() -> None:
    """BD-PAY-02: three cost $600, and nobody is asked twice."""
    table = play(in_business("$600 I5", agenda=[PAY_OFF[A]]), "payoff:1")
    assert (table.cash[A], table.ious[A], moves(table)) == (500, 4, [])
    table = play(in_business("$600 I5", agenda=[PAY_OFF[A]]), "payoff:3")
    assert (table.cash[A], table.ious[A]) == (0, 2)


def test_bd_pay_03_nobody_borrows_in_this_step() -> None:
    """BD-PAY-03, BD-R-34."""
    table = in_business("$150 I2", agenda=[PAY_OFF[A]])
    assert moves(table) == ["payoff:0", "payoff:1"]


# Steps 3 to 5


def earned(*companies: str, **options: Any) -> Earned:
    table = in_business(*companies, agenda=[COLLECT_EARNINGS], **options)
    return events(table, Earned)[0]


def test_bd_earn_01_tech_points_are_rounded_down_to_tens() -> None:
    """BD-EARN-01."""
    assert earned("T9", "T9").price == 0
    assert earned("T19", "T30").price == 10
    assert earned("T30").price == 40


def test_bd_earn_02_units_have_one_floor_at_the_end() -> None:
    """BD-EARN-02, BD-R-38: a smeared leader without bonus counting sells 1 - 2 + 2 = 1."""
    assert earned("M3 bonus:ad_blitz bonus:smear_campaign").units == 3 + 3 - 2 + 2
    assert earned("M1 bonus:smear_campaign").units == 0
    smeared = ("M1 bonus:smear_campaign", "M0", "M0", "M0")
    assert earned(*smeared, award_counts_bonus=False).units == 1


def test_bd_earn_03_sales_are_price_times_units() -> None:
    """BD-EARN-03."""
    it = earned("T45 M3", "T60", "M3")
    assert (it.price, it.units, it.total) == (40, 3, 120)


def test_bd_earn_04_contracts_bring_30_each() -> None:
    """BD-EARN-04: the total comes from the bank."""
    table = in_business("M0 C3", agenda=[COLLECT_EARNINGS])
    assert (table.cash[A], table.bank) == (190, -(90 + 3 * 20))


def test_bd_tech_01_a_die_for_each_engineer() -> None:
    """BD-TECH-01, BD-R-62: the award follows the totals of all."""
    table = in_business("E2", "E0", agenda=[GAIN_TECH], rolls=[4, 5, 6, 6])
    assert table.tech == [29, 20, 26, 26]
    assert events(table, AwardMoved) == [AwardMoved("tech", A)]


def test_bd_ret_01_bonus_cards_leave_all_workplaces() -> None:
    """BD-RET-01: their effects end, awards are examined anew."""
    table = in_business("bonus:ad_blitz bonus:legal_intern", agenda=[RETURN_BONUS])
    assert (table.bonus[A], table.trial_dice(A), table.marketing(A)) == ((), 2, 1)
    assert heap(table) == ["ad_blitz", "legal_intern"]
    assert events(table, AwardMoved) == [AwardMoved("market", None)]


def test_bd_ret_01_returned_cards_are_told_company_by_company() -> None:
    table = in_business("bonus:ad_blitz bonus:legal_intern", "bonus:social_media",
                        agenda=[RETURN_BONUS])  # fmt: skip
    assert events(table, BonusReturned) == [
        BonusReturned(("ad_blitz", "legal_intern", "social_media"))
    ]


def test_bd_ret_02_layoffs_are_forgotten() -> None:
    """BD-RET-02: and the next round starts."""
    table = in_business("$10", seed=0)
    play(table, "layoff:engineer", "pay")
    assert (table.laid_off, table.round) == ([False] * 4, 3)


# Winning


def test_bd_win_01_without_ious_one_wins() -> None:
    """BD-WIN-01: and one gets there in step 2 only."""
    table = play(in_business("$120 I1"), "payoff:1")
    assert table.result is not None
    assert table.result.winners == (A,)


def test_bd_win_02_all_finish_step_2_and_no_more() -> None:
    """BD-WIN-02, BD-R-61."""
    table = play(in_business("$120 I1", "", "$900 I6"), "payoff:1")
    assert asked(table) == ("business.payoff", C)
    play(table, "payoff:3")
    assert (table.over, table.ious[C], events(table, Earned)) == (True, 3, [])


def tie(*companies: str) -> tuple[int, ...]:
    table = in_business(*companies)
    while not table.over:
        table.play(table.moves()[-1])
    assert table.result is not None
    return table.result.winners


def test_bd_win_03_most_tech_points() -> None:
    """BD-WIN-03."""
    assert tie("$120 I1 T25", "$900 I1 T24 M5") == (A,)


def test_bd_win_04_then_most_marketing_points() -> None:
    """BD-WIN-04, BD-R-36: the units formula, the award's two included."""
    assert tie("$900 I1 M2", "$140 I1 M3") == (B,)
    assert tie("$900 I1 M3 bonus:smear_campaign", "$130 I1 M2") == (B,)


def test_bd_win_05_then_most_cash() -> None:
    """BD-WIN-05: after paying."""
    assert tie("$130 I1", "$120 I1") == (A,)


def test_bd_win_06_then_the_victory_is_shared() -> None:
    """BD-WIN-06, BD-R-35."""
    assert tie("$130 I1", "$130 I1") == (A, B)


def test_bd_win_07_the_agreed_last_round() -> None:
    """BD-WIN-07, BD-R-46: fewest IOUs after step 5; bonus cards are back by then."""
    table = in_business(
        "I2 E0 M2 bonus:smear_campaign", "I2 E0 M1", "I3", "I4", round=7, max_rounds=7, seed=0
    )
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("round_cap", (A,))
    assert table.result.details["units"][A] == 4
    assert events(table, GameEnded) == [GameEnded((A,), (), "round_cap", 7)]
    assert in_business("I2", round=7, max_rounds=8, seed=0).round == 8


def test_bd_gen_01_every_round_ends_with_money_less_debt() -> None:
    """BD-GEN-01: told after step 5, and after step 2 of the last round (BD-WIN-02)."""
    table = in_business("$250 I3 M2 E0", "$20 I6 E0", "$20 I1", "$20 I1", round=2, seed=0)
    while table.round == 2:
        play(table, "payoff:0")
    assert events(table, RoundEnded) == [RoundEnded(2, (250 - 20 + 80 - 300, -570, -80, -80))]
    over = in_business("$120 I1", "$20 I3", "$20 I3", "$20 I3", round=4, seed=0)
    play(over, "payoff:1")
    assert over.result is not None
    assert events(over, RoundEnded) == [RoundEnded(4, over.result.scores)]


def test_bd_win_08_the_others_are_ranked_by_the_same_chain() -> None:
    """BD-WIN-08."""
    table = in_business("$120 I1", "I2 T20", "I2 T30", "I1 $90")
    play(table, "payoff:1")
    assert table.result is not None
    assert table.result.places == (1, 4, 3, 2)
    assert table.result.details["cleared"] == [A]


def test_bd_sal_09_the_reason_after_a_layoff() -> None:
    """BD-SAL-09: with all the money in the world nothing is paid off this round."""
    table = in_business("$900 I3", seats=2)
    table.laid_off[A] = True

    (blocked,) = PAY_OFF[A].blocked(table)

    assert (blocked.rule, blocked.pieces) == ("BD-SAL-09", ("ious@0:",))
