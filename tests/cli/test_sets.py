"""`seedround set check` and `seedround set diff`: by file, card and line, in words."""

from pathlib import Path

import pytest

from seedround.cli.listing import check_set, diff_sets
from seedround.engine.errors import BadSet
from seedround.engine.odd_cards import odd_cards
from seedround.engine.words import Speaker
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
        assert list(odd_cards(find_game(game).card_set())) == []


def test_our_cards_look_odd_beside_no_others(tmp_path: Path) -> None:
    """One personality with a figure of its own does not make slips of the others."""
    path = tmp_path / "attic.toml"
    path.write_text(OWN + '\n[[personality]]\nid = "red-1"\nsteps = 3\n', encoding="utf-8")
    game = find_game("silicon-valley")
    (odd,) = odd_cards(game.card_set(str(path)), game.card_set())
    assert "emp-pixel-pusher" in Speaker().say(odd)


@pytest.mark.parametrize(
    "entry",
    [
        '[[vc]]\nid = "vc-pivot-sons"\npower = { op = "gain", cash = 99, per = "hq" }',
        '[[personality]]\nid = "red-2"\naction = { op = "pay", cash = 90 }',
    ],
)
def test_an_effect_worth_many_times_its_neighbours_is_pointed_out(
    tmp_path: Path, entry: str
) -> None:
    path = tmp_path / "attic.toml"
    path.write_text(OWN.partition("[[")[0] + entry, encoding="utf-8")
    game = find_game("silicon-valley")
    assert len(list(odd_cards(game.card_set(str(path)), game.card_set()))) == 1


def test_two_sets_are_told_apart_in_words(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    diff_sets("house", str(own))
    said = " ".join(capsys.readouterr().out.split())
    cash = "“3 times the cash of a product” instead of “twice the cash of a product”"
    assert f"Pivot & Sons: {cash}." in said
    assert "The Night Owl, name: “The Early Bird” instead of “The Night Owl”." in said
    assert "Pixel Pusher, every round, money: 60 instead of nothing." in said


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Pixelschubser, jede Runde, Geld: 60 statt nichts."),
        ("es", "cada ronda, dinero: 60 en vez de nada."),
    ],
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
    assert "New Money is new (VC cards): “Sing a song.”" in said
    assert "Unicorn Stables is gone (VC cards)." in said


def test_what_a_card_does_is_told_whatever_it_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A harmless text hides no effect from those who are invited."""
    text = 'id = "vc-pivot-sons"\npower = { op = "gain", cash = 50 }\ntext = "Nothing new."\n'
    path = tmp_path / "sly.toml"
    path.write_text(f"{OWN.partition('[[')[0]}[[vc]]\n{text}", encoding="utf-8")
    diff_sets("house", str(path))
    said = " ".join(capsys.readouterr().out.split())
    assert "Pivot & Sons: “$50” instead of “twice the cash of a product”." in said
    assert "Pivot & Sons, text: “Nothing new.” instead of nothing." in said


def test_an_effect_by_name_is_the_effect(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "old.toml"
    old = '[[vc]]\nid = "vc-pivot-sons"\npower = "royalty"\n'
    path.write_text(OWN.partition("[[")[0] + old, encoding="utf-8")
    diff_sets("house", str(path))
    assert "Pivot" not in capsys.readouterr().out


DECKS = {
    "trade-show": (
        '[[card]]\nid = "d01"\npay = 9\nbonus = { web = 4 }\n',
        ["Wave Button, dollars: 9 instead of 1.", "Wave Button, bonus, Web Portal: 4 instead of"],
    ),
    "tech-deck": (
        '[[card]]\nid = "SVC-02"\nphase = "after"\ntext = "Rest."\nsteps = []\n',
        ["Chat Widget, when it works: after assisting", "Chat Widget, text: “Rest.” instead of"],
    ),
    "bidness": (
        '[[card]]\nid = "breakthrough"\neffect = { tech = 3 }\n[setup]\nhand_size = 5\n',
        [
            "Breakthrough: “you get 3 tech points” instead of “you get 6 tech points”.",
            "Setup, cards in hand: 5 instead of 6.",
        ],
    ),
}


@pytest.mark.parametrize("game", DECKS)
def test_every_game_calls_its_fields_by_words(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entry, sentences = DECKS[game]
    head = OWN.partition("[[")[0].replace("silicon-valley", game)
    path = tmp_path / "own.toml"
    path.write_text(head + ("deck_size = 74\n" if game == "bidness" else "") + entry, "utf-8")
    diff_sets("house", str(path))
    said = " ".join(capsys.readouterr().out.split())
    for sentence in sentences:
        assert sentence in said
    assert "steps" not in said, "the text says it"


@pytest.mark.parametrize("name", ["a+b", "a:b", "a b", "-a", "", "x" * 51, "ä"])
def test_an_id_that_no_move_could_name_is_refused(tmp_path: Path, name: str) -> None:
    path = tmp_path / "own.toml"
    entry = f'[[employee]]\nid = "{name}"\nname = "Odd One"\nsalary = 1\n'
    dropped = '[[employee]]\nid = "emp-pixel-pusher"\ndrop = true\n'
    path.write_text(OWN.partition("[[")[0] + entry + dropped, encoding="utf-8")
    with pytest.raises(BadSet, match="an id starts with a letter or digit"):
        find_game("silicon-valley").card_set(str(path))


def test_a_set_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSet):
        diff_sets("house", "nowhere.toml")
