"""Many games: reproducible, balanced over the chairs, and counted right."""

from pathlib import Path

import pytest

from seedround.engine.errors import BadOption
from seedround.engine.event import Event
from seedround.games import find_game
from seedround.lab.engines import Where
from seedround.lab.intervals import wilson
from seedround.lab.simulate import Run, packed, play_game, play_games, seating, simulate
from seedround.lab.summary import Played, summarise

GAME = find_game("trade-show")


def run_of(*bots: str, games: int = 6, seed: str = "lab", **options: object) -> Run:
    return Run(GAME, bots, games, seed, options)


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    run = run_of("solver", "random", "threshold", games=9, rounds=1)
    assert simulate(run) == simulate(run, Where("processes", 2))


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
    summary = summarise("trade-show", {}, "lab", played)
    first, second = summary.by_bot
    assert (first.name, first.wins, first.share, first.score) == ("a", 1.5, 0.75, 8.5)
    assert (second.name, second.wins) == ("b", 0.5)
    assert [row.wins for row in summary.by_seat] == [0.5, 1.5]
    assert summary.decisions == 6


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


def test_games_of_one_deal_start_alike_and_chairs_change() -> None:
    run = Run(GAME, ("random", "threshold"), 4, "lab", {"rounds": 1}, per_deal=2)
    logs: list[list[Event]] = [[], [], []]
    for number, log in enumerate(logs):
        play_game(run, number, log)
    assert logs[0][:2] == logs[1][:2] != logs[2][:2]
    assert seating(run, 0) != seating(run, 1)


def test_a_card_set_of_ones_own_travels_with_the_run(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = GAME.shipped_path("house").read_text(encoding="utf-8")
    file.write_text(text.replace('id = "house"', 'id = "mine"', 1), encoding="utf-8")
    run = Run(GAME, ("random", "random"), 2, "lab", {"rounds": 1}, str(file))
    sent = packed(run)
    here = play_games(run, [0, 1])
    file.unlink()
    assert play_games(sent, [0, 1]) == here
    shipped = run_of("random", "random")
    assert packed(shipped) == shipped


def test_an_interrupt_leaves_what_is_done() -> None:
    kept: list[Played] = []

    def stop(_: int) -> None:
        if len(kept) >= 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(run_of("random", "random", games=500, rounds=1), progress=stop, played=kept)
    assert 3 <= len(kept) < 500
