"""Printed sheets: made beside the loop, in fair turns, and kept while there is room."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import NamedTuple

from seedround.engine.cardset import CardSet
from seedround.engine.game import Game
from seedround.printing import Order, print_game
from seedround.server.host.budgets import Budgets, Who
from seedround.server.host.turns import Turns


class Printed(NamedTuple):
    """All that a print depends on."""

    game: str
    cards: str
    """The hash of the set."""
    wanted: Order
    language: str


class Prints:
    """Who asks for sheets pays for the making; sheets that are there cost nothing."""

    def __init__(self, most: int, budgets: Budgets) -> None:
        self._most = most
        self._size = 0
        self._budgets = budgets
        self._kept: OrderedDict[Printed, bytes] = OrderedDict()
        self._making: dict[Printed, asyncio.Future[bytes]] = {}
        self._turns = Turns(1, 1)
        self._thread = ThreadPoolExecutor(1, "prints")

    async def sheets(
        self, game: Game, cards: CardSet, wanted: Order, language: str, who: Who
    ) -> bytes:
        """A PDF; many who ask for the same at once share the making."""
        printed = Printed(game.id, cards.hash, wanted, language)
        if (kept := self._kept.get(printed)) is not None:
            self._kept.move_to_end(printed)
            return kept
        making = self._making.get(printed)
        if making is None:
            self._budgets.advise(who)
            making = asyncio.ensure_future(self._make(game, cards, printed, who))
            self._making[printed] = making
            making.add_done_callback(lambda future: self._keep(printed, future))
        return await asyncio.shield(making)

    async def _make(self, game: Game, cards: CardSet, printed: Printed, who: Who) -> bytes:
        def work() -> tuple[bytes, float]:
            start = thread_time()
            made = print_game(game, cards, printed.wanted, printed.language)
            return made, thread_time() - start

        async with self._turns.turn(who):
            made, seconds = await asyncio.get_running_loop().run_in_executor(self._thread, work)
        self._budgets.thinking.spend(who, seconds)
        return made

    def _keep(self, printed: Printed, future: asyncio.Future[bytes]) -> None:
        del self._making[printed]
        if future.cancelled() or future.exception() is not None:
            return
        self._kept[printed] = future.result()
        self._size += len(future.result())
        while self._size > self._most:
            _, old = self._kept.popitem(last=False)
            self._size -= len(old)

    def close(self) -> None:
        for making in self._making.values():
            making.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)
