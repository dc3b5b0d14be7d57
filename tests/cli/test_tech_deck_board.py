"""The board of Tech Deck: it fits, shows what is asked for, and hides what is hidden."""

import re

import pytest

from seedround.cli.boards import Scene
from seedround.cli.boards.tech_deck import BOARD
from seedround.engine.kinds import SPECTATOR, Viewer
from seedround.engine.locale import PSEUDO
from seedround.games.tech_deck.table import TechDeck
from seedround.testing import A, B, play
from seedround.testing.tech_deck import Side, dealt, given, seen_by

MARKED = re.compile("⟦[^⟦⟧]*⟧")
NAMES = ("Ada", "Ben", "Cid", "Dot", "Eve", "Fay")


def drawn(
    table: TechDeck, viewer: Viewer, width: int = 80, fancy: bool = True, language: str = "en"
) -> list[str]:
    scene = Scene(seen_by(table, viewer), table.cards, NAMES[: table.seats], width, fancy, language)
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
        for board in drawn(dealt(seats), A, width, fancy):
            assert all(len(line) <= width for line in board.splitlines())
    for board in drawn(busy(), A, width, fancy):
        assert all(len(line) <= width for line in board.splitlines())
        assert fancy or board.isascii()


def test_customers_say_what_they_need_and_who_can_serve_them() -> None:
    board = drawn(busy(), A, 100)[0]
    assert "7, Service" in board
    assert "✓ SVC-04+INF-03" in board
    assert "1 unhappy, lost at 3" in board
    assert "✗ TEC-05 Script Factory" in board
    assert "1 point, sum " in board


@pytest.mark.parametrize("width", [80, 100, 132])
def test_effects_of_customers_and_ventures_are_shown_uncut(width: int) -> None:
    """In the large board, word by word inside the boxes, and on the closer look."""
    table = busy()
    shown = ("SVC-07", "TEC-13", "INF-05", "TEC-05", "TEC-07", "SVC-05")
    closer = " ".join(looked_through(table, A, width).split())
    board = drawn(table, A, width)[0]
    assert "…" not in board
    for name in shown:
        text = table.cards.card(name).text
        assert text in closer
        assert [word for word in text.split() if word not in board] == []


def looked_through(table: TechDeck, viewer: Viewer, width: int = 80, language: str = "en") -> str:
    scene = Scene(seen_by(table, viewer), table.cards, NAMES[: table.seats], width, True, language)
    assert BOARD.piles
    return BOARD.piles(scene).plain


def test_everybody_looks_through_score_piles_and_discards() -> None:
    """General 3: also rivals and those who watch, and no hidden card is among them."""
    table = given(
        t1=Side(hand="SVC-04", discard="INF-03 TEC-01", score="SCI-02 TEC-05"),
        t2=Side(hand="SVC-01", discard="SVC-03", score="SVC-09"),
        row="SVC-07",
    )
    for viewer in (A, B, SPECTATOR):
        seen = looked_through(table, viewer)
        assert [card for card in ("INF-03", "TEC-01", "SCI-02", "TEC-05") if card not in seen] == []
        assert [card for card in ("SVC-03", "SVC-09") if card not in seen] == []
        assert "SVC-04" not in seen
        assert "SVC-01" not in seen
        assert "score pile, 2 cards, sum 7" in seen
        assert all(len(line) <= 80 for line in seen.splitlines())


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (
            "de",
            ["1 unzufrieden, bei 3 verloren", "7, Service", "✗ TEC-05 Skript-Fabrik", "du führst"],
        ),
        ("es", ["con 3 se pierde", "7, Servicio", "✗ TEC-05 Fábrica de scripts", "diriges tú"]),
    ],
)
def test_the_board_speaks_the_language_of_its_terminal(language: str, texts: list[str]) -> None:
    board = drawn(busy(), A, 100, language=language)[0]
    assert [text for text in texts if text not in board] == []
    for seats in range(1, 7):
        for size in drawn(dealt(seats), A, language=language):
            assert all(len(line) <= 80 for line in size.splitlines())


def test_the_board_writes_nothing_that_is_not_of_the_catalogue() -> None:
    """What stands outside of the marks of the pseudo-language are signs, not words."""
    for table in (busy(), dealt(1), dealt(5)):
        for viewer in (A, SPECTATOR):
            piles = looked_through(table, viewer, 400, PSEUDO)
            for board in (*drawn(table, viewer, 400, language=PSEUDO), piles):
                while MARKED.search(board):
                    board = MARKED.sub("", board)
                assert not any(letter.isalpha() for letter in board)


def test_the_rivals_hand_is_a_number() -> None:
    boards = drawn(busy(), B)
    assert all("INF-03" not in board for board in boards)
    assert "hand 4, deck 1, discard 0" in boards[0]
    spectator = drawn(busy(), SPECTATOR)
    assert all("SVC-04" not in board and "SVC-03" not in board for board in spectator)


def test_a_face_down_set_is_a_number() -> None:
    table = given(
        at="assist",
        row="SVC-07 INF-07",
        t1=Side(hand="SVC-04 INF-03"),
        t2=Side(hand="SVC-01 TEC-04 INF-02"),
    )
    play(table, "set:SVC-04+INF-03", "set:SVC-01+TEC-04+INF-02")
    assert "2 cards face down" in drawn(table, B)[0]
    assert "plays SVC-04+INF-03" in drawn(table, A)[0]


def test_ventures_to_choose_from_are_called_by_their_names() -> None:
    table = dealt(2)
    board = " ".join(drawn(table, A, 160)[0].split())
    offered = [team.offered for team in seen_by(table, A).teams]
    assert all(offered)
    for cards in offered:
        assert " and ".join([table.cards.name_of(card) for card in cards]) in board
