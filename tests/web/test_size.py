"""What a visitor loads: the first page is light, and so is each game's."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import seedround.server

STATIC = Path(str(seedround.server.__file__)).parent / "static"
KILOBYTE = 1000
GAMES = ["trade-show", "bidness", "tech-deck", "silicon-valley"]


@pytest.fixture(scope="module")
def manifest() -> dict[str, dict[str, Any]]:
    loaded: dict[str, dict[str, Any]] = json.loads((STATIC / "manifest.json").read_text())
    return loaded


def loaded(manifest: dict[str, dict[str, Any]], *entries: str) -> set[str]:
    """Every file that these parts bring along, without what they load later."""
    seen: set[str] = set()
    files: set[str] = set()
    waiting = list(entries)
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        part = manifest[name]
        files |= {part["file"], *part.get("css", ()), *part.get("assets", ())}
        waiting += part.get("imports", ())
    return files


def size(files: set[str]) -> int:
    """Bytes on the way; fonts are compressed already."""
    return sum(
        len(content) if name.endswith(".woff2") else len(gzip.compress(content))
        for name in files
        for content in [(STATIC / name).read_bytes()]
    )


def first(manifest: dict[str, dict[str, Any]]) -> set[str]:
    boxes = [f"src/boards/{game}/Box.svelte" for game in GAMES]
    return loaded(manifest, "index.html", *boxes) | {"index.html"}


def test_the_first_page_is_at_most_150_kilobytes(manifest: dict[str, dict[str, Any]]) -> None:
    files = first(manifest)
    assert any(name.endswith(".woff2") for name in files), "fonts count too"
    assert size(files) <= 150 * KILOBYTE


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_at_most_60_kilobytes_more(
    manifest: dict[str, dict[str, Any]], game: str
) -> None:
    table = loaded(manifest, "src/pages/TablePage.svelte", f"src/boards/{game}/index.ts")
    assert size(table - first(manifest)) <= 60 * KILOBYTE


def test_nothing_is_fetched_from_elsewhere() -> None:
    for file in STATIC.rglob("*.css"):
        assert "http" not in file.read_text("utf-8").replace("http://www.w3.org", "")
