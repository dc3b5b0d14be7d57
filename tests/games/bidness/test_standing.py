"""How it stands: IOUs left, then money less debt; who leads at the end has won."""

import pytest

from seedround.engine.kinds import SPECTATOR, Seat, by_seat
from seedround.engine.random_play import NOWHERE, play_random
from seedround.engine.telling import standing_of
from seedround.engine.words import Speaker
from seedround.games.bidness import GAME
from seedround.games.bidness.table import Bidness
from seedround.games.bidness.telling.standing import MEASURES
from seedround.testing import A, B, C, play
from seedround.testing.bidness import dealt, given, in_business
from tests.games.bidness.telling import NAMES, stands


def places(table: Bidness) -> list[int]:
    return [racer.place for racer in stands(table).race]


def figures(table: Bidness) -> list[str]:
    return [Speaker("en", table.cards, NAMES, A).say(racer.says) for racer in stands(table).race]


def danger(table: Bidness, reader: Seat = A) -> str:
    found = stands(table).danger
    return "" if found is None else Speaker("en", table.cards, NAMES, reader).say(found)


def test_all_start_level() -> None:
    """BD-SETUP-03, BD-SETUP-04: $100 and three IOUs."""
    table = dealt(3)
    standing = stands(table)
    assert places(table) == [1, 1, 1]
    assert figures(table) == ["3 IOUs, -$200"] * 3
    assert (standing.passed, standing.whole, standing.danger) == (0, 3, None)


def test_bd_win_08_fewer_ious_lead_before_more_money() -> None:
    table = given("I2 $0", "I3 $900", "I3 $100", "I4 $990")
    assert places(table) == [1, 2, 3, 4]
    assert figures(table) == ["2 IOUs, -$200", "3 IOUs, $600", "3 IOUs, -$200", "4 IOUs, $590"]
    assert (stands(table).passed, stands(table).whole) == (1, 3)


def test_what_belongs_to_the_figure() -> None:
    table = given("$70 I4 T22 M2")
    speaker = Speaker("en", table.cards, NAMES, A)
    assert [speaker.say(part) for part in stands(table).race[A].parts] == [
        "$70 in cash, $400 of debt",
        "in a tie: 22 tech points, then 4 units",
    ]


def test_the_goal_and_the_end_in_words() -> None:
    table = given("I2")
    standing, speaker = stands(table), Speaker("en", table.cards, NAMES, A)
    assert speaker.say(standing.goal) == "Be the first to owe nothing."
    assert speaker.say(standing.end) == "Ends when somebody owes nothing. Fewest IOUs now: 2."
    capped = given(max_rounds=5)
    assert "nothing, after round 5 at the latest" in speaker.say(stands(capped).end)


@pytest.mark.parametrize(("length", "whole"), [("short", 2), ("standard", 3), ("long", 5)])
def test_the_way_is_as_long_as_was_agreed(length: str, whole: int) -> None:
    assert stands(dealt(2, length=length)).whole == whole


@pytest.mark.parametrize(
    ("company", "near"),
    [
        ("$120 I1", True),
        ("$110 I1", False),
        ("$320 I2", True),
        ("$310 I2", False),
        ("$620 I3", True),
        ("$990 I4", False),
    ],
)
def test_who_could_be_free_this_round(company: str, near: bool) -> None:
    """BD-PAY-01: salaries of $20 come first, then 100, 300 or 600; never four IOUs at once."""
    table = given("$100", company)
    assert danger(table) == ("Bo has the money to be free this round." if near else "")


def test_several_could_be_free() -> None:
    table = given("$900 I1", "$900 I1", "$0")
    assert danger(table, C) == "Ada and Bo have the money to be free this round."
    assert danger(table, B).startswith("Several of you")
    assert danger(given("$900 I1")) == "You have the money to be free this round."


def test_salaries_are_not_counted_twice() -> None:
    """BD-SAL-02: at step 2 they are paid."""
    table = in_business("$120 I1", "$100 I3")
    assert (table.choice.kind, table.cash[A]) == ("business.payoff", 100)
    assert danger(table) == "You have the money to be free this round."


def test_bd_sal_09_after_a_layoff_nobody_is_free() -> None:
    table = in_business("$0 I1 M2 E2", "$0 I6 M0 E0")
    play(table, "layoff:engineer")
    table.cash[A] = 500
    assert danger(table) == ""


def test_bd_s_59_the_leader_at_the_end_has_won() -> None:
    """A and D are free in the same round: more tech points win (BD-WIN-03)."""
    table = in_business("$130 I1 T30", "", "", "$130 I1 T31")
    play(table, "payoff:1")
    assert places(table) == [1, 3, 3, 2]
    play(table, "payoff:1")
    assert table.result is not None
    assert (table.result.winners, places(table)[:1] + places(table)[3:]) == ((3,), [2, 1])
    assert (stands(table).passed, stands(table).whole) == (3, 3)


def test_bd_s_62_in_the_last_round_the_rules_break_ties() -> None:
    """BD-WIN-07: B and D owe one IOU each; D has more tech points and less money."""
    table = given("I2", "I1 T25 $90", "I3", "I1 T31 $50", max_rounds=5, round=5)
    assert places(table) == [3, 2, 4, 1]
    table.round = 4
    assert places(table) == [3, 1, 4, 2]


def test_everybody_is_told_the_same() -> None:
    """BD-INFO-01: all that decides lies open."""
    table = given("I2")
    assert standing_of(table, SPECTATOR) == stands(table, A) == stands(table, B)


def test_figures_of_a_company() -> None:
    table = given("$70 I4 T22 M2 E1 L1 C2 bonus:legal_intern")
    assert {name: measure(table, A) for name, measure in MEASURES.items()} == {
        "cash": 70,
        "ious": 4,
        "net": -330,
        "tech": 22,
        "salary": 40,
        "sales": 4 * 30,
        "contracts": 60,
        "court": 4,
        "engineers": 1,
        "marketers": 2,
    }


@pytest.mark.parametrize("seats", GAME.players)
def test_after_every_random_game_the_winners_lead(seats: int) -> None:
    """Law 9 at the end, by whatever way it has come."""
    for seed in range(4):
        played = play_random(GAME, seats, {"max_rounds": 6}, f"f1{seed}", strides=NOWHERE)
        table = played.table
        assert isinstance(table, Bidness)
        assert table.result is not None
        first = tuple(seat for seat, place in by_seat(places(table)) if place == 1)
        assert first == table.result.winners
