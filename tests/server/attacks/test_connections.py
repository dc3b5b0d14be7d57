"""Connections that begin something and do not end it: the others play on."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path

import httpx
from msgspec.structs import replace

from seedround.server.host.limits import NO_LIMITS, Limits
from tests.server.attacks.victim import moves_are_acknowledged, processing
from tests.server.client import PATIENCE, Client
from tests.server.serving import Running, play
from tools import attacks
from tools.attacked import long_game
from tools.attacks import STRANGER, Target

FILES = 200
"""Open files of a server that is to run out of them soon."""


def test_half_sent_requests_shut_nobody_out(tmp_path: Path) -> None:
    """More connections than the server can open files; strangers come in all the same."""

    async def run() -> None:
        async with processing(tmp_path, files=FILES) as server:
            attack = asyncio.create_task(attacks.half_sent(Target(server.address), FILES + 50))
            try:
                await held(server.address, FILES // 4)
                await moves_are_acknowledged(server.address)
            finally:
                attack.cancel()
                await asyncio.gather(attack, return_exceptions=True)

    asyncio.run(run())


async def answered(reader: asyncio.StreamReader) -> bytes:
    """All that is answered until the connection ends, gently or not."""
    answer = b""
    with suppress(ConnectionResetError):
        while piece := await reader.read(65_536):
            answer += piece
    return answer


async def held(address: str, count: int) -> None:
    """The attacker has got so many connections."""
    port = Target(address).port
    async with asyncio.timeout(PATIENCE):
        while True:
            lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
            fields = [line.split() for line in lines]
            ours = [one for one in fields if one[2].endswith(f":{port:04X}") and one[3] == "01"]
            if len(ours) >= count:
                return
            await asyncio.sleep(0.05)


def test_a_request_that_is_not_finished_in_time_is_ended() -> None:
    async def scenario(server: Running) -> None:
        for beginning in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: "):
            reader, writer = await Target(server.address).connect()
            writer.write(beginning)
            assert await reader.read() == b""
            writer.close()
        await moves_are_acknowledged(server.address)

    play(scenario, limits=replace(NO_LIMITS, header_seconds=0.2))


def test_the_second_request_of_a_connection_has_a_deadline_too() -> None:
    async def scenario(server: Running) -> None:
        reader, writer = await Target(server.address).connect()
        writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        await reader.readuntil(b"ok\n")
        writer.write(b"GET /health HTTP/1.1\r\nHost")
        assert await reader.read() == b"", "not answered, and closed"
        writer.close()

    play(scenario, limits=replace(NO_LIMITS, header_seconds=0.2))


def test_one_address_holds_so_many_connections_and_others_come_in() -> None:
    async def scenario(server: Running) -> None:
        target = Target(server.address)
        opened = [await target.connect() for _ in range(9)]
        for reader, _ in opened[:4]:
            assert await reader.read() == b"", "those that waited longest make room"
        reader, writer = opened[-1]
        writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        await reader.readuntil(b"ok\n")
        await moves_are_acknowledged(server.address)
        for _, writer in opened:
            writer.close()

    play(scenario, limits=replace(NO_LIMITS, connections_per_address=5))


def test_when_the_server_is_full_the_address_with_most_makes_room() -> None:
    async def scenario(server: Running) -> None:
        target = Target(server.address)
        opened = [await target.connect() for _ in range(20)]
        await moves_are_acknowledged(server.address)
        for _, writer in opened:
            writer.close()

    play(scenario, limits=replace(NO_LIMITS, connections=20))


def test_endless_headers_are_refused_and_fill_no_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with processing(tmp_path) as server:
            await moves_are_acknowledged(server.address)
            before = server.memory()
            attack = asyncio.create_task(
                attacks.endless_headers(Target(server.address), most=2**26)
            )
            try:
                for _ in range(3):
                    await moves_are_acknowledged(server.address)
                assert server.memory() - before < 2**26
            finally:
                attack.cancel()
                await asyncio.gather(attack, return_exceptions=True)

    asyncio.run(run())


def test_long_headers_are_answered_with_a_sentence_however_they_arrive() -> None:
    async def scenario(server: Running) -> None:
        limit = Limits().header_bytes
        for piece in (100, 5000, limit * 2):
            reader, writer = await Target(server.address).connect()
            head = b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * limit + b"\r\n\r\n"
            reading = asyncio.create_task(answered(reader))
            with suppress(OSError):
                for start in range(0, len(head), piece):
                    writer.write(head[start : start + piece])
                    await writer.drain()
            answer = await reading
            assert answer.startswith(b"HTTP/1.1 431 ")
            assert b"too long" in answer
            writer.close()

    play(scenario)


def test_a_long_body_behind_headers_in_two_parts_is_read() -> None:
    """What counts are headers, not what comes with them."""

    async def scenario(server: Running) -> None:
        body = b'{"name": "' + b"x" * 100_000 + b'"}'
        reader, writer = await Target(server.address).connect()
        writer.write(b"PATCH /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
        await writer.drain()
        await asyncio.sleep(0.05)
        writer.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 400 "), "a name so long is wrong, its size is not"
        writer.close()

    play(scenario)


def test_requests_sent_ahead_without_end_are_not_kept() -> None:
    async def scenario(server: Running) -> None:
        reader, writer = await Target(server.address).connect()
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 500)
        answers = await answered(reader)
        assert answers.count(b"HTTP/1.1 200 ") < 50
        writer.close()
        await moves_are_acknowledged(server.address)

    play(scenario)


def test_a_body_that_drips_is_ended_with_a_sentence() -> None:
    async def scenario(server: Running) -> None:
        reader, writer = await Target(server.address).connect()
        writer.write(
            b"PATCH /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 1000\r\n\r\n"
        )

        async def drip() -> None:
            with suppress(OSError):
                while True:
                    writer.write(b" ")
                    await writer.drain()
                    await asyncio.sleep(0.05)

        dripping = asyncio.create_task(drip())
        answer = await answered(reader)
        assert answer.startswith(b"HTTP/1.1 408 "), answer
        dripping.cancel()
        await asyncio.gather(dripping, return_exceptions=True)
        writer.close()

    play(scenario, limits=replace(NO_LIMITS, body_seconds=0.3))


def test_an_answer_that_is_not_read_is_given_up() -> None:
    """More than fits on the way: what does not is memory."""

    async def scenario(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            table = await long_game(http, server.address, pace=0)
        _, writer = await Target(server.address).connect(buffer=4096)
        asks = f"GET /api/tables/{table}/replay?first=1000&count=100 HTTP/1.1\r\nHost: x\r\n\r\n"
        writer.write(asks.encode() * 15)
        doors = server.doors
        async with asyncio.timeout(PATIENCE):
            while STRANGER not in doors.places():
                await asyncio.sleep(0.01)
            while STRANGER in doors.places():
                await asyncio.sleep(0.01)
        writer.transport.abort()
        await moves_are_acknowledged(server.address)

    play(scenario, limits=replace(NO_LIMITS, answer_seconds=0.3))


def test_a_browser_that_asks_again_and_again_is_served(tmp_path: Path) -> None:
    """Usual limits and an ordinary visitor."""

    async def run() -> None:
        async with processing(tmp_path) as server:
            chance = random.Random(1)
            async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
                for _ in range(60):
                    path = chance.choice(["/", "/api/games", "/api/me", "/api/tables"])
                    assert (await http.get(path)).status_code == 200
            async with Client(server.address) as ada:
                await ada.open("trade-show", "me", "random")

    asyncio.run(run())
