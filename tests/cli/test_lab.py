"""`simulate`, `tournament` and `report` from the command line."""

from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from seedround.bots.levels import LEVELS
from seedround.cli.status import STOPPED
from seedround.games import find_game
from seedround.lab.ladder import Rung, chain, pace
from seedround.lab.store import JOURNAL, RunFolder
from seedround.lab.tournament import Pairing
from tests.cli.conftest import Seedround
from tests.effort import sampled

RUN = ("simulate", "trade-show", "--seats", "threshold,random", "--games", "6")
SHORT = ("--option", "rounds=1")


def test_a_run_is_the_same_for_any_number_of_jobs(seedround: Seedround, tmp_path: Path) -> None:
    one = seedround(*RUN, *SHORT, "--out", "one")
    two = seedround(*RUN, *SHORT, "--out", "two", "--jobs", "2")
    assert one.status == two.status == 0
    files = sorted(file.name for file in (tmp_path / "one").iterdir())
    assert files == [
        "cards.parquet", "decisions.parquet", "rounds.parquet", "run.json", "seats.parquet"
    ]  # fmt: skip
    for name in files:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    assert "95 % interval" in one.out
    assert "decisions a second" in one.out
    assert "seedround report one -o one.html" in one.out
    assert one.widest <= 80
    assert one.err == ""


def test_a_run_without_a_folder_only_prints(seedround: Seedround, tmp_path: Path) -> None:
    ran = seedround(*RUN, *SHORT)
    assert ran.status == 0
    assert "threshold" in ran.out
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_keeps_what_is_done_and_resume_goes_on(
    seedround: Seedround, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = RunFolder.keep

    def keep_and_stop(folder: RunFolder, notes: Any) -> None:
        keep(folder, notes)
        raise KeyboardInterrupt

    monkeypatch.setattr(RunFolder, "keep", keep_and_stop)
    stopped = seedround(*RUN, *SHORT, "--out", "run")
    monkeypatch.setattr(RunFolder, "keep", keep)
    assert stopped.status == 130
    assert "Stopped: 1 of 6 games are kept in run" in stopped.out
    assert (tmp_path / "run" / JOURNAL).exists()
    assert seedround("report", "run", "-o", "some.html").status == 0
    assert "1 of 6" in (tmp_path / "some.html").read_text(encoding="utf-8")
    again = seedround(*RUN, *SHORT, "--out", "run", "--resume")
    assert again.status == 0
    assert ": 6 games" in again.out
    over = seedround(*RUN, *SHORT, "--out", "run", "--resume")
    assert over.out == "All 6 games of run have already been played.\n"


def test_ctrl_c_without_a_folder_shows_what_was_played(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(run: Any, where: Any, progress: Any, played: Any) -> None:
        from seedround.lab.simulate import play_games

        played += play_games(run, range(2))
        raise KeyboardInterrupt

    monkeypatch.setattr("seedround.cli.simulation.simulate", stop)
    ran = seedround(*RUN, *SHORT)
    assert ran.status == 130
    assert "Stopped after 2 of 6 games." in ran.out
    assert "threshold" in ran.out


def test_a_report_is_one_file(seedround: Seedround, tmp_path: Path) -> None:
    seedround(*RUN, *SHORT, "--out", "run")
    named = seedround("report", "run", "-o", "page.html")
    usual = seedround("report", "run")
    assert named.out == "The report is in page.html.\n"
    assert usual.out == "The report is in run.html.\n"
    assert (tmp_path / "page.html").read_bytes() == (tmp_path / "run.html").read_bytes()


def test_a_tournament_prints_ratings_and_the_matrix(seedround: Seedround) -> None:
    ran = seedround(
        "tournament", "trade-show", "--bots", "random,threshold,solver", "--games", "2", *SHORT
    )
    assert ran.status == 0
    assert "6 games, 2 at a table" in ran.out
    assert "Elo" in ran.out
    assert "threshold - random" in ran.out
    assert ran.widest <= 80


def test_a_sequential_test_says_so(seedround: Seedround) -> None:
    bots = ("tournament", "trade-show", "--bots", "random,threshold", "--games", "20")
    ran = seedround(*bots, *SHORT, "--stop-early")
    assert ran.status == 0
    assert "up to 10 looks" in ran.out
    assert "of 20 (" in ran.err, "every look is told while the games go on"


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("simulate trade-show --on dask", "--on is inline, processes, ray"),
        ("simulate trade-show --on ray=127.0.0.1:1", "No Ray cluster answers at 127.0.0.1:1"),
        ("simulate trade-show --on inline --jobs 2", "use --on processes"),
        ("simulate trade-show --resume", "say which with --out"),
        ("simulate trade-show --seats random,random --out run", "There is run already"),
        ("simulate trade-show --seats random,random --out run --resume", "holds another run"),
        ("simulate trade-show --out no/where", "There is no folder no"),
        ("simulate trade-show --out . --resume", "is not a run"),
        ("tournament trade-show --bots random", "at least two bots"),
        ("tournament trade-show --bots random,bob", "There is no bot 'bob'"),
        ("tournament trade-show --bots random,you", "Only bots play here"),
        ("tournament trade-show --bots random,solver --players 9", "is for 2 to 5 players"),
        ("tournament chess --bots random,solver", "There is no game 'chess'"),
        ("balance trade-show --on ray=127.0.0.1:1 --games 1", "No Ray cluster answers"),
        ("report nothing", "is not a run"),
        ("report . -o page.html", "is not a run"),
        ("report run -o no/page.html", "is not a file that can be written"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_status_2(
    seedround: Seedround, command: str, sentence: str
) -> None:
    if " run" in command:
        seedround(*RUN[:-1], "1", *SHORT, "--out", "run")
    ran = seedround(*command.split())
    assert ran.status == 2
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


def test_a_cluster_out_of_reach_leaves_no_folder(seedround: Seedround, tmp_path: Path) -> None:
    ran = seedround(*RUN, *SHORT, "--out", "run", "--on", "ray=127.0.0.1:1")
    assert ran.status == 2
    assert not (tmp_path / "run").exists()


def test_a_missing_extra_is_named_before_anything_is_played(
    seedround: Seedround, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr("seedround.lab.extras.import_module", missing)
    ran = seedround(*RUN, *SHORT, "--out", "run")
    assert ran.status == 2
    assert ran.err == "Keeping results needs polars: pip install 'seedround[lab]'.\n"
    assert not (tmp_path / "run").exists()
    ran = seedround(*RUN, *SHORT, "--on", "ray")
    assert ran.err == "--on ray needs ray: pip install 'seedround[ray]'.\n"
    ran = seedround("tournament", "trade-show", "--bots", "random,solver")
    assert "A tournament needs choix" in ran.err


def test_levels_prints_the_time_a_move_takes(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seedround.cli.ladder.pace", partial(pace, most=3))
    ran = seedround("levels", "trade-show", "--pace-only")
    assert ran.status == 0
    assert "expert" in ran.out
    assert "slowest" in ran.out


@pytest.mark.sampled
def test_levels_play_the_one_below_and_two_games_prove_nothing(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every day only the lower bots meet: the upper ones think for long."""
    ladder = chain(find_game("trade-show"))
    assert ladder[2:] == tuple(LEVELS)
    bots = ladder[: sampled(4, len(ladder))]
    monkeypatch.setattr("seedround.cli.ladder.chain", lambda _: bots)
    monkeypatch.setattr("seedround.cli.ladder.pace", partial(pace, most=3))
    ran = seedround("levels", "trade-show", "--games", "2")
    assert ran.status == 1
    rows = [line.split()[:3] for line in ran.out.splitlines()]
    for below, above in pairwise(bots):
        assert [above, below, "2"] in rows
    assert ran.out.count("missed") == len(bots) - 1


def test_ctrl_c_shows_the_levels_that_have_met(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung = Rung(Pairing("novice", "random", 8, 7.0, 0.3, 0.9, False), False)
    monkeypatch.setattr("seedround.cli.ladder.climb", lambda *_: ([rung], True))
    ran = seedround("levels", "trade-show")
    assert ran.status == STOPPED
    assert "Stopped in match 1 of 5" in ran.out
    assert "slowest" not in ran.out


def test_a_match_of_one_game_is_refused(seedround: Seedround) -> None:
    ran = seedround("levels", "trade-show", "--games", "1")
    assert ran.status == 2
    assert "at least two games" in ran.err
