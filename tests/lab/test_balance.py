"""Targets are read, observed and weighed."""

from statistics import stdev

import pytest

from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.games import all_games, find_game
from seedround.lab.balance import (
    POOLED,
    Line,
    Tally,
    Target,
    Targets,
    lineup,
    load_targets,
    measure,
    observe_games,
    weigh,
)
from seedround.lab.engines import Where
from seedround.lab.simulate import Run

GAME = find_game("trade-show")


def tally_of(*values: float) -> Tally:
    """Each value is a game of its own."""
    tally = Tally()
    for value in values:
        one = Tally()
        one.add(value)
        one.close_game()
        tally.merge(one)
    return tally


def test_a_tally_gives_mean_deviation_and_margin() -> None:
    tally = tally_of(1, 2, 3, 4)
    assert (tally.mean, round(tally.sd, 4)) == (2.5, 1.118)
    assert tally.margin == pytest.approx(1.959964 * stdev([1, 2, 3, 4]) / 2)
    other = tally_of(10)
    tally.merge(other)
    assert (tally.count, tally.mean) == (5, 4)


@pytest.mark.parametrize(
    ("value", "margin", "verdict"),
    [
        (5, 0.1, "hit"),
        (4, 0, "hit"),
        (3.9, 0.2, "unclear"),
        (3.9, 0.05, "missed"),
        (7, 0, "missed"),
    ],
)
def test_missed_only_if_the_whole_interval_lies_outside(
    value: float, margin: float, verdict: str
) -> None:
    assert Line("x", "x", 2, value, margin, 4, 6, 100).verdict == verdict


def test_bands_by_players_and_around_the_fair_share() -> None:
    assert Target("m", "w", low=1, high=2).band(3) == (1, 2)
    by_players = Target("m", "w", players={"2": (5, 6)})
    assert by_players.band(2) == (5, 6)
    assert by_players.band(3) is None
    assert Target("m", "w", fair=(-0.1, 0.1)).band(4) == (0.15, 0.35)
    assert Target("m", "w", fair=(0.25, 1)).band(2) == (0.75, 1)


def test_a_star_weighs_every_metric_and_of_makes_a_ratio() -> None:
    tallies = {"a.x": tally_of(2, 2), "a.y": tally_of(6, 6), "all": tally_of(4, 4)}
    lines = list(weigh(Target("a.*", "w", low=0.4, high=1.2, of="all"), 2, tallies))
    assert [(line.metric, line.value, line.verdict) for line in lines] == [
        ("a.x", 0.5, "hit"),
        ("a.y", 1.5, "missed"),
    ]


def test_a_metric_that_nobody_observed_is_said() -> None:
    with pytest.raises(BadOption, match="No game showed the metric"):
        list(weigh(Target("b", "w"), 2, {}))


def test_the_first_bot_has_one_chair() -> None:
    targets = Targets(bots=("solver",), target=())
    assert lineup(Target("m", "w"), targets, 3) == ("solver",) * 3
    other = Target("m", "w", bots=("solver", "random"))
    assert lineup(other, targets, 3) == ("solver", "random", "random")


def test_observations_of_one_game_do_not_count_as_many() -> None:
    """Ten equal turns in each of four games tell no more than four turns."""
    clustered = Tally()
    for value in (1, 2, 3, 4):
        game = Tally()
        for _ in range(10):
            game.add(value)
        game.close_game()
        clustered.merge(game)
    assert clustered.count == 40
    assert clustered.margin == pytest.approx(tally_of(1, 2, 3, 4).margin)


def test_what_never_happened_is_not_certain() -> None:
    assert 0.1 < tally_of(*[0] * 20).margin < 0.2
    assert 0.1 < tally_of(*[1] * 20).margin < 0.2


def test_the_margin_of_a_ratio_knows_that_the_whole_is_uncertain_too() -> None:
    tallies = {"part": tally_of(1, 2, 3), "whole": tally_of(4, 5, 6)}
    (line,) = weigh(Target("part", "w", of="whole"), 2, tallies)
    assert line.value == 0.4
    assert line.margin > tallies["part"].margin / 5


def test_observations_do_not_depend_on_chunks() -> None:
    run = Run(GAME, ("random", "threshold"), 4, "s", {"rounds": 1})
    assert observe_games(run, range(4)) == [
        *observe_games(run, range(2)),
        *observe_games(run, range(2, 4)),
    ]


def test_measures_are_the_same_to_the_last_bit_whatever_does_the_work() -> None:
    here = measure(GAME, 6, "s", players=(3,))
    assert measure(GAME, 6, "s", Where("processes", 2), players=(3,)) == here


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_targets_are_read_and_told_apart(game: Game) -> None:
    targets = load_targets(game)
    assert len({target.what for target in targets.target}) == len(targets.target)


def test_measure_gives_a_line_for_every_target_and_number_of_players() -> None:
    heard: list[int] = []
    lines = measure(GAME, 12, "s", players=(2,), progress=heard.append)
    assert {line.what for line in lines} == {
        target.what for target in load_targets(GAME).target if target.band(2)
    }
    assert sum(heard) == 12 * 4
    assert {line.seats for line in lines} == {2}


def test_a_pool_takes_numbers_of_players_together(monkeypatch: pytest.MonkeyPatch) -> None:
    uses = Target("win.seat.0", "Wins of the first chair", low=0, high=1, pool=(2, 3))
    plain = Target("game.tie", "Ties")
    targets = Targets(bots=("random",), target=(uses, plain))
    monkeypatch.setattr("seedround.lab.balance.load_targets", lambda _: targets)
    assert (uses.band(3), uses.band(4), uses.band(POOLED)) == ((0, 1), None, (0, 1))
    lines = measure(GAME, 5, "s", players=(2, 3, 4))
    counted = {(line.what, line.seats): line.count for line in lines}
    assert counted == {
        ("Wins of the first chair", POOLED): 10,
        **{("Ties", n): 5 for n in (2, 3, 4)},
    }
    assert {line.what for line in measure(GAME, 5, "s", players=(2,))} == {"Ties"}
