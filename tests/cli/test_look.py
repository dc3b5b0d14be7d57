"""How it looks: with colour and without, on small windows and large, in plain letters."""

import re

import pytest
from rich.text import Text

from seedround.cli.boards.drawing import Shelf, letters, shelves, split
from seedround.cli.boards.trade_show_dice import big_dice, small_dice
from tests.cli.conftest import Ran, Seedround

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR = "\x1b[2J"
PLAY = ("play", "trade-show", "--seats", "you,random,random,random", "--seed", "1")


def on_terminal(monkeypatch: pytest.MonkeyPatch, rows: int, columns: int = 80) -> None:
    """Let the output think that it is a terminal of this size."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("LINES", str(rows))
    monkeypatch.setenv("COLUMNS", str(columns))


def screens(ran: Ran) -> list[str]:
    """What was drawn between two clearings of the screen."""
    return [ESCAPE.sub("", part) for part in ran.out.split(CLEAR)]


@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (40, 80), (40, 120), (60, 100)])
def test_every_table_fits_its_window(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch, rows: int, columns: int
) -> None:
    on_terminal(monkeypatch, rows, columns)
    ran = seedround(*PLAY, "--option", "rounds=1", typed="1\n" * 40)
    drawn = [part for part in screens(ran)[1:] if "? why not" in part]
    assert len(drawn) > 5
    for part in drawn:
        assert len(part.splitlines()) <= rows
        assert max(len(line) for line in part.splitlines()) <= columns


def test_small_windows_get_short_sentences_and_m_gives_the_long_ones(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_terminal(monkeypatch, 24)
    ran = seedround(*PLAY, typed="m\nq\n")
    first = screens(ran)[0]
    assert "  1  Take the front card of column 1.     6  Take both cards of column 1." in first
    assert "  1  Column 1: " in first


def test_no_color_means_no_colour(seedround: Seedround, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = seedround(*PLAY, typed="1\n" * 10)
    assert "\x1b" not in ran.out
    on_terminal(monkeypatch, 40)
    assert "\x1b[1m" in seedround(*PLAY, typed="1\nq\n").out
    monkeypatch.setenv("NO_COLOR", "1")
    coded = set(ESCAPE.findall(seedround(*PLAY, typed="1\nq\n").out))
    assert not any(code.endswith("m") for code in coded)


def test_a_dumb_terminal_gets_plain_letters(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_terminal(monkeypatch, 40)
    monkeypatch.setenv("TERM", "dumb")
    ran = seedround(*PLAY, typed="1\n1\nq\n")
    assert "\x1b" not in ran.out
    assert "+- 1 front" in ran.out
    assert ran.out.isascii()


def test_the_matching_bonus_is_marked_by_more_than_colour(seedround: Seedround) -> None:
    ran = seedround(*PLAY, typed="q\n")
    assert "* bonus for your App Forge" in ran.out
    assert re.search(r"A\+\d\*", ran.out)
    assert not re.search(r"[SWGC]\+\d\*", ran.out)


def test_the_show_draws_dice_offer_and_ticks(seedround: Seedround) -> None:
    ran = seedround(*PLAY, typed="1\n" * 60)
    assert "╭───╮" in ran.out
    assert "offer: $" in ran.out
    assert "✓" in ran.out
    assert "complete company: " in ran.out


def test_dice_are_shapes() -> None:
    dice = ((4, (3,)), (6, (5, 6)), (8, (None,)))
    assert small_dice(dice).plain == "/3\\[5][6]<?>"
    for fancy in (True, False):
        lines = big_dice(dice, 5, 40, fancy)
        assert lines is not None
        assert [len(line.plain) for line in lines] == [40, 40, 40]
    assert big_dice(dice, 5, 20, True) is None


def test_boxes_fill_the_width_exactly() -> None:
    box = [Text("a very long line that does not fit"), Text("short")]
    drawn = shelves([Shelf(["one", "two", ""], [box, [], box])] * 2, 41, fancy=False).plain
    assert {len(line) for line in drawn.splitlines()} == {41}
    assert sum(split(41, 3)) + 4 == 41


def test_no_two_companies_share_a_letter() -> None:
    assert letters(["Social", "Server", "Sos", "SO"]) == ["S", "E", "O", "0"]
