"""What a stranger may try on a server, over real sockets: used by tests and `tools.load attack`.

Every attack runs until it is cancelled. It comes from another address of the loopback than the
people who play meanwhile, and is bounded in connections and bytes.
"""

import asyncio
import base64
import itertools
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec

from seedround.engine.playthrough import Playthrough
from seedround.games import find_game

STRANGER: Final = "127.0.0.2"
"""Where attacks come from."""
TLS: Final = b"\x16\x03\x03\x40\x00\x02\x00\x3f\xfc"
"""How a long greeting begins, where https is spoken."""
GONE: Final = (OSError, asyncio.IncompleteReadError, httpx.HTTPError)


class Target:
    """A server, as a stranger sees it."""

    def __init__(self, address: str) -> None:
        self.address = address
        parts = urlsplit(address)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80

    async def connect(self, buffer: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from the stranger's address; with a small buffer it takes in little."""
        raw = socket.socket()
        raw.setblocking(False)
        raw.bind((STRANGER, 0))
        if buffer:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        try:
            await asyncio.get_running_loop().sock_connect(raw, (self.host, self.port))
            return await asyncio.open_connection(sock=raw, limit=4096 if buffer else 2**20)
        except BaseException:  # cancelled too
            raw.close()
            raise

    def client(self, **headers: str) -> httpx.AsyncClient:
        """HTTP from the stranger's address."""
        transport = httpx.AsyncHTTPTransport(local_address=STRANGER)
        return httpx.AsyncClient(
            base_url=self.address, transport=transport, timeout=60, headers=headers
        )

    async def upgrade(
        self, cookie: str, buffer: int = 0
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A WebSocket, up to its welcome."""
        reader, writer = await self.connect(buffer)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        try:
            await reader.readuntil(b"\r\n\r\n")
        except BaseException:  # cancelled too
            writer.transport.abort()
            raise
        return reader, writer


def frame(message: dict[str, Any]) -> bytes:
    """A text frame of a client, masked with zeros."""
    payload = msgspec.json.encode(message)
    size = len(payload)
    head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + bytes(4) + payload


async def half_sent(target: Target, count: int = 1100) -> None:
    """Requests that begin and never end; those that are closed are begun again."""

    async def one() -> None:
        while True:
            with suppress(*GONE):
                reader, writer = await target.connect()
                try:
                    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ")
                    await reader.read(1)
                finally:
                    writer.close()
            await asyncio.sleep(0.5)

    await asyncio.gather(*[one() for _ in range(count)])


async def endless_headers(target: Target, count: int = 4, most: int = 10**9) -> None:
    """A header that goes on and on."""

    async def one() -> None:
        while True:
            with suppress(*GONE):
                _, writer = await target.connect()
                try:
                    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Endless: ")
                    for _ in range(most // 65_536):
                        writer.write(b"a" * 65_536)
                        await writer.drain()
                finally:
                    writer.close()
            await asyncio.sleep(0.05)

    await asyncio.gather(*[one() for _ in range(count)])


async def bots_alone(
    target: Target,
    seconds: float = 12,
    bot: str = "mcts:5000ms",
    going: asyncio.Event | None = None,
    **wishes: bool,
) -> None:
    """Tables at which nobody sits but bots that think long, or move at once, as many as can be had,
    all watched; what they tell is read."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    async with target.client() as http:
        wanted = {"game": "bidness", "chairs": [{"who": bot}] * 4}
        opened = []
        while loop.time() < end:
            with suppress(*GONE):
                answer = await http.post("/api/tables", json=wanted)
                if answer.status_code == 201:
                    opened.append(answer.json()["table"]["id"])
                else:
                    await asyncio.sleep(0.1)
        cookie = f"seedround={http.cookies.get('seedround')}"
        writers: list[asyncio.StreamWriter] = []
        readers: list[asyncio.Task[None]] = []
        try:
            for start in range(0, len(opened), 20):
                with suppress(*GONE):
                    reader, writer = await target.upgrade(cookie)
                    writers.append(writer)
                    readers.append(asyncio.create_task(swallow(reader)))
                    for number, table in enumerate(opened[start : start + 20]):
                        message = {"do": "watch", "id": str(number), "table": table}
                        writer.write(frame({**message, **wishes}))
            if going is not None:
                going.set()
            await asyncio.Event().wait()
        finally:
            for each, swallowed in zip(writers, readers, strict=True):
                each.transport.abort()
                swallowed.cancel()
            await asyncio.gather(*readers, return_exceptions=True)


async def deaf(target: Target, table: str, count: int = 60) -> None:
    """Guests whose sockets do not read and ask for a long finished game again and again."""

    async def one() -> None:
        async with target.client() as http:
            await http.patch("/api/me", json={"name": "Eve"})
            cookie = f"seedround={http.cookies.get('seedround')}"
        while True:
            with suppress(*GONE):
                _, writer = await target.upgrade(cookie, buffer=4096)
                try:
                    for number in itertools.count():
                        writer.write(frame({"do": "watch", "id": f"n{number}", "table": table}))
                        await writer.drain()
                        await asyncio.sleep(0.05)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.5)

    await asyncio.gather(*[one() for _ in range(count)])


async def gaze(target: Target, record: Any, seats: int, people: int = 5) -> None:
    """People who want to be shown a long game through all eyes, in every language, as often as they
    may ask; they read what comes."""
    everything = {"seats": [*range(seats)], "standing": True, "stages": True}

    async def one() -> None:
        async with target.client() as http:
            wanted = {"game": record["game"], "chairs": [{"who": "me"}] * seats, "record": record}
            opened = await http.post("/api/tables", json=wanted)
            table = opened.json()["table"]["id"]
            cookie = f"seedround={http.cookies.get('seedround')}"
        while True:
            with suppress(*GONE):
                reader, writer = await target.upgrade(cookie)
                swallowed = asyncio.create_task(swallow(reader))
                try:
                    for number in itertools.count():
                        message = {"do": "watch", "id": f"{number}", "table": table, **everything}
                        writer.write(frame(message))
                        await writer.drain()
                        await asyncio.sleep(0.05)
                finally:
                    writer.transport.abort()
                    swallowed.cancel()
            await asyncio.sleep(0.5)

    await asyncio.gather(*[one() for _ in range(people)])


async def swallow(reader: asyncio.StreamReader) -> None:
    """Read and forget."""
    while await reader.read(2**20):
        pass


async def hoard(target: Target, at_once: int = 8) -> None:
    """Public tables with card sets of their own, and every free seat of the others' tables."""
    numbers = itertools.count()

    async def tables() -> None:
        async with target.client() as http:
            while True:
                record = own_set(f"mine{next(numbers)}", 40_000)
                chairs = [{"who": "me", "name": "Eve"}, {"who": "open"}]
                wanted = {"game": "trade-show", "chairs": chairs, "public": True, "record": record}
                with suppress(*GONE):
                    await http.post("/api/tables", json=wanted)
                http.cookies.clear()

    async def seats() -> None:
        async with target.client() as http:
            while True:
                with suppress(*GONE, KeyError):
                    for table in (await http.get("/api/tables")).json()["open"]:
                        http.cookies.clear()
                        await http.post(f"/api/tables/{table['id']}/join", json={"name": "Eve"})
                await asyncio.sleep(0.05)

    await asyncio.gather(seats(), *[tables() for _ in range(at_once)])


def own_set(name: str, size: int) -> Any:
    """A record with cards that nobody has, made longer by so many letters."""
    game = find_game("trade-show")
    content = {**game.card_set().content}
    content["set"] = {**content["set"], "id": name}
    first, *others = content["card"]
    content["card"] = [{**first, "name": name.ljust(size, "x")}, *others]
    playthrough = Playthrough.new(game, 2, cards=game.set_from(name, content))
    return msgspec.to_builtins(playthrough.brief())


async def replays(target: Target, table: str, at_once: int = 4) -> None:
    """A long game asked for again and again, with everybody's eyes."""

    async def one(viewer: int) -> None:
        async with target.client() as http:
            for number in itertools.count():
                eyes = (viewer + number) % 4 - 2
                with suppress(*GONE):
                    await http.get(
                        f"/api/tables/{table}/replay?viewer={eyes}&first={1500}&count=100"
                    )

    await asyncio.gather(*[one(viewer) for viewer in range(at_once)])


async def one_network(target: Target, count: int = 400) -> int:
    """Requests from many addresses of one IPv6 /64, through a proxy; gives how many passed."""
    passed = 0
    async with httpx.AsyncClient(base_url=target.address, timeout=60) as http:
        for number in range(count):
            headers = {"X-Forwarded-For": f"2001:db8:1:2::{number + 1:x}"}
            answer = await http.get("/api/me", headers=headers)
            passed += answer.status_code == 200
    return passed


@asynccontextmanager
async def dripping(seconds: float = 4) -> AsyncIterator[int]:
    """A port that answers every connection with a byte now and then, for ever."""

    async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            for byte in itertools.chain(TLS, itertools.repeat(3)):
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(seconds)
        except GONE:
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(drip, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
