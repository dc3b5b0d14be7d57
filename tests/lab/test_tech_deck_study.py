"""The study of Tech Deck sees what section 6.5 speaks of, and its targets can be measured."""

from seedround.games import find_game
from seedround.lab.balance import Tally, Target, lineup, load_targets, runs, weigh
from seedround.lab.simulate import Run, play_game
from seedround.lab.studies.tech_deck import observe

GAME = find_game("tech-deck")


def test_a_game_is_observed() -> None:
    bots = ("greedy", "greedy")
    log: list = []  # type: ignore[type-arg]
    table, _ = play_game(Run(GAME, bots, 1, "3"), 0, log)
    seen = list(observe(table, log, bots))
    names = {name for name, _ in seen}
    assert {"game.lost", "round.assisted", "round.contested", "use.SVC-04"} <= names
    rounds = [value for name, value in seen if name == "round.assisted"]
    assert len(rounds) == table.round  # type: ignore[attr-defined]


def test_crews_alternate_so_that_each_team_is_one() -> None:
    targets = load_targets(GAME)
    target = next(target for target in targets.target if target.alternate)
    assert lineup(target, targets, 4) == ("greedy", "careless", "greedy", "careless")
    found = runs(GAME, targets, 4, 1, "7")
    assert any(run.options == {"teams": "alternate"} for run in found)
    assert any(run.set_source == "blank" for run in found)


def test_what_is_seen_too_rarely_is_left_out() -> None:
    tallies = {"start.a": Tally(3, 1.0, 1.0), "start.b": Tally(300, 150.0, 150.0)}
    target = Target("start.*", "share", 0.25, 0.75, least=200)
    assert [line.metric for line in weigh(target, 2, tallies)] == ["start.b"]
