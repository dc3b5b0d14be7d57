"""A fifth game edits nothing outside its own folders: no list of games is typed in anywhere."""

import ast
from pathlib import Path

from seedround.games import all_games

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "seedround"
PAGE = ROOT / "web" / "src"
GAMES = {game.id for game in all_games()}
OWN = ("games", "cli/boards", "lab/studies", "printing/boxes", "printing/results")
"""Folders with a file or a folder for every game."""
ABOUT_ONE = {"adapters/reduced.py", "lab/bench.py"}
"""What is solved or measured of one game's own parts."""


def test_the_program_lists_no_games() -> None:
    found = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if not path.relative_to(SOURCES).as_posix().startswith(OWN)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in GAMES
    }
    assert found <= ABOUT_ONE


def test_the_page_lists_no_games() -> None:
    files = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    outside = [path for path in files if path.relative_to(PAGE).parts[0] not in ("boards", "types")]
    assert outside
    found = [
        path.name for path in outside if any(game in path.read_text("utf-8") for game in GAMES)
    ]
    assert found == []
