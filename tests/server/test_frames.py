"""What a client is sent: in frames, and only as long as it listens."""

import asyncio
import json
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from seedround.server.hub import Hub
from seedround.server.protocol.socket import Done
from seedround.server.socket import MOST_WAITING, Connection, Limits
from seedround.server.store.memory import MemoryStore

Message = MutableMapping[str, Any]
SCOPE: dict[str, Any] = {"headers": [], "client": ("127.0.0.1", 1)}


def connected(
    send: Callable[[Message], Awaitable[None]], story: Callable[[Connection], Awaitable[None]]
) -> list[str]:
    """Let a story happen to a connection; gives what went wrong outside of it."""
    problems: list[str] = []

    async def whole() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, what: problems.append(what["message"]))
        await story(Connection(Hub(MemoryStore()), None, SCOPE, send, Limits()))

    asyncio.run(whole())
    return problems


def test_what_is_told_at_one_moment_is_one_frame_with_a_message_a_line() -> None:
    frames: list[str] = []

    async def send(message: Message) -> None:
        frames.append(message["text"])

    async def story(connection: Connection) -> None:
        connection.tell(Done(id="a"))
        connection.tell(Done(id="line\nbreak"))
        await asyncio.sleep(0)
        connection.tell(Done(id="later"))
        await asyncio.sleep(0)

    assert not connected(send, story)
    heard = [[json.loads(line)["id"] for line in frame.split("\n")] for frame in frames]
    assert heard == [["a", "line\nbreak"], ["later"]]


def test_a_client_that_has_gone_is_told_nothing_more() -> None:
    tried: list[Message] = []

    async def send(message: Message) -> None:
        tried.append(message)
        raise ConnectionResetError

    async def story(connection: Connection) -> None:
        connection.tell(Done(id="a"))
        await asyncio.sleep(0)
        connection.tell(Done(id="b"))
        await asyncio.sleep(0)
        await connection.gone()
        connection.tell(Done(id="c"))
        await asyncio.sleep(0)

    assert not connected(send, story)
    assert len(tried) == 1


def test_a_client_that_does_not_read_is_let_go_and_fills_no_memory() -> None:
    sent: list[Message] = []

    async def story(connection: Connection) -> None:
        connection.tell(Done(id="first"))
        await asyncio.sleep(0)
        for number in range(MOST_WAITING + 100):
            connection.tell(Done(id=str(number)))
        assert len(connection._waiting) == MOST_WAITING + 1
        reading.set()
        await asyncio.sleep(0.01)

    reading = asyncio.Event()

    async def send(message: Message) -> None:
        await reading.wait()
        sent.append(message)

    assert not connected(send, story)
    assert [message["type"] for message in sent] == ["websocket.send", "websocket.close"]
    assert sent[-1]["code"] == 1013
