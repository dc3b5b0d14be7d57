"""Bots and hints, beside the loop: quick ones in threads, search in processes of its own."""

import asyncio
import multiprocessing
import os
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from time import perf_counter
from typing import Final, TypeVar

import msgspec

from seedround.bots import advise, make_bot
from seedround.bots.levels import LEVELS, level
from seedround.bots.workers import settle_in
from seedround.engine.generator import Generator
from seedround.engine.kinds import Seat
from seedround.engine.knowledge import Knowledge
from seedround.engine.look import choice_for
from seedround.engine.playthrough import Playthrough
from seedround.engine.record import Record, cards_of
from seedround.engine.words import Speaker
from seedround.games import find_game
from seedround.server.host.budgets import Budget, Who
from seedround.server.host.metrics import THINKING, TO_THINK
from seedround.server.host.turns import Turns
from seedround.server.protocol.socket import HintMove

T = TypeVar("T")
QUICK: Final = 2
"""Threads for bots that do not search."""
NOBODY: Final = Who(None, "")
LEAST: Final = 0.01
"""Seconds that a choice is counted as at least: it is also stored, and told to all watchers."""
REPLAYED: Final = 64
"""Tables that a worker keeps in mind, so that it need not play them from the start each time."""
MOST_HINTS: Final = 5

_kept: "OrderedDict[bytes, tuple[tuple[str, ...], Playthrough | None]]" = OrderedDict()
"""Moves played and the game, by the whole deal: two tables share one only if nothing differs."""


class BotPool:
    """Chooses for bots. Workers start when they are first needed.

    A person pays for the thinking: in fair turns, and out of a budget.
    """

    def __init__(self, processes: int | None = None) -> None:
        self._processes = max(1, (os.cpu_count() or 2) - 1) if processes is None else processes
        self._threads = ThreadPoolExecutor(QUICK, "bots")
        self._workers: ProcessPoolExecutor | None = None
        self.budget = Budget(0, 0, 0)
        self._quick = Turns(QUICK, QUICK - 1)
        self._slow = Turns(self._processes, max(1, self._processes - 1))

    def _quickly(self, bot: str, game: str) -> bool:
        """Whether a bot is quick enough for a thread."""
        quick = bot in ("random", *find_game(game).rules().picks) or (
            bot in LEVELS and not level(bot, find_game(game)).iterations
        )
        return quick or not self._processes

    def _for(self, quickly: bool) -> Executor:
        if quickly:
            return self._threads
        if self._workers is None:
            self._workers = ProcessPoolExecutor(
                self._processes, multiprocessing.get_context("forkserver"), settle_in
            )
        return self._workers

    async def choose(self, record: Record, seat: Seat, bot: str, payer: Who = NOBODY) -> str:
        """The move of a bot, in its text form; it waits while the payer's budget is used up."""
        while (seconds := self.budget.wait(payer)) > 0:
            await asyncio.sleep(seconds)
        return await self._run(bot, choose, record, seat, bot, payer)

    async def hints(
        self, record: Record, seat: Seat, language: str, payer: Who = NOBODY
    ) -> tuple[HintMove, ...]:
        """Moves worth considering, best first, with the names that the record has."""
        found = await self._run("hint", hints, record, seat, language, payer)
        return msgspec.json.decode(found, type=tuple[HintMove, ...])

    async def _run(
        self,
        who: str,
        work: Callable[[bytes, Seat, str], T],
        record: Record,
        seat: Seat,
        how: str,
        payer: Who,
    ) -> T:
        quickly = self._quickly(who, record.game)
        task = partial(timed, work, msgspec.json.encode(record), seat, how)
        where = self._for(quickly)
        began = perf_counter()
        TO_THINK.now += 1
        try:
            return await self._started(where, task, quickly, payer)
        except BrokenProcessPool:  # a worker was ended: others take over
            if self._workers is where:
                self._workers = None
            return await self._started(self._for(quickly), task, quickly, payer)
        finally:
            TO_THINK.now -= 1
            THINKING.observe(perf_counter() - began)

    async def _started(
        self, where: Executor, task: Callable[[], tuple[float, T]], quickly: bool, payer: Who
    ) -> T:
        """Begin to think: this is not interrupted, and the turn is paid for when it ends."""
        turns = self._quick if quickly else self._slow
        await turns.begin(payer)
        try:
            future = asyncio.get_running_loop().run_in_executor(where, task)
        except BaseException:
            turns.end(payer)
            raise

        def done(future: asyncio.Future[tuple[float, T]]) -> None:
            turns.end(payer)
            failed = future.cancelled() or future.exception() is not None
            self.budget.spend(payer, LEAST if failed else max(LEAST, future.result()[0]))

        future.add_done_callback(done)
        return (await asyncio.shield(future))[1]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._workers is not None:
            self._workers.shutdown(wait=True, cancel_futures=True)


def timed(
    work: Callable[[bytes, Seat, str], T], packed: bytes, seat: Seat, how: str
) -> tuple[float, T]:
    """What comes out, and the processor seconds it took."""
    began = time.thread_time()
    found = work(packed, seat, how)
    return time.thread_time() - began, found


def choose(packed: bytes, seat: Seat, bot: str) -> str:
    with _taken_up(packed) as playthrough:
        knowledge = Knowledge(playthrough.table, seat)
        return str(make_bot(bot, playthrough.game, secrets.randbits(64)).choose(knowledge))


def hints(packed: bytes, seat: Seat, language: str) -> bytes:
    names = msgspec.json.decode(packed, type=_Named).names
    with _taken_up(packed) as playthrough:
        say = Speaker(language, playthrough.cards, names, seat).say
        choice = choice_for(playthrough.table, seat)
        assert choice is not None
        found = advise(Knowledge(playthrough.table, seat), Generator(secrets.randbits(64)))
        shown = [
            HintMove(
                move=str(advice.move),
                words=say(choice.offer(playthrough.table, advice.move).says or advice.move),
                value=advice.value,
                why=say(advice.why),
                details=tuple([say(detail) for detail in advice.details]),
            )
            for advice in found[:MOST_HINTS]
        ]
    return msgspec.json.encode(shown)


class _Named(msgspec.Struct):
    """The part of a record that names its players."""

    names: tuple[str, ...] = ()


@contextmanager
def _taken_up(packed: bytes) -> Iterator[Playthrough]:
    """The game of a record, from where this worker left it; it is taken out while it is used."""
    record = msgspec.json.decode(packed, type=Record)
    deal = _deal(record)
    played, playthrough = _kept.pop(deal, ((), None))
    if playthrough is None or played != record.moves[: len(played)]:
        game = find_game(record.game)
        playthrough = Playthrough(game, record, cards_of(record, game))
    else:
        codec = playthrough.game.rules().move_codec
        for text in record.moves[len(played) :]:
            playthrough.play(codec.from_text(text))
    yield playthrough
    _kept[deal] = record.moves, playthrough
    while len(_kept) > REPLAYED:
        _kept.popitem(last=False)


def _deal(record: Record) -> bytes:
    """Everything that a game follows from but its moves: rules, cards, options, seats, seed.

    A commitment does not stand for all of that: two games may have been promised alike.
    """
    start = msgspec.structs.replace(record, names=(), moves=(), ending=None, seal=None)
    return sha256(msgspec.json.encode(start)).digest()
