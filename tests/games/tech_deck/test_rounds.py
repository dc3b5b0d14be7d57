"""Rounds, new customers, refresh and end, rule by rule (TD-ROUND, NEW, REFRESH, END)."""

import pytest

from seedround.games.tech_deck.events import (
    AllLost,
    CustomerCame,
    CustomerLeft,
    Drew,
    EffectUsed,
    GameScored,
    HandDiscarded,
    Reshuffled,
    RoundEnded,
    RoundStarted,
    SetsDown,
)
from seedround.games.tech_deck.table import TechDeck
from seedround.testing import A, events, kind, moves, play
from seedround.testing.tech_deck import (
    NOTHING,
    T1,
    Side,
    given,
    house,
    names,
    pass_on,
    pile,
    seen_by,
)

BUSY = Side(areas=("TEC-05",), deck="SVC-04 SVC-03 SVC-02 INF-02 INF-01 SCI-01")
"""A team that is always asked, so that a test can look at the round."""


def ended(table: TechDeck) -> tuple[str, tuple[int, ...]]:
    assert table.result is not None
    return table.result.reason, table.result.winners


def test_td_round_01_the_six_phases_in_order() -> None:
    table = given(
        at="new",
        round=2,
        row="SVC-06",
        t1=Side(hand="SVC-04 SCI-02", areas=("TEC-05",), deck="INF-01"),
        seed=1,
    )
    play(table, "use:TEC-05")
    play(pass_on(table, "assist.set"), "set:SVC-04+SCI-02")
    while not events(table, RoundEnded):
        play(table, moves(table)[0])
    kinds = CustomerCame | EffectUsed | SetsDown | HandDiscarded | RoundEnded
    order = [type(event).__name__ for event in table.log or () if isinstance(event, kinds)]
    phases = ["CustomerCame", "EffectUsed", "SetsDown", "HandDiscarded", "RoundEnded"]
    assert list(dict.fromkeys(order)) == phases


# New customers


@pytest.mark.parametrize(
    ("seats", "before", "after"), [(1, 1, 2), (2, 2, 3), (3, 2, 3), (4, 2, 3), (5, 3, 3), (6, 3, 3)]
)
def test_td_new_01_number_of_new_customers(seats: int, before: int, after: int) -> None:
    assert given(seats=seats, t1=Side(score="SVC-05")).new_customers() == before
    assert given(seats=seats, t1=Side(score="SVC-05 SVC-06")).new_customers() == after


def test_td_new_02_only_score_piles_count_and_the_step_is_permanent() -> None:
    """TD-A-14: nothing ever leaves a score pile, so there is no way back."""
    ventures = Side(areas=("SVC-05 SVC-07 SVC-08",), discard="SVC-06")
    assert given(t1=ventures).new_customers() == 2
    apart = given(t1=Side(score="SVC-05"), t2=Side(score="SVC-06"))
    assert apart.new_customers() == 2


def test_td_new_03_customers_come_one_by_one_to_the_right() -> None:
    table = given(at="new", round=2, only=True, row="SVC-07", customers="TEC-12 INF-05 SCI-04")
    assert names(table, table.row) == "SVC-07 TEC-12 INF-05"
    assert [event.card for event in events(table, CustomerCame)] == ["TEC-12", "INF-05"]


def test_td_new_04_the_left_most_of_a_full_row_leaves_first() -> None:
    table = given(
        at="new", round=2, only=True, row="SVC-07 SVC-08 SVC-09", customers="TEC-12 INF-05"
    )
    assert names(table, table.row) == "SVC-08 SVC-09 TEC-12 INF-05"
    log = [type(e).__name__ for e in table.log or ()]
    assert log == ["CustomerCame", "CustomerLeft", "CustomerCame"]


def test_td_new_05_unhappy_customers_wait_for_the_end_of_the_round() -> None:
    """TD-A-37: too many of them, and the round is still played."""
    table = given(at="new", seats=6, round=2, row="SVC-07 SVC-08 SVC-09 SVC-10", t1=BUSY)
    assert len(table.unhappy) == 3
    assert not table.over
    assert kind(table) == "effect.use"


def test_td_new_06_a_short_deck_deals_what_there_is() -> None:
    table = given(
        at="new", round=2, only=True, row="SVC-07 SVC-08 SVC-09 SVC-10", customers="TEC-12"
    )
    assert names(table, table.row) == "SVC-08 SVC-09 SVC-10 TEC-12"
    assert len(events(table, CustomerLeft)) == 1


def test_td_new_07_round_1_stops_when_the_row_is_full() -> None:
    """TD-A-13."""
    rows = {}
    for rule in ("stop", "book"):
        customers = "TEC-12 INF-05 SCI-04"
        table = given(
            at="new",
            seats=5,
            only=True,
            row="SVC-07 SVC-08",
            customers=customers,
            first_round=rule,
        )
        rows[rule] = (names(table, table.row), len(table.unhappy))
    assert rows["stop"] == ("SVC-07 SVC-08 TEC-12 INF-05", 0)
    assert rows["book"] == ("SVC-08 TEC-12 INF-05 SCI-04", 1)


# Refresh


def test_td_refresh_01_hands_are_discarded_and_four_drawn_marker_team_first() -> None:
    side = Side(hand="INF-01", deck="SCI-02 SVC-04 TEC-01 INF-03")
    table = given(at="refresh", only=True, marker=2, t1=side, t2=side, duplicates=True)
    assert [event.team for event in events(table, HandDiscarded)] == [2, 1]
    assert [(event.team, event.count) for event in events(table, Drew)] == [(2, 4), (1, 4)]
    assert [names(table, discard) for discard in table.discards] == ["INF-01", "INF-01"]


def test_td_refresh_02_fewer_than_four_cards_are_all_drawn() -> None:
    table = given(at="refresh", only=True, t1=Side(hand="INF-01", deck="SCI-02"), seed=1)
    assert names(table, table.hands[0]) == "SCI-02 INF-01"


def test_td_refresh_03_the_other_team_cuts_but_nobody_in_a_solo_game() -> None:
    """TD-A-29: a cut at a random place after the shuffle."""
    side = Side(discard="SVC-04 TEC-01 SCI-02 INF-03 INF-01")
    order = pile("SVC-04 TEC-01 SCI-02 INF-03 INF-01")
    table = given(at="refresh", only=True, t1=side, orders=[order], numbers=[2])
    assert names(table, table.decks[0]) == "TEC-01"
    assert names(table, table.hands[0]) == "SVC-04 SCI-02 INF-01 INF-03"
    assert events(table, Reshuffled) == [Reshuffled(*T1, 5)]
    solo = given(at="refresh", seats=1, only=True, t1=side, orders=[order])
    assert names(solo, solo.decks[0]) == "INF-01"


# End


@pytest.mark.parametrize(("seats", "limit"), [(1, 4), (2, 3), (3, 2), (4, 2), (5, 1), (6, 1)])
def test_td_end_01_too_many_unhappy_customers_lose_the_game(seats: int, limit: int) -> None:
    leaving = ["SVC-13", "TEC-13", "SCI-13", "INF-13"]
    table = given(at="end", seats=seats, unhappy=" ".join(leaving[:limit]), t1=BUSY)
    assert ended(table) == ("unhappy_customers", ())
    assert events(table, AllLost) == [AllLost(limit, table.counted([0] * len(table.teams)))]
    fewer = given(at="end", seats=seats, unhappy=" ".join(leaving[: limit - 1]), t1=BUSY)
    assert not fewer.over
    for pressure, change in (("gentle", 1), ("harsh", -1)):
        other = given(seats=seats, t1=BUSY, pressure=pressure)
        assert other.unhappy_limit() == max(1, limit + change)


def test_td_end_02_an_empty_customer_deck_ends_the_game_at_the_end_of_a_round() -> None:
    """TD-A-30: cards may come back before."""
    table = given(at="end", customers="", row="SVC-13", t1=Side(score="SVC-05"))
    assert ended(table) == ("customers_served", (0,))
    running = given(at="effects", customers="", row="SVC-13", t1=BUSY)
    assert not running.over


def test_td_end_03_most_scored_customers_win() -> None:
    """TD-A-31: ventures and group cards do not count."""
    table = given(
        at="end",
        customers="",
        t1=Side(score="SVC-01", hand="SVC-02", deck="SVC-03", areas=("SVC-05 SVC-07 SVC-08",)),
        t2=Side(score="TEC-01 TEC-02"),
    )
    assert ended(table)[1] == (1,)
    assert events(table, GameScored)[0].by == "points"


def test_td_end_04_a_tie_goes_to_the_higher_sum() -> None:
    table = given(at="end", customers="", t1=Side(score="INF-09"), t2=Side(score="SVC-08"))
    assert ended(table)[1] == (0,)
    assert events(table, GameScored)[0].by == "sum"


def test_td_end_05_then_domains_by_rank_then_the_highest_card() -> None:
    """TD-A-32."""
    table = given(at="end", customers="", t1=Side(score="INF-08"), t2=Side(score="SCI-08"))
    assert (ended(table)[1], events(table, GameScored)[0].by) == ((1,), "domains")
    opens = given(
        at="end", customers="", t1=Side(score="SVC-07 OPN-05"), t2=Side(score="SVC-05 OPN-07")
    )
    assert ended(opens)[1] == (0,)
    draw = given(at="end", customers="")
    assert ended(draw)[1] == (0, 1)
    assert draw.result is not None
    assert draw.result.utilities == (500, 500)


@pytest.mark.parametrize(
    ("points", "grade"),
    [(19, "side project"), (20, "seed"), (26, "series A"), (29, "scale-up"), (32, "unicorn")],
)
def test_td_end_06_a_solo_game_is_won_by_serving_all_customers(points: int, grade: str) -> None:
    """TD-A-33."""
    table = given(seats=1, at="end", customers="", unhappy="SVC-13 TEC-13 SCI-13")
    assert ended(table) == ("customers_served", (0,))
    scored = " ".join(house().ids[:points])
    table = given(seats=1, at="end", customers="", t1=Side(score=scored))
    assert table.result is not None
    assert (table.result.scores, table.result.details["grade"]) == ((points,), grade)


def test_td_end_07_the_order_of_outcomes() -> None:
    """TD-A-34: win, draw, beaten, all lose."""
    beaten = given(at="end", customers="", t1=Side(score="SVC-05"))
    draw = given(at="end", customers="")
    lost = given(at="end", customers="", unhappy="SVC-13 TEC-13 SCI-13", t1=Side(score="SVC-05"))
    results = [table.result for table in (beaten, draw, lost)]
    assert [result.utilities for result in results if result] == [(1000, 250), (500, 500), (0, 0)]
    assert results[2] is not None
    assert (results[2].places, results[2].scores) == ((None, None), (1, 0))


def test_td_end_08_marker_and_marks_change_hands() -> None:
    table = given(at="end", used="TEC-05", t1=BUSY)
    assert (table.marker, table.used, table.round) == (1, 0, 2)
    assert events(table, RoundStarted)[-1].marker == 2
    solo = given(at="end", seats=1, used="TEC-05", t1=BUSY)
    assert (solo.marker, solo.used, seen_by(solo, A).marker) == (0, 0, None)


def test_td_end_09_the_last_round() -> None:
    """TD-A-35."""
    for cap in (20, 60):
        assert ended(given(at="end", round=cap, round_cap=cap, t1=BUSY))[0] == "round_cap"
        assert not given(at="end", round=cap - 1, round_cap=cap, t1=BUSY).over
    lost = given(at="end", round=40, unhappy="SVC-13 TEC-13 SCI-13", t1=BUSY)
    assert ended(lost)[0] == "unhappy_customers"


def test_nobody_has_to_do_anything() -> None:
    table = given(at="new", round=2, t1=NOTHING, row="SVC-13", customers="SVC-12")
    assert table.over
    assert moves(table) == []
