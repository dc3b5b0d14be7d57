"""Playing in the terminal with typed lines: whole games, keys, take-back, saving, resuming."""

import json
import sys
from pathlib import Path

import pytest

from seedround.cli.status import STOPPED
from tests.cli.conftest import Seedround

TWO = ("play", "trade-show", "--seats", "you=Ada,random", "--seed", "1")
ONE_ROUND = (*TWO, "--option", "rounds=1", "--option", "first_seat=0")
ALWAYS_FIRST = "1\n" * 60


def test_a_whole_game_from_a_pipe_with_every_key(seedround: Seedround) -> None:
    ran = seedround(*ONE_ROUND, typed="?\nh\nu\nl\nr\nm\n\nfoo\n99\n" + ALWAYS_FIRST)
    assert ran.status == 0, ran.err
    assert "(TS-DRAFT-05)" in ran.out  # ?
    assert " on average" in ran.out  # h, with figures
    assert "This cannot be taken back" in ran.out  # u
    assert "The game begins: one round, and you start" in ran.out  # l
    assert "TS-DRAFT-03 On your turn you may take one card" in ran.out  # r
    assert "There is no move 'foo'" in ran.out
    assert "There is no choice 99: type a number from 1 to 10." in ran.out
    assert "You go to the trade show" in ran.out
    assert "wins." in ran.out or "You win!" in ran.out
    assert "place" in ran.out
    assert "cubes" in ran.out
    assert ran.widest <= 80


def test_the_commands_at_the_end_are_real(seedround: Seedround, tmp_path: Path) -> None:
    ran = seedround(*ONE_ROUND, typed=ALWAYS_FIRST)
    saved = next(tmp_path.glob("trade-show-*.json"))
    assert f"seedround verify {saved.name}" in ran.out
    assert f"seedround replay {saved.name}" in ran.out
    assert json.loads(saved.read_bytes())["commitment"] in ran.out
    assert seedround("verify", saved.name).status == 0
    assert seedround("replay", saved.name).status == 0


def test_moves_are_typed_as_number_or_text(seedround: Seedround, tmp_path: Path) -> None:
    seedround(*ONE_ROUND, "--record", "a.json", typed="two:3\norder:top\nTWO 1\n2\nq\n")
    moves = json.loads((tmp_path / "a.json").read_bytes())["moves"]
    assert moves[:2] == ["two:3", "order:top"]
    assert "two:1" in moves
    assert moves[moves.index("two:1") + 1] == "order:top"


def test_an_illegal_text_move_is_refused_with_its_rule(seedround: Seedround) -> None:
    ran = seedround(*ONE_ROUND, typed="accept\none:9\none:2+3\nq\n")
    assert "accept is not one of the legal moves of this decision." in ran.out
    assert "The move 'one:9' cannot be read" in ran.out
    assert "The move 'one:2+3' cannot be read" in ran.out


def test_take_back_asks_again(seedround: Seedround, tmp_path: Path) -> None:
    ran = seedround(*ONE_ROUND, "--record", "a.json", typed="two:2\nu\none:4\nq\n")
    assert "Taken back: Take both cards of column 2." in ran.out
    moves = json.loads((tmp_path / "a.json").read_bytes())["moves"]
    assert moves[0] == "one:4"


def test_only_the_seat_that_moved_takes_back(seedround: Seedround) -> None:
    ran = seedround(
        "play", "trade-show", "--seats", "you=Ada,you=Ben", "--seed", "1",
        "--option", "first_seat=0", typed="one:1\nu\nq\n",
    )  # fmt: skip
    assert "Ada: Your " in ran.out
    assert "Ben: Your " in ran.out
    assert "This cannot be taken back" in ran.out


def test_nobody_is_sent_away_where_everything_lies_open(seedround: Seedround) -> None:
    ran = seedround(
        "play", "trade-show", "--seats", "you,you,you", "--seed", "1", typed="1\n1\n1\nq\n"
    )
    assert "Press Enter" not in ran.out


@pytest.mark.parametrize("typed", ["1\nq\n", "1\n"])
def test_leaving_saves_and_resuming_goes_on(
    seedround: Seedround, tmp_path: Path, typed: str
) -> None:
    ran = seedround(*ONE_ROUND, typed=typed)
    assert ran.status == 0
    saved = next(tmp_path.glob("trade-show-*.json"))
    assert f"seedround play --resume {saved.name}" in ran.out
    before = json.loads(saved.read_bytes())["moves"]
    ran = seedround("play", "--resume", saved.name, typed="1\nq\n")
    assert "You take" in ran.out
    after = json.loads(saved.read_bytes())
    assert after["moves"][: len(before)] == before
    assert len(after["moves"]) > len(before)
    assert after["names"] == ["Ada", "Random 2"]


def test_a_resumed_game_may_change_its_players(seedround: Seedround, tmp_path: Path) -> None:
    seedround(*ONE_ROUND, "--record", "a.json", typed="1\nq\n")
    ran = seedround("play", "--resume", "a.json", "--seats", "random,random", "--record", "b.json")
    assert ran.status == 0
    assert "wins." in ran.out or "You win!" in ran.out
    assert json.loads((tmp_path / "b.json").read_bytes())["names"] == ["Random 1", "Random 2"]
    ran = seedround("play", "--resume", "b.json")
    assert "wins." in ran.out or "You win!" in ran.out


def test_the_record_is_written_after_every_move(
    seedround: Seedround, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts: list[int] = []
    lines = iter(["1", "1", "1"])

    def typed(prompt: str) -> str:
        counts.append(len(json.loads((tmp_path / "a.json").read_bytes())["moves"]))
        return next(lines, "q")

    monkeypatch.setattr("builtins.input", typed)
    seedround(*ONE_ROUND, "--record", "a.json")
    assert counts == sorted(set(counts))
    assert not list(tmp_path.glob(".*"))


@pytest.mark.parametrize("moment", ["asked", "bot"])
def test_ctrl_c_leaves_a_saved_record(
    seedround: Seedround, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    lines = iter(["one:1"])

    def stop(*_: object) -> str:
        raise KeyboardInterrupt

    def typed(prompt: str) -> str:
        return next(lines, None) or stop()

    monkeypatch.setattr("builtins.input", typed)
    if moment == "bot":
        monkeypatch.setattr("seedround.bots.RandomBot.choose", stop)
    ran = seedround(*ONE_ROUND)
    assert ran.status == STOPPED
    saved = next(tmp_path.glob("trade-show-*.json"))
    assert json.loads(saved.read_bytes())["moves"][0] == "one:1"
    assert seedround("verify", saved.name).status == 0


def test_bots_alone_need_no_keyboard(seedround: Seedround, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = seedround("play", "trade-show", "--seats", "random,random", "--seed", "1")
    assert ran.status == 0
    assert "Random 1" in ran.out
    assert ran.widest <= 80


@pytest.mark.parametrize("seats", ["you,random", "you" + ",random" * 4])
@pytest.mark.parametrize("width", ["60", "80", "120"])
def test_no_line_is_wider_than_the_window(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch, seats: str, width: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    ran = seedround("play", "trade-show", "--seats", seats, "--seed", "5", typed=ALWAYS_FIRST)
    assert ran.widest <= int(width)


def test_the_seed_fixes_the_whole_game_of_bots(seedround: Seedround, tmp_path: Path) -> None:
    for name in ("a.json", "b.json"):
        seedround(
            "play", "trade-show", "--seats", "random,solver", "--seed", "c0ffee", "--record", name
        )
    one, two = (json.loads((tmp_path / name).read_bytes()) for name in ("a.json", "b.json"))
    assert one["moves"] == two["moves"]
    assert one["commitment"] != two["commitment"]


def test_an_own_card_set_travels_in_the_record(seedround: Seedround, tmp_path: Path) -> None:
    seedround("set", "export", "trade-show", "--out", "own.toml")
    text = (tmp_path / "own.toml").read_text().replace("Wave Button", "Wink Button")
    (tmp_path / "own.toml").write_text(text.replace('id = "house"', 'id = "own"'))
    ran = seedround(
        "play", "--set", "own.toml", "--seats", "you,random", "--record", "a.json", typed="1\nq\n"
    )
    assert ran.status == 0, ran.err
    (tmp_path / "own.toml").unlink()
    assert seedround("verify", "a.json").status == 0


def test_a_broken_program_says_so_in_one_sentence(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("seedround.cli.table.Terminal.run", broken)
    monkeypatch.delenv("SEEDROUND_DEBUG")
    ran = seedround("play", "trade-show")
    assert ran.status == 2
    assert ran.err.count("\n") == 1
    assert "mistake in the program" in ran.err
    assert sys.exc_info() == (None, None, None)
