"""`seedround balance` prints every target and says by its exit status whether all hold."""

import pytest

from seedround.cli import main
from seedround.cli.balance import lines_table
from seedround.cli.screen import Screen
from seedround.cli.status import MISSED
from seedround.lab.balance import Line


def test_every_target_is_printed_with_its_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["balance", "trade-show", "--games", "20", "--players", "2", "--seed", "b"])
    said = capsys.readouterr().out
    assert status in (0, MISSED)
    assert "turn.fulfilled" in said
    assert "win.first_bot" in said
    assert "hit," in said
    assert "4 players" not in said


def test_a_target_missed_for_certain_gives_exit_status_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missed = Line("Money", "turn.money", 2, 30.0, 0.1, 17.5, 20.5, 100)
    monkeypatch.setattr("seedround.cli.balance.measure", lambda *_: [missed])
    assert main(["balance", "trade-show", "--players", "2"]) == MISSED
    assert "0 hit, 0 unclear, 1 missed." in capsys.readouterr().out


def test_a_target_is_named_once_for_all_its_metrics() -> None:
    lines = [Line("Share", f"win.{n}", 2, 0.5, 0.1, 0.4, 0.6, 10) for n in range(2)]
    assert list(lines_table(Screen(), "2 players", lines).columns[0].cells) == ["Share", ""]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["balance", "no-game"], "no-game"),
        (["balance", "trade-show", "--players", "9"], "2 to 5"),
        (["balance", "trade-show", "--jobs", "0"], "--jobs"),
        (["balance", "trade-show", "--games", "0"], "at least one game"),
        (["balance", "trade-show", "--set", "none.toml"], "none.toml"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_status_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
