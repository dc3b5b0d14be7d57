"""However a client's frames arrive, whole, in parts or many at once, its messages are heard."""

import asyncio
import json
import random
from asyncio import StreamReader

import pytest
from msgspec.structs import replace
from websockets.frames import Frame, Opcode

from seedround.server.host.limits import NO_LIMITS
from tests.server.client import PATIENCE
from tests.server.serving import Running, play
from tools.attacks import Target


async def told(reader: StreamReader) -> tuple[int, bytes]:
    """The next frame from the server: its kind and what it says."""
    async with asyncio.timeout(PATIENCE):
        first, size = await reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
        return first & 0xF, await reader.readexactly(size)


def asked(identity: str, padding: int) -> bytes:
    return json.dumps({"do": "unwatch", "id": identity, "table": "x"}).encode() + b" " * padding


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("seed", range(6))
def test_messages_are_heard_in_order_wherever_they_are_cut(seed: int) -> None:
    chance = random.Random(seed)
    stream, expected, pings = b"", [], 0
    for number in range(60):
        text = asked(f"r{number}", chance.choice([0, 0, 0, 60, 200, 70_000]))
        expected.append(f"r{number}")
        match chance.randrange(4):
            case 0:
                cut = chance.randrange(len(text))
                stream += masked(Opcode.TEXT, text[:cut], fin=False)
                stream += masked(Opcode.PING, b"mid")
                stream += masked(Opcode.CONT, text[cut:])
                pings += 1
            case 1:
                stream += masked(Opcode.PING, b"") + masked(Opcode.TEXT, text)
                pings += 1
            case 2:
                stream += masked(Opcode.BINARY, text)
            case _:
                stream += masked(Opcode.TEXT, text)

    async def scenario(server: Running) -> None:
        reader, writer = await Target(server.address).upgrade("")
        place = 0
        while place < len(stream):
            size = chance.choice([1, 2, 3, 7, 100, 5000, 100_000])
            writer.write(stream[place : place + size])
            await writer.drain()
            await asyncio.sleep(0)
            place += size
        ids: list[str] = []
        pongs = 0
        while len(ids) < len(expected) or pongs < pings:
            kind, data = await told(reader)
            if kind == Opcode.PONG:
                pongs += 1
            else:
                lines = [json.loads(line) for line in data.split(b"\n")]
                ids += [line["id"] for line in lines if line["is"] == "done"]
        assert (ids, pongs) == (expected, pings)
        writer.write(masked(Opcode.CLOSE, b"\x03\xe8"))
        assert await told(reader) == (Opcode.CLOSE, b"\x03\xe8")
        writer.close()

    play(scenario, limits=replace(NO_LIMITS, message_bytes=100_000))


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x81\xfe\x80\x00", 1009),
        (b"\x81\xff" + (2**40).to_bytes(8, "big"), 1009),
        (b"\x81\x02{}", 1002),
        (b"\xc1\x82" + bytes(4) + b"{}", 1002),
        (b"\x83\x80" + bytes(4), 1002),
    ],
    ids=["long", "endless", "not masked", "reserved bit", "unknown kind"],
)
def test_what_is_wrong_is_refused_by_the_library_at_once(frame: bytes, code: int) -> None:
    async def scenario(server: Running) -> None:
        reader, writer = await Target(server.address).upgrade("")
        writer.write(masked(Opcode.TEXT, asked("first", 0)) + frame)
        while (found := await told(reader))[0] != Opcode.CLOSE:
            pass
        assert int.from_bytes(found[1][:2], "big") == code
        writer.close()

    play(scenario, limits=replace(NO_LIMITS, message_bytes=32_767))
