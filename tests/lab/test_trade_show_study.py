"""The study of Trade Show sees in the events what happened at the table."""

from seedround.engine.event import Event
from seedround.games import find_game
from seedround.games.trade_show.events import Failed, Fulfilled, Rerolled, Sold
from seedround.lab.simulate import Run, play_game
from seedround.lab.studies.trade_show import observe

GAME = find_game("trade-show")


def test_money_and_cubes_of_all_turns_add_up_to_the_final_scores() -> None:
    for number in range(6):
        log: list[Event] = []
        run = Run(GAME, ("threshold", "solver", "random"), 1, "study")
        table, _ = play_game(run, number, log)
        seen = list(observe(table, log, run.bots))
        money = sum(value for name, value in seen if name == "turn.money")
        assert table.result is not None
        cubes = sum(table.result.details["cubes"])
        assert money + cubes == sum(table.result.scores)
        turns = [value for name, value in seen if name == "turn.failed"]
        assert len(turns) == 3 * 4
        assert sum(turns) == sum(isinstance(event, Failed) for event in log)
        rerolls = sum(value for name, value in seen if name == "turn.rerolls")
        assert rerolls == sum(isinstance(event, Rerolled) for event in log)
        fulfilled = sum(value for name, value in seen if name == "turn.fulfilled")
        assert fulfilled == sum(isinstance(event, Fulfilled) for event in log)
        earned = sum(value for name, value in seen if name == "turn.cubes")
        assert earned == sum(event.cubes for event in log if isinstance(event, Sold))


def test_roll_again_share_counts_real_decisions_only() -> None:
    """A complete company and the last die used are accepted by themselves (TS-SHOW-19)."""
    log: list[Event] = []
    table, _ = play_game(Run(GAME, ("solver", "solver"), 1, "again"), 0, log)
    seen = list(observe(table, log, ("solver", "solver")))
    again = [value for name, value in seen if name.startswith("again.")]
    accepted = len(again) - sum(again)
    sold = [event for event in log if isinstance(event, Sold)]
    by_choice = [event for event in sold if not event.complete]
    assert 0 < accepted <= len(by_choice)


def test_shares_of_wins_sum_to_one() -> None:
    log: list[Event] = []
    table, _ = play_game(Run(GAME, ("random",) * 4, 1, "wins"), 0, log)
    shares = [value for name, value in observe(table, log, ()) if name.startswith("win.distance")]
    assert len(shares) == 4
    assert sum(shares) == 1
