"""The board of a game that nobody has drawn one for, in the terminal."""

from importlib import import_module

import pytest

from seedround.cli.boards import Scene, board_of
from seedround.cli.boards.plain import draw
from seedround.engine.game import Game
from seedround.engine.kinds import Viewer
from seedround.engine.playthrough import Playthrough
from seedround.games import all_games
from seedround.testing import A
from tests.examples.own_game import OWN

NAMES = ("Ana", "Bo", "Cem", "Dina", "Eli", "Fay")


def after(playthrough: Playthrough, moves: int, viewer: Viewer, fancy: bool = True) -> str:
    for _ in range(moves):
        playthrough.play(playthrough.table.moves()[0])
    table = playthrough.table
    view = table.rules.view(table, viewer)
    [board] = draw(Scene(view, playthrough.cards, NAMES[: table.seats], 80, fancy))
    return board.plain


@pytest.fixture
def demo_day(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(OWN))
    game: Game = import_module("demo_day").GAME
    return game


def test_cards_money_and_players_are_called_by_their_names(demo_day: Game) -> None:
    assert board_of(demo_day).draw is draw
    board = after(Playthrough.new(demo_day, 3, seed="5eed" * 8), 3, viewer=A)
    assert board.splitlines() == [
        "On stage Aunt Petra, Coffee Roaster · At stake $5 · Still to come 8",
        "▶ Ana (you): Raised $0 · Convinced \N{EN DASH} · Pitches left 2, 3, 4, 5, 6, 7, 8, 9, 10",
        "▶ Bo: Raised $0 · Convinced \N{EN DASH} · Pitches left 2, 3, 4, 5, 6, 7, 8, 9, 10",
        "▶ Cem: Raised $0 · Convinced \N{EN DASH} · Pitches left 2, 3, 4, 5, 6, 7, 8, 9, 10",
    ]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_any_view_can_be_drawn_without_lines_and_codes(game: Game) -> None:
    seats = game.players[-1]
    board = after(Playthrough.new(game, seats, seed="5eed" * 8), 20, viewer=A, fancy=False)
    assert all(f"{name}" in board for name in NAMES[:seats])
    assert not set("{}[]'_") & set(board), board
    assert max(map(len, board.splitlines())) <= 80
