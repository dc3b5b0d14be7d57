"""What a visitor loads: the first page is light, and so is each game's."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import seedround.server
from tests.web.catalogue import BOARDS, LANGUAGES, PAGE, SOURCES, files

STATIC = Path(str(seedround.server.__file__)).parent / "static"
KILOBYTE = 1000

every_language = pytest.mark.parametrize("language", LANGUAGES)


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


def words(whose: str, language: str) -> list[str]:
    """What is fetched so that the page or a board can speak: its box first."""
    return [f"src/{file.relative_to(SOURCES)}?raw" for file in files(whose, language)]


def first(manifest: dict[str, dict[str, Any]], language: str) -> set[str]:
    boxes = [f"src/boards/{game}/Box.svelte" for game in BOARDS]
    said = [words(game, language)[0] for game in BOARDS] + words(PAGE, language)
    return loaded(manifest, "index.html", *boxes, *said) | {"index.html"}


@every_language
def test_the_first_page_is_at_most_150_kilobytes(
    manifest: dict[str, dict[str, Any]], language: str
) -> None:
    files = first(manifest, language)
    assert any(name.endswith(".woff2") for name in files), "fonts count too"
    assert size(files) <= 150 * KILOBYTE


@every_language
@pytest.mark.parametrize("game", BOARDS)
def test_a_game_is_at_most_110_kilobytes_more(
    manifest: dict[str, dict[str, Any]], game: str, language: str
) -> None:
    parts = ["src/pages/TablePage.svelte", f"src/boards/{game}/index.ts", *words(game, language)]
    assert size(loaded(manifest, *parts) - first(manifest, language)) <= 110 * KILOBYTE


def test_a_language_comes_alone(manifest: dict[str, dict[str, Any]]) -> None:
    """A page in one language does not load another."""
    for language in LANGUAGES:
        others = [words(PAGE, other)[0] for other in LANGUAGES if other != language]
        assert not first(manifest, language) & loaded(manifest, *others)


def test_nothing_is_fetched_from_elsewhere() -> None:
    for file in STATIC.rglob("*.css"):
        assert "http" not in file.read_text("utf-8").replace("http://www.w3.org", "")
