"""Work in fair turns: the client served longest ago is next, however much others ask for."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

from seedround.server.host.budgets import MOST_KEYS, Who


class Turns:
    """A number of turns at once, only some of them for one address.

    Addresses take turns, and so do the people of one address.
    """

    def __init__(self, at_once: int, each: int) -> None:
        self._at_once = at_once
        self._each = each
        self._running: dict[str, int] = {}
        self._waiting: list[tuple[Who, asyncio.Future[None]]] = []
        self._served: dict[str, int] = {}
        self._number = count(1)

    @asynccontextmanager
    async def turn(self, who: Who) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self.begin(who)
        try:
            yield
        finally:
            self.end(who)

    async def begin(self, who: Who) -> None:
        """Wait for a turn, which lasts until its `end`."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((who, turn))
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting.remove((who, turn))
            else:  # it was given at the same moment
                self.end(who)
            raise

    def _next(self) -> None:
        """Give out the turns that are free."""
        while sum(self._running.values()) < self._at_once:
            able = [
                place
                for place, (who, turn) in enumerate(self._waiting)
                if self._running.get(who.address, 0) < self._each and not turn.done()
            ]
            if not able:
                return
            who, turn = self._waiting.pop(min(able, key=self._since))
            self._running[who.address] = self._running.get(who.address, 0) + 1
            for key in (who.address, f"{who.address} {who.person}"):
                self._served.pop(key, None)
                self._served[key] = next(self._number)
            while len(self._served) > MOST_KEYS:
                del self._served[next(iter(self._served))]
            turn.set_result(None)

    def _since(self, place: int) -> tuple[int, int, int]:
        who = self._waiting[place][0]
        served = self._served
        return served.get(who.address, 0), served.get(f"{who.address} {who.person}", 0), place

    def end(self, who: Who) -> None:
        self._running[who.address] -= 1
        if not self._running[who.address]:
            del self._running[who.address]
        self._next()
