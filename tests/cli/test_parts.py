"""Small parts of the command line: seats, options, names of files, verdicts."""

from pathlib import Path

import msgspec
import pytest

from seedround.cli.boards import board_of
from seedround.cli.keeper import free_name
from seedround.cli.listing import parse_options
from seedround.cli.seats import parse_seats, recorded_seats, usual_seats
from seedround.cli.story import result_table
from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.kinds import Seat
from seedround.engine.options import options_of
from seedround.engine.record import new_record
from seedround.engine.result import solo_result
from seedround.engine.rulebook import document
from seedround.engine.sayings import Verdict
from seedround.engine.words import Speaker
from seedround.games import all_games, find_game
from seedround.testing import A, B, C
from tests.toys.hermit import GAME as HERMIT
from tests.toys.parlour import GAME as PARLOUR

TRADE_SHOW = find_game("trade-show")


def test_usually_one_person_meets_the_best_bots() -> None:
    assert usual_seats(TRADE_SHOW) == "you,solver,solver,solver"
    assert usual_seats(find_game("bidness")).startswith("you,balanced,")
    assert usual_seats(PARLOUR) == "you,random,random,random"
    seating = parse_seats(usual_seats(TRADE_SHOW), TRADE_SHOW)
    assert seating.names == ("Player 1", "Solver 2", "Solver 3", "Solver 4")
    assert seating.bots == (None, "solver", "solver", "solver")


@pytest.mark.parametrize(
    "seats", ["you=Ada,random,you", "you=Ada,hard,mcts:30", "mcts:9ms,you,you"]
)
def test_a_record_remembers_who_played(seats: str) -> None:
    options, cards = TRADE_SHOW.resolve(None, 3), TRADE_SHOW.card_set()
    seating = parse_seats(seats, TRADE_SHOW)
    record = new_record(TRADE_SHOW, 3, options, cards, names=seating.names)
    assert recorded_seats(record, TRADE_SHOW) == seating
    nameless = msgspec.structs.replace(record, names=())
    assert recorded_seats(nameless, TRADE_SHOW).names == ("Player 1", "Player 2", "Player 3")


def test_options_of_every_kind() -> None:
    values = {option.name: Speaker().say(option.values) for option in options_of(HERMIT)}
    assert values["strict"] == "yes or no"
    assert parse_options(["strict=yes"], HERMIT) == {"strict": True}
    assert parse_options(["strict=Off"], HERMIT) == {"strict": False}
    with pytest.raises(BadOption, match="The option strict takes yes or no; '2'"):
        parse_options(["strict=2"], HERMIT)


def test_a_free_name_is_never_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for expected in ("game.json", "game-2.json", "game-3.json"):
        path = free_name("game")
        assert path.name == expected
        path.touch()


def test_verdicts() -> None:
    names = ("Ada", "Ben", "Cy")

    def said(*winners: Seat, reader: Seat | None = None) -> str:
        return Speaker("en", names=names, reader=reader).say(Verdict(winners))

    assert said(A) == "Ada wins."
    assert said(A, reader=A) == "You win!"
    assert said(A, reader=B) == "Ada wins."
    assert said(A, C) == "Ada and Cy share the win."
    assert said(A, C, reader=C) == "You share the win: Ada and Cy."
    assert said(A, B, C) == "Ada, Ben, and Cy share the win."
    assert said() == "Nobody wins."


def test_a_solo_game_that_is_lost_has_no_place() -> None:
    table = result_table(HERMIT, solo_result("late", False, 4), ("Ada",), board_of(HERMIT))
    assert list(table.columns[0].cells) == ["-"]


def test_money_beside_the_score_is_written_as_money() -> None:
    game = find_game("silicon-valley")
    result = solo_result("rival_wins", False, 16, {"money": (183,), "blocks": (6,)})
    table = result_table(game, result, ("Ada",), board_of(game))
    assert [list(column.cells) for column in table.columns[2:]] == [["$70M"], ["$183"], ["6"]]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_has_its_rules_and_a_board(game: Game) -> None:
    assert game.title in document(game)
    assert board_of(game) is not board_of(HERMIT)
