"""Sheets on paper are asked for again and again: they fill no memory and are given up in time."""

import asyncio
from functools import partial
from pathlib import Path

import httpx

from seedround.server.tables.prints import Prints, pressed_apart
from tests.server.attacks.victim import moves_are_acknowledged, processing
from tests.server.client import PATIENCE, Client
from tests.server.serving import Running, play

MOST = 100 * 2**20
"""More bytes than the sheets that are kept, and less than laying out two games takes."""


def test_sheets_fill_no_memory_and_others_play_meanwhile(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            processing(tmp_path) as server,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as eve,
        ):
            await moves_are_acknowledged(server.address)
            before = server.memory()
            asked = [
                eve.get(f"/api/games/trade-show/print?what={what}&language={language}")
                for what in ("cards", "cards,aids")
                for language in ("en", "de", "es")
            ]
            answers = asyncio.gather(*asked)
            await moves_are_acknowledged(server.address)
            for answer in await answers:
                assert answer.content.startswith(b"%PDF")
            assert server.memory() < before + MOST

    asyncio.run(scenario())


def test_a_print_that_takes_too_long_is_given_up_with_a_sentence() -> None:
    async def scenario(server: Running) -> None:
        hurried = partial(pressed_apart, longest=0.001)
        server.hub.prints = Prints(1000, server.hub.budgets, hurried)
        async with Client(server.address) as eve:
            for _ in range(2):
                answer = await eve.http.get("/api/games/trade-show/print")
                assert answer.status_code == 503
                assert answer.headers["retry-after"]
                assert answer.json()["kind"] == "print_failed"

    play(scenario)
