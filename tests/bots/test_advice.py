"""Hints for every decision: the game's own, or those of a search, in words."""

from seedround.bots import advise
from seedround.bots.mcts import Budget
from seedround.engine.generator import Generator
from seedround.engine.knowledge import Knowledge
from seedround.engine.look import fingerprint
from seedround.engine.words import Speaker
from seedround.games import find_game
from seedround.testing import A
from tests.engine.playing import hermit
from tests.toys.maze import fork, maze, pay


def test_a_search_ranks_the_moves_by_what_they_are_worth() -> None:
    table = maze(fork(A, win=pay(1000, 0), draw=pay(500, 500), lose=pay(0, 1000)))
    found = advise(Knowledge(table, A), Generator(1), Budget(100))
    assert [str(hint.move) for hint in found] == ["go:win", "go:draw", "go:lose"]
    assert [hint.value for hint in found] == [1.0, 0.5, 0.0]


def test_a_hint_of_a_search_is_said_in_words() -> None:
    table = hermit(1).table
    best = advise(Knowledge(table, A), Generator(1), Budget(30))[0]
    say = Speaker().say
    assert say(best.why).startswith("wins ")
    assert say(best.why).endswith("% of the time")
    assert say(best.details[0]).endswith(" of 30 lines of play")


def test_the_games_own_hints_come_first() -> None:
    table = find_game("trade-show").deal(2, Generator(3))
    knowledge = Knowledge(table, table.choice.seat)
    assert advise(knowledge, Generator(1)) == knowledge.advice(Generator(1))


def test_advice_leaves_the_table_untouched() -> None:
    table = hermit(2).table
    before = fingerprint(table)
    assert advise(Knowledge(table, A), Generator(1), Budget(10))
    assert fingerprint(table) == before
