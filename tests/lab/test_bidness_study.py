"""The study of Bidness sees in the events what happened at the table."""

from seedround.engine.event import Event
from seedround.games import find_game
from seedround.games.bidness.document import KNOWN
from seedround.games.bidness.events import Borrowed, LaidOff, Played, Sued, TrialHeld
from seedround.lab.balance import Target, lineup, load_targets
from seedround.lab.notes import note_game
from seedround.lab.simulate import Run, play_game
from seedround.lab.studies.bidness import observe

GAME = find_game("bidness")
MIXED = ("marketing", "tech", "legal", "balanced", "thrifty")


def seen(bots: tuple[str, ...], number: int) -> tuple[list[Event], dict[str, list[float]]]:
    log: list[Event] = []
    table, _ = play_game(Run(GAME, bots, 1, "study"), number, log)
    found: dict[str, list[float]] = {}
    for name, value in observe(table, log, bots):
        found.setdefault(name, []).append(value)
    return log, found


def count(log: list[Event], kind: type[Event]) -> int:
    return sum(isinstance(event, kind) for event in log)


def test_the_study_counts_what_the_log_tells() -> None:
    for number in range(4):
        log, found = seen(("balanced",) * 4, number)
        assert found["suits.per_player"] == [count(log, Sued) / 4]
        assert len(found["suit.settled"]) == count(log, Sued)
        assert len(found.get("trial.plaintiff", [])) == count(log, TrialHeld)
        played = sum(sum(found[f"card.{card}.played"]) for card in KNOWN)
        assert played == count(log, Played)
        ious = sum(event.ious for event in log if isinstance(event, Borrowed))
        assert found["ious.per_player"] == [ious / 4]
        assert sum(found["round.layoff"]) <= count(log, LaidOff)
        assert len(found["round.layoff"]) == 4 * found["game.rounds"][0]


def test_wins_sum_to_one_and_temperaments_to_a_fair_share() -> None:
    _, found = seen(MIXED, 0)
    assert sum(found[f"win.distance.{seat}"][0] for seat in range(5)) == 1
    assert sum(found[f"temper.{name}"][0] for name in MIXED) == 5
    _, found = seen(("balanced",) * 3, 0)
    assert not [name for name in found if name.startswith("temper.")]


def test_several_bots_take_turns_on_the_chairs() -> None:
    targets = load_targets(GAME)
    mixed = Target("temper.*", "", bots=MIXED)
    assert lineup(mixed, targets, 5) == MIXED
    assert lineup(mixed, targets, 6) == (*MIXED, "tech")
    assert lineup(Target("x", "", bots=("random", "legal")), targets, 3) == (
        "random", "legal", "legal",
    )  # fmt: skip
    assert lineup(Target("x", ""), targets, 2) == ("balanced", "balanced")


def test_the_report_gets_a_score_for_every_round() -> None:
    """Money less debt, the last round's as in the result."""
    run = Run(GAME, ("balanced",) * 3, 1, "study")
    note = note_game(run, 0)
    table, _ = play_game(run, 0)
    assert table.result is not None
    assert [after.round for after in note.rounds] == list(
        range(1, table.result.details["round"] + 1)
    )
    assert note.rounds[-1].scores == table.result.scores
