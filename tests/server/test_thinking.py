"""Bots and hints beside the loop."""

import asyncio
import itertools
import random

import msgspec
import pytest

from seedround.engine.errors import Refused
from seedround.engine.look import fingerprint
from seedround.engine.playthrough import Playthrough
from seedround.engine.record import Record, cards_of
from seedround.games import all_games, find_game
from seedround.server.tables.bot_pool import BotPool, _taken_up
from tests.server.serving import until


def test_a_worker_that_somebody_ended_is_replaced() -> None:
    game = find_game("trade-show")
    record = Playthrough.new(game, 2, seed="abcd").brief()

    async def whole() -> None:
        thinking = BotPool(processes=1)
        seat = Playthrough.new(game, 2, seed="abcd").table.choice.seat
        try:
            assert await thinking.choose(record, seat, "hard")
            assert thinking._workers is not None
            for process in thinking._workers._processes.values():
                process.kill()
                process.join()
            assert await thinking.choose(record, seat, "hard")
            assert await thinking.hints(record, seat, "en")
            (process,) = thinking._workers._processes.values()
            process.kill()
            await until(lambda: thinking._workers is None or thinking._workers._broken)
            assert await thinking.choose(record, seat, "hard"), "known to be gone beforehand"
        finally:
            thinking.close()

    asyncio.run(whole())


def played(game: str, seats: int, seed: str, moves: int) -> Record:
    playthrough = Playthrough.new(find_game(game), seats, seed=seed)
    chance = random.Random(seed)
    for _ in range(moves):
        playthrough.play(chance.choice(playthrough.table.legal))
    return playthrough.brief()


@pytest.mark.parametrize("moves", [0, 12])
def test_a_worker_thinks_about_the_game_it_is_asked_about_and_no_other(moves: int) -> None:
    """Whatever two games have in common, also a commitment that one of them has no right to."""
    records = [
        msgspec.structs.replace(played(game.id, seats, seed, moves), commitment="c" * 64)
        for game in all_games()
        for seats in (2, 3)
        for seed in ("a", "b")
    ]
    for record in itertools.chain(records, reversed(records)):
        game = find_game(record.game)
        alone = Playthrough(game, record, cards_of(record, game))
        with _taken_up(msgspec.json.encode(record)) as playthrough:
            assert fingerprint(playthrough.table) == fingerprint(alone.table)
            assert playthrough.brief() == alone.brief()


def test_a_worker_that_failed_keeps_nothing_of_it() -> None:
    record = played("bidness", 3, "a", 6)
    cheating = msgspec.structs.replace(record, moves=(*record.moves, "bid:999999"))
    with pytest.raises(ZeroDivisionError), _taken_up(msgspec.json.encode(record)):
        raise ZeroDivisionError
    with pytest.raises(Refused), _taken_up(msgspec.json.encode(cheating)):
        pass
    with _taken_up(msgspec.json.encode(record)) as playthrough:
        assert playthrough.brief() == record
