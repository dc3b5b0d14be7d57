"""A run is kept, stopped and gone on with; its tables never depend on how."""

from collections.abc import Sequence
from pathlib import Path

import polars as pl
import pytest

from seedround.engine.errors import BadOption
from seedround.games import find_game
from seedround.lab.engines import Where
from seedround.lab.kept_run import play_into
from seedround.lab.notes import GameNote, note_game, note_games, round_scores, score_field
from seedround.lab.simulate import Run
from seedround.lab.store import JOURNAL, SHEET, RunFolder, read_sheet, sheet_of, table_files
from seedround.lab.tables import TABLES, frames_of

GAME = find_game("trade-show")
RUN = Run(GAME, ("threshold", "random"), 6, "store", {"rounds": 2})


def tables(path: Path) -> dict[str, bytes]:
    return {name: file.read_bytes() for name, file in table_files(path).items()}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The run, played in one go."""
    path = tmp_path_factory.mktemp("runs") / "whole"
    play_into(RunFolder.new(path, RUN), Where())
    return path


def test_tables_have_the_columns_that_are_documented(kept: Path) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    for name, file in table_files(kept).items():
        frame = pl.read_parquet(file)
        assert dict(frame.schema) == {
            column: getattr(pl, kind)() for column, (kind, _) in TABLES[name].items()
        }
        for column, (kind, meaning) in TABLES[name].items():
            assert f"| `{column}` | {kind} | {meaning} |" in guide


def test_rows_are_one_a_seat_and_game_and_one_a_decision_kind(kept: Path) -> None:
    seats = pl.read_parquet(kept / "seats.parquet")
    assert seats.select("game", "seat").rows() == [(g, s) for g in range(6) for s in range(2)]
    assert seats.group_by("game").agg(pl.col("win").sum())["win"].to_list() == [1.0] * 6
    decisions = pl.read_parquet(kept / "decisions.parquet")
    assert not decisions.select("game", "seat", "kind", "move").is_duplicated().any()
    by_seat = decisions.group_by("game", "seat").agg(pl.col("count").sum()).sort("game", "seat")
    assert by_seat["count"].to_list() == seats["decisions"].to_list()
    assert (decisions["legal"] >= 2 * decisions["count"]).all()


def test_cards_are_seen_on_offer_and_chosen(kept: Path) -> None:
    cards = pl.read_parquet(kept / "cards.parquet").filter(kind="draft.take")
    assert (cards["chosen"] <= cards["offered"]).all()
    assert cards["name"].to_list() != cards["card"].to_list()
    drafted = cards.group_by("game").agg(pl.col("chosen").sum())["chosen"]
    assert drafted.min() > 0  # type: ignore[operator]


def test_scores_are_told_by_round(kept: Path) -> None:
    rounds = pl.read_parquet(kept / "rounds.parquet")
    assert rounds["round"].unique().sort().to_list() == [1, 2]
    assert len(rounds) == 6 * 2 * 2


def test_another_engine_and_other_chunks_give_the_same_bytes(kept: Path, tmp_path: Path) -> None:
    play_into(RunFolder.new(tmp_path / "run", RUN), Where("processes", 2))
    assert tables(tmp_path / "run") == tables(kept)
    assert (tmp_path / "run" / SHEET).read_bytes() == (kept / SHEET).read_bytes()
    shuffled = note_games(RUN, [5, 0, 3, 1, 4, 2])
    frames = frames_of(shuffled, str)
    assert frames["seats"].equals(pl.read_parquet(kept / "seats.parquet"))


def test_a_run_that_was_stopped_goes_on(kept: Path, tmp_path: Path) -> None:
    path = tmp_path / "run"
    seen = 0

    def stop(done: int) -> None:
        nonlocal seen
        seen += done
        if seen >= 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_into(RunFolder.new(path, RUN), Where(), stop)
    some = pl.read_parquet(path / "seats.parquet")["game"].n_unique()
    assert 2 <= some < 6
    with (path / JOURNAL).open("ab") as journal:
        journal.write(b'[5,["thres')
    folder = RunFolder.resumed(path, RUN)
    assert len(folder.missing) == 6 - some
    heard: list[int] = []
    play_into(folder, Where(), heard.append)
    assert (heard[0], sum(heard)) == (some, 6)
    assert tables(path) == tables(kept)
    assert not (path / JOURNAL).exists()
    assert RunFolder.resumed(path, RUN).missing == []


def test_a_stop_before_the_first_game_leaves_empty_tables(tmp_path: Path) -> None:
    def stop(_: int) -> None:
        raise KeyboardInterrupt

    folder = RunFolder.new(tmp_path / "run", RUN)
    with pytest.raises(KeyboardInterrupt):
        play_into(folder, Where(), stop)
    assert RunFolder.resumed(tmp_path / "run", RUN).missing == list(range(6))


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (
            Run(GAME, ("random", "random"), 6, "store", {"rounds": 2}),
            "its bots are threshold,random",
        ),
        (Run(GAME, RUN.bots, 7, "store", {"rounds": 2}), "its number of games is 6, not 7"),
        (Run(GAME, RUN.bots, 6, "other", {"rounds": 2}), "its seed is store, not other"),
        (Run(GAME, RUN.bots, 6, "store", {"rounds": 1}), "its options are rounds=2"),
    ],
)
def test_another_run_is_not_gone_on_with(kept: Path, other: Run, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        RunFolder.resumed(kept, other)


def test_what_is_no_run_is_refused(kept: Path, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="is not a run"):
        read_sheet(tmp_path)
    (tmp_path / SHEET).write_text("{")
    with pytest.raises(BadOption, match="is damaged"):
        read_sheet(tmp_path)
    (tmp_path / SHEET).write_bytes(
        (kept / SHEET).read_bytes().replace(b'"format": 1', b'"format": 0')
    )
    with pytest.raises(BadOption, match="another version"):
        read_sheet(tmp_path)
    with pytest.raises(BadOption, match=r"has no seats\.parquet yet"):
        table_files(tmp_path)
    with pytest.raises(BadOption, match="already: use --resume"):
        RunFolder.new(kept, RUN)
    with pytest.raises(BadOption, match="There is no folder"):
        RunFolder.new(tmp_path / "a" / "b", RUN)


def test_a_damaged_journal_is_refused(tmp_path: Path) -> None:
    RunFolder.new(tmp_path / "run", RUN).begin()
    (tmp_path / "run" / JOURNAL).write_bytes(b"what?\n")
    with pytest.raises(BadOption, match="is damaged: start anew"):
        RunFolder.resumed(tmp_path / "run", RUN)


def test_the_sheet_says_all_that_fixes_the_results() -> None:
    sheet = sheet_of(RUN)
    assert (sheet.game, sheet.bots, sheet.seed) == ("trade-show", RUN.bots, "store")
    assert sheet.options["rounds"] == 2
    assert sheet.set_hash == GAME.card_set().hash
    assert sheet.differs(sheet) is None


def test_a_note_holds_a_whole_game() -> None:
    note = note_game(RUN, 1)
    assert note.bots == ("random", "threshold")
    assert note.played.decisions == sum(decided.count for decided in note.decisions)
    assert isinstance(note, GameNote)
    assert note.rounds[-1].round == 2


def kinds_with_scores(names: Sequence[str]) -> list[str | None]:
    kinds = {kind.__name__: kind for kind in GAME.rules().event_types}
    return [score_field(kinds[name]) for name in names]


def test_scores_are_found_in_events_that_name_a_round() -> None:
    """RoundStarted names a round and no numbers; GameEnded has scores and no round."""
    assert kinds_with_scores(["RoundEnded", "RoundStarted", "GameEnded"]) == ["scores", None, None]
    assert round_scores([], 2) == []


def test_team_mates_score_alike() -> None:
    ended = next(kind for kind in GAME.rules().event_types if kind.__name__ == "RoundEnded")
    teams = [(1, 3), (0, 2)]
    (after,) = round_scores([ended(1, (7, 9))], 4, teams)
    assert after.scores == (9, 7, 9, 7)
    assert round_scores([ended(1, (7, 9, 8))], 4, teams) == []
