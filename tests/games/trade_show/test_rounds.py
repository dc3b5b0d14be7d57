"""Rounds: their phases, what moves between them, and the end of the game (2.2, 2.6, 2.7)."""

from typing import Any

import pytest

from seedround.games.trade_show.events import (
    Drafted,
    GameEnded,
    RoundEnded,
    RoundStarted,
    TookColumn,
    TurnStarted,
)
from seedround.games.trade_show.rounds import END_ROUND
from seedround.games.trade_show.table import TradeShow
from seedround.testing import A, events
from seedround.testing.trade_show import dealt, given, held, play, play_round


def at_end_of_round(**more: Any) -> TradeShow:
    """The round is over; nothing of its end has been carried out."""
    table = given(seed=0, **more)
    table.legal = []
    table.agenda[:] = [END_ROUND]
    return table


def test_ts_round_01_all_draft_before_anybody_shows() -> None:
    table = dealt(4)
    play_round(table)

    phases = "".join(
        "D" if isinstance(event, Drafted | TookColumn) else "S" if isinstance(event, TurnStarted)
        else "" for event in table.log or []
    )  # fmt: skip
    first_round = phases[: phases.index("S") + 4]
    assert first_round.strip("D") == "SSSS"
    assert len(events(table, RoundStarted)) == 2


def test_ts_round_02_all_cards_are_shuffled_together() -> None:
    table = at_end_of_round(stacks=["...", "..."])
    order = list(range(54, -1, -1))

    play(table, orders=[order])

    assert table.stacks == [[], []]
    assert table.grid + table.deck[::-1] == order


def test_ts_round_03_ten_cards_make_a_new_grid() -> None:
    table = at_end_of_round(stacks=["...", "..."])
    old = table.grid[:]
    table.settle()

    assert (len(table.grid), len(table.deck)) == (10, 45)
    assert table.grid != old


@pytest.mark.parametrize(
    ("seats", "before", "after"),
    [
        (2, "social app | web gadget cloud", "cloud social | app web gadget"),
        (3, "social app web | gadget cloud", "cloud social app | web gadget"),
        (4, "social app web gadget | cloud", "cloud social app web | gadget"),
        (5, "social app web gadget cloud |", "cloud social app web gadget |"),
    ],
)
def test_ts_round_04_companies_move_clockwise_all_at_once(
    seats: int, before: str, after: str
) -> None:
    """With one card in the queue seat 0 gets it, not the card of seat 3 (TS-A-04)."""
    table = at_end_of_round(seats=seats)
    assert held(table) == before

    table.settle()

    assert held(table) == after


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_ts_round_05_the_start_marker_moves_counterclockwise(start: int) -> None:
    """Literally: who was last in turn order starts the next round (TS-A-26)."""
    table = at_end_of_round(seats=4, start=start)
    last_in_order = (start + 3) % 4

    table.settle()

    assert table.start == table.choice.seat == last_in_order
    assert events(table, RoundStarted)[-1].start == last_in_order


def test_ts_round_06_scores_and_cubes_stay() -> None:
    table = at_end_of_round(seats=3, scores=[22, 8, 0], cubes=[1, 0, 4])
    table.settle()

    assert (table.round, table.scores, table.cubes, table.supply) == (2, [22, 8, 0], [1, 0, 4], 19)
    assert events(table, RoundEnded) == [RoundEnded(1, (22, 8, 0))]


def test_ts_round_07_nothing_moves_after_the_last_round() -> None:
    """No shuffle, no rotation, no new start seat (TS-A-27)."""
    table = at_end_of_round(seats=4, start=2, round=3, stacks=["..."] * 4)
    before = (held(table), table.start, table.grid[:], table.deck[:], table.generator.draws)
    stacks = [stack[:] for stack in table.stacks]

    table.settle()

    assert table.over
    now = (held(table), table.start, table.grid, table.deck, table.generator.draws)
    assert (now, table.stacks, table.round) == (before, stacks, 3)


def test_ts_round_04_and_05_follow_the_closed_form() -> None:
    """After r rounds place p shows the company of place p - r, the start seat is s0 - r (2.6)."""
    for seats in (2, 3, 4, 5):
        table = given(seats=seats, start=1, rounds=7, seed=0)
        first = table.companies
        for gone in range(7):
            assert table.companies == tuple(first[(place - gone) % 5] for place in range(5))
            assert table.start == (1 - gone) % seats
            play_round(table)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 5), (3, 4), (4, 3), (5, 3)])
def test_ts_end_01_the_game_ends_after_the_recommended_rounds(seats: int, rounds: int) -> None:
    table = dealt(seats)
    while not table.over:
        play_round(table)

    assert [event.round for event in events(table, RoundEnded)] == list(range(1, rounds + 1))
    assert len(events(table, TurnStarted)) == seats * rounds


def test_ts_end_03_every_owned_cube_adds_a_dollar_once() -> None:
    table = at_end_of_round(round=5, scores=[30, 20], cubes=[4, 5])
    table.settle()

    assert table.scores == [34, 25]
    assert table.result is not None
    assert table.result.scores == (34, 25)
    assert events(table, GameEnded) == [GameEnded((A,), (34, 25), (4, 5))]


def test_ts_end_03_cubes_add_nothing_before() -> None:
    table = at_end_of_round(round=4, scores=[30, 20], cubes=[4, 5])
    table.settle()

    assert (table.over, table.scores) == (False, [30, 20])


def test_ts_end_04_the_most_money_wins() -> None:
    table = at_end_of_round(seats=3, round=4, scores=[30, 41, 20], cubes=[4, 0, 6])
    table.settle()

    assert table.result is not None
    assert (table.result.winners, table.result.places) == ((1,), (2, 1, 3))
    assert table.result.utilities == (500, 1000, 0)


@pytest.mark.parametrize(
    ("scores", "cubes", "tie_break", "winners", "places"),
    [
        ([10, 10], [0, 0], "shared", (0, 1), (1, 1)),
        ([10, 8], [0, 2], "shared", (0, 1), (1, 1)),
        ([10, 8], [0, 2], "cubes", (1,), (2, 1)),
        ([10, 10], [3, 3], "cubes", (0, 1), (1, 1)),
        ([11, 8], [0, 2], "cubes", (0,), (1, 2)),
    ],
)
def test_ts_end_05_tied_seats_win_together(
    scores: list[int],
    cubes: list[int],
    tie_break: str,
    winners: tuple[int, ...],
    places: tuple[int, ...],
) -> None:
    """The option lets the cubes held before they became dollars break the tie (TS-A-18)."""
    table = at_end_of_round(round=5, scores=scores, cubes=cubes, tie_break=tie_break)
    table.settle()

    assert table.result is not None
    assert (table.result.winners, table.result.places) == (winners, places)
