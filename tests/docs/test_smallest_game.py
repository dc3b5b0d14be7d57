"""The page about the smallest game is the game, and the game keeps all laws."""

from collections import defaultdict
from importlib import import_module

import pytest

from seedround.engine.game import Game
from seedround.engine.random_play import play_random
from tests.docs.pages import ROOT, blocks
from tests.docs.smallest import HOME

PAGE = ROOT / "docs" / "smallest-game.md"
QUOTED = [block for block in blocks(PAGE) if block.file]


def lines(text: str) -> list[str]:
    """Without the empty ones, which a page may set otherwise."""
    return [line for line in text.splitlines() if line]


def test_the_page_quotes_every_line_of_every_file_in_order() -> None:
    quoted: dict[str, list[str]] = defaultdict(list)
    for block in QUOTED:
        quoted[block.file] += lines(block.text)
    files = [path for path in HOME.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert quoted == {
        path.relative_to(HOME).as_posix(): lines(path.read_text("utf-8")) for path in files
    }


@pytest.fixture
def inbox(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(HOME))
    game: Game = import_module("inbox").GAME
    return game


@pytest.mark.parametrize("seats", [2, 3])
def test_it_keeps_all_laws(inbox: Game, seats: int) -> None:
    played = play_random(inbox, seats, seed="5eed")
    assert played.table.result is not None
    assert len(played.record.moves) == len(inbox.card_set().decks()["letter"])
