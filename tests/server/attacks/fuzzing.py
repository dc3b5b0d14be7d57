"""Hostile requests of every kind to every address and every socket message: no answer is a 500.

`python -m tests.server.attacks.fuzzing 200000` asks a server of its own so often (`make soak`) and
looks at its memory, which stays as it is.
"""

import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import httpx
from msgspec.structs import asdict, replace
from websockets.exceptions import WebSocketException

from seedround.server.host.limits import Limits
from tests.server.attacks.victim import moves_are_acknowledged, processing
from tests.server.client import PATIENCE, Client
from tests.server.test_own_sets import OWN
from tools.attacks import STRANGER, own_set

LIMITS: Final = replace(
    Limits(), requests_per_second=0, messages_per_second=0, people_per_address=1,
    tables_per_hour=400, guests_per_hour=500, connections_per_address=0,
    stored_bytes_per_hour=0, unwatched_bytes=8_000_000,
)  # fmt: skip
"""As often as it goes; what is kept is limited, so that memory can be compared."""
AT_ONCE: Final = 8
TOGETHER: Final = 250
"""Requests of each before there are new people and tables: the old ones may have been deleted."""
DELETED: Final = 0.02
"""How often a deletion is meant: nothing could be asked of those who are gone."""
SPACE: Final = 40 << 20
"""Bytes of memory that come and go by themselves."""
WORDS: Final = [
    *("", "x", "0", "-1", "1e999", "../../etc/passwd", "\0", "é" * 50, "\ud800", "'; DROP TABLE x"),
    *(
        "%",
        "%zz",
        "http://[",
        "https://[",
        "https://x:99999999/",
        "a" * 3000,
        "\r\nX-Evil: 1",
        "{}",
    ),
    *("null", "\U0010ffff", "zz", "trade-show", "bidness", "house", "me", "open", "mcts:9e9"),
]
ODD: Final[list[Any]] = [
    *(None, True, -1, 0, 2**63, -(2**64), 10**400, 1.5, 1e308, [], {}, [[]], [None], {"": None}),
    *WORDS,
]
GAMES: Final = ["trade-show", "bidness", "tech-deck", "silicon-valley"]
METHODS: Final = ["GET", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW"]
VERBS: Final = [
    *("watch", "unwatch", "play", "undo", "propose", "vote", "resign", "say", "mark", "hint"),
    *("rematch", "cheat"),
]
FIELDS: Final[dict[str, list[Any]]] = {
    "seats": [[0], [0, 1], [-1], [99], "x"], "seat": [0, 1, 9, -1, "0"], "decision": [0, 1, -1],
    "move": ["pass", "roll", "two:1", "bid:" + "9" * 300], "what": ["pause", "take_back"],
    "agree": [True, False], "text": ["hello", "\0", "x" * 400], "layout": ["{}", "x" * 3000],
    "after": [{}, {"0": 1}, {"x": 1}, {"0": -1}], "chat_after": [0, -1, 2**70],
    "team_chat_after": [{}, {"0": 2**70}, {"9": -1}], "to": ["all", "team", "eve"],
    "cards": [[], ["SVC-04"], ["<b>"], ["SVC-04"] * 99],
}  # fmt: skip
HEADERS: Final = [
    *("Origin: http://[", "Origin: null", "Origin: \xff", "Host: [", "Cookie: seedround=\xff"),
    *("Cookie: seedround=;;;==", "Authorization: Bearer \xff", "Accept-Language: \xe9,,;q=x"),
    *("X-Forwarded-For: [::1", "X-Forwarded-For: ,,,", "X-Forwarded-Proto: gopher"),
    *("Sec-Fetch-Site: \xff", "Content-Encoding: br", "Accept: \xff", "Range: bytes=9-1"),
    *("If-None-Match: \xff", "Accept-Encoding: \xff", "X-Request-ID: \xff", "Expect: 100-continue"),
    *("Upgrade: websocket", "Connection: Upgrade, close", "X-Seedround-Forwarded: 1"),
]
MISTAKES: Final = ("server_mistake", "table_unreachable")
TYPES: Final = ["application/json", "text/plain", "application/json; charset=\xff", "x", "*/*"]


BROKEN: Final = [
    *(b'"\xff\xfe"', b'{"name":"\xc3\x28"}', b'{"name":"\\ud800"}', b'{"name":"\\u0000"}'),
    *(b"\0", b"NaN", b"-", b'{"a":1,"a":2}'),
]


class Fuzz:
    """Makes requests up; the same seed makes the same ones."""

    def __init__(self, seed: int, paths: dict[str, Any]) -> None:
        self.chance = random.Random(seed)
        others = ("/", "/health", "/assets/{x}", "{x}")
        self._paths = {**paths, **dict.fromkeys(others, ("get",))}
        self._cookie = ""
        self._tables: list[str] = []
        self._bodies: list[dict[str, Any]] = [
            {"game": "trade-show", "chairs": [{"who": "me", "name": "Eve"}, {"who": "random"}]},
            {"game": "trade-show", "chairs": [{"who": "me"}] * 2, "record": own_set("odd", 10)},
            {"game": "bidness", "chairs": [{"who": "me"}, {"who": "open"}], "public": True,
             "pace": "turns", "clocks": {"kind": "move", "seconds": 60, "increment": 0},
             "seed": "zz", "options": {}, "set": "house", "hints": True, "start": True},
            {"name": "Eve", "language": "de", "webhook": "https://x.example/", "email": "a@b.c"},
            {"game": "silicon-valley", "chairs": [{"who": "me"}] * 2, "cards": OWN},
            {"name": "Eve", "seat": 1}, {"steps": 3, "seat": 0, "bot": "normal"},
        ]  # fmt: skip

    def turn_to(self, cookie: str, tables: list[str]) -> None:
        """From now on it is about these."""
        self._cookie, self._tables = cookie, tables

    def request(self) -> bytes:
        """One HTTP request, whole, as bytes."""
        chance = self.chance
        path = chance.choice(list(self._paths))
        method = chance.choice([*self._paths[path]] if chance.random() < 0.9 else METHODS).upper()
        if method == "DELETE" and chance.random() > DELETED:
            method = "GET"
        while "{" in path:
            start, end = path.index("{"), path.index("}")
            game = path[start:end] == "{game" and chance.random() < 0.7
            word = chance.choice(GAMES) if game else self._word()
            path = path[:start] + word + path[end + 1 :]
        if chance.random() < 0.3:
            names = ["viewer", "first", "count", "set", "what", "paper", "language", self._word()]
            path += "?" + "&".join(
                f"{chance.choice(names)}={self._word()}" for _ in range(chance.randrange(3))
            )
        body = self._body() if chance.random() < (0.1 if method == "GET" else 0.9) else b""
        lines = [f"{method} /{path.lstrip('/')} HTTP/1.1", "Host: x"]
        lines.append(f"Content-Length: {len(body)}")
        if chance.random() < 0.7:
            lines.append(f"Cookie: {self._cookie}")
        if body:
            lines.append(f"Content-Type: {chance.choice(TYPES[:1] * 8 + TYPES)}")
        if chance.random() < 0.2:
            lines.append(chance.choice(HEADERS))
        return "\r\n".join([*lines, "", ""]).encode("latin-1") + body

    def message(self) -> str | bytes:
        """One message for the socket."""
        chance = self.chance
        if chance.random() < 0.15:
            body = self._body()
            return body if chance.random() < 0.5 else body.decode("latin-1")
        message: dict[str, Any] = {"do": chance.choice(VERBS), "id": f"{chance.getrandbits(40):x}"}
        message["table"] = chance.choice(self._tables)
        for name, values in FIELDS.items():
            if chance.random() < 0.4:
                message[name] = chance.choice(values)
        return json.dumps(self._changed(message) if chance.random() < 0.4 else message)

    def _word(self) -> str:
        if self.chance.random() < 0.5:
            return self.chance.choice(self._tables)
        return quote(self.chance.choice(WORDS).encode("utf-8", "surrogatepass"), safe="")

    def _body(self) -> bytes:
        chance = self.chance
        kind = chance.random()
        if kind < 0.1:
            return chance.randbytes(chance.randrange(200))
        if kind < 0.15:
            return chance.choice([b"[", b'{"a":', b'{"options":{"x":']) * chance.choice([9, 10**5])
        if kind < 0.2:
            return chance.choice(BROKEN)
        body = json.loads(json.dumps(chance.choice(self._bodies)))
        if kind < 0.9:
            body = self._changed(body)
        data = json.dumps(body).encode()
        if chance.random() < 0.1:
            place = chance.randrange(len(data))
            data = data[:place] + chance.randbytes(1) + data[place + 1 :]
        return data

    def _changed(self, value: Any) -> Any:
        """Something in it is something else."""
        chance = self.chance
        if isinstance(value, dict) and value and chance.random() < 0.9:
            name = chance.choice(list(value))
            return {**value, name: self._changed(value[name])}
        if isinstance(value, list) and value and chance.random() < 0.8:
            place = chance.randrange(len(value))
            return [*value[:place], self._changed(value[place]), *value[place + 1 :]]
        return chance.choice(ODD)


async def ask(host: str, port: int, requests: list[bytes], statuses: Counter[int]) -> None:
    """One request after the other over connections that are kept as long as the server does."""

    async def connected() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(host, port, limit=2**22, local_addr=(STRANGER, 0))

    reader, writer = await connected()
    for request in requests:
        try:
            writer.write(request)
            status, closes = await answer(reader, request)
        except (OSError, asyncio.IncompleteReadError):
            status, closes = 0, True
        statuses[status] += 1
        assert status < 500 or status == 503, request[:2000]
        if closes:
            writer.close()
            reader, writer = await connected()
    writer.close()


async def answer(reader: asyncio.StreamReader, request: bytes) -> tuple[int, bool]:
    """The status, and whether the connection ends."""
    async with asyncio.timeout(60):
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        while head.startswith(b"http/1.1 100"):
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
        fields = dict(line.split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
        status = int(head.split()[1])
        closes = fields.get(b"connection") == b"close" or status == 101
        if not request.startswith(b"HEAD") and status not in (101, 204, 304):
            if b"content-length" in fields:
                await reader.readexactly(int(fields[b"content-length"]))
            elif b"transfer-encoding" in fields:
                while size := int(await reader.readuntil(b"\r\n"), 16):
                    await reader.readexactly(size + 2)
                await reader.readexactly(2)
    return status, closes


async def say(address: str, cookies: dict[str, str], messages: list[str | bytes]) -> None:
    """Messages to the socket; a client that is let go comes back."""
    for start in range(0, len(messages), 200):
        async with Client(address, "Eve") as eve:
            eve.http.cookies.update(cookies)
            await eve.dial()
            try:
                for message in messages[start : start + 200]:
                    await eve.raw(message)
                await eve.ask("unwatch", table="x")
            except (ConnectionError, WebSocketException):
                pass  # too long, or too much at once
            for heard in eve.messages:
                assert heard.get("kind") not in MISTAKES, heard


async def fuzz(address: str, count: int, seed: int) -> Counter[int]:
    """So many requests and messages, half of them each; gives the statuses."""
    statuses: Counter[int] = Counter()
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        paths = (await http.get("/api/openapi.json")).json()["paths"]
    fuzzes = [Fuzz(seed + number, paths) for number in range(AT_ONCE)]
    each = max(1, count // 2 // AT_ONCE)
    for start in range(0, each, TOGETHER):
        await some(address, fuzzes, min(TOGETHER, each - start), statuses)
    await moves_are_acknowledged(address)
    return statuses


async def some(address: str, fuzzes: list[Fuzz], each: int, statuses: Counter[int]) -> None:
    """Requests and messages about three tables: an open, a running and a finished one."""
    async with Client(address, "Ada") as ada:
        opened = [await ada.open("trade-show", "me", "open", public=True),
                  await ada.open("bidness", "me", "me"),
                  await ada.open("trade-show", "me", "me", options={"rounds": 1})]  # fmt: skip
        tables = [one["table"]["id"] for one in opened]
        await ada.dial()
        await ada.watch(tables[-1], 0, 1)
        await ada.play_on(tables[-1], [0, 1], 1)
        cookies = dict(ada.http.cookies)
    url = httpx.URL(address)
    for one in fuzzes:
        one.turn_to("; ".join(f"{name}={value}" for name, value in cookies.items()), tables)
    await asyncio.gather(
        *[ask(url.host, url.port or 80, [one.request() for _ in range(each)], statuses)
          for one in fuzzes],
        *[say(address, cookies, [one.message() for _ in range(each)]) for one in fuzzes],
    )  # fmt: skip


async def soak(count: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        limits, log = Path(folder) / "limits.toml", Path(folder) / "log"
        limits.write_text("\n".join(f"{name} = {value}" for name, value in asdict(LIMITS).items()))
        async with processing(Path(folder), "--limits", str(limits), log=log) as server:
            statuses = await fuzz(server.address, count // 5, 1)
            before = server.memory()
            for part in range(1, 5):
                statuses += await fuzz(server.address, count // 5, 1 + part * AT_ONCE)
                sent = sum(statuses.values()) * 2
                print(f"{sent} requests and messages, {server.memory() >> 20} MB", flush=True)
            grown = server.memory() - before
            failures = [line for line in log.read_text().splitlines() if '"error"' in line]
            assert not failures, failures[0]
            assert grown < SPACE, f"memory has grown by {grown >> 20} MB"
    told = ", ".join(f"{status}: {count}" for status, count in sorted(statuses.items()))
    print(f"No answer was a 500 ({told}); memory grew by {grown >> 20} MB.")


if __name__ == "__main__":
    asyncio.run(soak(int(sys.argv[1])))
