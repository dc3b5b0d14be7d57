"""Bots by name: honest, reproducible, and each plays as it says."""

from importlib.metadata import EntryPoint
from itertools import pairwise

import pytest

import seedround.bots as bots
from seedround.bots import (
    MctsBot,
    RandomBot,
    ThumbBot,
    bot_names,
    is_bot,
    levels,
    make_bot,
    play_out,
)
from seedround.bots.levels import LEVELS, level, level_bot
from seedround.bots.simple import CarelessBot
from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.engine.generator import Generator
from seedround.engine.knowledge import Bot, Knowledge
from seedround.engine.look import fingerprint
from seedround.engine.tuning import Level
from seedround.games import all_games, find_game
from seedround.testing import A
from tests.cases import GAMES

GAME = find_game("trade-show")


def brisk(game: Game) -> list[str]:
    """Every kind of bot that needs no search."""
    return [name for name in bot_names(game) if name not in ("mcts", *LEVELS)]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_bot_plays_every_seat_count_to_the_end(game: Game) -> None:
    for seats in game.players:
        for name in brisk(game):
            table = game.deal(seats, Generator(3), game.resolve(None, seats, lab=True))
            play_out(table, [make_bot(name, game, seat) for seat in range(seats)])
            assert table.over


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_search_sits_at_every_table(game: Game) -> None:
    """Now and then it chooses, for every seat that is asked, as if hidden things were others."""
    for seats in game.players[:3]:
        table = game.deal(seats, Generator(3), game.resolve(None, seats, lab=True))
        for number in range(40):
            if table.over:
                break
            for seat in (
                {choice.seat for choice in table.open_choices()} if number % 20 == 0 else ()
            ):
                knowledge, before = Knowledge(table, seat), fingerprint(table)
                twin = table.rules.redeal(table, seat, Generator(99))
                move = make_bot("mcts:2", game, 1).choose(knowledge)
                assert move in knowledge.moves
                assert make_bot("mcts:2", game, 1).choose(Knowledge(twin, seat)) == move
                assert fingerprint(table) == before
            table.play(make_bot("random", game, number).choose(Knowledge(table, table.choice.seat)))


@pytest.mark.parametrize("name", [*brisk(GAME), "mcts:4"])
def test_same_seed_same_game(name: str) -> None:
    ends = []
    for _ in range(2):
        table = GAME.deal(3, Generator(8))
        play_out(table, [make_bot(name, GAME, seat) for seat in range(3)])
        ends.append(fingerprint(table))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", [*brisk(GAME), "mcts:4"])
def test_choosing_leaves_the_table_untouched(name: str) -> None:
    table = GAME.deal(2, Generator(4))
    bot = make_bot(name, GAME, 1)
    while not table.over:
        before, draws = fingerprint(table), table.generator.draws
        move = bot.choose(Knowledge(table, table.choice.seat))
        assert (fingerprint(table), table.generator.draws) == (before, draws)
        table.play(move)


def test_a_bot_cannot_know_the_order_of_the_deck() -> None:
    """Two tables that differ only in the hidden order get the same choice from the same bot."""
    table = GAME.deal(2, Generator(4))
    twin = table.rules.redeal(table, A, Generator(99))
    for name in [*brisk(GAME), "mcts:4"]:
        seat = table.choice.seat
        first = make_bot(name, GAME, 5).choose(Knowledge(table, seat))
        second = make_bot(name, GAME, 5).choose(Knowledge(twin, seat))
        assert first == second


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="random, solver, closer, threshold, novice, blind"):
        make_bot("deep-blue", GAME, 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_has_every_level_each_thinking_more_or_erring_less(game: Game) -> None:
    assert list(LEVELS) == ["easy", "normal", "hard", "expert"]
    assert set(LEVELS) <= set(bot_names(game))
    budgets = [(level(name, game).iterations, -level(name, game).mistakes) for name in LEVELS]
    for lower, upper in pairwise(budgets):
        assert lower != upper
        assert lower[0] <= upper[0]
        assert lower[1] <= upper[1]


def test_a_level_searches_or_follows_the_rule_of_thumb_and_may_be_careless(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def bot_of(wanted: Level) -> Bot:
        monkeypatch.setattr(levels, "level", lambda name, game: wanted)
        return level_bot("easy", GAME, 1)

    assert isinstance(bot_of(Level()), ThumbBot)
    assert isinstance(bot_of(Level(iterations=9)), MctsBot)
    careless = bot_of(Level(iterations=9, mistakes=100))
    assert isinstance(careless, CarelessBot)
    assert isinstance(careless.bot, MctsBot)


def test_carelessness_is_any_move_in_so_many_cases() -> None:
    table = GAME.deal(2, Generator(4))
    knowledge = Knowledge(table, table.choice.seat)
    best = make_bot("solver", GAME, 0).choose(knowledge)
    careless = CarelessBot(make_bot("solver", GAME, 0), 250, 7)
    choices = [careless.choose(knowledge) for _ in range(40)]
    assert 20 < choices.count(best) < 40
    assert CarelessBot(make_bot("solver", GAME, 0), 0, 7).choose(knowledge) == best


def test_a_search_may_be_given_its_budget_by_name() -> None:
    for name in ("mcts", "mcts:7", "mcts:20ms"):
        assert is_bot(name, GAME)
        assert isinstance(make_bot(name, GAME, 0), MctsBot)
    for name in ("mcts:", "mcts:0", "mcts:-3", "mcts:many", "mcts:1.5", "hard:7"):
        assert not is_bot(name, GAME)
        with pytest.raises(BadOption, match="mcts:400 thinks 400 iterations"):
            make_bot(name, GAME, 0)


def test_other_peoples_bots_come_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = EntryPoint("mine", "seedround.bots:RandomBot", bots.GROUP)
    monkeypatch.setattr(bots, "entry_points", lambda group: [mine])
    assert "mine" in bot_names(GAME)
    assert isinstance(make_bot("mine", GAME, 0), RandomBot)
