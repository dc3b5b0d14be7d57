"""A Room: one table in memory that does one thing after the other, so nothing races.

Order of everything that changes it: check, persist, take effect, acknowledge, broadcast. A line is
tried on a successor of the course, which takes its place when the line is stored: so whoever looks
in meanwhile, from wherever, sees only what is durable. What cannot be stored makes the room load
anew.
"""

import asyncio
import logging
from bisect import bisect_right
from collections import deque
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from seedround.engine.errors import Refused
from seedround.engine.kinds import SPECTATOR, Seat, Viewer
from seedround.server import requests
from seedround.server.attendant import Attendant
from seedround.server.config import Config
from seedround.server.course import Course, Diverged, Stale
from seedround.server.listener import Listener
from seedround.server.logs import REQUEST
from seedround.server.metrics import MOVING
from seedround.server.protocol.socket import (
    ChatLines,
    Done,
    Goodbye,
    Play,
    Refusal,
    Reply,
    Requests,
    Say,
    TableChanged,
    Update,
    Watch,
)
from seedround.server.replay import Damage
from seedround.server.showing import FINISHED, chat_shown, state_shown, table_shown
from seedround.server.store import Head
from seedround.server.store.lines import Deed, Line
from seedround.server.store.trouble import Unavailable
from seedround.server.telling import Telling

if TYPE_CHECKING:
    from seedround.server.hub import Hub

log = logging.getLogger("seedround.room")
encode: Final = msgspec.json.Encoder().encode
Job = Callable[[], Awaitable[None]]


class Room:
    """One table and its listeners."""

    def __init__(self, hub: "Hub", head: Head, course: Course, lease: int = 0) -> None:
        self.hub = hub
        self.head = head
        self.course = course
        self.lease = lease
        self.watchers: dict[Listener, set[Viewer]] = {}
        self.touched = hub.now()
        self.lost = False
        self._known = course.last_number
        self._tellings: dict[str, Telling] = {}
        self._finished: dict[tuple[Viewer, str], Update] = {}
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[tuple[Job, str | None]] = deque()
        self._task: asyncio.Task[None] | None = None
        self.attendant = Attendant(self)
        self._frame: object = None

    @property
    def config(self) -> Config:
        return self.course.config

    @property
    def present(self) -> set[str]:
        """The people who are watching."""
        return {listener.person for listener in self.watchers if listener.person}

    # The task

    def open(self) -> None:
        self._frame = self._outline()
        self.attendant.wake()

    def idle(self, before: int) -> bool:
        """Whether the room may leave memory: nobody looks, nobody thinks, nothing to do."""
        return (
            not self.watchers
            and not self.attendant.busy
            and self._task is None
            and self.touched < before
        )

    def close(self) -> None:
        """Leave memory: whoever still holds this room has to ask the hub for a new one."""
        self._lose()
        if self._task is not None:
            self._task.cancel()

    def _lose(self) -> None:
        self.lost = True
        self.attendant.stop()

    def put(self, job: Job, request: str | None = None) -> None:
        """Something to be done in its turn, for a request or by itself."""
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
        self._task = None

    def _check(self) -> None:
        if self.lost:
            raise LoadedAgain

    def ask(self, listener: Listener, request: Requests) -> None:
        """A request from a socket: carried out in its turn, answered on the socket."""
        heard = perf_counter()

        async def job() -> None:
            seat = getattr(request, "seat", None)
            who = listener.person if isinstance(request, Say) else seat
            try:
                self._check()
                if self.course.seen(who, request.id):
                    self.tell(listener, Done(id=request.id))
                else:
                    await requests.carry_out(self, listener, request)
                    if type(request) is Play:
                        MOVING.observe(perf_counter() - heard)
            except Refused as problem:
                self.hub.counts.refused(problem)
                rule = requests.cited_rule(str(problem))
                self.tell(listener, Refusal(id=request.id, problem=str(problem), rule=rule))
                if isinstance(problem, Stale) and seat is not None:
                    self.tell(listener, self.update(seat, self._known, listener.language))
                if isinstance(problem, Unavailable):
                    raise
            except Exception:
                self.tell(listener, Refusal(id=request.id, problem=str(LoadedAgain())))
                raise

        self.put(job, request.id)

    async def do(self, work: Callable[["Room"], Awaitable[Any]]) -> Any:
        """The same for whoever waits for the outcome."""
        outcome: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                self._check()
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
        """Everything that was asked so far is done."""

        async def nothing(_: "Room") -> None:
            pass

        if self._task is not None and not self.lost:
            await self.do(nothing)

    async def halt(self, halt: Diverged) -> None:
        """The rules have changed and the game would have gone another way: say so and wait."""
        course = self.course
        self._known = course.last_number
        if self.head.stage in FINISHED:
            course.stage = self.head.stage  # type: ignore[assignment]
            problem = (
                f"This game was played under version {self.head.rules} of the rules of "
                f"{course.game.title}; under version {course.game.version} it goes the same way "
                f"for {halt.common} moves."
            )
            course.config = self.config.but(problem=problem)
            return
        course.stage = "stopped"
        if self.head.stage == "stopped" and self.config.common == halt.common:
            return
        problem = (
            f"The rules of {course.game.title} have changed since this game began. Under the new "
            f"rules move {halt.common + 1} ({halt.move}) would have gone another way: {halt}. "
            "You can go on from the last move that is the same."
        )
        course.config = self.config.but(problem=problem, common=halt.common)
        self.head = msgspec.structs.replace(
            self.head,
            stage="stopped",
            config=course.config.pack(),
            touched=self.hub.now(),
            asked=(),
        )
        await self.hub.store.append(self.head, [], self.lease)

    async def release(self) -> None:
        """The rules lead the old way again: a table that they had stopped goes on."""
        self.course.config = self.config.but(problem=None, common=None)
        self.head = msgspec.structs.replace(
            self.head,
            stage=self.course.stage,
            config=self.course.config.pack(),
            touched=self.hub.now(),
            asked=tuple(self.course.unanswered()),
        )
        await self.hub.store.append(self.head, [], self.lease)

    def spoil(self, damage: Damage) -> None:
        """Something stored cannot be read: show what is left. The store stays as it is."""
        self.course.stage = "damaged"
        self.course.config = self.config.but(problem=damage.words)
        self.head = msgspec.structs.replace(self.head, stage="damaged", asked=())

    def _fail(self, problem: Exception) -> None:
        """Nobody knows what the store has of it: start again from there."""
        if isinstance(problem, Unavailable):
            log.error("nothing can be stored for table %s: %s", self.head.id, problem)
            words = str(problem)
        else:
            log.error("something failed at table %s", self.head.id, exc_info=problem)
            words = "This table is being loaded again: nothing that was confirmed is lost."
        self.restart(words)

    def restart(self, words: str) -> None:
        """What is stored counts: whoever is here comes back to it."""
        self._lose()
        for listener in self.watchers:
            self.tell(listener, Goodbye(retry=500, words=words))
        self.hub.failed(self)

    # Writing

    async def write(
        self, *deeds: Deed, request: str = "", config: Config | None = None, touch: bool = True
    ) -> None:
        """Store what is to happen; it has happened when this returns, and not before.

        The request is remembered with the first deed. Without `touch` the table does not look as
        if somebody had been there.
        """
        if self.course.stage == "damaged":
            raise Refused("This table is damaged: nothing more can happen at it.")
        at = self.hub.now()
        number = self.head.lines
        course = self.course.successor()
        changed: dict[str, Any] = {}
        if config is not None:
            course.config = config
            changed = {"config": config.pack(), "people": config.people}
        lines: list[Line] = []
        for deed in deeds:
            number += 1
            stored = course.happen(deed, request, at)
            lines.append(Line(number=number, deed=stored, request=request, at=at))
            request = ""
        rules = self.head.rules if course.diverged else course.game.version
        head = msgspec.structs.replace(
            self.head, stage=course.stage, rules=rules, lines=number,
            touched=at if touch else self.head.touched, asked=tuple(course.unanswered()), **changed,
        )  # fmt: skip
        await self.hub.store.append(head, lines, self.lease)
        self.head, self.course, self.touched = head, course, at
        if course.sitting is not None:
            for telling in self._tellings.values():
                telling.sitting = course.sitting

    def acknowledge(self, listener: Listener, request: str) -> None:
        self.tell(listener, Done(id=request))

    # Telling

    def tell(self, listener: Listener, message: Reply) -> None:
        listener.send(encode(message))

    def telling(self, language: str) -> Telling:
        found = self._tellings.get(language)
        if found is None:
            found = Telling(self.course.playing, self.config.names, language)
            self._tellings[language] = found
        return found

    def update(self, viewer: Viewer, after: int, language: str) -> Update:
        """What happened since event number `after`, and how things stand."""
        course = self.course
        index = bisect_right(course.numbers, after)
        last = course.numbers[index - 1] if index else 0
        telling = self.telling(language)
        now = self.hub.now()
        return Update(
            table=self.head.id,
            viewer=viewer,
            told=telling.told(course.playing.log[index:], viewer, course.numbers[index:]),
            kept=last if last != after else None,
            state=state_shown(course, telling, viewer, now),
            now=now,
        )

    def broadcast(self, only: Seat | None = None) -> None:
        """Tell everybody what is new (`only` one seat, when others may not notice)."""
        if self.course.sitting is not None:
            made: dict[tuple[Viewer, str], bytes] = {}
            for listener, viewers in self.watchers.items():
                for viewer in viewers:
                    if only is not None and viewer != only:
                        continue
                    key = viewer, listener.language
                    if key not in made:
                        made[key] = encode(self.update(viewer, self._known, key[1]))
                    listener.send(made[key])
            if only is None:
                self._known = self.course.last_number
        outline = self._outline()
        if outline != self._frame:
            self._frame = outline
            self.show_table()
        self.attendant.wake()

    def show_table(self) -> None:
        """Chairs, presence and the like, to everybody as it looks to them."""
        present = self.present
        made: dict[str | None, bytes] = {}
        for listener in self.watchers:
            person = listener.person if listener.person in self.head.people else None
            if person not in made:
                shown = table_shown(self.head, self.config, self.course, person, present)
                made[person] = encode(TableChanged(table=shown))
            listener.send(made[person])

    def _outline(self) -> object:
        """What the frame of the page depends on; it is sent again when this changes."""
        course = self.course
        return (
            self.head.stage, course.config, course.away, course.resigned, course.rematch,
            self.present,
        )  # fmt: skip

    # Listening

    def watch(self, listener: Listener, request: Watch) -> None:
        """Follow the table; the client says what it has, and gets the rest."""
        viewers: set[Viewer] = set(request.seats) or {SPECTATOR}
        self.watchers[listener] = viewers
        self.touched = self.hub.now()
        shown = table_shown(
            self.head, self.config, self.course, self._member(listener), self.present
        )
        self.tell(listener, TableChanged(table=shown))
        if self.course.sitting is not None:
            for viewer in sorted(viewers):
                after = request.after.get(viewer, 0)
                if self.course.stage in FINISHED and not after:
                    self.tell(listener, self._whole(viewer, listener.language))
                else:
                    self.tell(listener, self.update(viewer, after, listener.language))
        lines = [chat_shown(chat) for chat in self.course.chat if chat.number > request.chat_after]
        if lines:
            self.tell(listener, ChatLines(table=self.head.id, lines=tuple(lines)))

    def _whole(self, viewer: Viewer, language: str) -> Update:
        """A finished game from its beginning: it is long and stays as it is, so it is encoded
        once for all who look."""
        kept = self._finished.get((viewer, language))
        if kept is None:
            kept = self.update(viewer, 0, language)
            told: Any = msgspec.Raw(encode(kept.told))
            state: Any = msgspec.Raw(encode(kept.state))
            kept = msgspec.structs.replace(kept, told=told, state=state)
            self._finished[viewer, language] = kept
        return msgspec.structs.replace(kept, now=self.hub.now())

    def unwatch(self, listener: Listener) -> None:
        if self.watchers.pop(listener, None) is not None:
            self.touched = self.hub.now()
            if not self.watchers:
                self._tellings.clear()
                self._finished.clear()
            self.broadcast_frame()
            self.attendant.wake()

    def broadcast_frame(self) -> None:
        outline = self._outline()
        if outline != self._frame:
            self._frame = outline
            self.show_table()

    def _member(self, listener: Listener) -> str | None:
        return listener.person if listener.person in self.head.people else None


class LoadedAgain(Refused):
    """Whoever asked had a room that is not used any more."""

    def __init__(self) -> None:
        super().__init__("This table is being loaded again: send this once more.")
