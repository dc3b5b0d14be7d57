"""The forecast of the Business Phase, in the order of payment, and that it comes true."""

from itertools import product

import pytest

from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat, by_seat, every_seat
from seedround.engine.move import Move
from seedround.engine.telling import forecast_after, forecast_of
from seedround.engine.words import Speaker
from seedround.games.bidness import GAME
from seedround.games.bidness.business import CollectEarnings, FixSalaries, PayOff, PaySalaries
from seedround.games.bidness.events import LaidOff
from seedround.games.bidness.mind.race import after_payoff
from seedround.games.bidness.moves import BORROW, LAYOFF, PAY, PAYOFF
from seedround.games.bidness.play import TURN
from seedround.games.bidness.rounds import EndRound
from seedround.games.bidness.table import Bidness
from seedround.games.bidness.telling.forecast import at_least, carried_out_by, dearest
from seedround.testing import A, B, C, move, play, run
from seedround.testing.bidness import dealt, given, in_business
from tests.effort import sampled
from tests.games.bidness.telling import NAMES, foretold, ledger


def ends(table: Bidness, seat: Seat = A) -> str:
    return Speaker("en", table.cards, NAMES, seat).say(foretold(table, seat).ends)


def warning(table: Bidness, seat: Seat = A) -> str:
    found = foretold(table, seat).warning
    return "" if found is None else Speaker("en", table.cards, NAMES, seat).say(found)


def test_bd_biz_01_the_base_company() -> None:
    """Salaries $20, no IOU for $80, one unit at $20, one die."""
    table = given()
    assert ledger(table) == [
        ("Salaries, $20", -20, 80),
        ("Pay off an IOU for $100: $20 short", 0, 80),
        ("Sales, 1 at $20", 20, 100),
        ("1 tech die: 21 to 26 tech points, 23 or more 67% of the time", 3, 23),
    ]
    assert ends(table) == "You end the round with $100 and 3 IOUs."
    assert [line.short for line in foretold(table).lines] == [False, True, False, False]
    assert warning(table) == ""


def test_bd_s_53_awards_and_contracts() -> None:
    """Three marketers, 23 tech points, two contracts, Market Leader: 5 at $20 and $60."""
    table = given("$200 T23 M3 E1 C2", "T30")
    assert ledger(table) == [
        ("Salaries, $40", -40, 160),
        ("Pay off 1 IOU, $100", -100, 60),
        ("2 IOUs left", -1, 2),
        ("Sales, 5 at $20", 100, 160),
        ("2 government contracts", 60, 220),
        ("1 tech die: 24 to 29 tech points, 26 or more 67% of the time", 3, 26),
    ]


def test_bd_s_51_salaries_cannot_wait_for_earnings() -> None:
    table = given("$0")
    assert ledger(table)[:4] == [
        ("Borrow for salaries: 1 IOU", 100, 100),
        ("4 IOUs left", 1, 4),
        ("Salaries, $20", -20, 80),
        ("Pay off an IOU for $100: $20 short", 0, 80),
    ]
    assert foretold(table).lines[2].short
    assert warning(table) == (
        "You are $20 short for salaries: borrow 1 IOU or lay somebody off. "
        "Until then, each card you sell brings $10."
    )


def test_bd_s_49_who_has_to_go() -> None:
    """$30 and no IOU left: two lawyers and an engineer (due 50, 40, 30)."""
    table = given("$30 I6 M2 E2 L2")
    assert ledger(table)[:3] == [
        ("3 employees have to go", -50, 30),
        ("Salaries, $30", -30, 0),
        ("Sales, 4 at $20", 80, 80),
    ]
    assert warning(table) == (
        "You are $50 short for salaries and cannot borrow that much: at least 3 employees have to "
        "go, and you pay off nothing this round. Until then, each card you sell brings $10."
    )
    assert (table.lawyers[A], table.engineers[A]) == (2, 2)


def test_in_the_business_phase_it_is_too_late_to_sell() -> None:
    table = in_business("$30 I6 M2 E2 L2")
    assert isinstance(table.choice, FixSalaries)
    assert warning(table).endswith("you pay off nothing this round.")
    play(table, "layoff:lawyer", "layoff:lawyer", "layoff:engineer")
    assert ledger(table)[:2] == [("Salaries, $30", -30, 0), ("Sales, 4 at $20", 80, 80)]
    assert warning(table) == ""


def test_bd_s_58_the_last_iou() -> None:
    """$310 after salaries and two IOUs: free with $10, and no earnings are paid."""
    table = given("$330 I2")
    assert ledger(table) == [
        ("Salaries, $20", -20, 310),
        ("Pay off 2 IOUs, $300", -300, 10),
        ("No IOU left", -2, 0),
    ]
    assert ends(table) == "You pay off your last IOU, keep $10, and the game ends."


def test_bd_pay_01_one_iou_is_the_cheap_one() -> None:
    """$650 would pay three of five IOUs; the forecast pays one."""
    table = given("$670 I5")
    assert ledger(table)[1] == ("Pay off 1 IOU, $100", -100, 550)


def test_without_staff_there_is_little_to_say() -> None:
    table = given("M0 E0 $120")
    assert [words for words, _, _ in ledger(table)] == [
        "Pay off 1 IOU, $100",
        "2 IOUs left",
        "Sales, 0 at $20",
    ]


def test_when_it_comes() -> None:
    speaker = Speaker("en")
    assert speaker.say(foretold(given()).phase) == "Your business phase, when all have passed"
    assert speaker.say(foretold(in_business("$500")).phase) == "Your business phase"
    assert foretold(dealt(3)) is not None


def test_none_when_nothing_is_in_sight() -> None:
    assert forecast_of(given(agenda=[TURN[A]]), A) is None


def test_the_forecast_after_a_move() -> None:
    """Ad Blitz costs $30 and sells three units more, two of them as Market Leader."""
    table = given(hand="ad_blitz x4")
    found = forecast_after(table, A, move(table, "play:ad_blitz"), Generator(1))
    assert found is not None
    assert [line.after for line in found.lines if line.figure == "cash"] == [50, 50, 50 + 6 * 20]


def test_earnings_are_carried_out_for_all() -> None:
    assert carried_out_by(CollectEarnings()) == (0, 1, 2, 3, 4, 5)
    assert carried_out_by(PaySalaries(A)) == ()
    table = given("$50 M2 C1", "T40", "M0", "$0 M3", agenda=[CollectEarnings()])
    assert table.cash == [50 + 40 + 30, 100 + 50, 100, 5 * 20]


@pytest.mark.parametrize(
    ("company", "cash"), [("$50 M2 C1", 50 + 80 + 30), ("$50 T39 C1", 50 + 40 + 30), ("M0 E0", 100)]
)
def test_right_before_earnings_they_are_all_that_is_left(company: str, cash: int) -> None:
    table = given(company, seats=2, agenda=[TURN[A], CollectEarnings()])
    assert [line.after for line in foretold(table).lines if line.figure == "cash"][-1] == cash
    run(table, CollectEarnings())
    assert table.cash[A] == cash


@pytest.mark.parametrize("dice", range(1, 6))
def test_chances_of_tech_dice_are_exact(dice: int) -> None:
    """BD-TECH-01: counted over all rolls."""
    rolls = [sum(roll) for roll in product(range(1, 7), repeat=dice)]
    for points in range(dice + 1, 6 * dice + 1):
        reach = sum(roll >= points for roll in rolls)
        assert at_least(dice, points) == min(999, max(1, round(1000 * reach / len(rolls))))
    assert at_least(dice, dice) == 1000
    line = foretold(given(f"E{dice} $500")).lines[-1]
    assert line.chance == at_least(dice, 7 * dice // 2) < 1000


# Whole phases, as they are forecast


def as_forecast(table: Bidness, choice: FixSalaries | PayOff) -> Move:
    """Borrow if that is enough, else lay off the dearest; pay off as the forecast does."""
    seat = choice.seat
    if isinstance(choice, PayOff):
        _, left = after_payoff(table, table.cash[seat], table.ious[seat])
        return PAYOFF[table.ious[seat] - left]
    if PAY in table.moves():
        return PAY
    if table.laid_off[seat] or table.capacity(seat) < table.salary_due(seat):
        return LAYOFF[dearest(table, seat)]
    return BORROW


def phases(seats: int, seed: int) -> int:
    """Play at random; every Business Phase is played as it was forecast and compared."""
    chooser, compared = Generator(seed), 0
    table = dealt(seats, seed=seed, max_rounds=12)
    while not table.over:
        moves = table.moves()
        table.carry_out(moves[chooser.below(len(moves))])
        while not table.over and not isinstance(table.agenda[-1], PaySalaries) and table.step():
            pass
        if not table.over and isinstance(table.agenda[-1], PaySalaries):
            compared += whole_phase(table)
        if not table.over:
            table.settle()
    return compared


def whole_phase(table: Bidness) -> int:
    """From the first salaries to the end of the round, or of the game."""
    forecasts = [foretold(table, seat) for seat in every_seat(table.seats)]
    log = table.log = []
    while not table.over and not isinstance(table.agenda[-1], EndRound):
        if not table.step():
            choice = table.choice
            assert isinstance(choice, FixSalaries | PayOff)
            table.carry_out(as_forecast(table, choice))
    gone = {event.seat for event in log if isinstance(event, LaidOff)}
    compared = 0
    for seat, forecast in by_seat(forecasts):
        if gone - {seat} or (table.over and table.ious[seat] and 0 in table.ious):
            continue
        after = {line.figure: line.after for line in forecast.lines if line.chance == 1000}
        assert table.cash[seat] == after.get("cash", table.cash[seat])
        assert table.ious[seat] == after.get("ious", table.ious[seat])
        compared += 1
    return compared


@pytest.mark.sampled
@pytest.mark.parametrize("seats", GAME.players)
def test_whole_phases_come_as_they_were_forecast(seats: int) -> None:
    compared = sum(phases(seats, seed) for seed in range(sampled(3, 40)))
    assert compared > 10


def test_others_have_forecasts_too() -> None:
    table = given("$100", "$400 I3 M2", "$0 I6 M0 E0")
    assert ledger(table, B)[:2] == [("Salaries, $30", -30, 370), ("Pay off 1 IOU, $100", -100, 270)]
    assert ends(table, C) == "You end the round with $0 and 6 IOUs."
