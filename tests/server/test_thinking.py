"""Bots and hints beside the loop."""

import asyncio

from seedround.engine.sitting import Sitting
from seedround.games import find_game
from seedround.server.thinking import Thinking


def test_a_worker_that_somebody_ended_is_replaced() -> None:
    game = find_game("trade-show")
    record = Sitting.new(game, 2, seed="abcd").brief()

    async def whole() -> None:
        thinking = Thinking(processes=1)
        seat = Sitting.new(game, 2, seed="abcd").table.choice.seat
        try:
            assert await thinking.choose(record, seat, "hard")
            assert thinking._workers is not None
            for process in thinking._workers._processes.values():
                process.kill()
                process.join()
            assert await thinking.choose(record, seat, "hard")
            assert await thinking.hints(record, seat, "en")
        finally:
            thinking.close()

    asyncio.run(whole())
