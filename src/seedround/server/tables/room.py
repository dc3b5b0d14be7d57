"""A Room: one table in memory that does one thing after the other, so nothing races.

Order of everything that changes it: check, persist, take effect, acknowledge, broadcast. A line is
tried on a successor of the match, which takes its place when the line is stored: so all who look
in meanwhile, by socket or HTTP, see only what is durable. What cannot be stored makes the room load
anew.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from seedround.engine.errors import Refused
from seedround.engine.kinds import Seat
from seedround.engine.saying import Saying
from seedround.server.host.budgets import Who
from seedround.server.host.logs import REQUEST
from seedround.server.protocol.refusals import goodbye
from seedround.server.protocol.socket import (
    Watch,
)
from seedround.server.sayings import tables as says
from seedround.server.sayings.traffic import TableReloaded, TableReloading
from seedround.server.store import Head
from seedround.server.store.lines import Deed, Line
from seedround.server.store.trouble import Unavailable
from seedround.server.tables.around import Team
from seedround.server.tables.audience import Audience
from seedround.server.tables.campaigns import feat_of
from seedround.server.tables.config import Config
from seedround.server.tables.histories import Known, missing
from seedround.server.tables.leases import Lease
from seedround.server.tables.listener import Listener
from seedround.server.tables.match import Diverged, Match
from seedround.server.tables.messages import FINISHED
from seedround.server.tables.process import Process
from seedround.server.tables.replays import LONG
from seedround.server.tables.restoring import Damage

log = logging.getLogger("seedround.room")
encode: Final = msgspec.json.Encoder().encode
Job = Callable[[], Awaitable[None]]
EMPTY_BYTES: Final = 50_000
LINE_BYTES: Final = 1_000


class Automation(Protocol):
    """What the server does at a table by itself."""

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        ...

    def wake(self) -> None:
        """Something has changed: look whether there is something to do."""
        ...

    def stop(self) -> None: ...

    def ring(self) -> None:
        """A clock may have run out."""
        ...

    def hint(self, listener: Listener, seat: Seat, request: str) -> None: ...


class Rest:
    """Nothing is done any more at a table that has left memory."""

    busy = False

    def wake(self) -> None:
        pass

    def stop(self) -> None:
        pass

    def ring(self) -> None:
        pass

    def hint(self, listener: Listener, seat: Seat, request: str) -> None:
        raise LoadedAgain


class Room(Audience):
    """One table and its listeners."""

    def __init__(
        self,
        process: Process,
        head: Head,
        match: Match,
        lease: Lease,
        automate: Callable[["Room"], Automation],
        leave: Callable[["Room"], None],
    ) -> None:
        super().__init__(process, head, match)
        self.lease = lease
        self._lost = False
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[tuple[Job, str | None]] = deque()
        self._task: asyncio.Task[None] | None = None
        self.automation: Automation = automate(self)
        self._leave = leave
        self._coming: dict[Listener, Watch] = {}
        """Those who wait for a long history, with what they ask for."""

    @property
    def lost(self) -> bool:
        """Whether another room, or another process, has the table by now."""
        return self._lost or not self.process.leases.holds(self.lease)

    # The task

    def open(self) -> None:
        self._frame = self._outline()
        self.automation.wake()

    def idle(self, before: float) -> bool:
        """Whether the room may leave memory: it has no watchers, no bot thinks, no job waits."""
        return (
            not self.watchers
            and not self.automation.busy
            and self._task is None
            and self.touched < before
        )

    @property
    def size(self) -> int:
        """About so many bytes are in memory for the table, as measured."""
        return EMPTY_BYTES + LINE_BYTES * self.head.lines

    def close(self) -> None:
        """Leave memory: a caller that still holds this room has to ask the hub for a new one."""
        self._lose()
        if self._task is not None:
            self._task.cancel()

    def _lose(self) -> None:
        self._lost = True
        self.automation.stop()
        self.automation = Rest()  # the other one knows this room: a ring would keep both in memory

    def put(self, job: Job, request: str | None = None) -> None:
        """Queue a job, for a request or of the server's own."""
        self._jobs.append((job, request))
        if self._task is None:
            self._task = self._loop.create_task(self._run())

    async def _run(self) -> None:
        """One job after the other, as long as there are any."""
        while self._jobs:
            job, request = self._jobs.popleft()
            REQUEST.set(request)
            try:
                await job()
            except Exception as problem:
                self._fail(problem)
            if self._jobs:
                await asyncio.sleep(0)  # other tables have their turn
        self._task = None

    def check(self) -> None:
        if self.lost:
            raise LoadedAgain

    async def do(self, work: Callable[["Room"], Awaitable[Any]]) -> Any:
        """Queue work and wait for its outcome."""
        outcome: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                self.check()
                result = await work(self)
                if not outcome.done():
                    outcome.set_result(result)
            except Exception as problem:
                if not outcome.done():
                    outcome.set_exception(problem)
                if not isinstance(problem, Refused) or isinstance(problem, Unavailable):
                    raise

        self.put(job, REQUEST.get())
        return await outcome

    async def settled(self) -> None:
        """Wait until all queued work is done."""

        async def nothing(_: "Room") -> None:
            pass

        if self._task is not None and not self.lost:
            await self.do(nothing)

    async def halt(self, halt: Diverged) -> None:
        """The rules have changed and the game would have gone another way: say so and wait."""
        match = self.match
        self._known = match.numbers.last
        if self.head.stage in FINISHED:
            match.stage = self.head.stage  # type: ignore[assignment]
            now = match.game.version
            match.problem = says.PlayedUnderRules(self.head.rules, now, halt.common)
            return
        match.stage = "stopped"
        match.problem = halt.said
        if self.head.stage == "stopped" and self.config.common == halt.common:
            return
        match.config = self.config.replace(common=halt.common)
        await self._restate(
            stage="stopped",
            config=match.config.pack(),
            touched=self.process.now(),
            asked=(),
            due=None,
        )

    async def release(self) -> None:
        """The rules lead the old way again: a table that they had stopped goes on."""
        match = self.match
        match.config = self.config.replace(common=None)
        await self._restate(
            stage=match.stage,
            config=match.config.pack(),
            touched=self.process.now(),
            asked=tuple(match.unanswered()),
            due=match.due(match.unanswered()),
        )

    async def schedule(self) -> None:
        """Note when something is due here, if that is not what is stored: an earlier program did
        not note it, and the seat of a person may have become a bot's."""
        found = self.match.due(self.match.unanswered())
        if self.head.due != found:
            await self._restate(due=found)

    async def _restate(self, **changed: Any) -> None:
        self.head = msgspec.structs.replace(self.head, **changed)
        await self.process.store.append(self.head, [], self.lease.number)

    def spoil(self, damage: Damage) -> None:
        """Something stored cannot be read: show what is left. The store stays as it is."""
        self.match.stage = "damaged"
        self.match.problem = damage.why
        self.head = msgspec.structs.replace(self.head, stage="damaged", asked=(), due=None)

    def _fail(self, problem: Exception) -> None:
        """After a failure it is unknown how much is stored: load the table anew from there."""
        if isinstance(problem, Unavailable):
            log.error("nothing can be stored for table %s: %s", self.head.id, problem)
            why = problem.why
        else:
            log.error("something failed at table %s", self.head.id, exc_info=problem)
            why = TableReloaded()
        self.restart(why)

    def restart(self, why: Saying) -> None:
        """Drop this room; all watchers come back to what is stored."""
        self._lose()
        for listener in self.watchers:
            self.tell(listener, goodbye(why, listener.language, 500))
        self._leave(self)

    # Writing

    async def write(
        self,
        *deeds: Deed,
        request: str = "",
        config: Config | None = None,
        touch: bool = True,
        opened: Head | None = None,
    ) -> None:
        """Store what is to happen. It has happened when this returns, and not before.

        The request is remembered with the first deed. Without `touch` the table does not look as
        if a person had been there. A table that is `opened` by this is stored together with it.
        """
        if self.match.stage == "damaged":
            raise Refused(says.TableDamaged())
        at = self.process.now()
        number = self.head.lines
        match = self.match.successor()
        match.staged = any(wish.stages for wish in self._wishes.values())
        changed: dict[str, Any] = {}
        if config is not None:
            match.config = config
            changed = {"config": config.pack(), "people": config.people}
        tried = partial(lines_of, match, deeds, request, at, number)
        if match.replays(deeds) > LONG:
            lines = await self.process.replays.beside(tried, Who(self.config.host, ""))
        else:
            lines = tried()
        number += len(lines)
        rules = self.head.rules if match.diverged else match.game.version
        waited = match.unanswered()
        head = msgspec.structs.replace(
            self.head, stage=match.stage, rules=rules, lines=number,
            touched=at if touch else self.head.touched, asked=tuple(waited),
            due=match.due(waited), **changed,
        )  # fmt: skip
        ends = match.stage == "over" and self.match.stage != "over"
        feat = feat_of(match) if ends else None
        await self.process.store.append(head, lines, self.lease.number, opened, feat)
        self.head, self.match, self.touched = head, match, at
        if config is not None:
            self._part()
        if match.playthrough is not None:
            for wording in self._wordings.values():
                wording.playthrough = match.playthrough

    # Telling

    def broadcast(self, only: Team | None = None) -> None:
        """Tell all watchers what is new (`only` these seats, when others may not notice)."""
        if self.lost:
            return
        self.tell_news(only)
        self.automation.wake()

    def broadcast_frame(self) -> None:
        if not self.lost:
            self._tell_frame()

    def come(
        self, listener: Listener, request: Watch, then: Callable[[Watch, Known], Awaitable[None]]
    ) -> None:
        """Make the long histories that a client lacks, and do the rest in its turn; if the client
        asks once more meanwhile, only that counts."""
        before = self._coming.get(listener)
        self._coming[listener] = request
        if before is None:
            self.process.tasks.once(self._bring(listener, then))
        else:
            self.acknowledge(listener, before.id)

    async def _bring(
        self, listener: Listener, then: Callable[[Watch, Known], Awaitable[None]]
    ) -> None:
        request, histories = self._coming[listener], self.process.histories
        match, now = self.match, self.process.now()
        known = histories.kept(match, listener, request)
        try:
            lacking = missing(match, request, known)
            known |= await histories.made(match, listener, request, lacking, now)
        except Refused as problem:
            self.process.counts.refused(problem)
            self._refuse_coming(listener, problem)
        except Exception:
            self._refuse_coming(listener, LoadedAgain())
            raise

        async def follow() -> None:
            if self._coming.get(listener) is request:
                del self._coming[listener]
                try:
                    self.check()
                    await then(request, known)
                except Refused as problem:
                    self.refuse(listener, request.id, problem)
                    if isinstance(problem, Unavailable):
                        raise
            elif listener in self._coming:  # asks for something else now
                self.process.tasks.once(self._bring(listener, then))

        self.put(follow, request.id)

    def _refuse_coming(self, listener: Listener, problem: Refused) -> None:
        if (request := self._coming.pop(listener, None)) is not None:
            self.refuse(listener, request.id, problem)

    def unwatch(self, listener: Listener) -> None:
        if (gone := self._coming.pop(listener, None)) is not None:
            self.acknowledge(listener, gone.id)
        if self._drop(listener):
            self.touched = self.process.now()
            self.broadcast_frame()
            self.automation.wake()


def lines_of(match: Match, deeds: Sequence[Deed], request: str, at: int, number: int) -> list[Line]:
    """Let something happen to a match; gives the lines after those that there are."""
    lines: list[Line] = []
    for deed in deeds:
        number += 1
        stored = match.happen(deed, request, at)
        lines.append(Line(number=number, deed=stored, request=request, at=at))
        request = ""
    return lines


class LoadedAgain(Refused):
    """The room that was asked is not used any more."""

    retry: Final = 1
    """Seconds after which it is worth another try."""

    def __init__(self) -> None:
        super().__init__(TableReloading())
