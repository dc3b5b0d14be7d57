"""Many games: reproducible, balanced over the chairs, and counted right."""

import pytest

from seedround.engine.errors import BadOption
from seedround.engine.event import Event
from seedround.games import find_game
from seedround.lab.executor import chunks, in_processes
from seedround.lab.simulate import Played, Run, play_game, seating, simulate, summarise, wilson

GAME = find_game("trade-show")


def run_of(*bots: str, games: int = 6, seed: str = "lab", **options: object) -> Run:
    return Run(GAME, bots, games, seed, options)


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    run = run_of("solver", "random", "threshold", games=9, rounds=1)
    assert simulate(run, jobs=1).to_json() == simulate(run, jobs=2).to_json()


def test_a_game_depends_on_seed_and_number_only() -> None:
    short, long = run_of("random", "random", games=2), run_of("random", "random", games=5)
    assert simulate(short).played == simulate(long).played[:2]
    other = run_of("random", "random", games=2, seed="other")
    assert simulate(other).played != simulate(short).played


def test_bots_move_one_chair_on_from_game_to_game() -> None:
    run = run_of("solver", "random", "threshold")
    assert seating(run, 0) == ("solver", "random", "threshold")
    assert seating(run, 1) == ("random", "threshold", "solver")
    assert seating(run, 3) == seating(run, 0)


def test_progress_counts_every_game_once() -> None:
    heard: list[int] = []
    simulate(run_of("random", "random", games=7, rounds=1), progress=heard.append)
    assert sum(heard) == 7


def test_shares_count_shared_wins_in_parts() -> None:
    played = [
        Played(0, ("a", "b"), (0, 1), (10, 10), 5),
        Played(1, ("b", "a"), (1,), (3, 7), 7),
    ]
    summary = summarise(run_of("a", "b"), played, 1.0)
    first, second = summary.by_bot
    assert (first.name, first.wins, first.share, first.score) == ("a", 1.5, 0.75, 8.5)
    assert (second.name, second.wins) == ("b", 0.5)
    assert [row.wins for row in summary.by_seat] == [0.5, 1.5]
    assert summary.decisions == 6
    assert summary.decisions_per_s == 12


def test_wilson_interval_holds_the_share_and_shrinks() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(500, 1000)[0] > low


@pytest.mark.parametrize(
    ("run", "said"),
    [
        (run_of("solver", "nobody"), "There is no bot 'nobody'"),
        (run_of("random"), "is for 2 to 5 players"),
        (run_of("random", "random", games=0), "at least one game"),
        (run_of("random", "random", rounds=11), "rounds"),
        (run_of("random", "random", first_seat=4), "does not fit 2 players"),
    ],
)
def test_a_run_that_cannot_be_played_is_refused_in_a_sentence(run: Run, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        simulate(run)


def test_events_are_told_to_who_listens() -> None:
    log: list[Event] = []
    table, decisions = play_game(run_of("random", "random", rounds=1), 0, log)
    assert table.over
    assert decisions > 0
    assert len(log) > decisions


def test_chunks_cover_every_game_once() -> None:
    for games in (1, 7, 200, 1001):
        for jobs in (1, 2, 5):
            parts = chunks(games, jobs)
            assert [number for part in parts for number in part] == list(range(games))


def _square(base: int, part: range) -> list[int]:
    return [base + number * number for number in part]


def _fails(base: int, part: range) -> list[int]:
    raise ValueError(f"part {part.start}")


def test_results_come_in_order_from_several_processes() -> None:
    parts = chunks(20, 2)
    assert list(in_processes(_square, 1, parts, 2)) == [_square(1, part) for part in parts]


def test_an_error_in_a_process_reaches_the_caller() -> None:
    with pytest.raises(ValueError, match="part"):
        list(in_processes(_fails, 1, chunks(20, 2), 2))
