"""The load tool plays real games: what it measures are moves."""

import httpx

from tests.server.client import PATIENCE
from tests.server.serving import Running, play
from tools.load import Group


def test_a_group_plays_moves_and_takes_their_delays() -> None:
    async def scenario(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            group = Group(http, server.address, "trade-show", 2, seed=1)
            await group.open()
            await group.sit()
            first = group.table
            while group.table == first:
                await group.move()
            await group.close()
            match = server.hub.rooms[first].match
            assert match.stage == "over"
            assert len(match.playing.moves) == group.moves - 1
            assert 0 < len(group.delays) <= group.moves
            assert all(delay > 0 for delay in group.delays)

    play(scenario)
