"""Whatever one mistypes in a set, a sentence in the reader's language says what and where."""

import random
import re

import pytest

from seedround.engine.errors import BadSet
from seedround.engine.game import Game
from seedround.engine.words import Speaker
from seedround.games import all_games

WRONG = (
    '"x"', "-1", "0", "999999", "true", "[]", "{}", "1.5", '"' + "A" * 500 + '"', "[[1]]", '""',
    '["D2", "D2", "D2"]', "{ x = 1 }",
)  # fmt: skip
"""What may stand behind a key, and hardly ever should."""
LIBRARY = re.compile(r"Expected|Object|Invalid|\$|`|\(at |None")
"""Words of a library that must not reach anybody."""


def house(game: Game) -> list[str]:
    """The house set as one file."""
    place = game.shipped_path("house")
    files = sorted(place.glob("*.toml")) if place.is_dir() else [place]
    return "\n".join([file.read_text(encoding="utf-8") for file in files]).split("\n")


def mistyped(lines: list[str], chance: random.Random) -> str:
    """One line gone, doubled, cut off, or with another key or value."""
    lines = list(lines)
    at = chance.choice([number for number, line in enumerate(lines) if "=" in line])
    key, _, value = lines[at].partition("=")
    match chance.randrange(5):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            lines[at] = lines[at][: len(key) + 1 + len(value) // 2]
        case 3:
            lines[at] = f"{key.strip()}x ={value}"
        case _:
            lines[at] = f"{key}= {chance.choice(WRONG)}"
    return "\n".join(lines)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_is_mistyped_is_named_with_its_line_in_every_language(game: Game) -> None:
    chance, lines, refused = random.Random(19), house(game), 0
    for _ in range(60):
        text = mistyped(lines, chance)
        try:
            game.own_set(text, "box.toml")
        except BadSet as problem:
            refused += 1
            for language in game.languages():
                said = problem.said(Speaker(language))
                assert said.startswith("box.toml"), said
                assert not LIBRARY.search(said), said
                assert said.endswith("."), said
    assert refused > 20
