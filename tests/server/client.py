"""A client for tests: HTTP with a cookie of its own, and a socket whose every byte is kept."""

import asyncio
import itertools
import json
import random
import secrets
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 180.0


class Client:
    """Somebody at a browser, or without one."""

    def __init__(self, address: str, name: str = "Ada") -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        self.bytes: list[str] = []
        self.updates: dict[tuple[str, int], dict[str, Any]] = {}
        self.told: dict[tuple[str, int], dict[int, dict[str, Any]]] = {}
        self.replies: dict[str, dict[str, Any]] = {}
        self.tables: dict[str, dict[str, Any]] = {}
        self.messages: list[dict[str, Any]] = []
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count(1))
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, what: BaseException | None, t: TracebackType | None
    ) -> None:
        await self.hang_up()
        await self.http.aclose()

    # HTTP

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int = 201) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def open(self, game: str, *who: str, **wishes: Any) -> Any:
        """Open a table; `me` sits as this client."""
        chairs = [{"who": one, "name": self.name} if one == "me" else {"who": one} for one in who]
        return await self.post("/api/tables", {"game": game, "chairs": chairs, **wishes})

    # The socket

    async def dial(self, **headers: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1) + "/api/socket"
        self._socket = await connect(
            address, additional_headers={"Cookie": cookie, **headers}, max_size=None
        )
        self._reader = asyncio.create_task(self._read())

    async def hang_up(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
        self._socket = None

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for frame in self._socket:
                assert isinstance(frame, str)
                for text in frame.split("\n"):
                    self.bytes.append(text)
                    self._hear(json.loads(text))
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            asyncio.get_running_loop().call_soon(self._news.set)

    def _hear(self, message: dict[str, Any]) -> None:
        self.messages.append(message)
        match message["is"]:
            case "update":
                key = message["table"], message["viewer"]
                self.updates[key] = message
                told = self.told.setdefault(key, {})
                if message["kept"] is not None:
                    for number in [number for number in told if number > message["kept"]]:
                        del told[number]
                told.update({entry["number"]: entry for entry in message["told"]})
            case "table_changed":
                self.tables[message["table"]["id"]] = message["table"]
            case "done" | "refusal" | "hints" | "foreseen":
                if message["id"]:
                    self.replies[message["id"]] = message

    async def send(self, do: str, **fields: Any) -> str:
        """A request; gives its id."""
        identity = fields.pop("id", None) or next(self._ids)
        assert self._socket is not None
        await self._socket.send(json.dumps({"do": do, "id": identity, **fields}))
        return str(identity)

    async def raw(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """A request and its answer."""
        identity = await self.send(do, **fields)
        self.replies.pop(identity, None)
        await self.until(lambda: identity in self.replies)
        return self.replies[identity]

    async def until(self, condition: Any) -> None:
        """Wait for news until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                if self._reader is None or self._reader.done():
                    raise ConnectionError("the server has hung up")
                self._news.clear()
                await self._news.wait()

    async def watch(self, table: str, *seats: int, **fields: Any) -> None:
        answer = await self.ask("watch", table=table, seats=list(seats), **fields)
        assert answer["is"] == "done", answer

    def state(self, table: str, viewer: int) -> dict[str, Any]:
        state: dict[str, Any] = self.updates[table, viewer]["state"]
        return state

    def asked(self, table: str, seat: int) -> dict[str, Any] | None:
        """The question to this seat that is still to be answered."""
        update = self.updates.get((table, seat))
        asked: dict[str, Any] | None = update["state"]["asked"] if update else None
        if asked is None or not asked["mine"] or asked["answer"] is not None:
            return None
        return asked

    def over(self, table: str) -> bool:
        return self.tables.get(table, {}).get("stage") in ("over", "abandoned")

    async def play(self, table: str, seat: int, chance: random.Random) -> dict[str, Any]:
        """A random legal move."""
        asked = self.asked(table, seat)
        assert asked is not None
        return await self.ask(
            "play", table=table, seat=seat, decision=asked["decision"], move=pick(asked, chance)
        )

    async def play_on(self, table: str, seats: list[int], seed: int, most: int = 10**6) -> int:
        """Random moves for these seats until the game is over; gives how many."""
        chance = random.Random(seed)
        moves = 0
        while moves < most:
            await self.until(
                lambda: self.over(table) or any(self.asked(table, seat) for seat in seats)
            )
            if self.over(table):
                break
            for seat in seats:
                if self.asked(table, seat):
                    before = self.updates[table, seat]
                    answer = await self.play(table, seat, chance)
                    assert answer["is"] == "done", answer
                    moves += 1
                    await self.until(lambda: self.updates[table, seat] is not before)  # noqa: B023
        return moves


def pick(asked: dict[str, Any], chance: random.Random) -> str:
    """One of the moves offered; of a range any amount."""
    offer = chance.choice(asked["offers"])
    if (span := offer["range"]) is None:
        return str(offer["move"])
    steps = (span["hi"] - span["lo"]) // span["step"]
    amount = span["lo"] + span["step"] * chance.randint(0, steps)
    return str(span["pattern"]).replace("{}", str(amount))
