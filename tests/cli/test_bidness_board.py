"""The table of Bidness in the terminal."""

import pytest

from seedround.cli.boards import Scene
from seedround.cli.boards.bidness import draw
from seedround.engine.kinds import SPECTATOR, Viewer
from seedround.games.bidness.table import Bidness
from seedround.testing import A, B, play
from seedround.testing.bidness import given, in_business, seen_by
from tests.cli.conftest import Seedround

NAMES = ("Ana", "Bo", "Cem", "Dina", "Eli", "Fay")


def drawn(
    table: Bidness, viewer: Viewer = A, size: int = 0, width: int = 100, fancy: bool = True
) -> str:
    scene = Scene(seen_by(table, viewer), table.cards, NAMES[: table.seats], width, fancy)
    return draw(scene)[size].plain


def test_workplaces_stand_side_by_side_with_ious_as_marks() -> None:
    board = drawn(given("$40 I4 T33 M2 E3 L1 C2 bonus:ad_blitz"))
    assert "Ana (you)" in board
    assert "$40  ■■■■□□ 4 IOUs" in board
    assert "33 tech, M2 E3 L1" in board
    assert "★ Market Leader" in board
    assert "★ Tech Leader" in drawn(given("T33"))
    assert "2 contracts" in drawn(given("C2"))


def test_the_auction_shows_who_is_in_and_who_dropped() -> None:
    table = play(given(hand="lawyer x4"), "play:lawyer", "bid:30", "drop")
    board = drawn(table, B)
    assert "auction: Lawyer, from Ana" in board
    assert "Ana bids $30" in board
    assert "in: Cem → Dina → Ana" in board
    assert "dropped out: you" in board


def test_the_suit_shows_dice_odds_and_talks() -> None:
    table = given("L1", hand="libel x4")
    play(table, "play:libel", "target:1", "damages:2", "demand:90", "counter:20")
    board = drawn(table, SPECTATOR)
    assert "Libel: Ana against Bo" in board
    assert "damages: 2 marketers" in board
    assert "(3 dice) against" in board
    assert "Ana wins 78% of the time" in board
    assert "Ana wants $90, Bo offers $20" in board


def test_the_board_speaks_to_its_viewer_in_their_language() -> None:
    table = play(given(hand="lawyer x4"), "play:lawyer", "bid:30", "drop")
    scene = Scene(seen_by(table, A), table.cards, NAMES[:4], 100, True, "de")
    board = draw(scene)[0].plain.replace("\N{NO-BREAK SPACE}", " ")
    assert "Auktion: deine Karte Anwalt" in board
    assert "du bietest 30 $" in board
    assert "dabei: Cem → Dina → du" in board
    assert "Deine Hand: Werber, Techniker, Anwalt, Staatsauftrag" in board


def test_only_ones_own_hand_is_drawn() -> None:
    table = given(
        hands=["libel ad_blitz smear_campaign", "breakthrough negligence market_research"]
    )
    own, other = drawn(table, A), drawn(table, SPECTATOR)
    assert "Your hand: Libel, Ad Blitz $30, Smear Campaign $40" in own
    assert "Libel: sue another player for up to 2 marketers" in own
    assert "Smear Campaign: another player sells 2 fewer units this round" in own
    assert "Breakthrough" not in own
    assert "Libel" not in other
    assert "Your hand" not in other


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("fancy", [True, False])
def test_every_size_keeps_to_its_width(seats: int, fancy: bool) -> None:
    for table in (
        given(seats=seats),
        play(given(seats=seats, hand="lawyer x4"), "play:lawyer"),
        in_business("$0", seats=seats),
    ):
        heights = []
        for size in range(3):
            board = drawn(table, A, size, 80, fancy)
            lines = [line for line in board.splitlines() if not line.startswith("Your hand")]
            assert max(len(line) for line in lines) <= 80
            assert fancy or board.isascii()
            heights.append(len(lines))
        assert heights == sorted(heights, reverse=True)


def test_a_game_can_be_played_to_the_end(seedround: Seedround) -> None:
    ran = seedround(
        "play", "bidness", "--seats", "you,balanced,legal,tech", "--seed", "3",
        typed="1\n" * 400,
    )  # fmt: skip
    assert ran.status == 0
    assert "The game is over in round" in ran.out
    assert "buys back the company" in ran.out


def test_blocked_actions_have_reasons(seedround: Seedround) -> None:
    ran = seedround(
        "play", "bidness", "--seats", "you,balanced", "--seed", "3",
        typed="1\n" + "?\n1\n" * 12 + "q\n",
    )  # fmt: skip
    assert "(BD-PLAY-07)" in ran.out or "(BD-AUCTION-06)" in ran.out
