"""The page's catalogue: both languages say everything, and nothing is said that is not in it."""

import json
import re
from pathlib import Path

import pytest

from tests.web.refusals import sentences

SOURCES = Path(__file__).parents[2] / "web" / "src"
CATALOGUES = {
    language: json.loads((SOURCES / "lib" / "words" / f"{language}.json").read_text("utf-8"))
    for language in ("en", "de")
}
BOARDS = sorted((SOURCES / "boards").glob("*/words.ts"))
ENTRY = re.compile(r"""^\s*"?([\w.-]+)"?:\s""", re.M)


def places(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", text))


def test_both_languages_have_the_same_keys() -> None:
    assert CATALOGUES["en"].keys() == CATALOGUES["de"].keys()


def test_a_translation_fills_in_the_same_values() -> None:
    english, german = CATALOGUES["en"], CATALOGUES["de"]
    assert {key for key in english if places(english[key]) != places(german[key])} == set()


def test_every_key_that_the_page_names_is_there() -> None:
    named: set[str] = set()
    for folder in ("lib", "pages", "table"):
        for file in (SOURCES / folder).rglob("*.*"):
            if file.suffix in (".ts", ".svelte"):
                named |= set(re.findall(r'\bt\(\s*"([\w.-]+)"', file.read_text("utf-8")))
    assert len(named) > 80
    assert named - CATALOGUES["en"].keys() == set()


@pytest.mark.parametrize("file", BOARDS, ids=lambda file: str(file.parent.name))
def test_a_board_has_the_same_keys_in_both_languages(file: Path) -> None:
    text = file.read_text("utf-8")
    english, german = re.split(r"\n  de: \{", text.split("  en: {", 1)[1], maxsplit=1)
    keys = set(ENTRY.findall(english))
    assert keys == set(ENTRY.findall(german.split("\n  },")[0]))
    assert keys


def test_every_refusal_of_the_server_can_be_read_in_german() -> None:
    said = set(sentences())
    assert len(said) > 40
    german = json.loads((SOURCES / "lib" / "words" / "refusals.de.json").read_text("utf-8"))
    assert german.keys() == said
    # what is filled in may be left out, never made up
    assert {text for text in said if german[text].count("{}") > text.count("{}")} == set()
