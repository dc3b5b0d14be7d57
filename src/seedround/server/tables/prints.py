"""Printed sheets: made in a process of their own, in fair turns, and kept while there is room.

The press remembers every sheet that it has laid out, hundreds of megabytes after a few prints, and
cannot be interrupted. So each print has a process that ends with it, or when it takes too long.
"""

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from time import process_time
from typing import Final, NamedTuple

import msgspec

from seedround.bots.workers import settle_in
from seedround.engine.cardset import CardSet
from seedround.engine.errors import BadOption
from seedround.engine.game import Game
from seedround.games import find_game
from seedround.printing import Order, print_game
from seedround.server.host.budgets import Budgets, Who
from seedround.server.host.shelf import Shelf
from seedround.server.host.turns import Turns
from seedround.server.sayings.traffic import PrintFailed, TooManyToPrint
from seedround.server.store.trouble import Unavailable

log = logging.getLogger("seedround.prints")

MOST_CARDS: Final = 500
"""Cards and blocks of a set that a stranger may have printed; the largest box has some 320."""
LONGEST: Final = 120.0
"""Seconds after which a print is given up; the slowest takes about three."""


class Printed(NamedTuple):
    """All that a print depends on."""

    game: str
    set: str
    cards: str
    """The hash of the set."""
    wanted: Order
    language: str
    content: str | None = None
    """The set itself as JSON, if it is not one that we ship."""


Press = Callable[[Printed], Awaitable[tuple[bytes, float]]]
"""Gives a PDF and the processor seconds that it took."""


class NotPrinted(Unavailable):
    """The press was stopped."""

    def __init__(self) -> None:
        super().__init__(PrintFailed())


async def pressed_apart(printed: Printed, longest: float = LONGEST) -> tuple[bytes, float]:
    """Print in a process of its own."""
    return await apart(partial(pressed, printed, longest))


async def apart(work: Callable[[], tuple[bytes, float]]) -> tuple[bytes, float]:
    """Do the work of the press in a process that ends with it."""
    context = multiprocessing.get_context("forkserver")
    worker = ProcessPoolExecutor(1, context, settle_in)
    try:
        return await asyncio.get_running_loop().run_in_executor(worker, work)
    except BrokenProcessPool:
        log.error("%s was ended before it was done", work)
        raise NotPrinted from None
    finally:
        worker.shutdown(wait=False, cancel_futures=True)


def pressed(printed: Printed, longest: float) -> tuple[bytes, float]:
    """Print in this process, which ends if that takes too long."""

    def work() -> bytes:
        game = find_game(printed.game)
        return print_game(game, cards_of(printed, game), printed.wanted, printed.language)

    return ticking(work, longest)


def ticking(work: Callable[[], bytes], longest: float) -> tuple[bytes, float]:
    """The work with the processor seconds it took; this process ends if it takes too long."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, longest)
    return work(), process_time()


def cards_of(printed: Printed, game: Game) -> CardSet:
    if printed.content is None:
        return game.card_set(printed.set)
    return game.set_from(printed.set, msgspec.json.decode(printed.content))


def printable(cards: CardSet) -> CardSet:
    """A set that somebody brought along, if its cards are not too many."""
    lists = [part for part in cards.content.values() if isinstance(part, list)]
    many = sum([entry.get("copies", entry.get("count", 1)) for part in lists for entry in part])
    if many > MOST_CARDS:
        raise BadOption(TooManyToPrint(many, MOST_CARDS))
    return cards


class Prints:
    """Who asks for sheets pays for the making; sheets that are there cost nothing."""

    def __init__(self, most: int, budgets: Budgets, press: Press = pressed_apart) -> None:
        self._kept: Shelf[Printed, bytes] = Shelf(most, len)
        self._budgets = budgets
        self._press = press
        self._making: dict[Printed, asyncio.Future[bytes]] = {}
        self._turns = Turns(1, 1)

    async def sheets(
        self, game: Game, cards: CardSet, wanted: Order, language: str, who: Who
    ) -> bytes:
        """A PDF of a set; many who ask for the same at once share the making."""
        own = None if game.ships(cards) else msgspec.json.encode(cards.content).decode()
        printed = Printed(game.id, cards.id, cards.hash, wanted, language, own)
        if (kept := self._kept.get(printed)) is not None:
            return kept
        making = self._making.get(printed)
        if making is None:
            self._budgets.advise(who)
            making = asyncio.ensure_future(self._make(printed, who))
            self._making[printed] = making
            making.add_done_callback(lambda future: self._keep(printed, future))
        return await asyncio.shield(making)

    async def _make(self, printed: Printed, who: Who) -> bytes:
        async with self._turns.turn(who):
            made, seconds = await self._press(printed)
        self._budgets.thinking.spend(who, seconds)
        return made

    def _keep(self, printed: Printed, future: asyncio.Future[bytes]) -> None:
        del self._making[printed]
        if not future.cancelled() and future.exception() is None:
            self._kept.put(printed, future.result())

    def close(self) -> None:
        for making in self._making.values():
            making.cancel()
