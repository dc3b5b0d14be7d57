"""What a client says and is told: in order, in frames, and only as long as it listens."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from seedround.server.host.limits import Limits
from seedround.server.people.identity import NoSuchTable
from seedround.server.protocol.socket import Done
from seedround.server.store.memory import MemoryStore
from seedround.server.tables.hub import Hub
from seedround.server.tables.room import Room
from seedround.server.transport.forward import Forwarding
from seedround.server.transport.frames import head
from seedround.server.transport.socket import Connection
from tests.server.serving import until

SCOPE: dict[str, Any] = {"headers": [], "client": ("127.0.0.1", 1)}
PLAY = {"do": "play", "table": "x", "seat": 0, "decision": 0, "move": "pass"}


class Wire:
    """A socket that keeps what it is told."""

    heard: Callable[[bytes], None] | None = None
    resumed: Callable[[], None] | None = None

    def __init__(self) -> None:
        self.behind = False
        self.frames: list[bytes] = []
        self.dropped = 0

    def tell(self, message: bytes) -> None:
        self.frames.append(message)

    def drop(self) -> None:
        self.dropped += 1

    @property
    def ids(self) -> list[list[str]]:
        """By frame: the ids of the requests that its messages answer."""
        return [[json.loads(line)["id"] for line in frame.split(b"\n")] for frame in self.frames]


def connected(story: Callable[[Connection, Wire], Awaitable[None]], room_for: Any = None) -> Wire:
    """What a connection was told in the course of a story."""
    wire = Wire()

    async def whole() -> None:
        hub = Hub(MemoryStore(), limits=Limits(messages_per_second=0))
        hub.room_for = room_for  # type: ignore[method-assign]
        await story(Connection(hub, Forwarding(hub.limits), None, SCOPE, wire), wire)
        await asyncio.sleep(0)

    asyncio.run(whole())
    return wire


def test_what_is_told_at_one_moment_is_one_frame_with_a_message_a_line() -> None:
    async def story(connection: Connection, _: Wire) -> None:
        connection.tell(Done(id="a"))
        connection.tell(Done(id="line\nbreak"))
        await asyncio.sleep(0)
        connection.tell(Done(id="later"))

    assert connected(story).ids == [["a", "line\nbreak"], ["later"]]


def test_a_client_that_is_behind_gets_the_rest_when_it_has_caught_up() -> None:
    async def story(connection: Connection, wire: Wire) -> None:
        wire.behind = True
        for number in range(3):
            connection.tell(Done(id=str(number)))
            await asyncio.sleep(0)
        assert not wire.frames
        wire.behind = False
        connection.flush()

    assert connected(story).ids == [["0", "1", "2"]]


def test_bytes_are_counted_for_an_address_as_long_as_they_wait() -> None:
    async def story(connection: Connection, wire: Wire) -> None:
        waiting = connection._hub.budgets.waiting
        message = msgspec.json.encode(Done(id="a"))
        connection.tell(Done(id="a"))
        await asyncio.sleep(0)
        assert waiting["127.0.0.1"] == 0, "it was read at once"
        tell = wire.tell

        def full(message: bytes) -> None:
            tell(message)
            wire.behind = True

        wire.tell = full  # type: ignore[method-assign]
        for number in (1, 2, 3):
            connection.tell(Done(id="a"))
            await asyncio.sleep(0)
            assert waiting["127.0.0.1"] == number * len(message)
        wire.tell = tell  # type: ignore[method-assign]
        wire.behind = False
        connection.flush()
        assert waiting["127.0.0.1"] == 0

    assert connected(story).ids == [["a"], ["a"], ["a", "a"]]


def test_a_client_that_does_not_read_is_let_go_and_fills_no_memory() -> None:
    async def story(connection: Connection, _: Wire) -> None:
        for number in range(Limits().messages_waiting + 100):
            connection.tell(Done(id=str(number)))

    wire = connected(story)
    assert wire.dropped == 1
    assert not wire.frames


def test_much_for_many_clients_of_one_address_is_counted_before_it_is_written() -> None:
    """On a busy machine many sockets are answered before any of them is written to."""

    async def story(connection: Connection, _: Wire) -> None:
        hub = connection._hub
        most = hub.limits.waiting_bytes_per_address
        message = b"x" * (most // 8)
        wires = [Wire() for _ in range(20)]
        for wire in wires:
            Connection(hub, Forwarding(hub.limits), None, SCOPE, wire).send(message)
        assert hub.budgets.waiting["127.0.0.1"] <= most
        assert sum(wire.dropped for wire in wires) == 12
        await asyncio.sleep(0)
        assert sum(len(wire.frames) for wire in wires) == 8
        assert hub.budgets.waiting["127.0.0.1"] == 0

    connected(story)


def test_messages_keep_their_order_while_a_table_is_looked_for() -> None:
    async def room_for(table: str, person: str | None) -> Room:
        await asyncio.sleep(0.01)
        raise LookupError if table == "odd" else NoSuchTable()

    async def story(connection: Connection, wire: Wire) -> None:
        for number, table in enumerate(["one", "odd", "two"]):
            request = {**PLAY, "id": f"{number}-{table}", "table": table}
            connection.heard(msgspec.json.encode(request))
        connection.heard(b"nonsense")
        await until(lambda: sum(map(len, wire.ids)) == 4)

    answered = [identity for frame in connected(story, room_for).ids for identity in frame]
    assert answered == ["0-one", "1-odd", "2-two", None]


def test_who_says_too_much_at_once_is_let_go() -> None:
    looked_for = asyncio.Event()

    async def room_for(table: str, person: str | None) -> Room:
        await looked_for.wait()
        raise NoSuchTable

    async def story(connection: Connection, _: Wire) -> None:
        for number in range(Limits().messages_waiting + 2):
            connection.heard(msgspec.json.encode({**PLAY, "id": str(number)}))
        looked_for.set()
        await connection.gone()

    assert connected(story, room_for).dropped == 1


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_text_is_framed_as_the_library_would(size: int) -> None:
    text = b"x" * size
    plain = Frame(Opcode.TEXT, text).serialize(mask=False)
    assert head(size) + text == plain
