"""Sockets that ask and do not read: they cost little, and the others play on."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from seedround.server.host.limits import NO_LIMITS, Limits
from seedround.server.store import Head
from seedround.server.store.memory import MemoryStore
from seedround.server.transport.frames import Frames
from tests.server.attacks.victim import moves_are_acknowledged, processing
from tests.server.client import PATIENCE, Client
from tests.server.serving import Running, play, until
from tools import attacks
from tools.attacked import long_game
from tools.attacks import STRANGER, Target, frame

MEGABYTE = 2**20


def test_sixty_deaf_sockets_fill_no_memory(tmp_path: Path) -> None:
    """Each asks for a long finished game up to twenty times a second and reads nothing."""

    async def run() -> None:
        async with (
            processing(tmp_path) as server,
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http,
        ):
            table = await long_game(http, server.address)
            before = server.memory()
            attack = asyncio.create_task(attacks.deaf(Target(server.address), table, 60))
            try:
                for _ in range(3):
                    await moves_are_acknowledged(server.address)
                    await asyncio.sleep(1)
                assert server.memory() - before < 120 * MEGABYTE
            finally:
                attack.cancel()
                await asyncio.gather(attack, return_exceptions=True)

    asyncio.run(run())


def asks(table: str, times: int) -> bytes:
    """To watch a table, so many times in one breath."""
    return b"".join(
        [frame({"do": "watch", "id": f"x{number}", "table": table}) for number in range(times)]
    )


async def are_open(server: Running, most: int) -> None:
    """No more sockets than that."""
    async with asyncio.timeout(PATIENCE):
        while server.hub.counts.sockets > most:
            await asyncio.sleep(0.01)


def against_the_deaf(scenario: Callable[[Running, str], Awaitable[None]], limits: Limits) -> None:
    """With the id of a finished game of half a megabyte, which has been put into words."""

    async def whole(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            table = await long_game(http, server.address, pace=0)
        async with Client(server.address) as reader:
            await reader.dial()
            await reader.watch(table)
        await are_open(server, 0)
        await scenario(server, table)
        await moves_are_acknowledged(server.address)

    play(whole, limits=limits)


def test_a_socket_for_which_too_much_waits_is_let_go() -> None:
    async def scenario(server: Running, table: str) -> None:
        _, writer = await Target(server.address).upgrade("", buffer=4096)
        writer.write(asks(table, 5))
        await are_open(server, 0)
        assert server.hub.budgets.waiting[STRANGER] == 0
        writer.transport.abort()

    against_the_deaf(scenario, replace(NO_LIMITS, waiting_bytes=1_000_000))


def test_the_sockets_of_one_address_share_what_may_wait() -> None:
    async def scenario(server: Running, table: str) -> None:
        sockets = [await Target(server.address).upgrade("", buffer=4096) for _ in range(6)]
        for _, writer in sockets:
            writer.write(asks(table, 7))
        await are_open(server, 3)
        assert server.hub.budgets.waiting[STRANGER] <= 10_000_000
        for _, writer in sockets:
            writer.transport.abort()
        await are_open(server, 0)
        assert server.hub.budgets.waiting[STRANGER] == 0, "what is not there is not counted"

    against_the_deaf(scenario, replace(NO_LIMITS, waiting_bytes_per_address=10_000_000))


def test_who_does_not_read_is_not_listened_to_either() -> None:
    async def scenario(server: Running, table: str) -> None:
        _, writer = await Target(server.address).upgrade("", buffer=4096)
        async with asyncio.timeout(PATIENCE):
            while not server.hub.budgets.waiting[STRANGER]:
                writer.write(asks(table, 1))
                await asyncio.sleep(0.05)
        (deaf,) = server.server.sockets._open
        assert isinstance(deaf._wire, Frames)
        assert not deaf._wire.transport.is_reading()
        writer.transport.abort()

    against_the_deaf(scenario, NO_LIMITS)


class Slow(MemoryStore):
    """Takes its time to find a table."""

    def __init__(self) -> None:
        super().__init__()
        self.found = asyncio.Event()
        self.found.set()

    async def head(self, table: str) -> Head | None:
        await self.found.wait()
        return await super().head(table)


@pytest.mark.parametrize(
    ("limits", "sockets", "stay"),
    [
        (replace(NO_LIMITS, waiting_bytes=1_000_000), 1, 0),
        (replace(NO_LIMITS, waiting_bytes_per_address=4_000_000), 6, 3),
    ],
    ids=["one socket", "one address"],
)
def test_who_talks_on_while_a_table_is_looked_for_fills_no_memory(
    limits: Limits, sockets: int, stay: int
) -> None:
    store = Slow()

    async def scenario(server: Running) -> None:
        store.found.clear()
        talk = frame({"do": "watch", "id": "x", "table": "t" * 40}) + 50 * frame(
            {"do": "x" * 30_000}
        )
        writers = [(await Target(server.address).upgrade(""))[1] for _ in range(sockets)]
        talking = server.server.sockets._open
        await until(lambda: len(talking) == sockets)
        for writer in writers:
            writer.write(talk)
        await until(lambda: len(talking) <= stay)
        assert server.hub.budgets.waiting[STRANGER] <= 4_000_000
        store.found.set()
        for writer in writers:
            writer.transport.abort()
        await are_open(server, 0)
        assert server.hub.budgets.waiting[STRANGER] == 0
        await moves_are_acknowledged(server.address)

    play(scenario, store=store, limits=limits)


def test_a_person_and_an_address_open_only_so_many_sockets(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            await ada.open("trade-show", "me", "me")
            clients = [Client(server.address) for _ in range(4)]
            for client in clients:
                client.http.cookies.update(ada.http.cookies)
            for client in clients[:2]:
                await client.dial()
            with pytest.raises(InvalidStatus):
                await clients[2].dial()
            await clients[0].hang_up()
            async with asyncio.timeout(PATIENCE):
                while server.hub.counts.sockets > 1:
                    await asyncio.sleep(0.01)
            await clients[2].dial()
            for client in clients:
                await client.hang_up()
                await client.http.aclose()

    play(scenario, limits=replace(NO_LIMITS, sockets_per_person=2, people_per_address=3))
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_table_has_room_for_so_many_who_watch_and_always_for_its_players() -> None:
    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada, Client(server.address, "Eve") as eve:
            table = (await ada.open("trade-show", "me", "me", public=True))["table"]["id"]
            crowd = [Client(server.address) for _ in range(2)]
            for client in crowd:
                await client.dial()
                await client.watch(table)
            await eve.dial()
            answer = await eve.ask("watch", table=table)
            assert answer["kind"] == "many_watch"
            await ada.dial()
            await ada.watch(table, 0, 1)
            for client in crowd:
                await client.hang_up()
                await client.http.aclose()

    play(scenario, limits=replace(NO_LIMITS, watchers_per_table=2))


@pytest.mark.parametrize("most", [0, 100_000])
def test_a_message_is_as_long_as_the_host_allows(most: int) -> None:
    """Without a limit of the host's still not endless."""

    async def scenario(server: Running) -> None:
        async with Client(server.address) as ada:
            await ada.dial()
            await ada.raw("x" * 90_000)
            await ada.until(lambda: ada.messages and ada.messages[-1]["is"] == "refusal")
            if most:
                await ada.raw("x" * (most + 1))
                with pytest.raises(ConnectionError):
                    await ada.until(lambda: False)

    play(scenario, limits=replace(NO_LIMITS, message_bytes=most))


def test_a_message_in_endless_pieces_ends_its_socket() -> None:
    async def scenario(server: Running) -> None:
        _, writer = await Target(server.address).upgrade("")
        writer.write(b"\x01\x80" + bytes(4))
        writer.write((b"\x00\x80" + bytes(4)) * 5000)
        async with asyncio.timeout(PATIENCE):
            while server.hub.counts.sockets:
                await asyncio.sleep(0.01)
        writer.transport.abort()
        await moves_are_acknowledged(server.address)

    play(scenario)
