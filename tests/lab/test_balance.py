"""Targets are read, observed and weighed."""

import pytest

from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.games import all_games, find_game
from seedround.lab.balance import (
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
from seedround.lab.simulate import Run

GAME = find_game("trade-show")


def tally_of(*values: float) -> Tally:
    tally = Tally()
    for value in values:
        tally.add(value)
    return tally


def test_a_tally_gives_mean_deviation_and_margin() -> None:
    tally = tally_of(1, 2, 3, 4)
    assert (tally.mean, round(tally.sd, 4)) == (2.5, 1.118)
    assert tally.margin == pytest.approx(1.959964 * tally.sd / 2)
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


def test_observations_do_not_depend_on_chunks() -> None:
    run = Run(GAME, ("random", "threshold"), 4, "s", {"rounds": 1})
    whole = observe_games(run, range(4))
    first, second = observe_games(run, range(2)), observe_games(run, range(2, 4))
    for name, tally in second.items():
        first.setdefault(name, Tally()).merge(tally)
    assert first == whole


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
