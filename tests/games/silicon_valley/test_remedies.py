"""What one can do first if a move would leave too little for Operate."""

import random

import pytest

from seedround.engine.generator import Generator
from seedround.engine.playthrough import Playthrough
from seedround.engine.standing import Remedy
from seedround.engine.telling import consequences_of, remedy_of
from seedround.games.silicon_valley import GAME
from seedround.games.silicon_valley.moves import EndTurn
from seedround.games.silicon_valley.table import SiliconValley
from seedround.games.silicon_valley.telling.ahead import answer
from seedround.testing import A, B, move, moves, play, say
from seedround.testing.silicon_valley import given
from tests.effort import sampled

GAMES = sampled(2, 40)
LONGEST = 120


def fresh(seats: int, seed: int) -> SiliconValley:
    table = Playthrough.new(GAME, seats, seed=f"{seed + 1:032x}").table
    assert isinstance(table, SiliconValley)
    return table


def remedy(table: SiliconValley, text: str) -> Remedy | None:
    return remedy_of(table, table.choice, move(table, text))


def short() -> SiliconValley:
    """$4 in hand and an HQ of $2: hiring for $4 leaves too little, unless a product comes first."""
    return given(act=B, cash={B: 4}, blocks={B: "L4 L4 L4 L4"}, vc_row="VX1")


def test_a_product_is_launched_first() -> None:
    table = short()
    warned = [one.warns for one in consequences_of(table, table.choice, move(table, "hire:1"))]
    found = remedy(table, "hire:1")

    assert any(warned)
    assert found is not None
    assert str(found.first) == "innovate:4"
    assert say(table, found.says) == "after Operate: $2 in cash, worth $6M"


def test_a_move_that_warns_of_nothing_needs_none() -> None:
    table = given(cash={A: 60})
    assert remedy(table, "hire:1") is None


def test_nothing_helps_who_has_one_action_left() -> None:
    table = short()
    table.actions = 1
    assert remedy(table, "hire:1") is None


def test_what_others_have_behind_their_screens_is_not_asked() -> None:
    table = given(seats=3, cash={A: 3}, blocks={A: "L4 L4 L4"}, employees={A: "EX1"})
    told = {text: remedy(table, text) for text in moves(table)}
    other = table.rules.redeal(table, A, Generator(3))

    assert any(told.values())
    assert {text: remedy(other, text) for text in moves(other)} == told


@pytest.mark.sampled
@pytest.mark.parametrize("seats", [1, 3])
def test_it_comes_true(seats: int) -> None:
    """Once it has been made, the move that warned leaves what was said."""
    compared = 0
    for game in range(GAMES):
        chance, table = random.Random(game), fresh(seats, game)
        for _ in range(LONGEST):
            if table.over:
                break
            choice = table.choice
            asked = chance.choice(table.moves())
            found = remedy_of(table, choice, asked)
            if found is not None and table.actions > 1:  # the end of a turn may come by itself
                compared += 1
                assert found.first in table.moves()
                assert type(found.first) is not type(asked)
                twin = table.copy(Generator(game))
                twin.play(found.first)
                while twin.choice.kind != choice.kind:
                    twin.play(answer(twin))
                assert twin.choice.seat == choice.seat
                told = consequences_of(twin, twin.choice, asked)
                assert found.says in [one.says for one in told]
            table.play(asked)
    assert compared > GAMES


def test_the_end_of_a_turn_is_warned_of_in_time() -> None:
    """With an action left the end of the turn names what would help."""
    table = given(cash={A: 1}, blocks={A: "L4 L4 L4"}, employees={A: "EX1"})
    found = remedy(table, "end_turn")

    assert found is not None
    assert not isinstance(found.first, EndTurn)
    play(table, str(found.first))
