"""`seedround set check` and `seedround set diff`: by file, card and line, in words."""

from pathlib import Path

import pytest

from seedround.cli.listing import check_set, diff_sets
from seedround.engine.errors import BadSet
from seedround.games import find_game

OWN = """
[set]
id = "attic"
game = "silicon-valley"
title = "From the attic"
version = 1
base = "house"

[[employee]]
id = "emp-pixel-pusher"
ongoing = { cash = 60 }

[[vc]]
id = "vc-pivot-sons"
power = { op = "royalty", times = 3 }

[[founder]]
id = "founder-night-owl"
name = "The Early Bird"
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "attic.toml"
    path.write_text(OWN, encoding="utf-8")
    return path


def test_a_card_worth_many_times_its_neighbours_is_pointed_out(
    own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check_set(own)
    said = " ".join(capsys.readouterr().out.split())
    assert "line 10" in said
    assert "'emp-pixel-pusher'" in said
    assert "times as much as is usual in [employee]" in said


def test_our_own_sets_have_no_odd_cards() -> None:
    for game in ("trade-show", "bidness", "tech-deck", "silicon-valley"):
        assert find_game(game).card_set().oddities() == []


def test_two_sets_are_told_apart_in_words(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    diff_sets("house", str(own))
    said = " ".join(capsys.readouterr().out.split())
    assert "Pivot & Sons: power.times is 3 instead of 2." in said
    assert "The Night Owl: name is The Early Bird instead of The Night Owl." in said
    assert "Pixel Pusher: ongoing.cash is 60 instead of nothing." in said


@pytest.mark.parametrize(
    ("language", "text"), [("de", "power.times ist 3 statt 2."), ("es", "es 3 en vez de 2.")]
)
def test_they_are_told_apart_in_other_languages(
    own: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    text: str,
) -> None:
    monkeypatch.setenv("SEEDROUND_LANGUAGE", language)
    diff_sets("house", str(own))
    assert text in " ".join(capsys.readouterr().out.split())


def test_a_set_is_like_itself(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    diff_sets(str(own), str(own))
    assert "Both sets have the same cards." in capsys.readouterr().out


def test_cards_that_came_and_went(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    swapped = (
        OWN
        + """
[[vc]]
id = "vc-unicorn-stables"
drop = true

[[vc]]
id = "vc-new"
name = "New Money"
cost = 1
instant = { cash = 1 }
power = { op = "none", text = "Sing a song." }
"""
    )
    path = tmp_path / "swapped.toml"
    path.write_text(swapped, encoding="utf-8")
    diff_sets("house", str(path))
    said = " ".join(capsys.readouterr().out.split())
    assert "New Money is new in [vc]." in said
    assert "Unicorn Stables is not in [vc] any more." in said


def test_a_set_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSet):
        diff_sets("house", "nowhere.toml")
