"""The board of Tech Deck: it fits, shows what is asked for, and hides what is hidden."""

import pytest

from seedround.cli.boards import Scene
from seedround.cli.boards.tech_deck import BOARD
from seedround.games.tech_deck.table import TechDeck
from tests.games.tech_deck.given import Side, dealt, given, play, view

NAMES = ("Ada", "Ben", "Cid", "Dot", "Eve", "Fay")


def drawn(table: TechDeck, viewer: int, width: int = 80, fancy: bool = True) -> list[str]:
    scene = Scene(view(table, viewer), table.cards, NAMES[: table.seats], width, fancy)
    return [board.plain for board in BOARD.draw(scene)]


def busy() -> TechDeck:
    return given(
        t1=Side(hand="SVC-04 TEC-01 SCI-02 INF-03", areas=("TEC-05 TEC-07",), deck="INF-01"),
        t2=Side(hand="SVC-01 SVC-03", areas=("SVC-05",), score="SVC-09"),
        row="SVC-07 TEC-13 INF-05",
        unhappy="SCI-13",
        used="TEC-05",
    )


@pytest.mark.parametrize("width", [80, 100, 132])
@pytest.mark.parametrize("fancy", [True, False])
def test_every_line_fits(width: int, fancy: bool) -> None:
    for seats in range(1, 7):
        for board in drawn(dealt(seats), 0, width, fancy):
            assert all(len(line) <= width for line in board.splitlines())
    for board in drawn(busy(), 0, width, fancy):
        assert all(len(line) <= width for line in board.splitlines())
        assert fancy or board.isascii()


def test_customers_say_what_they_need_and_who_can_serve_them() -> None:
    board = drawn(busy(), 0, 100)[0]
    assert "7, one Svc" in board
    assert "✓ SVC-04+INF-03" in board
    assert "unhappy 1, 3 lose" in board
    assert "✗ TEC-05 Script Factory" in board
    assert "1 point " in board


def test_the_rivals_hand_is_a_number() -> None:
    boards = drawn(busy(), 1)
    assert all("INF-03" not in board for board in boards)
    assert "hand 4, deck 1, discard 0" in boards[0]
    spectator = drawn(busy(), -1)
    assert all("SVC-04" not in board and "SVC-03" not in board for board in spectator)


def test_a_face_down_set_is_a_number() -> None:
    table = given(
        at="assist",
        row="SVC-07 INF-07",
        t1=Side(hand="SVC-04 INF-03"),
        t2=Side(hand="SVC-01 TEC-04 INF-02"),
    )
    play(table, "set:SVC-04+INF-03", "set:SVC-01+TEC-04+INF-02")
    assert "2 cards face down" in drawn(table, 1)[0]
    assert "plays SVC-04+INF-03" in drawn(table, 0)[0]
