"""Cards that people bring along: they are in memory as long as their tables, and no longer."""

import gc

import pytest

from seedround.engine import game
from seedround.engine.cardset import CardSet
from tests.server.client import Client
from tests.server.serving import Running, play
from tools.attacks import own_set

MANY = 12
FEW = 3
"""Sets that are kept for other tables with the same cards."""


def brought_along() -> int:
    gc.collect()
    found = [one for one in gc.get_objects() if isinstance(one, CardSet)]
    return len([one for one in found if one.id.startswith("mine-")])


def test_sets_of_tables_that_are_gone_fill_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "MOST_CARRIED", FEW)
    monkeypatch.setattr(game, "_carried", {})

    async def scenario(server: Running) -> None:
        async with Client(server.address) as eve:
            for number in range(MANY):
                record = own_set(f"mine-{number}", 1_000)
                opened = await eve.open("trade-show", "me", "me", record=record)
                table = opened["table"]["id"]
                await eve.dial()
                await eve.watch(table, 0, 1)
                await eve.hang_up()
                gone = await eve.http.delete(f"/api/tables/{table}")
                assert gone.json()["deleted"]
            assert brought_along() <= FEW

    play(scenario)
