"""How games end, told to everybody at the table: headline and story, short, in every language."""

import random
from itertools import product

import pytest

from seedround.cli.boards import board_of
from seedround.cli.story import result_table
from seedround.engine.ending import headline
from seedround.engine.errors import Quoted
from seedround.engine.game import Game
from seedround.engine.generator import Generator
from seedround.engine.kinds import SPECTATOR, Seat, SeatNumber, every_seat
from seedround.engine.result import Result, ranked, team_result
from seedround.engine.saying import Saying
from seedround.engine.table import Table
from seedround.engine.telling import ending_of
from seedround.engine.words import Speaker
from seedround.games import all_games
from seedround.testing import A, B, C

NAMES = ("Ada", "Ben", "Cy", "Dee", "Eve", "Flo")
MOST_WORDS = 45


def ended(game: Game, seats: int, seed: int) -> Table:
    options = game.resolve(None, seats, lab=True)
    table = game.deal(seats, Generator(seed), options=options)
    chance = random.Random(seed)
    while not table.over:
        table.play(chance.choice(table.moves()))
    return table


CASES = [(game, seats) for game in all_games() for seats in game.players]


@pytest.mark.parametrize(("game", "seats"), CASES, ids=[f"{g.id}-{n}" for g, n in CASES])
def test_everybody_reads_how_it_ended(game: Game, seats: int) -> None:
    table = ended(game, seats, 19)
    for language, viewer in product(game.languages(), (SPECTATOR, *every_seat(seats))):
        told = ending_of(table, viewer)
        assert told is not None
        reader = None if viewer == SPECTATOR else SeatNumber(viewer)
        say = Speaker(language, table.cards, NAMES[:seats], reader).say
        story = [say(one) for one in told.story]
        assert not say(told.headline).endswith(".") or not table.result.winners  # type: ignore[union-attr]
        assert all(one.endswith(".") for one in story)
        assert len(" ".join([say(told.headline), *story]).split()) <= MOST_WORDS


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_nothing_is_told_while_it_goes_on(game: Game) -> None:
    assert ending_of(game.deal(game.players[0], Generator(1), None, None), A) is None


def points(one: Seat, other: Seat) -> Saying | None:
    """By how much a seat is ahead that has ten more than the next one."""
    return Quoted(f"{other - one} lengths") if one != other else None


def said(result: Result, reader: Seat | None, teams: bool = False, tie: bool = False) -> str:
    sides = [(A, B), (C, SeatNumber(3))] if teams else [(A,), (B,), (C,)]
    viewer = SPECTATOR if reader is None else reader
    told = headline(result, viewer, sides, (lambda _, __: None) if tie else points)
    return Speaker("en", None, NAMES, reader).say(told)


def test_the_headline_is_about_its_reader() -> None:
    result = ranked("points", (30, 20, 10))
    assert said(result, A) == "You win by 1 lengths"
    assert said(result, B) == "Ada beats you by 1 lengths"
    assert said(result, C) == "Ada beats you by 2 lengths"
    assert said(result, None) == "Ada beats Ben by 1 lengths"


def test_a_tie_that_was_broken_is_called_one() -> None:
    result = ranked("points", (30, 30, 10), [(30, 2), (30, 1), (10, 0)])
    assert said(result, A, tie=True) == "You win the tie with Ben"
    assert said(result, B, tie=True) == "Ada wins the tie with you"
    assert said(result, None, tie=True) == "Ada wins the tie with Ben"


def test_shared_wins_are_a_verdict() -> None:
    result = ranked("points", (30, 30, 10))
    assert said(result, A) == "You share the win: Ada and Ben."
    assert said(result, C) == "Ada and Ben share the win."


def test_teams_are_told_of_their_team() -> None:
    result = team_result("points", [(A, B), (C, SeatNumber(3))], [9, 7])
    assert said(result, B, teams=True) == "Your team wins by 2 lengths"
    assert said(result, C, teams=True) == "Ada and Ben beat your team by 2 lengths"
    assert said(result, None, teams=True) == "Ada and Ben beat Cy and Dee by 2 lengths"


def test_a_sum_stands_beside_the_seat_whose_team_has_it() -> None:
    """Teams are dealt in any order; a result counts by team, a table of results by seat."""
    game = next(game for game in all_games() if game.id == "tech-deck")
    pick = next(iter(game.rules().picks.values()))
    for seed in range(10):
        table = game.deal(2, Generator(seed))
        while not table.over:
            table.play(pick(table, table.choice.seat, table.moves()))
        assert table.result is not None
        sums = table.result.details.get("sums")
        if sums and table.teams == ((B,), (A,)):  # type: ignore[attr-defined]
            tells = table.rules.tells
            assert tells is not None
            values = tells.measures["sum"]
            result, board = table.result, board_of(game)
            shown = result_table(game, result, NAMES[:2], board, sides=table.sides)
            cells = dict(zip(shown.columns[1].cells, shown.columns[3].cells, strict=True))
            assert cells == {"Ada": str(values(table, A)), "Ben": str(values(table, B))}
            return
    raise AssertionError("no such game among the seeds")
