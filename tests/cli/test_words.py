"""What the command line says stands in the catalogue, in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.errors import StyleSyntaxError
from rich.style import Style

from seedround import cli
from seedround.engine.locale import PSEUDO
from tests.cli.conftest import Ran, Seedround

FOLDER = Path(str(cli.__file__)).parent
HELP = {"app.py", "admin.py", "play_commands.py", "study_commands.py"}
"""Commands with their help, which is a manual: in English, as the rules and docs are."""
WORDS = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")
AMONG_FIGURES = re.compile(r"\W* [A-Za-z]{3,}\W*|\W*[A-Za-z]{3,}[:.]? \W*")
"""A single word between what an f-string fills in."""
MARKED = re.compile("⟦[^⟦⟧]*⟧")
LETTERS = re.compile(r"[^\W\d_]{3,}")
GAME = "trade-show"
RANDOM = ("--seats", "random,random", "--option", "rounds=1")
NAMES = {"random", "threshold", "trade", "show", "house"}
"""Bots, games and sets as they are typed."""


def style(text: str) -> bool:
    """Whether it says how letters look in a terminal."""
    try:
        Style.parse(text)
    except StyleSyntaxError:
        return False
    return True


def phrases(source: str) -> Iterator[str]:
    """Texts of several words in a program, and words among figures; comments aside."""
    tree = ast.parse(source)
    comments = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
            if id(node) not in comments and WORDS.search(text) and not style(text):
                yield text
        elif isinstance(node, ast.JoinedStr):
            for part in node.values:
                if isinstance(part, ast.Constant) and AMONG_FIGURES.fullmatch(str(part.value)):
                    yield str(part.value)


def test_no_sentence_stands_in_the_program() -> None:
    files = set(FOLDER.rglob("*.py")) - {FOLDER / name for name in HELP}
    found = {phrase for file in files for phrase in phrases(file.read_text("utf-8"))}
    assert found == {"seedround admin", " bot "}, "only a lease and a seed are made of words"


def test_a_sentence_in_a_program_is_found() -> None:
    """Also in the middle of figures."""
    program = '"""A module."""\nprint(f"A game takes {n:.1f} decisions.")'
    assert set(phrases(program)) == {"A game takes ", " decisions."}
    assert list(phrases('print(f"{title}, {n} minutes. {blurb}")')) == [" minutes. "]
    assert list(phrases('Text("", "not bold dim")\nText("", "white on red")')) == []


def unmarked(ran: Ran) -> set[str]:
    """Words on the screen that have not come from the catalogue."""
    text = ran.out + ran.err
    while MARKED.search(text):
        text = MARKED.sub("", text)
    lines = [line for line in text.splitlines() if not line.strip().startswith("seedround ")]
    return {word for line in lines for word in LETTERS.findall(line)} - NAMES


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", GAME, *RANDOM, "--games", "4"),
        ("tournament", GAME, "--bots", "random,threshold", "--games", "4", "--stop-early"),
        ("soak", "--seconds", "0.1"),
        ("set", "check", "nowhere.toml"),
    ],
    ids=lambda words: words[0],
)
def test_a_command_speaks_the_language_of_its_reader(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.setenv("SEEDROUND_LANGUAGE", PSEUDO)
    monkeypatch.setenv("COLUMNS", "400")
    ran = seedround(*words)
    assert "⟦" in ran.out + ran.err
    assert unmarked(ran) == set()


def test_figures_are_written_as_the_language_writes_them(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEEDROUND_LANGUAGE", "de")
    out = seedround("simulate", GAME, *RANDOM, "--games", "4", "--seed", "3").out
    assert "4 Partien, Startwert '3'" in out
    assert "95-%-Intervall" in out
    assert "Platz 1" in out
    assert re.search(r"\d,\d\s% bis \d+,\d\s%", out)
    assert "Entscheidungen in der Sekunde" in out


def test_the_options_of_a_game_are_told_in_the_language_of_the_reader(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEEDROUND_LANGUAGE", "es")
    out = " ".join(seedround("games").out.split())
    assert "por defecto" in out
    assert "what it is" not in out


def test_what_a_game_came_to_is_told_in_the_language_of_the_reader(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEEDROUND_LANGUAGE", "de")
    lines = seedround("play", GAME, *RANDOM, "--seed", "7").out.splitlines()
    assert ["Platz", "Spieler", "Wertung", "Würfelchen"] in [line.split() for line in lines]
