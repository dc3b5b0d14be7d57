"""Everybody meets everybody on the same deals; ratings say what the games say."""

from collections.abc import Sequence

import numpy as np
import pytest

from seedround.engine.errors import BadOption
from seedround.games import find_game
from seedround.lab.engines import Where
from seedround.lab.intervals import LOOKS, Z95, bound_at, wilson
from seedround.lab.rating import rate, strengths
from seedround.lab.tournament import (
    Finish,
    Pairing,
    Tournament,
    finish_game,
    play_tournament,
    standings,
)

GAME = find_game("trade-show")


def tour_of(*bots: str, games: int = 4, players: int = 2) -> Tournament:
    return Tournament(GAME, bots, games, "cup", players, {"rounds": 1})


def test_every_table_of_different_bots_is_played() -> None:
    assert tour_of("a", "b", "c").tables == [(0, 1), (0, 2), (1, 2)]
    assert tour_of("a", "b", "c", players=3).tables == [(0, 1, 2)]
    assert tour_of("a", "b", players=3).tables == [(0, 0, 1), (0, 1, 1)]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert tour_of("a", "b", games=5).rounded == 6
    assert tour_of("a", "b", "c", games=4, players=3).rounded == 6
    run = tour_of("a", "b").run((0, 1))
    assert (run.per_deal, run.games) == (2, 4)


def test_copies_of_one_bot_are_not_compared() -> None:
    tour = tour_of("random", "threshold", players=3)
    finish = finish_game(tour, (0, 0, 1), 0)
    assert len(finish) == 2
    assert all({first, second} == {0, 1} for first, second, _ in finish)


def test_a_tournament_is_the_same_whatever_does_the_work() -> None:
    tour = tour_of("random", "threshold", "solver", games=2)
    here = play_tournament(tour)
    assert here == play_tournament(tour, Where("processes", 2))
    assert here.games == 6
    assert {rating.name for rating in here.ratings} == {"random", "threshold", "solver"}
    assert [pair.games for pair in here.pairings] == [2, 2, 2]


def test_tables_of_three_compare_every_pair() -> None:
    found = play_tournament(tour_of("random", "threshold", "solver", players=3, games=3))
    assert found.games == 3
    assert [pair.games for pair in found.pairings] == [3, 3, 3]


def faked(tour: Tournament, wins: int) -> dict[int, Finish]:
    return {game: ((0, 1, float(game < wins)),) for game in range(tour.rounded)}


def test_a_rating_is_the_log_odds_of_winning() -> None:
    tour = tour_of("a", "b", games=100)
    found = standings(tour, faked(tour, 75), {0: 0})
    best, other = found.ratings
    assert best.name == "a"
    assert best.points - other.points == pytest.approx(400 * np.log10(75.5 / 25.5), abs=0.1)
    assert best.low < best.points < best.high
    assert other.points == pytest.approx(-best.points)
    (pair,) = found.pairings
    assert (pair.share, pair.clear) == (0.75, True)
    assert (pair.low, pair.high) == wilson(75, 100)


def test_who_never_lost_has_a_finite_rating() -> None:
    above = np.array([[0.0, 50.0], [0.0, 0.0]])
    best, other = strengths(above)
    assert 600 < best - other < 1000


def test_ratings_of_the_same_seed_are_the_same() -> None:
    deals = np.random.default_rng(1).integers(0, 3, (40, 3, 3)).astype(float)
    assert rate("abc", deals, 7) == rate("abc", deals, 7)
    assert rate("abc", deals, 7) != rate("abc", deals, 8)


def test_the_bootstrap_covers_the_truth_about_as_often_as_it_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Forty matches of equals: about 38 intervals should hold 0."""
    monkeypatch.setattr("seedround.lab.rating.DRAWS", 100)
    generator = np.random.default_rng(5)
    held = 0
    for match in range(40):
        wins = generator.integers(0, 2, 100)
        deals = np.zeros((100, 2, 2))
        deals[:, 0, 1], deals[:, 1, 0] = wins, 1 - wins
        rating = next(found for found in rate("ab", deals, match) if found.name == "a")
        held += rating.low <= 0 <= rating.high
    assert 34 <= held <= 40


def test_a_sequential_test_asks_more_of_an_early_look() -> None:
    bounds = [bound_at(look) for look in range(1, LOOKS + 1)]
    assert bounds == sorted(bounds, reverse=True)
    assert bounds[0] > 6
    assert bounds[-1] == pytest.approx(2.087)
    assert bounds[-1] > Z95


def test_looking_ten_times_errs_in_five_of_a_hundred() -> None:
    """Equals play 400 games; clearing 50 % at any of ten looks is the error."""
    generator = np.random.default_rng(3)
    matches = 4000
    wins = generator.binomial(40, 0.5, (matches, LOOKS)).cumsum(axis=1)
    wrong = 0
    for match in range(matches):
        for look in range(1, LOOKS + 1):
            low, high = wilson(wins[match, look - 1], 40 * look, bound_at(look))
            if not low <= 0.5 <= high:
                wrong += 1
                break
    assert 0.03 < wrong / matches < 0.065


def test_a_clear_pair_stops_early_and_an_open_one_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first bot beats the second always, and the third every other time."""

    def finish(_: Tournament, bots: Sequence[int], number: int) -> Finish:
        first, second = bots
        return ((first, second, 1.0 if second == 1 else float(number % 2)),)

    monkeypatch.setattr("seedround.lab.tournament.finish_game", finish)
    heard: list[int] = []
    tour = tour_of("random", "threshold", "solver", games=400)
    looks: list[Pairing] = []
    found = play_tournament(tour, stop_early=True, progress=heard.append, looked=looks.append)
    games = {(pair.first, pair.second): (pair.games, pair.clear) for pair in found.pairings}
    assert games == {
        ("random", "threshold"): (80, True),
        ("random", "solver"): (400, False),
        ("threshold", "solver"): (400, False),
    }
    assert sum(heard) == 1200
    beaten = [look for look in looks if look.second == "threshold"]
    assert [(look.games, look.clear) for look in beaten] == [(40, False), (80, True)]
    assert len(looks) == 2 + 2 * LOOKS


@pytest.mark.parametrize(
    ("tour", "stop_early", "said"),
    [
        (tour_of("random"), False, "at least two bots"),
        (tour_of("random", "random"), False, "is named twice"),
        (tour_of("random", "nobody"), False, "There is no bot 'nobody'"),
        (tour_of("random", "solver", players=9), False, "is for 2 to 5 players"),
        (tour_of("random", "solver", games=0), False, "at least one game"),
        (tour_of("random", "solver", players=3), True, "two players at a table"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(
    tour: Tournament, stop_early: bool, said: str
) -> None:
    with pytest.raises(BadOption, match=said):
        play_tournament(tour, stop_early=stop_early)


@pytest.mark.parametrize("stop_early", [False, True])
def test_an_interrupt_keeps_the_whole_deals(stop_early: bool) -> None:
    done = 0

    def stop(games: int) -> None:
        nonlocal done
        done += games
        if done >= 3:
            raise KeyboardInterrupt

    tour = tour_of("random", "threshold", games=400)
    found = play_tournament(tour, stop_early=stop_early, progress=stop)
    assert found.stopped
    assert 2 <= found.games < 400
    assert found.games % 2 == 0
    assert [pair.games for pair in found.pairings] == [found.games]


def test_an_interrupt_before_the_first_deal_shows_nothing() -> None:
    def stop(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_tournament(tour_of("solver", "threshold", players=5, games=1), progress=stop)
