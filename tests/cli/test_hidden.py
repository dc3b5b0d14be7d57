"""Games with hidden hands and amounts, at one keyboard: a toy plays them."""

import json
import re
from pathlib import Path

import pytest

from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from tests.cli.conftest import Seedround
from tests.cli.test_look import ESCAPE, on_terminal
from tests.toys.parlour import GAME as PARLOUR
from tests.toys.parlour.rules import BidOnce

TOGETHER = ("play", "parlour", "--seats", "you=Ada,you=Ben", "--seed", "2")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str) -> Game:
        if name != PARLOUR.id:
            raise BadOption(f"There is no game {name!r}.")
        return PARLOUR

    monkeypatch.setattr("seedround.cli.table.find_game", find)
    monkeypatch.setattr("seedround.cli.table.all_games", lambda: [PARLOUR, PARLOUR])


def hands(screen: str) -> str:
    shown = re.findall(r"Hands (.*?) ·", screen)[0]
    return str(shown)


def test_the_next_person_is_called_before_a_hand_is_shown(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_terminal(monkeypatch, 40)
    ran = seedround(*TOGETHER, typed="1\n\n1\n\nq\n")
    called = "Ben, it is your turn. Press Enter when only you can see the screen."
    before, after = ran.out.split(called, 1)
    assert before.endswith("\x1b[2J\x1b[H\x1b[3J")
    ada, ben = hands(ESCAPE.sub("", before)), hands(ESCAPE.sub("", after))
    assert ada.endswith("; ?")
    assert ben.startswith("?; ")


def test_nobody_hears_what_another_put_down(seedround: Seedround) -> None:
    ran = seedround(*TOGETHER, typed="1\n\nl\nq\n")
    bens = ran.out.split("Ben, it is your turn")[1]
    assert "Ada puts a card face down." in bens
    assert "Ada draws 3 cards." in bens
    assert "Ben draws 3 cards." not in bens


def test_the_hand_over_also_waits_in_a_pipe_and_may_be_the_end(seedround: Seedround) -> None:
    ran = seedround(*TOGETHER, typed="1\n")
    assert ran.status == 0
    assert "Saved as" in ran.out


def test_amounts_are_typed(seedround: Seedround, tmp_path: Path) -> None:
    ran = seedround(
        *TOGETHER, "--record", "a.json",
        typed="1\n\n1\n\nbid 99\nbid x\n999\n3\nmuch\n3\n7\n\nbid 12\nq\n",
    )  # fmt: skip
    moves = json.loads((tmp_path / "a.json").read_bytes())["moves"]
    assert moves[2:4] == ["bid:7", "bid:12"]
    assert "Bid: 1 to 30." in ran.out
    assert "The amount 99 is not possible: choose 1 to 30." in ran.out
    assert "The amount 999 is not possible" in ran.out
    assert "Type a number, 1 to 30." in ran.out
    assert "That is your whole purse." in ran.out


def test_an_amount_alone_is_a_bid(seedround: Seedround, tmp_path: Path) -> None:
    seedround(*TOGETHER, "--record", "a.json", typed="1\n\n1\n\n25\nq\n")
    assert json.loads((tmp_path / "a.json").read_bytes())["moves"][2] == "bid:25"


def test_a_long_list_is_shortened_until_m(
    seedround: Seedround, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seedround.cli.decision.MANY", 3)
    monkeypatch.setattr(BidOnce, "quick", lambda self, table: self.moves(table)[:1])
    monkeypatch.setattr(BidOnce, "ranges", lambda self, table: {})
    ran = seedround(*TOGETHER, "--option", "purse=5", typed="1\n\n1\n\nm\nh\nr\nq\n")
    before, after = ran.out.split("m more", 1)
    assert "  1  Pass." in before
    assert "  6  Bid $5." not in before
    assert "  6  Bid $5." in after
    assert "of the time (seen in" in ran.out
    assert "The rules of Parlour are not installed" in ran.out


def test_which_game(seedround: Seedround) -> None:
    ran = seedround("play", "--seats", "you,random", typed="7\nchess\n2\nq\n")
    assert ran.out.count("Which game?") == 3
    assert "Type a number from 1 to 2" in ran.out
    assert "There is no game 'chess'." in ran.out
    assert "Player 1 and Random 2" in ran.out
    ran = seedround("play")
    assert ran.status == 2
    assert "No game was named" in ran.err


def test_a_toy_is_played_to_its_end(seedround: Seedround) -> None:
    ran = seedround(*TOGETHER, typed="1\n\n" * 40)
    assert ran.status == 0
    assert "wins." in ran.out or "share the win" in ran.out or "You win!" in ran.out
    assert ran.widest <= 80
