"""The study of Silicon Valley sees in the events what happened at the table."""

from collections import Counter

from seedround.engine.event import Event
from seedround.games import find_game
from seedround.games.silicon_valley.events import Funded, Hired, Innovated, PersonalityActed
from seedround.lab.balance import load_targets, runs
from seedround.lab.simulate import Run, play_game
from seedround.lab.studies.silicon_valley import observe

GAME = find_game("silicon-valley")


def seen(bots: tuple[str, ...], number: int) -> tuple[list[tuple[str, float]], list[Event]]:
    log: list[Event] = []
    table, _ = play_game(Run(GAME, bots, 1, "study"), number, log)
    return list(observe(table, log, bots)), log


def test_actions_are_counted_per_seat() -> None:
    found, log = seen(("planner",) * 3, 0)

    for metric, kind in (("act.hire", Hired), ("act.vc", Funded), ("act.innovate", Innovated)):
        values = [value for name, value in found if name == metric]
        assert len(values) == 3
        assert sum(values) == sum(isinstance(event, kind) for event in log)


def test_every_innovation_has_a_value() -> None:
    found, log = seen(("planner",) * 2, 1)

    launches = Counter(name for name, _ in found if name.startswith("launch."))
    assert launches["launch.first"] == sum(isinstance(event, Innovated) for event in log)
    assert launches["launch.flipped"] == launches["launch.first"]


def test_wins_against_a_fair_share_sum_to_the_seats() -> None:
    found, _ = seen(("planner",) * 4, 2)

    assert sum(value for name, value in found if name.startswith("founder.")) == 4
    assert sum(value for name, value in found if name.startswith("mat.")) == 4


def test_the_rivals_deeds_are_seen() -> None:
    found, log = seen(("planner",), 3)

    acted = {event.card for event in log if isinstance(event, PersonalityActed)}
    deeds = [(name, value) for name, value in found if name.startswith("deed.")]
    assert len(deeds) == 5
    assert sum(value for _, value in deeds) == len(acted)


def test_solo_targets_are_run_for_each_difficulty() -> None:
    """A target may name options of its own."""
    found = runs(GAME, load_targets(GAME), 1, 10, "x")

    levels = [(run.bots, run.options.get("difficulty")) for run in found]
    assert len(levels) == len(set(levels)) == 8
    assert (("planner",), "hard") in levels
