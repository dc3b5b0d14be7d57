"""The golden scenarios of the Business Phase, winning and whole games (BD-S-47..S-64)."""

from collections import Counter

import pytest

from seedround.engine.event import Event
from seedround.engine.generator import Generator
from seedround.engine.look import fingerprint
from seedround.engine.playthrough import Playthrough
from seedround.games import find_game
from seedround.games.bidness import GAME
from seedround.games.bidness.business import (
    COLLECT_EARNINGS,
    GAIN_TECH,
    PAY_OFF,
    PAY_SALARIES,
    RETURN_BONUS,
)
from seedround.games.bidness.document import KNOWN
from seedround.games.bidness.events import (
    AuctionWon,
    Borrowed,
    DamagesPaid,
    Earned,
    PaidCost,
    PaidOff,
    Played,
    RoundStarted,
    SalariesPaid,
    Sold,
    SoldUnseen,
    TechRolled,
)
from seedround.games.bidness.rules import RULES
from seedround.games.bidness.table import Bidness
from seedround.testing import A, B, C, D, asked, events, moves, play
from seedround.testing.bidness import company, given, heap, in_business, sizes
from tests.effort import sampled

# Business Phase


def test_bd_s_47_lawyers_are_paid_by_the_square() -> None:
    table = given("M3 E2 L3", "M0 E0 L8", "M0 E0 L9", duplicates=True)

    assert [table.salary_due(seat) for seat in (A, B, C)] == [140, 640, 810]


def test_bd_s_48_who_can_pay_must() -> None:
    table = in_business("$140 M3 E2 L3", agenda=[PAY_SALARIES[A]])

    assert (moves(table), table.cash[A]) == ([], 0)
    assert company(table, A) == "$0 I3 T20 M3 E2 L3 C0"
    assert table.laid_off[A] is False


def test_bd_s_49_layoffs_lower_the_bill_and_bar_paying_off() -> None:
    table = in_business("$30 I5 M2 E2 L2", agenda=[PAY_SALARIES[A], PAY_OFF[A]])
    assert table.salary_due(A) == 80
    assert moves(table) == ["borrow", "layoff:marketer", "layoff:engineer", "layoff:lawyer"]

    for employee, due in (("lawyer", 50), ("lawyer", 40), ("engineer", 30)):
        play(table, f"layoff:{employee}")
        assert table.salary_due(A) == due
    assert sorted(moves(table)) == ["layoff:engineer", "layoff:marketer", "pay"]

    table.cash[A] = 130
    play(table, "pay")
    assert company(table, A) == "$100 I5 T20 M2 E1 L0 C0"
    # $100 would buy an IOU back, but nobody is asked.
    assert moves(table) == []

    table = in_business("$30 I5 M2 E2 L2", agenda=[PAY_SALARIES[A]])
    play(table, "layoff:lawyer", "layoff:lawyer", "layoff:engineer", "pay")
    assert company(table, A) == "$0 I5 T20 M2 E1 L0 C0"


def test_bd_s_50_borrowed_money_pays_at_once() -> None:
    table = in_business("$30 I5 M2 E2 L2", agenda=[PAY_SALARIES[A], PAY_OFF[A]])

    play(table, "borrow")

    assert company(table, A) == "$50 I6 T20 M2 E2 L2 C0"
    assert table.laid_off[A] is False
    assert moves(table) == []


def test_bd_s_51_salaries_cannot_wait_for_the_earnings() -> None:
    table = in_business("$0")

    assert asked(table) == ("business.salary", A)
    assert moves(table) == ["borrow", "layoff:marketer", "layoff:engineer"]


def test_bd_s_52_up_to_three_ious_as_far_as_cash_goes() -> None:
    table = in_business("$650 I5", agenda=[PAY_OFF[A]])
    assert moves(table) == ["payoff:0", "payoff:1", "payoff:2", "payoff:3"]
    play(table, "payoff:3")
    assert (table.cash[A], table.ious[A]) == (50, 2)

    table = in_business("$300 I3", agenda=[PAY_OFF[A]])
    assert moves(table) == ["payoff:0", "payoff:1", "payoff:2"]
    play(table, "payoff:2")
    assert (table.cash[A], table.ious[A]) == (0, 1)


def earnings(*companies: str) -> int:
    table = in_business(*companies, agenda=[COLLECT_EARNINGS])
    return next(event.total for event in events(table, Earned) if event.seat == A)


def test_bd_s_53_the_earnings_of_the_rulebook() -> None:
    assert earnings("M3 T23 C2", "T30") == 20 * 5 + 60 == 160


def test_bd_s_54_the_tech_leader_asks_ten_more() -> None:
    assert earnings("T39 M2 C1", "M2") == 40 * 2 + 30 == 110


def test_bd_s_55_units_do_not_fall_below_zero() -> None:
    assert earnings("M1 T30 C1 bonus:smear_campaign", "T30") == 30


def test_bd_s_56_engineers_roll_for_tech_points() -> None:
    table = in_business("E3", "E0", agenda=[GAIN_TECH], rolls=[2, 5, 6, 1, 1])

    assert [event.points for event in events(table, TechRolled)] == [13, 1, 1]
    assert table.tech == [33, 20, 21, 21]


def test_bd_s_57_bonus_cards_return_to_the_deck() -> None:
    table = in_business(
        "M2 C1 bonus:ad_blitz bonus:legal_intern", "bonus:smear_campaign", agenda=[RETURN_BONUS]
    )

    assert sorted(heap(table)) == ["ad_blitz", "legal_intern", "smear_campaign"]
    assert table.bonus == [(), (), (), ()]
    assert company(table, A) == "$100 I3 T20 M2 E1 L0 C1"
    assert sizes(table) == [2, 2, 2, 2]


# Winning


def test_bd_s_58_who_pays_the_last_iou_wins() -> None:
    table = in_business("", "$330 I2")

    play(table, "payoff:2")

    assert (table.cash[B], table.ious[B]) == (10, 0)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((B,), "debt_free")
    assert events(table, Earned) == []


def test_bd_s_59_tech_points_break_the_tie() -> None:
    table = in_business("$120 I1 T30", "", "", "$120 I1 T31")

    play(table, "payoff:1", "payoff:1")

    assert table.result is not None
    assert table.result.winners == (D,)


def test_bd_s_60_then_marketing_points_with_the_award() -> None:
    table = in_business("$130 I1 T30 M2", "", "$130 I1 T30 M2 bonus:social_media")

    play(table, "payoff:1", "payoff:1")

    assert table.result is not None
    assert table.result.winners == (C,)
    assert [table.result.details["units"][seat] for seat in (A, C)] == [2, 5]


def test_bd_s_61_then_cash_then_everybody() -> None:
    table = in_business("$150 I1 T30 M2", "", "$140 I1 T30 M2")
    play(table, "payoff:1", "payoff:1")
    assert table.result is not None
    assert ([table.cash[seat] for seat in (A, C)], table.result.winners) == ([20, 10], (A,))

    table = in_business("$150 I1 T30 M2", "", "$150 I1 T30 M2")
    play(table, "payoff:1", "payoff:1")
    assert table.result is not None
    assert table.result.winners == (A, C)


def test_bd_s_62_the_agreed_last_round_ends_the_game() -> None:
    table = in_business("I2 E0", "I1 T25 E0", "I3 E0", "I1 T31 E0", round=5, max_rounds=5)

    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((D,), "round_cap")
    assert len(events(table, SalariesPaid)) == len(events(table, Earned)) == 4
    assert table.round == 5


# Whole games


def from_bank(event: Event) -> int:
    """The money that an event brings from the bank to the players, or back (3.7, no. 7)."""
    if isinstance(event, Borrowed):
        return event.money
    if isinstance(event, (Sold, SoldUnseen)):
        return event.price
    if isinstance(event, Earned):
        return event.total
    if isinstance(event, (PaidCost, AuctionWon)):
        amount = event.amount if isinstance(event, PaidCost) else event.price
        return -amount if event.payee is None else 0
    if isinstance(event, SalariesPaid):
        return -event.amount
    if isinstance(event, PaidOff):
        return -event.cost
    if isinstance(event, DamagesPaid) and event.claim == "cash" and event.to is None:
        return -event.amount
    return 0


def random_game(seats: int, seed: int, played: Counter[str]) -> Bidness:
    """A random game in which every state is checked (3.7)."""
    log: list[Event] = []
    table = GAME.deal(seats, Generator(seed), GAME.resolve(None, seats, lab=True), None, log)
    assert isinstance(table, Bidness)
    chooser = Generator(seed + 1_000_000)
    whole, money = RULES.inventory(table), sum(table.cash)
    while not table.over:
        assert RULES.broken(table) == []
        held, told, legal = sum(sizes(table)), len(log), table.moves()
        move = legal[chooser.below(len(legal))]
        table.play(move)
        new = log[told:]
        money += sum(map(from_bank, new))
        assert sum(table.cash) == money
        assert RULES.inventory(table) == whole
        if move.verb in ("play", "sell") and not any(isinstance(one, RoundStarted) for one in new):
            assert sum(sizes(table)) == held - 1
        played.update(event.card for event in new if isinstance(event, Played))
    assert RULES.broken(table) == []
    return table


@pytest.mark.sampled
@pytest.mark.parametrize("seats", GAME.players)
def test_bd_s_63_random_games_keep_the_invariants(seats: int) -> None:
    played: Counter[str] = Counter()
    for seed in range(sampled(20, 200)):
        random_game(seats, seed, played)
    assert set(played) == set(KNOWN)


@pytest.mark.parametrize("seats", GAME.players)
def test_bd_s_64_a_game_replays_from_its_record(seats: int) -> None:
    playthrough = Playthrough.new(GAME, seats, {"max_rounds": 5}, seed=f"{seats:032x}")
    chooser = Generator(seats)
    while not playthrough.table.over:
        legal = playthrough.table.moves()
        playthrough.play(legal[chooser.below(len(legal))])

    again = Playthrough.replay(playthrough.record(), find_game)

    assert fingerprint(again.table) == fingerprint(playthrough.table)
    assert again.log == playthrough.log
    assert again.table.result == playthrough.table.result
